#pragma once

#include <span>
#include <vector>

#include "core/ledger.h"

namespace spadille {

/// Counters that go from hand to hand.
struct Transfer {
  Account from{};
  Account to{};
  int amount = 0;  ///< at least 1
  friend bool operator==(const Transfer&, const Transfer&) = default;
};

/// The fewest transfers that bring everyone what is his; among more than 12 accounts perhaps some
/// more, but fewer than accounts. `due`: what each has to receive (negative: to pay). REQUIRES:
/// each account once, amounts that add up to 0.
[[nodiscard]] std::vector<Transfer> fewest_transfers(std::span<const Posting> due);

/// How the counters of one deal change hands, all lines together; nothing where points are written
/// down instead.
[[nodiscard]] std::vector<Transfer> hand_overs(const ScoreSheet& sheet);

}  // namespace spadille
