#pragma once

#include "games/kyuuri/deal.h"

namespace spadille::kyuuri {

/// Points of loss behind a total as the table writes it (KY-7.1); and the other way round, since
/// counting down is its own mirror.
[[nodiscard]] int loss(const Rules& rules, int balance);

/// Whose total has reached the limit (KY-6.1, KY-7.5).
[[nodiscard]] SeatSet at_limit(const Rules& rules, const BySeat& balances);

/// Who of `among` has lost least. REQUIRES: somebody.
[[nodiscard]] SeatSet lowest(const Rules& rules, const BySeat& balances, SeatSet among);

/// What new totals mean for those still in: who goes out, who comes back, who has won.
struct Fate {
  SeatSet out{};         ///< from the next deal on
  SeatSet returns{};     ///< at the limit for the first time of two lives (KY-7.11)
  int return_loss = 0;   ///< the loss they go on with
  bool all_out = false;  ///< nobody was below the limit: the lowest total decides (KY-7.13)
  SeatSet winners{};     ///< empty while the game goes on
  RuleId won_by{};       ///< KY-6.3, KY-7.2, KY-7.12 or KY-7.13
};

/// `balances`: the totals after the last trick, before anybody returns.
[[nodiscard]] Fate fate(const Rules& rules, const Carry& carry, const BySeat& balances);

}  // namespace spadille::kyuuri
