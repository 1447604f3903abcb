#pragma once

#include "app/record/desk.h"
#include "app/tournament/tournament_desk.h"

namespace spadille {

/// Who sits there, by id, in the order of the seats.
[[nodiscard]] std::vector<std::string> people_at(const Tournament& now, const DrawnTable& table);

/// What a session comes to as the result of a table: points as the table counts them, and what the
/// game counts of roem and pits. Errors: another game, or other people than sit there.
[[nodiscard]] Outcome<Figures> figures_of(Book& book, const TournamentDesk& tournament,
                                          const Desk& desk, const DrawnTable& drawn);

}  // namespace spadille
