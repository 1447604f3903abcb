#pragma once

#include <vector>

#include "app/desk.h"
#include "app/ruling.h"

namespace spadille {

/// The last rulings of this book on the same kind in the same game, the latest first, at most so
/// many. What was made void, and what stands in a session that was thrown away, sets none.
[[nodiscard]] Expected<std::vector<Precedent>> precedents(Book& book, const Names& names,
                                                          const AnyIncident& like,
                                                          std::size_t most = 5);

}  // namespace spadille
