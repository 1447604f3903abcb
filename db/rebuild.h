#pragma once

#include <functional>
#include <string>

#include "session/salvage.h"

namespace spadille::db {

/// Writes what is left of a wreck into an empty book.
using Fill = std::function<Expected<void>(const Wreck&, Store&)>;

/// Puts what `fill` makes of a damaged book in its place, and among its backups; where the damaged
/// one went. All or nothing. `now`: "2026-11-20T19:30:00Z". REQUIRES: as open_wreck().
[[nodiscard]] Expected<std::string> rebuild(const std::string& named,
                                            const std::function<std::string()>& now,
                                            const Fill& fill);

}  // namespace spadille::db
