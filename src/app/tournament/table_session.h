#pragma once

#include "app/record/desk.h"
#include "app/tournament/tournament_desk.h"

namespace spadille {

/// Opens the session of a table in a round: its people, the rules of the tournament, a title that
/// says where.
[[nodiscard]] Outcome<Desk> play_at_table(Book& book, const TournamentDesk& tournament, int round,
                                          int table);

/// What a session comes to as the result of a table: points, and what the game counts of roem and
/// pits. The session has to be of the people who sit there, in their places.
[[nodiscard]] Outcome<Figures> figures_of_session(Book& book, const TournamentDesk& tournament,
                                                  SessionId session, int round, int table);

}  // namespace spadille
