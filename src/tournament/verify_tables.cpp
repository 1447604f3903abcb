#include <algorithm>

#include "tournament/verify_parts.h"

// Who goes where with the people of his table: progressive (EV-2.5) and one table (EV-2.8).
namespace spadille::verifying {
namespace {

constexpr RuleId kProgressive{{'E', 'V'}, 2, 5};
constexpr RuleId kOneTable{{'E', 'V'}, 2, 8};

bool is_full(const DrawnTable& table) { return table.seats.size() == 4; }

bool all_play_in_fours(const Round& round) {
  return round.drawn.out.empty() &&
         std::all_of(round.drawn.tables.begin(), round.drawn.tables.end(), is_full);
}

bool has_wishes(const Wishes& wishes) { return wishes != Wishes{}; }

/// The points of each seat as they were known when the next round was drawn, the more the better;
/// empty where nothing was settled.
std::vector<std::int64_t> points_at(const Plan& plan, const Round& from, const Round& to,
                                    const DrawnTable& table) {
  const auto& results = to.origin.results;
  const auto result = std::find_if(results.begin(), results.end(), [&](const TableResult& each) {
    return each.round == from.number && each.table == table.table;
  });
  const auto figures = result == results.end() ? std::nullopt : settled(*result);
  if (!figures) return {};
  std::vector<std::int64_t> all;
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    const std::int64_t points = figures->points[nth(place_of(plan, table, static_cast<int>(seat)))];
    all.push_back(plan.ranking.fewer_is_better ? -points : points);
  }
  return all;
}

Breach progress_breach(const Round& to, int table, Message message, const Unit& who) {
  return {to.number, table, kProgressive, message, who};
}

/// Where the two of a side belong that have won, or lost.
int next_table(const Round& from, int table, bool won) {
  const int last = static_cast<int>(from.drawn.tables.size());
  return won ? std::max(1, table - 1) : std::min(last, table + 1);
}

Breaches wrong_way(const Round& from, const Round& to, int table, const Unit& side, bool won) {
  Breaches all;
  const int wanted = next_table(from, table, won);
  for (const Entrant who : side) {
    const int is = to.of(who).table;
    if (is == wanted) continue;
    const Message message{won ? "event.breach.winner_at" : "event.breach.loser_at",
                          {to.number, is, table, wanted}};
    all.push_back(progress_breach(to, is, message, {who}));
  }
  return all;
}

/// Up and down, table by table: of two that have made the same either may have won.
Breaches wrong_ways(const Facts& facts, const Round& from, const Round& to) {
  Breaches all;
  for (const DrawnTable& table : from.drawn.tables) {
    const std::vector<std::int64_t> points = points_at(facts.plan(), from, to, table);
    if (points.empty()) continue;
    const auto way = [&](std::size_t winner) {
      const std::size_t loser = 1 - winner;
      const auto& seats = table.seats;
      Breaches one = wrong_way(from, to, table.table, {seats[winner], seats[winner + 2]}, true);
      append(one, wrong_way(from, to, table.table, {seats[loser], seats[loser + 2]}, false));
      return one;
    };
    Breaches wrong = way(points[1] > points[0] ? 1 : 0);
    if (points[0] == points[1] && way(1).empty()) wrong.clear();
    append(all, std::move(wrong));
  }
  return all;
}

/// Where not everything can be said, nobody who has done better than another one of his table sits
/// at a lower table after it.
Breaches overtaken(const Facts& facts, const Round& from, const Round& to) {
  Breaches all;
  for (const DrawnTable& table : from.drawn.tables) {
    const std::vector<std::int64_t> points = points_at(facts.plan(), from, to, table);
    for (std::size_t i = 0; i < points.size(); ++i)
      for (std::size_t k = 0; k < points.size(); ++k) {
        const int better = to.of(table.seats[i]).table;
        const int other = to.of(table.seats[k]).table;
        if (points[i] <= points[k] || other == 0 || better <= other) continue;
        const Message message{"event.breach.overtaken", {to.number, better, table.table, other}};
        all.push_back(progress_breach(to, better, message, {table.seats[i], table.seats[k]}));
      }
  }
  return all;
}

/// Who were partners come apart, so that those who arrive together are opponents.
Breaches still_partners(const Round& from, const Round& to) {
  Breaches all;
  for (const DrawnTable& table : to.drawn.tables)
    for (const Entrant who : table.seats) {
      const Entrant other = to.of(who).partner;
      if (who >= other || from.of(who).partner != other) continue;
      const Message message{"event.breach.partners_stay", {to.number, table.table}};
      all.push_back(progress_breach(to, table.table, message, {who, other}));
    }
  return all;
}

Breaches progress(const Facts& facts, const Round& from, const Round& to) {
  if (has_wishes(to.origin.wishes)) return {};
  Breaches all = still_partners(from, to);
  const bool exact = facts.plan().partners && same_people(from, to) && all_play_in_fours(from) &&
                     all_play_in_fours(to) && from.drawn.tables.size() == to.drawn.tables.size();
  append(all, exact ? wrong_ways(facts, from, to) : overtaken(facts, from, to));
  return all;
}

// ---- one table

std::vector<Entrant> people_at(const DrawnTable& table) {
  std::vector<Entrant> all = table.seats;
  std::sort(all.begin(), all.end());
  return all;
}

const DrawnTable* with_same_people(const Round& round, const DrawnTable& table) {
  for (const DrawnTable& each : round.drawn.tables)
    if (people_at(each) == people_at(table)) return &each;
  return nullptr;
}

/// The people of a table stay together where all play, and nobody came or went.
Breaches not_together(const Round& from, const Round& to) {
  if (!same_people(from, to) || !to.drawn.out.empty() || from.origin.wishes != to.origin.wishes)
    return {};
  Breaches all;
  for (const DrawnTable& table : to.drawn.tables)
    if (with_same_people(from, table) == nullptr)
      all.push_back({to.number,
                     table.table,
                     kOneTable,
                     {"event.breach.table_mixed", {to.number, table.table}},
                     table.seats});
  return all;
}

/// The partners that the first of a table had since these four sit together, the latest first.
std::vector<Entrant> partners_had(const Facts& facts, const Round& round, const DrawnTable& table) {
  std::vector<Entrant> all;
  for (int number = round.number - 1; number > 0; --number) {
    const Round& earlier = facts.rounds[nth(number) - 1];
    if (with_same_people(earlier, table) == nullptr) break;
    all.push_back(earlier.of(table.seats.front()).partner);
  }
  return all;
}

/// Whether two play together once more though they have just done so, or though one of the two has
/// played less often with somebody else of the table.
bool partner_too_soon(const DrawnTable& table, Entrant partner, const std::vector<Entrant>& had) {
  if (had.empty()) return false;
  const auto times = [&](Entrant who) { return std::count(had.begin(), had.end(), who); };
  return had.front() == partner ||
         std::any_of(table.seats.begin() + 1, table.seats.end(),
                     [&](Entrant other) { return times(other) < times(partner); });
}

Breaches old_partners(const Facts& facts, const Round& round) {
  Breaches all;
  for (const DrawnTable& table : round.drawn.tables) {
    if (!is_full(table)) continue;
    const Entrant partner = round.of(table.seats.front()).partner;
    if (!partner_too_soon(table, partner, partners_had(facts, round, table))) continue;
    const Message message{"event.breach.partners_not_changed", {round.number, table.table}};
    all.push_back({round.number, table.table, kOneTable, message, table.seats});
  }
  return all;
}

}  // namespace

Breaches check_progress(const Facts& facts) {
  if (facts.plan().method != Method::progressive) return {};
  Breaches all;
  for (std::size_t i = 1; i < facts.rounds.size(); ++i)
    append(all, progress(facts, facts.rounds[i - 1], facts.rounds[i]));
  return all;
}

Breaches check_own_table(const Facts& facts) {
  const Plan& plan = facts.plan();
  if (plan.method != Method::own_table) return {};
  Breaches all;
  for (std::size_t i = 1; i < facts.rounds.size(); ++i) {
    append(all, not_together(facts.rounds[i - 1], facts.rounds[i]));
    if (plan.partners && facts.rounds[i].origin.wishes.together.empty())
      append(all, old_partners(facts, facts.rounds[i]));
  }
  return all;
}

}  // namespace spadille::verifying
