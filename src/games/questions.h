#pragma once

#include "core/card_play.h"
#include "core/position.h"
#include "games/tables.h"

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

}  // namespace spadille
