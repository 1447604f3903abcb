#pragma once

#include <vector>

#include "tournament/draw_parts.h"

/// Which of the tables have three people: wishes are kept if they can be (EV-2.10, EV-2.11).
namespace spadille::drawing {

/// Tables from 0, the last first; those for which somebody wishes who is there come last.
[[nodiscard]] std::vector<int> unwished_first(const DrawTask& task,
                                              const std::vector<Entrant>& there, int tables);

/// The same sizes by number of the table: three at those that come first in an order, or at others
/// if then more of those who play can be where they want to be.
[[nodiscard]] std::vector<int> numbered(const DrawTask& task, const std::vector<Entrant>& playing,
                                        std::vector<int> sizes, std::vector<int> order);

}  // namespace spadille::drawing
