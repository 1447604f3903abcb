#pragma once

#include <QVariantList>

#include "games/any_functions.h"
#include "ui/table/show/speaker.h"

// How an evening began on paper, besides its totals and who dealt: the members of the game's
// `before`, and the games of the evening that were over.
namespace spadille::table {

/// One a member that these rules have: key, label, kind ("number", "numbers" or "people"), and
/// items (name, value, chosen): one, or one a seat.
[[nodiscard]] QVariantList before_shown(const AnyRules& rules, const AnyCarry& before,
                                        const SeatNames& names, const Speaker& speaker);

/// A number of a member; what it cannot be is left out.
void put_number(AnyCarry& before, std::string_view key, std::size_t item, int number);
/// Somebody more, or less.
void toggle_person(AnyCarry& before, std::string_view key, int who);

/// One a game that is over: totals (name, total, one an account) and people (name, won).
[[nodiscard]] QVariantList games_shown(const AnyCarry& before, const SeatNames& names,
                                       const Speaker& speaker);
/// Where the game is there, and the account.
void put_total(AnyCarry& before, std::size_t game, std::size_t account, int total);
void toggle_winner(AnyCarry& before, std::size_t game, Seat who);
/// One more game, at the totals a game begins with; or without the last one.
void add_game(AnyCarry& before);
void drop_game(AnyCarry& before);

}  // namespace spadille::table
