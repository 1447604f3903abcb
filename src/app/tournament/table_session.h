#pragma once

#include <array>
#include <string_view>

#include "app/record/desk.h"
#include "app/tournament/room.h"

namespace spadille {

/// Opens the session of a table in a round: its people, the rules of the tournament, a title that
/// says where; and writes down that it is that table's. Errors: where the table has one.
[[nodiscard]] Outcome<Desk> play_at_table(Book& book, TournamentDesk& tournament, int round,
                                          int table);

/// What a session comes to as the result of a table: points, and what the game counts of roem and
/// pits. The session has to be of the people who sit there, in their places.
[[nodiscard]] Outcome<Figures> figures_of_session(Book& book, const TournamentDesk& tournament,
                                                  SessionId session, int round, int table);

/// How far a table is that keeps its round deal by deal.
struct TablePlay {
  int round = 1;
  int table = 1;
  SessionId session = 0;        ///< 0: this book does not have it
  int events = 0;               ///< that the session has: what stands here follows from them
  int deals = 0;                ///< recorded
  std::vector<int> disputed{};  ///< numbers of the deals whose dispute is open; 0: the evening
  int rulings = 0;              ///< that were given in it
  bool over = false;            ///< the round's game has ended, or the session was closed
  bool discarded = false;       ///< the session was thrown away
  Figures figures{};            ///< what it comes to so far
};

/// All of a round (0: of every one) that do, in the order of their tables. `before`: what was found
/// last; a session that nobody has written in since is not read again.
[[nodiscard]] Outcome<std::vector<TablePlay>> plays(Book& book, const TournamentDesk& tournament,
                                                    int round,
                                                    const std::vector<TablePlay>& before = {});

/// What sessions that are over come to, where the tournament does not say so yet, nor was told that
/// and had it taken back; that they come to nothing any more where a deal was taken back since; and
/// that a session which was thrown away is no table's: to be written down.
[[nodiscard]] std::vector<TournamentEvent> results_due(const TournamentDesk& tournament,
                                                       const std::vector<TablePlay>& plays);

/// How far all tables are, with what is due written down. Where somebody else has written
/// meanwhile, he has told it as well, or it is told next time. Of an event that is closed nothing
/// is written.
[[nodiscard]] Outcome<std::vector<TablePlay>> brought_up_to_date(
    Book& book, TournamentDesk& tournament, const std::vector<TablePlay>& before = {});

/// Writes what is due down of one session, by its UUID; one that was got back is its table's again.
/// Nothing of an event that is closed. Errors: of the book; `conflict` where somebody else wrote
/// first.
[[nodiscard]] Outcome<void> tell_of_session(Book& book, TournamentDesk& desk,
                                            const std::string& session);
/// The same at the event whose table keeps it, where there is one that goes on.
[[nodiscard]] Outcome<void> tell_of_session(Book& book, const std::string& session);

/// That disputes are open at tables.
[[nodiscard]] std::vector<RoomMatter> disputes(const std::vector<TablePlay>& plays);

}  // namespace spadille
