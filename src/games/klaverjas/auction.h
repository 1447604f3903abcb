#pragma once

#include <array>

#include "games/auction.h"
#include "games/klaverjas/deal.h"

namespace spadille::klaverjas {

/// What can be said; "play" is in the suit of the card turned up (KJ-7.1).
inline constexpr std::array<std::string_view, 6> kCalls{"pass", "S", "H", "D", "C", "play"};
[[nodiscard]] consteval Call operator""_call(const char* name, std::size_t size) {
  return call_named(kCalls, {name, size});
}

/// Chapter 3 of the rulebook: who may name trumps, or who has made them. With a second pack
/// `turn_up` is its first card, and `next_card` the one that follows where all pass.
[[nodiscard]] Auction<Deal> auction(const Rules& rules, const Carry& carry, const Bidding& bidding);

/// Whether a card of a second pack is turned up (KJ-7.1).
[[nodiscard]] bool has_second_pack(const Rules& rules);

/// The cards of which one is turned up for the auction: any second pack will do; else none.
[[nodiscard]] CardSet turned_up_from(const Rules& rules);

/// Who deals next where nobody made trumps. REQUIRES: the deal of an auction that is over.
[[nodiscard]] Sequels sequels(const Rules& rules, const Carry& carry, const Bidding& bidding,
                              const Deal& deal);

}  // namespace spadille::klaverjas
