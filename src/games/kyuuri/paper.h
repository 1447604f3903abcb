#pragma once

#include "games/kyuuri/deal.h"

namespace spadille::kyuuri {

inline constexpr int kMostInADeal = 14;  ///< points of loss: an ace (KY-5.2)
inline constexpr int kSuits = 4;         ///< so many can play the same rank

/// The highest loss of a player who is still in (KY-6.1, KY-7.5).
[[nodiscard]] int most_in(const Rules& rules);

/// Whether a game in which all with the highest rank lose can end with these totals: several may
/// have gone out in the last deal (KY-7.6), and those who tied have played on (KY-7.13).
/// REQUIRES: such rules; an end with one or two left; at most so many are left.
[[nodiscard]] bool can_end(const Rules& rules, const Totals& totals);

}  // namespace spadille::kyuuri
