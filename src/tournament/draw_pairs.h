#pragma once

#include <vector>

#include "tournament/draw_parts.h"

namespace spadille::drawing {

/// Pairs that meet others in each round: in one of those by which everybody meets everybody, or,
/// where pairs have come or gone and too many would sit out, whom they have not met.
[[nodiscard]] std::vector<DrawnRound> draw_pairs(const DrawTask& task);

/// The first meets the second and so on; before the first round by chance.
[[nodiscard]] std::vector<DrawnRound> draw_by_standing(const DrawTask& task);

/// How many rounds there are when so many pairs meet each other once.
[[nodiscard]] constexpr int rounds_of_all(int pairs) { return pairs % 2 == 0 ? pairs - 1 : pairs; }

}  // namespace spadille::drawing
