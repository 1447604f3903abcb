#pragma once

#include "games/position.h"
#include "games/quadrille/deal.h"

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

/// Who takes part, from the first leader on, and with which cards. Dealer: as in the carry.
[[nodiscard]] Lineup lineup(const Rules& rules, const Carry& carry, const Position& position);

// The same for the referee, who asks all games alike. REQUIRES: a trump suit, where the game has
// one.
[[nodiscard]] Playable playable(const Rules& rules, const Lineup& lineup, const Trick& trick,
                                CardSet hand);
/// What of a trick decides how it may be gone on with: tricks of as many cards with the same number
/// are alike for all who play on them. REQUIRES: a card at least.
[[nodiscard]] std::uint32_t demand(const Rules& rules, const Lineup& lineup, const Trick& trick);
/// REQUIRES: a card at least.
[[nodiscard]] std::size_t winning_place(const Rules& rules, const Lineup& lineup,
                                        const Trick& trick);
[[nodiscard]] inline Worth worth(const Rules&, const Lineup&, const Trick&) { return {}; }

}  // namespace spadille::quadrille
