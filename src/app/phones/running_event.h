#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/people/names.h"
#include "app/tournament/tournament_desk.h"
#include "tournament/ranking.h"

namespace spadille {

/// An event, with what all who ask about it are told alike.
struct RunningEvent {
  TournamentDesk desk{};
  std::vector<RankedLine> ranking{};
  int playing = 1;        ///< the round that is played now
  std::string written{};  ///< when last: "2026-11-20T22:30:00Z"
};

/// The event that runs: the open one that was written in last; where none is open, the one that was
/// closed last, for half a day: everybody looks for his place. It is read again only where somebody
/// has written in it, for a whole room asks at once.
class EventThatRuns {
 public:
  /// Null where none is. Good until it is asked again.
  [[nodiscard]] Outcome<const RunningEvent*> in(Book& book);

 private:
  Outcome<void> look_at(Book& book, const Listed& listed);

  std::optional<RunningEvent> known_{};
};

/// Somebody at an event, under whichever of his entries he stands on its roster.
class Attendee {
 public:
  /// `player`: an id; empty: nobody.
  Attendee(const Tournament& now, const Names& names, const std::string& player);

  [[nodiscard]] bool is_there() const;  ///< on the roster
  [[nodiscard]] bool is(Entrant who) const { return his_[static_cast<std::size_t>(who)]; }
  /// Nothing where he sits at no table of the round.
  [[nodiscard]] const DrawnTable* table_in(int round) const;
  /// His seat at a table, from 0; −1: none.
  [[nodiscard]] int seat_at(const DrawnTable& table) const;
  /// What the roster says of him in a round.
  [[nodiscard]] Absence absence_in(int round) const;
  /// The round that he is shown: the first drawn one behind the last that his table has told; where
  /// he does not play, once it is the one that is played. 0: none is drawn.
  [[nodiscard]] int round_shown(int playing) const;

 private:
  [[nodiscard]] bool has_told(int round) const;

  const Tournament& now_;
  std::vector<bool> his_;  ///< by place in the roster
};

/// The session of his table: that of the round that he is shown, or until that begins of the one
/// before it. 0: his table keeps none, or the book does not have it.
[[nodiscard]] Expected<SessionId> session_of(Book& book, const RunningEvent& event,
                                             const Attendee& who);

/// Whether a session is that of a table, in any round.
[[nodiscard]] bool is_of_table(const TournamentDesk& desk, const std::string& session);

}  // namespace spadille
