#include "db/club/club.h"

#include <memory>

#include "db/club/address.h"
#include "db/club/asking.h"
#include "db/club/line.h"
#include "db/club/sending.h"
#include "db/club/trouble.h"

namespace spadille::db {

Collector club_over(ClubLine& line) {
  return {.ask =
              [&line](const ClubQuestion& question) {
                return with_club<ClubAnswer>([&] { return ask_club(line, question); });
              },
          .send =
              [&line](const ClubParcel& parcel) {
                return with_club<void>([&] { return send_to_club(line, parcel); });
              }};
}

Expected<Collector> open_club(const std::string& address) {
  if (auto fault = fault_of_address(address)) return tl::unexpected(*fault);
  return with_club<Collector>([&]() -> Expected<Collector> {
    const auto line = std::make_shared<ClubLine>(address);
    const Collector over = club_over(*line);
    return Collector{
        .ask = [line, over](const ClubQuestion& question) { return over.ask(question); },
        .send = [line, over](const ClubParcel& parcel) { return over.send(parcel); }};
  });
}

}  // namespace spadille::db
