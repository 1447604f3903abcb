#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/people/names.h"
#include "app/tournament/tournament_desk.h"
#include "core/seat_names.h"

// What stands on the papers of a club's evening, before anybody draws them.
namespace spadille {

/// What is printed for an event. Never change these names.
enum class EventPaper : std::uint8_t {
  by_name,
  by_table,
  guides,        ///< a card a person to take along
  table_cards,   ///< to stand on the tables
  tally_sheets,  ///< for a table that keeps its round on paper
  slips,         ///< on which a table tells its result
  ranking
};
inline constexpr std::array<std::string_view, 7> kPaperNames{
    "by-name", "by-table", "guides", "table-cards", "tally-sheets", "slips", "ranking"};
/// Message keys of what they are called.
inline constexpr std::array<std::string_view, 7> kPaperTitles{
    "event.paper.by_name", "event.paper.by_table", "event.paper.guides", "event.paper.table_cards",
    "event.paper.tally",   "event.paper.slips",    "table.ranking"};

/// Why there is nothing to print; `round`: 0 for all that are drawn. Errors: no such round is
/// drawn, or nobody is on the roster.
[[nodiscard]] std::optional<Finding> unprintable(const Tournament& now, EventPaper paper,
                                                 int round);

/// The rounds that a paper shows. REQUIRES: it is not unprintable.
[[nodiscard]] std::vector<int> rounds_printed(const Tournament& now, int round);

/// Where somebody is in one round.
struct Sitting {
  int table = 0;  ///< 0: at none
  int seat = -1;  ///< from 0
  bool out = false;
  std::vector<Entrant> partners{};  ///< one at most
  std::vector<Entrant> opponents{};
  friend bool operator==(const Sitting&, const Sitting&) = default;
};
[[nodiscard]] Sitting sitting(const Plan& plan, const DrawnRound& round, Entrant who);

/// Everybody who has a place in one of these rounds, in the order of the roster.
[[nodiscard]] std::vector<Entrant> people_in(const Tournament& now, std::span<const int> rounds);

/// The numbers of all tables of these rounds, ascending.
[[nodiscard]] std::vector<int> tables_in(const Tournament& now, std::span<const int> rounds);

/// The letters of the seats of a table, as long as nobody is named.
[[nodiscard]] SeatNames letters_at(const TournamentDesk& desk, std::size_t seats);

/// A round of a table on paper: what its columns count for, and how many deals it has.
struct PaperTally {
  SeatNames names{};          ///< of who sits there
  Accounts accounts{};        ///< a column each
  int deals = 0;              ///< 0: as many as it takes
  std::string_view teller{};  ///< message key: whom each deal is about; empty: nobody
  bool roem = false;          ///< the game counts it
  std::string_view pits{};    ///< message key of what the game calls them; empty: it has none
};
[[nodiscard]] PaperTally paper_tally(const TournamentDesk& desk, const Names& names,
                                     const DrawnTable& table);

}  // namespace spadille
