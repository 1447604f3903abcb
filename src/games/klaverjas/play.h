#pragma once

#include "core/trick.h"
#include "games/klaverjas/rules.h"

namespace spadille::klaverjas {

/// What is on the table when somebody must play.
struct Turn {
  Suit trump{};
  Trick trick{};
  std::size_t winning = 0;    ///< the place in the trick of the card that wins it so far
  bool partner_wins = false;  ///< it is the card of this player's partner
  friend bool operator==(const Turn&, const Turn&) = default;
};

/// The turn of whoever plays next on these cards.
[[nodiscard]] Turn turn_on(const Rules& rules, Suit trump, const Trick& trick);

/// Chapter 4 of the rulebook. Some card of a hand always may be played.
[[nodiscard]] Playable playable(const Rules& rules, const Turn& turn, CardSet hand);

/// Whether a card takes the trick from the best one so far (KJ-4.7, KJ-7.19).
[[nodiscard]] bool beats(const Rules& rules, Suit trump, Card card, Card best);

/// Points for the cards of one trick, whoever played them (KJ-5.3, KJ-7.7, KJ-7.8).
[[nodiscard]] int roem(const Rules& rules, Suit trump, CardSet trick);

}  // namespace spadille::klaverjas
