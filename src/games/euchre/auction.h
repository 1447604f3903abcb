#pragma once

#include <array>

#include "games/auction.h"
#include "games/euchre/deal.h"

namespace spadille::euchre {

/// What can be said. "order" is also "I assist" and "I pick it up", whoever says it; "give a point"
/// is said instead of naming a suit (EU-7.20).
inline constexpr std::array<std::string_view, 14> kCalls{
    "pass",      "order",       "order alone", "S",       "H",       "D",
    "C",         "S alone",     "H alone",     "D alone", "C alone", "defend alone",
    "take over", "give a point"};
[[nodiscard]] consteval Call operator""_call(const char* name, std::size_t size) {
  return call_named(kCalls, {name, size});
}

/// Chapter 3 of the rulebook: both rounds, who plays alone, and who defends alone. `turn_up` is
/// needed; where it is the joker the dealer's call comes first (EU-7.3).
[[nodiscard]] Auction<Deal> auction(const Rules& rules, const Carry& carry, const Bidding& bidding);

/// The cards of which one is turned up for the auction.
[[nodiscard]] CardSet turned_up_from(const Rules& rules);

/// Whether the turn-up became trumps in the first round; nothing where that cannot be known: the
/// joker's suit is only told by the calls.
[[nodiscard]] std::optional<bool> ordered_up(const Rules& rules, Card turn_up, const Calls& calls,
                                             Suit trump);

/// What may be done with a weak hand before anybody has called (EU-7.19); nothing where the hand is
/// not told, or is none.
[[nodiscard]] Sequels before_calls(const Rules& rules, const Bidding& bidding);

/// Who exchanges and what a lone maker may do then, or who deals next. REQUIRES: the deal of an
/// auction that is over.
[[nodiscard]] Sequels sequels(const Rules& rules, const Carry& carry, const Bidding& bidding,
                              const Deal& deal);

}  // namespace spadille::euchre
