#pragma once

#include <vector>

#include "games/card_play.h"
#include "games/position.h"
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

/// What a game with melds says of them (HasMelds).
struct Melds {
  Member claimed{};            ///< for a trick: which values there are
  std::string_view asked{};    ///< message: whether %1 were claimed
  std::string_view found{};    ///< message: how much there is in a trick
  std::string_view nothing{};  ///< message: there is none in it
};

/// What of this only some games ask, each in its own words.
struct OwnQuestions {
  std::span<const Field<Position>> loners{};  ///< HasLoners
  const Member* decided = nullptr;            ///< HasChoices
  const Melds* melds = nullptr;               ///< HasMelds
};

/// The members of what is asked in one game, in the order they are written: by rank alone only
/// where suits do not matter, and with the calls of that game.
class PlayQuestions {
 public:
  PlayQuestions(const GameTraits& traits, const OwnQuestions& of_game);

  [[nodiscard]] std::span<const Field<Position>> turn() const { return turn_; }
  [[nodiscard]] std::span<const Field<Bidding>> auction() const { return auction_; }
  /// Besides `hands` and `tricks`, which are lists of lists.
  [[nodiscard]] std::span<const Field<CardPlay>> play() const { return play_; }
  [[nodiscard]] std::span<const Field<PlayedTrick>> trick() const { return trick_; }
  /// The cards of one trick, or of one hand, where only they are told.
  [[nodiscard]] const Member& cards_of_trick() const { return trick_[1]; }
  [[nodiscard]] const Member& cards_of_hand() const { return hand_; }

  const OwnQuestions own;

 private:
  std::vector<Field<Position>> turn_{};
  std::vector<Field<Bidding>> auction_{};
  std::vector<Field<CardPlay>> play_{};
  std::vector<Field<PlayedTrick>> trick_{};
  Member hand_{};
};

/// The cards of one hand, as a list of these takes them.
[[nodiscard]] Value hand_told(const CardPlay& play, Seat who);
/// In place of what was told of it. REQUIRES: accepted values.
void tell_hand(CardPlay& play, Seat who, const Value& value);

}  // namespace spadille
