#include "db/club/club.h"

#include <memory>

#include "db/club/address.h"
#include "db/club/asking.h"
#include "db/club/sending.h"
#include "db/club/server.h"
#include "db/club/trouble.h"

namespace spadille::db {

Collector club_over(ClubServer& server) {
  return {.ask =
              [&server](const ClubQuestion& question) {
                return with_club<ClubAnswer>([&] { return ask_club(server, question); });
              },
          .send =
              [&server](const ClubParcel& parcel) {
                return with_club<void>([&] { return send_to_club(server, parcel); });
              }};
}

Expected<Collector> open_club(const std::string& address) {
  if (auto fault = fault_of_address(address)) return tl::unexpected(*fault);
  return with_club<Collector>([&]() -> Expected<Collector> {
    const auto server = std::make_shared<ClubServer>(address);
    const Collector over = club_over(*server);
    return Collector{
        .ask = [server, over](const ClubQuestion& question) { return over.ask(question); },
        .send = [server, over](const ClubParcel& parcel) { return over.send(parcel); }};
  });
}

}  // namespace spadille::db
