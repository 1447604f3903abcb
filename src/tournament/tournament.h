#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tournament/plan.h"

namespace spadille {

/// Somebody of the roster, by his place in it, from 0.
using Entrant = int;

/// From a round on somebody plays, or does not.
struct Presence {
  int from = 1;
  Absence absence = Absence::none;
  friend bool operator==(const Presence&, const Presence&) = default;
};

/// A line of the roster. Before the first word about somebody he is late.
struct RosterLine {
  std::string id{};  ///< of the people of a book
  std::vector<Presence>
      presences{};  ///< in the order they were told: the last that has begun holds
  friend bool operator==(const RosterLine&, const RosterLine&) = default;
};

/// Where the people of one table sit. With partners 0 and 2 play against 1 and 3; three play each
/// for himself, or as their game has it.
struct DrawnTable {
  int table = 1;  ///< its number in the room
  std::vector<Entrant> seats{};
  friend bool operator==(const DrawnTable&, const DrawnTable&) = default;
};

/// Who sits where in one round, and who sits out though he is there.
struct DrawnRound {
  std::vector<DrawnTable> tables{};  ///< in the order of their numbers
  std::vector<Entrant> out{};        ///< in the order of the roster
  friend bool operator==(const DrawnRound&, const DrawnRound&) = default;
};

/// What the club wants beside the method (EV-2).
struct Wishes {
  std::vector<std::pair<Entrant, Entrant>> together{};  ///< partners in every round
  std::vector<std::pair<Entrant, Entrant>> apart{};     ///< never at one table
  std::vector<std::pair<Entrant, int>> at_table{};      ///< always at this one
  friend bool operator==(const Wishes&, const Wishes&) = default;
};

/// What a table says of a round: one figure a side where partners play, otherwise one a seat.
struct Figures {
  std::vector<std::int64_t> points{};
  std::vector<std::int64_t> roem{};  ///< nobody where nothing was told of it
  std::vector<std::int64_t> pits{};
  int deals = 0;  ///< 0: as planned
  friend bool operator==(const Figures&, const Figures&) = default;
};

/// Who tells a result: two that differ are named until one of them is settled on (EV-3).
enum class ToldBy : std::uint8_t { paper, session, phone, file, director };

struct ToldResult {
  ToldBy source = ToldBy::paper;
  Figures figures{};
  int entry = 0;                  ///< of the log
  Entrant by = -1;                ///< who told it on his phone; −1: nobody said
  std::vector<Entrant> agreed{};  ///< who of the table says that it is right (EV-3.3)
  friend bool operator==(const ToldResult&, const ToldResult&) = default;
};

/// The result of a table in one round: what each source told last, in the order of the log. What
/// the director tells counts alone.
struct TableResult {
  int round = 1;
  int table = 1;
  std::vector<ToldResult> told{};
  friend bool operator==(const TableResult&, const TableResult&) = default;
};

/// The session in which a table keeps its round deal by deal (EV-3.4).
struct TableSession {
  int round = 1;
  int table = 1;
  std::string session{};  ///< a UUID
  friend bool operator==(const TableSession&, const TableSession&) = default;
};

/// The time that a round has (EV-9.1).
struct RoundClock {
  int round = 1;
  std::string begins{};  ///< "2026-11-20T19:30:00Z"
  int minutes = 0;       ///< at least 1
  int last_call = 0;     ///< minutes before its end
  friend bool operator==(const RoundClock&, const RoundClock&) = default;
};

/// A table has called the referee of the room (EV-9.2).
struct TableCall {
  int round = 1;
  int table = 1;
  Entrant by = -1;  ///< −1: nobody said
  std::string text{};
  int entry = 0;   ///< of the log
  int answer = 0;  ///< the entry that answers it; 0: it waits
  friend bool operator==(const TableCall&, const TableCall&) = default;
};

/// What the referee of the room ruled at a table (EV-9.3).
struct RoomRuling {
  int round = 1;
  int table = 1;
  std::string text{};
  std::string clause{};           ///< "KJ-8.3"; empty: none
  std::vector<Entrant> people{};  ///< who has the penalty
  std::int64_t points = 0;        ///< of the penalty, for each; 0: none
  int entry = 0;                  ///< of the log
  friend bool operator==(const RoomRuling&, const RoomRuling&) = default;
};

/// Points for or against one person in a round, by the director (EV-4).
struct Award {
  int round = 1;
  Entrant who = 0;
  std::int64_t points = 0;  ///< on top of what the round brings him
  std::string why{};
  friend bool operator==(const Award&, const Award&) = default;
};

/// A tournament as far as it is played.
struct Tournament {
  Plan plan{};
  std::vector<RosterLine> roster{};
  Wishes wishes{};
  std::vector<DrawnRound> rounds{};  ///< as far as they are drawn
  std::vector<TableResult> results{};
  std::vector<Award> awards{};  ///< penalties of rulings among them
  std::vector<TableSession> sessions{};
  std::vector<RoundClock> clocks{};  ///< one a round at most
  std::vector<TableCall> calls{};
  std::vector<RoomRuling> rulings{};
  bool closed = false;     ///< nothing more is written down
  bool discarded = false;  ///< thrown away, and closed with that
  friend bool operator==(const Tournament&, const Tournament&) = default;
};

/// Why somebody does not play in a round, as far as the roster says.
[[nodiscard]] Absence absence(const RosterLine& entry, int round);

/// Why somebody who has no place in a round that has begun does not play in it: who came, or came
/// back, after it was drawn is still away from it, for the reason that he was away before (EV-4.1).
[[nodiscard]] Absence reason_away(const RosterLine& entry, int round);

/// Why somebody does not play in a round: as the roster says, and reason_away() in one that has
/// begun without a place for him.
[[nodiscard]] Absence absence(const Tournament& tournament, Entrant who, int round);

/// Who is there in a round, in the order of the roster.
[[nodiscard]] std::vector<Entrant> present(const Tournament& tournament, int round);

/// A round that is drawn. REQUIRES: 1 … as many as are.
[[nodiscard]] inline const DrawnRound& round_of(const Tournament& tournament, int round) {
  return tournament.rounds[static_cast<std::size_t>(round) - 1];
}

/// The id of somebody on the roster.
[[nodiscard]] inline const std::string& id_of(const Tournament& tournament, Entrant who) {
  return tournament.roster[static_cast<std::size_t>(who)].id;
}

/// A table of a round; nothing where it was not drawn.
[[nodiscard]] const DrawnTable* table_of(const Tournament& tournament, int round, int table);

/// What counts of a table's round: what all tell alike, or what the director told; nothing where
/// nobody has told anything or two tell it differently. Roem, pits and deals that only one tells
/// count (EV-3.2).
[[nodiscard]] std::optional<Figures> settled(const TableResult& result);

/// Figures by which the director settles it, with what he leaves out as it was told: roem, pits and
/// deals by himself before, or by all alike who told them.
[[nodiscard]] Figures settling(const TableResult& result, Figures figures);

/// The result of a table in a round; nothing where nobody has told one.
[[nodiscard]] const TableResult* result_of(const Tournament& tournament, int round, int table);

/// The session of a table in a round; nothing where it keeps none.
[[nodiscard]] const TableSession* session_at(const Tournament& tournament, int round, int table);

/// The clock of a round; nothing where it has none, or it was stopped.
[[nodiscard]] const RoundClock* clock_of(const Tournament& tournament, int round);

/// The call that a ruling answers; nothing where nobody had called.
[[nodiscard]] const TableCall* call_ruled_on(const Tournament& tournament,
                                             const RoomRuling& ruling);

/// What was asked, where somebody had called, and what was ruled: "a revoke in deal 9 – it stands".
[[nodiscard]] std::string asked_and_ruled(const Tournament& tournament, const RoomRuling& ruling);

/// How many rounds have begun: the last of which a result is there, or that a table keeps deal by
/// deal. Their draw stands.
[[nodiscard]] int rounds_begun(const Tournament& tournament);

/// How many figures a table tells: one a side where partners play at a table of four, otherwise one
/// a seat.
[[nodiscard]] std::size_t figures_at(const Plan& plan, const DrawnTable& table);

/// The figure of a seat: that of its side where partners play at a table of four.
[[nodiscard]] int place_of(const Plan& plan, const DrawnTable& table, int seat);

}  // namespace spadille
