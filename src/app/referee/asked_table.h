#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/people/names.h"
#include "app/record/place.h"
#include "app/views.h"
#include "codec/document.h"
#include "games/position.h"

namespace spadille {

/// A table to ask about: these rules, these players if they are named.
/// REQUIRES: rules of a game that there is.
[[nodiscard]] Evening table_by(const RulesView& rules, const std::vector<std::string>& players);
/// The table at a place of a session.
[[nodiscard]] Evening table_at(const Place& place);
/// The table of a session as it stands now.
[[nodiscard]] Evening table_by(const Desk& desk, const Names& names);

/// The table as it was when a deal of the session began, and that deal, unless a ruling ended it.
/// REQUIRES: there is one of this number.
[[nodiscard]] Evening table_before(const Desk& desk, const Names& names, int number);

/// Which game is played at it.
[[nodiscard]] std::string_view game_of(const Evening& table);
/// The session that begins at a table.
[[nodiscard]] Session session_at(const Evening& table);
/// The table with one deal, of the same game.
[[nodiscard]] Evening with_deal(Evening table, const AnyDeal& deal);

/// What the questions at a table are about.
struct TableTraits {
  std::string_view game{};
  bool suits = true;          ///< they matter; otherwise cards are told and shown by rank
  bool trumps = false;        ///< the game has trumps
  bool auction = false;       ///< something is called before the play
  std::string_view loners{};  ///< message: who plays alone; nothing where nobody can
  SeatNames names{};
  CardSet pack{};
  CardSet turned_up_from{};              ///< for the auction; empty: no card is turned up
  InlineVec<Seat, kMaxSeats> players{};  ///< in turn, from the first leader on
};
/// REQUIRES: rules and beginning passed check().
[[nodiscard]] TableTraits traits_of(const Evening& table, const Position& turn = {});

}  // namespace spadille
