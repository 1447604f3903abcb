#pragma once

#include <array>

#include "core/trick.h"
#include "games/auction.h"
#include "games/quadrille/deal.h"

namespace spadille::quadrille {

/// What can be said: the bids from weak to strong.
inline constexpr std::array<std::string_view, 4> kCalls{"pass", "alliance", "solo", "vole"};
[[nodiscard]] consteval Call operator""_call(const char* name, std::size_t size) {
  return call_named(kCalls, {name, size});
}

/// Chapter 3 of the rulebook: who may bid what, or the contract and the ombre. After four passes
/// the contract is forced spadille, and only the cards tell who the ombre is. Dealer: as in the
/// carry.
[[nodiscard]] Auction<Deal> auction(const Rules& rules, const Carry& carry, const Bidding& bidding);

/// The cards that the ombre of an alliance may call, and the clause that leaves him these; none
/// where he has to play alone (QU-3.7, QU-3.8, QU-7.11, QU-7.12).
[[nodiscard]] Playable callable(const Rules& rules, Suit trump, CardSet hand);

/// No card is turned up.
[[nodiscard]] inline CardSet turned_up_from(const Rules&) { return {}; }

/// Who has to play where everybody passed. REQUIRES: the deal of an auction that is over.
[[nodiscard]] Sequels sequels(const Rules& rules, const Carry& carry, const Bidding& bidding,
                              const Deal& deal);

}  // namespace spadille::quadrille
