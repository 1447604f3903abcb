#include "tournament/draw_spread.h"

#include <algorithm>
#include <array>

namespace spadille::drawing {
namespace {

/// How often each was at each table; more tables than one were never used.
class Places {
 public:
  Places(const DrawTask& task, const std::vector<DrawnRound>& rounds)
      : sat_(task.entrants, most_tables(task, rounds) + 1) {
    for (const std::vector<DrawnRound>* some : {&task.before, &rounds})
      for (const DrawnRound& round : *some)
        for (const DrawnTable& table : round.tables) note(table, table.table, 1);
  }

  void note(const DrawnTable& table, int number, int times) {
    for (const Entrant who : table.seats) sat_(who, number) += times;
  }
  /// What it costs that all of a table sit at a number once more.
  [[nodiscard]] int again(const DrawnTable& table, int number) const {
    int sum = 0;
    for (const Entrant who : table.seats) sum += sat_(who, number);
    return sum;
  }

 private:
  static int most_tables(const DrawTask& task, const std::vector<DrawnRound>& rounds) {
    int most = 0;
    for (const std::vector<DrawnRound>* some : {&task.before, &rounds})
      for (const DrawnRound& round : *some)
        for (const DrawnTable& table : round.tables) most = std::max(most, table.table);
    return most;
  }

  Grid<int> sat_;
};

bool is_wished(const DrawnTable& table, const std::vector<int>& wished) {
  return std::any_of(table.seats.begin(), table.seats.end(),
                     [&](Entrant who) { return wished[nth(who)] == table.table; });
}

/// Two tables of a round change numbers if that is not worse.
void try_numbers(Places& places, DrawnTable& one, DrawnTable& other) {
  places.note(one, one.table, -1);
  places.note(other, other.table, -1);
  const int now = places.again(one, one.table) + places.again(other, other.table);
  const int then = places.again(one, other.table) + places.again(other, one.table);
  if (then <= now) std::swap(one.seats, other.seats);
  places.note(one, one.table, 1);
  places.note(other, other.table, 1);
}

void spread_tables(const DrawTask& task, std::vector<DrawnRound>& rounds, Dice& dice) {
  constexpr int kTriesATable = 1'200;
  constexpr int kMostTries = 400'000;
  const std::vector<int> wished = wished_tables(task);
  Places places(task, rounds);
  int tables = 0;
  for (const DrawnRound& round : rounds) tables += many(round.tables.size());
  const int tries = std::min(kTriesATable * tables, kMostTries);
  for (int i = 0; i < tries && !rounds.empty(); ++i) {
    DrawnRound& round = rounds[nth(dice.below(many(rounds.size())))];
    DrawnTable& one = round.tables[nth(dice.below(many(round.tables.size())))];
    DrawnTable& other = round.tables[nth(dice.below(many(round.tables.size())))];
    if (one.table == other.table || one.seats.size() != other.seats.size() ||
        is_wished(one, wished) || is_wished(other, wished))
      continue;
    try_numbers(places, one, other);
  }
}

/// The ways to sit down anew that keep partners and opponents.
constexpr std::array<std::array<std::size_t, 4>, 8> kTurns{{{0, 1, 2, 3},
                                                            {1, 2, 3, 0},
                                                            {2, 3, 0, 1},
                                                            {3, 0, 1, 2},
                                                            {0, 3, 2, 1},
                                                            {3, 2, 1, 0},
                                                            {2, 1, 0, 3},
                                                            {1, 0, 3, 2}}};

std::vector<Entrant> turned(const std::vector<Entrant>& seats, std::size_t turn) {
  std::vector<Entrant> all;
  for (std::size_t i = 0; i < seats.size(); ++i)
    all.push_back(seats[seats.size() == 4 ? kTurns[turn][i] : (i + turn) % seats.size()]);
  return all;
}

int seats_again(const Grid<int>& sat, const std::vector<Entrant>& seats) {
  int sum = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) sum += sat(seats[i], many(i));
  return sum;
}

void note_seats(Grid<int>& sat, const DrawnTable& table) {
  for (std::size_t i = 0; i < table.seats.size(); ++i) ++sat(table.seats[i], many(i));
}

}  // namespace

void spread_seats(const DrawTask& task, std::vector<DrawnRound>& rounds) {
  Grid<int> sat(task.entrants, 4);
  for (const DrawnRound& round : task.before)
    for (const DrawnTable& table : round.tables) note_seats(sat, table);
  for (DrawnRound& round : rounds)
    for (DrawnTable& table : round.tables) {
      std::vector<Entrant> best = table.seats;
      for (std::size_t turn = 1; turn < kTurns.size(); ++turn)
        if (std::vector<Entrant> other = turned(table.seats, turn);
            seats_again(sat, other) < seats_again(sat, best))
          best = std::move(other);
      table.seats = std::move(best);
      note_seats(sat, table);
    }
}

std::vector<DrawnRound> spread(const DrawTask& task, std::vector<DrawnRound> rounds, Dice& dice) {
  spread_tables(task, rounds, dice);
  spread_seats(task, rounds);
  return rounds;
}

void to_wished_tables(const DrawTask& task, DrawnRound& round) {
  const std::vector<int> wished = wished_tables(task);
  for (const auto& [who, number] : task.wishes.at_table) {
    if (number < 1 || number > many(round.tables.size())) continue;
    DrawnTable& wish = round.tables[nth(number - 1)];
    for (DrawnTable& table : round.tables)
      if (std::find(table.seats.begin(), table.seats.end(), who) != table.seats.end() &&
          table.seats.size() == wish.seats.size() && !is_wished(table, wished) &&
          !is_wished(wish, wished)) {
        std::swap(table.seats, wish.seats);
        break;
      }
  }
}

}  // namespace spadille::drawing
