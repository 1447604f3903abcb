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
  int entry = 0;  ///< of the log
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
  std::vector<Award> awards{};
  bool closed = false;
  friend bool operator==(const Tournament&, const Tournament&) = default;
};

/// Why somebody does not play in a round, as far as the roster says.
[[nodiscard]] Absence absence(const RosterLine& entry, int round);

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
/// nobody has told anything or two tell it differently.
[[nodiscard]] std::optional<Figures> settled(const TableResult& result);

/// The result of a table in a round; nothing where nobody has told one.
[[nodiscard]] const TableResult* result_of(const Tournament& tournament, int round, int table);

/// How many rounds have begun: the last of which a result is there. Their draw stands.
[[nodiscard]] int rounds_begun(const Tournament& tournament);

/// How many figures a table tells: one a side where partners play at a table of four, otherwise one
/// a seat.
[[nodiscard]] std::size_t figures_at(const Plan& plan, const DrawnTable& table);

/// The figure of a seat: that of its side where partners play at a table of four.
[[nodiscard]] int place_of(const Plan& plan, const DrawnTable& table, int seat);

}  // namespace spadille
