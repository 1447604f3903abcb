#pragma once

#include "core/trick.h"
#include "games/euchre/rules.h"

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

/// Who takes part in the play: not the partner of somebody who plays alone (EU-3.5, EU-3.6).
[[nodiscard]] SeatSet players(std::optional<Seat> alone, std::optional<Seat> lone_defender);

/// Who leads to the first trick (EU-4.1, EU-4.5, EU-7.6).
[[nodiscard]] Seat first_leader(const Rules& rules, Seat dealer, std::optional<Seat> alone,
                                std::optional<Seat> lone_defender);

}  // namespace spadille::euchre
