#pragma once

#include <vector>

#include "tournament/draw_parts.h"

namespace spadille::drawing {

/// Winners move up, losers down (EV-2.5); the first round by chance.
[[nodiscard]] std::vector<DrawnRound> draw_progressive(const DrawTask& task);

/// All stay at their tables and change partners there (EV-2.8).
[[nodiscard]] std::vector<DrawnRound> draw_own_table(const DrawTask& task);

}  // namespace spadille::drawing
