#include "db/safekeeping.h"

#include <utility>

#include "db/backup.h"
#include "db/reserve.h"

namespace spadille::db {
namespace {

constexpr std::uintmax_t kLittleSpace = std::uintmax_t{2} << 20U;  ///< bytes

bool has_events(Database& database) {
  return database.sql()
             .execAndGet("SELECT count(*) FROM (SELECT 1 FROM session LIMIT 1)")
             .getInt() > 0;
}

Expected<void> backed_up(Database& database) {
  if (!has_events(database)) return {};
  return db::back_up(database);
}

}  // namespace

Expected<void> Safekeeping::before_writing() {
  if (!database_.is_file() || database_.banner() || database_.writing()) return {};
  const std::string day = database_.now().substr(0, 10);
  if (std::exchange(safe_on_, day) == day) return {};
  if (free_bytes(database_.path()) > kLittleSpace) keep_reserve(database_.path());
  if (!has_events(database_)) return {};
  auto kept = back_up_of_the_day(database_);
  if (!kept && kept.error().code == Error::Code::damaged) return kept;
  return {};
}

Expected<void> Safekeeping::back_up() {
  if (!database_.is_file()) return {};
  if (!database_.writing()) return backed_up(database_);
  // Whoever only reads sees the book as it was before a transaction that is not finished.
  const auto before = Database::open({.path = database_.path(),
                                      .now = [this] { return database_.now(); },
                                      .create = false,
                                      .read_only = true});
  if (!before) return tl::unexpected(before.error());
  return backed_up(**before);
}

}  // namespace spadille::db
