#pragma once

#include <optional>
#include <vector>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "app/referee/ruling.h"

namespace spadille {

/// The last rulings of this book on the same kind in the same game, the latest first, at most so
/// many. What was made void, and what stands in a session that was thrown away, sets none.
[[nodiscard]] Expected<std::vector<Precedent>> precedents(Book& book, const Names& names,
                                                          const AnyIncident& like,
                                                          std::size_t most = 5);

/// The number of the deal that a ruling (`seq`) is about, as sheets count them; 0 where it is about
/// none, or about one that is not there yet.
[[nodiscard]] int deal_of_ruling(const History& history, const Event& ruling, Seq seq);

/// A warning where a ruling on the same fault of the same player stands on this deal already
/// (`of`), or was given on the deal in play (0), also where it has ended it.
[[nodiscard]] std::optional<Finding> posted_already(const Desk& desk, Seq of,
                                                    const AnyIncident& incident);

}  // namespace spadille
