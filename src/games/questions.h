#pragma once

#include "core/card_play.h"
#include "core/position.h"
#include "games/tables.h"
#include "games/traits.h"

namespace spadille {

/// What the referee can be asked, the same in every game: a moment of the play, an auction, or all
/// the tricks of a deal.
struct Asked {
  Position turn{};
  Bidding auction{};
  CardPlay play{};
  friend bool operator==(const Asked&, const Asked&) = default;
};

/// The members of these, in the order they are written.
[[nodiscard]] std::span<const Field<Position>> turn_fields();
[[nodiscard]] std::span<const Field<Bidding>> auction_fields();
/// Besides `hands` and `tricks`, which are lists of lists.
[[nodiscard]] std::span<const Field<CardPlay>> play_fields();
[[nodiscard]] std::span<const Field<PlayedTrick>> trick_fields();

/// The cards of one trick, or of one hand, where only they are told.
[[nodiscard]] const Member& cards_of_trick();
[[nodiscard]] const Member& cards_of_hand();

/// The cards of one hand, as a list of these takes them.
[[nodiscard]] Value hand_told(const CardPlay& play, Seat who);
/// In place of what was told of it. REQUIRES: accepted values.
void tell_hand(CardPlay& play, Seat who, const Value& value);

/// A member of a question as a game takes it: by rank alone only where suits do not matter, and
/// with the calls of that game.
[[nodiscard]] Member as_asked(const GameTraits& traits, const Member& member);

}  // namespace spadille
