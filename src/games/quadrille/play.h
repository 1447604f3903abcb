#pragma once

#include "core/trick.h"
#include "games/quadrille/rules.h"

namespace spadille::quadrille {

/// What is on the table when somebody must play.
struct Turn {
  Suit trump{};
  Trick trick{};
  friend bool operator==(const Turn&, const Turn&) = default;
};

/// Chapter 4 of the rulebook. Some card of a hand always may be played.
[[nodiscard]] Playable playable(const Turn& turn, CardSet hand);

/// The forty cards (QU-1.2).
[[nodiscard]] CardSet pack();

/// All trumps: the suit and both black aces (QU-1.4).
[[nodiscard]] CardSet trumps(Suit trump);

/// Spadille, Manille and Basta (QU-1.5).
[[nodiscard]] CardSet matadors(Suit trump);

/// Whether a card takes the trick from the best one so far (QU-4.4).
[[nodiscard]] bool beats(Suit trump, Card card, Card best);

}  // namespace spadille::quadrille
