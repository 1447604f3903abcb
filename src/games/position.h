#pragma once

#include <algorithm>
#include <optional>

#include "core/trick.h"

namespace spadille {

/// Who plays without his partner, in a game where somebody can (HasLoners).
struct Loners {
  std::optional<Seat> maker{};     ///< of the side that made trumps
  std::optional<Seat> defender{};  ///< of the other
  [[nodiscard]] constexpr bool any() const { return maker || defender; }
  friend bool operator==(const Loners&, const Loners&) = default;
};

/// One moment of the play, as people tell it: what lies on the table, and what is known of the
/// hand of whoever is to play, or has just played `card`.
struct Position {
  std::optional<Suit> trump{};
  Loners loners{};
  std::optional<Seat> leader{};  ///< of this trick
  Trick trick{};                 ///< before `card`
  CardSet hand{};                ///< the whole hand with `card`; empty where it is unknown
  Ranks more_of_hand{};          ///< cards of it of which only the rank was told
  CardSet seen{};                ///< some cards of a hand that is not known whole
  Ranks more_seen{};             ///< the same, by rank
  std::optional<Card> card{};    ///< that is asked about
  friend bool operator==(const Position&, const Position&) = default;
};

/// What of a deal matters for its play.
struct Lineup {
  std::optional<Suit> trump{};           ///< nothing in a game without trumps
  InlineVec<Seat, kMaxSeats> players{};  ///< who takes part, in turn, from the first leader on
  int tricks = 0;                        ///< of a whole deal: cards of a hand
  CardSet pack{};
  RuleId first_lead{};  ///< the clause that says who leads to the first trick
  friend bool operator==(const Lineup&, const Lineup&) = default;
};

/// The player `steps` after another in turn. REQUIRES: he takes part.
[[nodiscard]] constexpr Seat in_turn(const Lineup& lineup, Seat from, std::size_t steps) {
  const auto found = std::find(lineup.players.begin(), lineup.players.end(), from);
  const auto place = static_cast<std::size_t>(found - lineup.players.begin());
  return lineup.players[(place + steps) % lineup.players.size()];
}
[[nodiscard]] constexpr bool takes_part(const Lineup& lineup, Seat who) {
  return std::find(lineup.players.begin(), lineup.players.end(), who) != lineup.players.end();
}

/// What one trick is worth besides being a trick; points.
struct Worth {
  int cards = 0;
  int melds = 0;
  friend bool operator==(const Worth&, const Worth&) = default;
};

}  // namespace spadille
