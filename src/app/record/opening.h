#pragma once

#include "app/record/desk.h"
#include "app/views.h"

namespace spadille {

/// What somebody says who opens a session. People by their names.
struct Opening {
  RulesView rules{};
  std::string title{};
  std::string date{};  ///< today where it is empty
  std::string place{};
  std::vector<std::string> players{};
  std::vector<std::string> waiting{};  ///< who sits out, the next to come in first
  InTurn in_turn = InTurn::never;
  std::string dealer{};            ///< who deals first: a name, a letter or a number
  std::string before{};            ///< how it began on paper: the members of `before` as JSON
  std::optional<Totals> totals{};  ///< the same in short: a total an account
  friend bool operator==(const Opening&, const Opening&) = default;
};

/// What a session of these players begins with where nothing is said.
struct Beginning {
  Accounts accounts{};
  Totals totals{};  ///< one an account
  SeatNames names{};
};
/// REQUIRES: so many can play by these rules.
[[nodiscard]] Beginning fresh_beginning(const RulesView& rules,
                                        const std::vector<std::string>& players);

/// The event that opens the session. Players whom the book does not know are entered, once all else
/// is right.
[[nodiscard]] Outcome<Event> opening_event(Book& book, const Opening& opening);

/// What somebody says who corrects an opening: only what was wrong.
struct OpeningCorrection {
  int from = 0;  ///< the number of the deal it begins to count with; 0: the beginning
  std::optional<RulesView> rules{};
  std::optional<std::string> title{}, date{}, place{};
  std::vector<std::string> players{};
  std::vector<std::string> waiting{};
  std::string dealer{};
  std::string before{};
  std::optional<Totals> totals{};
  std::string why{};
};
/// How an opening that is told differs from how it stands.
[[nodiscard]] OpeningCorrection correction_between(const Opening& stands, const Opening& told,
                                                   int from);
/// REQUIRES: rules of the desk's game.
[[nodiscard]] Outcome<Event> opening_correction(Book& book, const Desk& desk,
                                                const OpeningCorrection& correction);

/// Somebody else sits down. `own_totals`: he plays for himself, not for him who left.
[[nodiscard]] Outcome<Event> seats_event(Book& book, const Desk& desk,
                                         const std::vector<std::string>& players,
                                         const std::vector<std::string>& waiting, bool own_totals);

/// The next session of the same people under the same rules: who would have dealt deals first.
[[nodiscard]] Event same_again(const Desk& desk, const std::string& date);

}  // namespace spadille
