#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/finding.h"
#include "session/event_kind.h"
#include "tournament/tournament.h"

namespace spadille {

/// What the club wants of one or two people.
enum class Wish : std::uint8_t { together, apart, at_table };

/// One thing that happened to a tournament. People by id.
struct TournamentEvent {
  EventKind kind = EventKind::note;
  Seq of = 0;   ///< that a void, an agreement or an answer is about; of an answer 0: no call
  Plan plan{};  ///< of an opening, in full
  std::string rules{};  ///< of an opening: spadille/rules; empty: as the game is usually played
  int round = 0;        ///< that it is about, or from which on
  int table = 0;
  Absence absence = Absence::none;
  std::vector<std::string> people{};  ///< of a roster, a wish, an award, a penalty; who sits out of
                                      ///< a draw; who tells, agrees or calls, where that is known
  Wish wish = Wish::together;
  bool off = false;                                ///< the wish is taken back
  std::vector<std::vector<std::string>> tables{};  ///< of a draw, from table 1 on
  int group = 0;         ///< of a draw: the first round that was drawn at once with this one
  bool by_hand = false;  ///< of a draw
  ToldBy source = ToldBy::paper;
  Figures figures{};        ///< of a result
  std::int64_t points = 0;  ///< of an award, or a penalty
  std::string session{};    ///< of a table that has begun: its UUID
  std::string begins{};     ///< of a clock: "2026-11-20T19:30:00Z"
  int minutes = 0;          ///< of a clock; 0: it is stopped
  int last_call = 0;        ///< of a clock: minutes before its end
  std::string clause{};     ///< of an answer: "KJ-8.3"; empty: none
  std::string text{};
  bool joined = false;  ///< written down at once with the one before it: undo takes back both
  friend bool operator==(const TournamentEvent&, const TournamentEvent&) = default;
};

/// Whether a session says that it comes to no result any more: one of its deals was taken back, or
/// it was thrown away.
[[nodiscard]] inline bool withdraws(const TournamentEvent& event) {
  return event.kind == EventKind::result_told && event.source == ToldBy::session &&
         event.figures == Figures{};
}

/// A tournament as it was written down.
struct TournamentLog {
  std::vector<TournamentEvent> events{};
  friend bool operator==(const TournamentLog&, const TournamentLog&) = default;
};

/// A log while it grows, with what it comes to: each event is checked against that, and not against
/// all before it anew.
class GrowingTournament {
 public:
  GrowingTournament() = default;
  /// Goes on from what is known to fit together.
  explicit GrowingTournament(TournamentLog log);

  /// The event, where it can be; otherwise what is wrong with it, each with its place.
  [[nodiscard]] Findings add(TournamentEvent event);
  [[nodiscard]] const TournamentLog& log() const { return log_; }
  [[nodiscard]] const Tournament& now() const { return now_; }

 private:
  TournamentLog log_{};
  Tournament now_{};
  std::map<std::string, Entrant> places_{};  ///< of ids on the roster
};

/// Which events are in force: a void that is void itself has no effect. By place in the log.
[[nodiscard]] std::vector<bool> in_force(std::span<const TournamentEvent> log);

/// What the log comes to. What cannot be so any more (a result of a table that was drawn anew
/// since) is left out.
[[nodiscard]] Tournament tournament(const TournamentLog& log);

/// The rules that are in force: spadille/rules, or empty.
[[nodiscard]] std::string rules_of(const TournamentLog& log);

/// Whether one more event can be: what is wrong with it, each with its place. Where something was
/// lost before it, a draw may seat others than the roster has; what is lost since it was closed may
/// have opened it again.
[[nodiscard]] Findings check(const TournamentLog& log, const TournamentEvent& event);
/// The same of a log that is known to come to this.
[[nodiscard]] Findings check(const TournamentLog& log, const Tournament& now,
                             const TournamentEvent& event);

/// The same as one thing, which undo takes back at once.
[[nodiscard]] std::vector<TournamentEvent> at_once(std::vector<TournamentEvent> events);

/// What undo takes back, the latest first: a draw of several rounds is one thing, and so is all
/// that was written down at once. Empty: nothing.
[[nodiscard]] std::vector<Seq> undone_next(const TournamentLog& log);
/// The same of redo: what was taken back last.
[[nodiscard]] std::vector<Seq> redone_next(const TournamentLog& log);

}  // namespace spadille
