#pragma once

#include "games/klaverjas/deal.h"

namespace spadille::klaverjas {

/// One of those who count for themselves: the makers' side and the others, or three players from
/// the maker to the left.
struct Party {
  Account account{};
  int points = 0;  ///< card points, the last trick's included
  int roem = 0;    ///< claimed
  Marks marks{};   ///< the same trick by trick; empty where it is told as a sum
};

using Parties = InlineVec<Party, 3>;

/// What everybody has before makers and others are compared. REQUIRES: validate() found no error.
[[nodiscard]] Parties count_deal(const Rules& rules, const Carry& carry, const Deal& deal);

/// Cards of the makers' side, where points are told by cards.
[[nodiscard]] CardSet cards_of_makers(const Rules& rules, const Deal& deal);
[[nodiscard]] inline bool told_by_cards(const Deal& deal) {
  return !deal.cards.empty() || !deal.other_cards.empty();
}

/// Tricks of the makers' side, where the deal tells them.
[[nodiscard]] std::optional<int> tricks_of_makers(const Rules& rules, const Deal& deal);

/// 0 for the makers' side, 1 and 2 for the others to the left.
[[nodiscard]] int party_of(const Rules& rules, const Carry& carry, Seat maker, Seat who);

/// Whether the makers won every trick, or none; both have to be told (KJ-7.9, KJ-7.10).
[[nodiscard]] bool is_pit(const Rules& rules, const Deal& deal);
[[nodiscard]] bool is_tegenpit(const Rules& rules, const Deal& deal);
/// Whether it may have been one, for all that is told: a side has all the points, and how many
/// tricks nobody said.
[[nodiscard]] bool may_be_pit(const Rules& rules, const Deal& deal, const Parties& parties);
[[nodiscard]] bool may_be_tegenpit(const Rules& rules, const Deal& deal, const Parties& parties);

}  // namespace spadille::klaverjas
