#pragma once

#include <vector>

#include "tournament/draw_parts.h"

namespace spadille::drawing {

/// One pair of each table stays there, on the seats 0 and 2; the others move on (EV-2.4). With an
/// odd number of pairs who moves on from table 1 sits out first.
[[nodiscard]] std::vector<DrawnRound> draw_moving(const DrawTask& task);

}  // namespace spadille::drawing
