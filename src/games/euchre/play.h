#pragma once

#include "games/euchre/deal.h"
#include "games/position.h"

namespace spadille::euchre {

/// What is on the table when somebody must play.
struct Turn {
  Suit trump{};
  Trick trick{};
  friend bool operator==(const Turn&, const Turn&) = default;
};

/// Chapter 4 of the rulebook. Some card of a hand always may be played.
[[nodiscard]] Playable playable(const Turn& turn, CardSet hand);

/// All trumps: the suit with both bowers, and the joker (EU-1.3, EU-7.2).
[[nodiscard]] CardSet trumps(Suit trump);

/// Whether a card takes the trick from the best one so far (EU-4.3).
[[nodiscard]] bool beats(Suit trump, Card card, Card best);

/// The cards of a pack (EU-7.1).
[[nodiscard]] CardSet pack(const Rules& rules);

/// The card that somebody means: 2♠ is the joker of a pack that has one (EU-7.2).
[[nodiscard]] Card card_meant(const Rules& rules, Card card);

/// Who takes part in the play: not the partner of somebody who plays alone (EU-3.5, EU-3.6).
[[nodiscard]] SeatSet players(const Loners& loners);

/// Who leads to the first trick (EU-4.1, EU-4.5, EU-7.6).
[[nodiscard]] Seat first_leader(const Rules& rules, Seat dealer, const Loners& loners);

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

}  // namespace spadille::euchre
