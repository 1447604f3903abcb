#include "db/club/club.h"

#include <memory>

#include "db/club/address.h"
#include "db/club/asking.h"
#include "db/club/sending.h"
#include "db/club/trouble.h"

namespace spadille::db {

Expected<Collector> open_club(const std::string& address) {
  if (auto fault = fault_of_address(address)) return tl::unexpected(*fault);
  return with_club<Collector>([&]() -> Expected<Collector> {
    const auto connection = std::make_shared<pqxx::connection>(with_manners(address));
    return Collector{
        .ask =
            [connection](const ClubQuestion& question) {
              return with_club<ClubAnswer>([&] { return ask_club(*connection, question); });
            },
        .send =
            [connection](const ClubParcel& parcel) {
              return with_club<void>([&] { return send_to_club(*connection, parcel); });
            }};
  });
}

}  // namespace spadille::db
