#pragma once

#include <functional>
#include <memory>
#include <string>

#include "session/collector.h"
#include "session/store.h"

namespace spadille::db {

/// Brings the lists of a club to what its logs say (app/exchange/syncing.h has it).
/// Returns: how many logs have not been understood to their end.
using CatchUp = std::function<Expected<int>(Store& lists, const Collector& club)>;

/// A club, to be read as books are: its logs, and lists that follow from them. They are brought up
/// to date first; where nothing may be written there (a replica) they are as old as they are, and
/// warnings() says so. Whatever writes is refused afterwards, but for lists that verify mends.
/// Without `catch_up` the store takes logs in, as a book does.
/// Errors: as open_club(); `usage` where the club has no lists yet.
[[nodiscard]] Expected<std::unique_ptr<Store>> open_club_store(const std::string& address,
                                                               const CatchUp& catch_up = {});

}  // namespace spadille::db
