#include "tournament/draw_schedules.h"

#include <algorithm>
#include <array>

namespace spadille::drawing {
namespace {

using Four = std::array<int, 4>;

/// The first round of a schedule: all others are it moved on by a place of the round, in which
/// `people` - 1 go round and the last stays, or all go round and the one at 0 sits out. `rings`: so
/// many rings within one another make the round.
struct Starter {
  int people = 0;
  int rings = 1;
  std::array<Four, 7> tables{};
};

/// Found by search: differences between partners are all different, between opponents each comes
/// twice.
constexpr std::array<Starter, 13> kStarters{{
    {5, 1, {{{1, 2, 4, 3}}}},
    {8, 1, {{{7, 4, 0, 5}, {1, 2, 3, 6}}}},
    {9, 3, {{{1, 4, 2, 8}, {3, 5, 6, 7}}}},
    {12, 1, {{{11, 8, 0, 2}, {1, 5, 4, 6}, {3, 7, 10, 9}}}},
    {13, 1, {{{1, 4, 6, 7}, {2, 10, 9, 11}, {3, 8, 5, 12}}}},
    {16, 1, {{{15, 12, 0, 4}, {1, 3, 14, 6}, {2, 5, 11, 10}, {7, 9, 8, 13}}}},
    {17, 1, {{{1, 8, 3, 14}, {2, 6, 7, 10}, {4, 9, 11, 12}, {5, 15, 13, 16}}}},
    {20, 1, {{{19, 2, 0, 4}, {1, 7, 9, 10}, {3, 6, 16, 11}, {5, 13, 12, 17}, {8, 14, 18, 15}}}},
    {21, 1, {{{1, 17, 15, 20}, {2, 3, 18, 9}, {4, 12, 8, 14}, {5, 6, 13, 16}, {7, 10, 19, 11}}}},
    {24,
     1,
     {{{23, 13, 0, 19},
       {1, 2, 14, 16},
       {3, 15, 6, 20},
       {4, 9, 8, 11},
       {5, 7, 12, 22},
       {10, 17, 21, 18}}}},
    {25,
     1,
     {{{1, 3, 9, 6},
       {2, 19, 8, 20},
       {4, 14, 18, 16},
       {5, 15, 23, 24},
       {7, 11, 12, 21},
       {10, 13, 22, 17}}}},
    {28,
     1,
     {{{27, 24, 0, 17},
       {1, 25, 14, 26},
       {2, 16, 18, 22},
       {3, 4, 21, 9},
       {5, 13, 7, 23},
       {6, 11, 10, 19},
       {8, 12, 20, 15}}}},
    {29,
     1,
     {{{1, 23, 22, 28},
       {2, 3, 14, 10},
       {4, 19, 17, 21},
       {5, 12, 9, 18},
       {6, 15, 20, 25},
       {7, 13, 16, 24},
       {8, 26, 11, 27}}}},
}};

/// Somebody of the first round, as he is called `by` rounds later.
int moved(int who, int by, int round, int rings) {
  if (who == round) return who;
  const int ring = round / rings;
  return (who / rings + by / rings) % ring * rings + (who % rings + by % rings) % rings;
}

DrawnRound moved(const Starter& starter, int by) {
  const int round = starter.people % 4 == 0 ? starter.people - 1 : starter.people;
  DrawnRound all;
  for (int t = 0; t < starter.people / 4; ++t) {
    DrawnTable table{.table = t + 1, .seats = {}};
    for (const int who : starter.tables[nth(t)])
      table.seats.push_back(moved(who, by, round, starter.rings));
    all.tables.push_back(std::move(table));
  }
  if (round == starter.people) all.out.push_back(moved(0, by, round, starter.rings));
  return all;
}

/// In the field of four elements, or of integers modulo a prime.
int product(int field, int a, int b) {
  constexpr std::array<Four, 4> kOfFour{{{0, 0, 0, 0}, {0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}}};
  return field == 4 ? kOfFour[nth(a)][nth(b)] : a * b % field;
}

int sum(int field, int a, int b) { return field == 4 ? a ^ b : (a + b) % field; }

/// Four rows of people; a table takes one of each row, along a line with a slope.
DrawnRound lines(int field, int slope) {
  DrawnRound round;
  for (int begin = 0; begin < field; ++begin) {
    DrawnTable table{.table = begin + 1, .seats = {}};
    for (int row = 0; row < 4; ++row)
      table.seats.push_back(row * field + sum(field, product(field, slope, row), begin));
    round.tables.push_back(std::move(table));
  }
  return round;
}

DrawnRound rows_of_four() {
  DrawnRound round;
  for (int row = 0; row < 4; ++row)
    round.tables.push_back({row + 1, {row * 4, row * 4 + 1, row * 4 + 2, row * 4 + 3}});
  return round;
}

/// Who plays with whom, whichever way round they sit.
std::vector<Four> pairings(const DrawnRound& round) {
  std::vector<Four> all;
  for (const DrawnTable& table : round.tables) {
    if (table.seats.size() != 4) return {};
    const std::pair one = std::minmax(table.seats[0], table.seats[2]);
    const std::pair other = std::minmax(table.seats[1], table.seats[3]);
    const auto [first, second] = std::minmax(one, other);
    all.push_back({first.first, first.second, second.first, second.second});
  }
  std::sort(all.begin(), all.end());
  return all;
}

bool has_wishes(const DrawTask& task) {
  const Wishes& wishes = task.wishes;
  return !wishes.together.empty() || !wishes.apart.empty() || !wishes.at_table.empty();
}

/// A schedule with the people and the rounds in a random order.
std::vector<DrawnRound> shuffled(std::vector<DrawnRound> rounds, std::vector<Entrant> people,
                                 std::uint64_t seed) {
  Dice dice(seed);
  dice.shuffle(people);
  dice.shuffle(rounds);
  for (DrawnRound& round : rounds) {
    for (DrawnTable& table : round.tables)
      for (Entrant& who : table.seats) who = people[nth(who)];
    for (Entrant& who : round.out) who = people[nth(who)];
  }
  return rounds;
}

}  // namespace

std::vector<DrawnRound> whist_rounds(int people) {
  std::vector<DrawnRound> all;
  for (const Starter& starter : kStarters)
    for (int by = 0; starter.people == people && by < people - (people % 4 == 0 ? 1 : 0); ++by)
      all.push_back(moved(starter, by));
  return all;
}

std::vector<DrawnRound> net_rounds(int people) {
  std::vector<DrawnRound> all;
  if (people != 16 && people != 20 && people != 28) return all;
  for (int slope = 0; slope < people / 4; ++slope) all.push_back(lines(people / 4, slope));
  if (people == 16) all.push_back(rows_of_four());
  return all;
}

std::optional<std::vector<DrawnRound>> schedule(const DrawTask& task) {
  if (task.seats != 4 || has_wishes(task) || task.present.empty()) return std::nullopt;
  const std::vector<Entrant>& there = task.present[0];
  for (const std::vector<Entrant>& each : task.present)
    if (each != there) return std::nullopt;
  if (task.short_tables && there.size() % 4 != 0) return std::nullopt;
  const std::size_t rounds = task.before.size() + task.present.size();
  std::vector<DrawnRound> known = net_rounds(many(there.size()));
  if (known.size() < rounds) known = whist_rounds(many(there.size()));
  if (known.size() < rounds) return std::nullopt;
  known = shuffled(std::move(known), there, task.seed);
  const auto behind = known.begin() + static_cast<std::ptrdiff_t>(task.before.size());
  for (std::size_t r = 0; r < task.before.size(); ++r)
    if (pairings(task.before[r]) != pairings(known[r])) return std::nullopt;
  return std::vector(behind, behind + static_cast<std::ptrdiff_t>(task.present.size()));
}

}  // namespace spadille::drawing
