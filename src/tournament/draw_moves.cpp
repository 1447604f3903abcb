#include "tournament/draw_moves.h"

#include <algorithm>
#include <numeric>

#include "tournament/draw_people.h"
#include "tournament/draw_sizes.h"
#include "tournament/draw_spread.h"
#include "tournament/draw_tables.h"

namespace spadille::drawing {
namespace {

/// Somebody on his way to a table.
struct Arrival {
  Entrant who = 0;
  int table = 0;   ///< from 0
  int from = -1;   ///< -1: he did not play
  int group = -1;  ///< with whom he arrives
};

/// By how many tables each place of a table moves.
int step(int place, int places) {
  if (places == 2) return place == 0 ? -1 : 1;
  if (places == 3) return place - 1;
  return place < 2 ? -1 : 1;
}

/// The places of a table, the best first, or by chance where they are not known.
std::vector<int> places(const DrawTask& task, std::size_t table, Dice& dice) {
  const std::vector<Entrant>& seats = task.before.back().tables[table].seats;
  const std::size_t count = task.partners && seats.size() == 4 ? 2 : seats.size();
  if (table < task.placed.size() && task.placed[table].size() == count) return task.placed[table];
  std::vector<int> all(count);
  std::iota(all.begin(), all.end(), 0);
  dice.shuffle(all);
  return all;
}

/// Who plays of those who played, by the table that he comes to: winners from below before losers
/// from above.
std::vector<Arrival> arrivals(const DrawTask& task, const std::vector<char>& plays, Dice& dice) {
  const std::vector<DrawnTable>& tables = task.before.back().tables;
  std::vector<Arrival> all;
  for (std::size_t t = 0; t < tables.size(); ++t) {
    const std::vector<int> order = places(task, t, dice);
    for (int place = 0; place < many(order.size()); ++place) {
      const int by = step(place, many(order.size()));
      const int to = std::clamp(many(t) + by, 0, many(tables.size()) - 1);
      for (std::size_t s = nth(order[nth(place)]); s < tables[t].seats.size(); s += order.size())
        if (const Entrant who = tables[t].seats[s]; plays[nth(who)] != 0)
          all.push_back({who, to, many(t), 3 * many(t) + by + 1});
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const Arrival& a, const Arrival& b) {
    return a.table != b.table ? a.table < b.table : a.from > b.from;
  });
  return all;
}

/// Those who did not play come in at the last table.
std::vector<Arrival> with_newcomers(std::vector<Arrival> all, People playing, Dice& dice) {
  dice.shuffle(playing);
  for (const Entrant who : playing)
    if (std::none_of(all.begin(), all.end(), [&](const Arrival& each) { return each.who == who; }))
      all.push_back({.who = who});
  return all;
}

People playing(const Field& field) {
  People all = field.four;
  all.insert(all.end(), field.three.begin(), field.three.end());
  return all;
}

std::vector<People> divided(const std::vector<Arrival>& arrivals, const std::vector<int>& sizes) {
  std::vector<People> tables;
  auto next = arrivals.begin();
  for (const int size : sizes) {
    tables.emplace_back();
    for (int i = 0; i < size; ++i) tables.back().push_back((next++)->who);
  }
  return tables;
}

DrawnRound seated(const std::vector<People>& tables, People out, const std::vector<int>& group,
                  const DrawTask& task, const Meetings& met) {
  DrawnRound round;
  for (const People& people : tables) round.tables.push_back({1, sides(people, group, task, met)});
  round.out = std::move(out);
  put_in_order(round);
  return round;
}

DrawnRound moved(const DrawTask& task, const Field& field, Dice& dice) {
  const std::vector<char> plays = among(playing(field), task.entrants);
  const std::vector<Arrival> all =
      with_newcomers(arrivals(task, plays, dice), playing(field), dice);
  std::vector<int> group(nth(task.entrants), -1);
  for (const Arrival& each : all) group[nth(each.who)] = each.group;
  std::vector<People> tables = divided(all, field.sizes);
  keep_wishes(task, tables);
  return seated(tables, field.out, group, task, Meetings(task));
}

/// Which tables shall have three: those at which the fewest are left, if wishes can be kept then.
std::vector<int> sizes_for(const DrawTask& task, const Field& field,
                           const std::vector<People>& tables, Dice& dice) {
  std::vector<int> order(tables.size());
  std::iota(order.rbegin(), order.rend(), 0);
  std::stable_sort(order.begin(), order.end(),
                   [&](int a, int b) { return tables[nth(a)].size() < tables[nth(b)].size(); });
  if (field.again) dice.shuffle(order);
  return numbered(task, playing(field), field.sizes, std::move(order));
}

/// The table of a round at which the same people sit, in whatever order.
const DrawnTable* with_the_same(const DrawnRound& round, const DrawnTable& table) {
  for (const DrawnTable& each : round.tables)
    if (std::is_permutation(each.seats.begin(), each.seats.end(), table.seats.begin(),
                            table.seats.end()))
      return &each;
  return nullptr;
}

/// The three ways to be partners at a table take turns: the dearest is that of the last round, then
/// the one that was more often since the same people sit there, then that of the round before.
Meetings met_in_turn(const DrawTask& task) {
  constexpr int kLast = 100'000;
  constexpr int kOften = 1'000;
  constexpr int kBefore = 500;
  const std::vector<DrawnRound>& before = task.before;
  Meetings met(task);
  if (before.size() > 1)
    for (const DrawnTable& table : before[before.size() - 2].tables) met.note(table, kBefore);
  for (const DrawnTable& table : before.back().tables) {
    met.note(table, kLast);
    for (auto round = before.rbegin(); round != before.rend(); ++round) {
      const DrawnTable* earlier = with_the_same(*round, table);
      if (earlier == nullptr) break;
      met.note(*earlier, kOften);
    }
  }
  return met;
}

/// Who can stays at his table; the others come where somebody is missing.
DrawnRound stayed(const DrawTask& task, const Field& field, Dice& dice) {
  const std::vector<char> plays = among(playing(field), task.entrants);
  std::vector<People> tables(field.sizes.size());
  std::vector<char> left = plays;
  for (std::size_t t = 0; t < task.before.back().tables.size() && t < tables.size(); ++t)
    for (const Entrant who : task.before.back().tables[t].seats)
      if (plays[nth(who)] != 0) tables[t].push_back(who), left[nth(who)] = 0;
  const std::vector<int> sizes = sizes_for(task, field, tables, dice);
  People others;
  for (const Entrant who : playing(field))
    if (left[nth(who)] != 0) others.push_back(who);
  dice.shuffle(others);
  for (std::size_t t = 0; t < tables.size(); ++t)
    for (; many(tables[t].size()) > sizes[t]; tables[t].pop_back())
      others.push_back(tables[t].back());
  for (std::size_t t = 0; t < tables.size(); ++t)
    for (; many(tables[t].size()) < sizes[t]; others.pop_back()) tables[t].push_back(others.back());
  keep_wishes(task, tables);
  return seated(tables, field.out, std::vector<int>(nth(task.entrants), -1), task,
                met_in_turn(task));
}

using Draw = DrawnRound (*)(const DrawTask&, const Field&, Dice&);

/// A round behind those that stand. Where a wish cannot be kept another one sits out.
DrawnRound next_round(const DrawTask& task, Draw draw, Dice& dice) {
  constexpr int kAttempts = 24;
  std::vector<Urged> urged(1, Urged(nth(task.entrants), 0));
  DrawnRound best;
  std::size_t fewest = 0;
  for (int i = 0; i < kAttempts && (i == 0 || fewest > 0); ++i) {
    const DrawnRound round = draw(task, fields(task, urged, dice)[0], dice);
    const std::vector<Breach> broken = breaches(task, {round});
    if (i == 0 || broken.size() < fewest) best = round, fewest = broken.size();
    if (!broken.empty()) ++urged[0][nth(broken[nth(dice.below(many(broken.size())))].who)];
  }
  return best;
}

std::vector<DrawnRound> one_by_one(const DrawTask& task, Draw draw) {
  Dice dice = dice_of(task);
  DrawTask next = task;
  for (const std::vector<Entrant>& there : task.present) {
    next.present = {there};
    std::vector<DrawnRound> round =
        next.before.empty() ? draw_people(next) : std::vector{next_round(next, draw, dice)};
    if (!next.before.empty()) spread_seats(next, round);
    next.before.push_back(std::move(round[0]));
  }
  next.before.erase(next.before.begin(), next.before.begin() + many(task.before.size()));
  return std::move(next.before);
}

}  // namespace

std::vector<DrawnRound> draw_progressive(const DrawTask& task) { return one_by_one(task, moved); }

std::vector<DrawnRound> draw_own_table(const DrawTask& task) { return one_by_one(task, stayed); }

}  // namespace spadille::drawing
