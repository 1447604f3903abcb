#include "tournament/draw_parts.h"

#include <algorithm>
#include <numeric>

namespace spadille::drawing {

Dice dice_of(const DrawTask& task) {
  constexpr std::uint64_t kApart = 0x9E37'79B9'7F4A'7C15U;
  return Dice(task.seed + kApart * task.before.size());
}

std::vector<Entrant> mates(const DrawTask& task) {
  std::vector<Entrant> all(nth(task.entrants), kNobody);
  for (const auto& [one, other] : task.wishes.together) {
    all[nth(one)] = other;
    all[nth(other)] = one;
  }
  return all;
}

std::vector<int> wished_tables(const DrawTask& task) {
  std::vector<Entrant> all(nth(task.entrants));
  std::iota(all.begin(), all.end(), 0);
  return wished_tables(task, all);
}

std::vector<int> wished_tables(const DrawTask& task, const std::vector<Entrant>& there) {
  const std::vector<char> here = among(there, task.entrants);
  std::vector<int> all(nth(task.entrants), 0);
  for (const auto& [who, table] : task.wishes.at_table)
    if (here[nth(who)] != 0) all[nth(who)] = table;
  for (const auto& [one, other] : task.wishes.together) {
    const int table = std::max(all[nth(one)], all[nth(other)]);
    all[nth(one)] = all[nth(other)] = table;
  }
  return all;
}

std::vector<char> among(const std::vector<Entrant>& some, int entrants) {
  std::vector<char> all(nth(entrants), 0);
  for (const Entrant who : some) all[nth(who)] = 1;
  return all;
}

std::vector<int> table_sizes(const DrawTask& task, int people, int free) {
  if (task.seats == 3) return std::vector<int>(nth(people / 3), 3);
  int threes = task.short_tables ? (4 - people % 4) % 4 : 0;
  if (3 * threes > people || 3 * threes > free) threes = 0;
  std::vector<int> all(nth((people - 3 * threes) / 4), 4);
  all.insert(all.end(), nth(threes), 3);
  return all;
}

Turns::Turns(const DrawTask& task)
    : out_(nth(task.entrants), 0), three_(out_), fresh_(out_), seen_(nth(task.entrants), 0) {
  for (const DrawnRound& round : task.before) {
    std::vector<Entrant> there = round.out;
    std::vector<Entrant> three;
    for (const DrawnTable& table : round.tables) {
      there.insert(there.end(), table.seats.begin(), table.seats.end());
      if (table.seats.size() == 3)
        three.insert(three.end(), table.seats.begin(), table.seats.end());
    }
    come(there);
    note(round.out, three);
  }
}

int Turns::most(const std::vector<int>& had, const std::vector<Entrant>& of) {
  int most = 0;
  for (const Entrant who : of) most = std::max(most, had[nth(who)]);
  return most;
}

void Turns::come(const std::vector<Entrant>& there) {
  const int out = most(out_, there);
  const int three = most(three_, there);
  std::fill(fresh_.begin(), fresh_.end(), 0);
  for (const Entrant who : there) {
    if (seen_[nth(who)] != 0) continue;
    seen_[nth(who)] = 1;
    if (!begun_) continue;
    fresh_[nth(who)] = 1;
    out_[nth(who)] = out;
    three_[nth(who)] = three;
  }
  begun_ = true;
}

void Turns::note(const std::vector<Entrant>& out, const std::vector<Entrant>& three) {
  for (const Entrant who : out) ++out_[nth(who)];
  for (const Entrant who : three) ++three_[nth(who)];
}

namespace {

using Unit = std::vector<Entrant>;

/// People who play or sit out together, those whose turn it is first.
struct Units {
  std::vector<Unit> one{}, two{};
};

template <typename Cost>
Units units(const std::vector<Entrant>& there, const std::vector<Entrant>& mates, Cost cost) {
  const std::vector<char> here = among(there, many(mates.size()));
  Units all;
  for (const Entrant who : there) {
    const Entrant mate = mates[nth(who)];
    if (mate == kNobody || here[nth(mate)] == 0) all.one.push_back({who});
    if (mate > who && here[nth(mate)] != 0) all.two.push_back({who, mate});
  }
  const auto less = [&](const Unit& a, const Unit& b) { return cost(a) < cost(b); };
  std::stable_sort(all.one.begin(), all.one.end(), less);
  std::stable_sort(all.two.begin(), all.two.end(), less);
  return all;
}

/// The first of both kinds.
Unit first_of(const Units& units, int pairs, int single) {
  Unit all;
  for (int i = 0; i < pairs; ++i)
    all.insert(all.end(), units.two[nth(i)].begin(), units.two[nth(i)].end());
  for (int i = 0; i < single; ++i) all.push_back(units.one[nth(i)][0]);
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace

std::vector<Entrant> sit_out(const Turns& turns, std::vector<Entrant> there,
                             const std::vector<Entrant>& mates, int count, const Urged& urged,
                             Dice& dice) {
  constexpr int kUrged = 10'000;
  const auto cost = [&](const Unit& unit) {
    int sum = 0;
    for (const Entrant who : unit) sum += turns.out(who) - kUrged * urged[nth(who)];
    return sum;
  };
  dice.shuffle(there);
  const Units all = units(there, mates, cost);
  Unit best;
  for (int pairs = 0; 2 * pairs <= count && pairs <= many(all.two.size()); ++pairs) {
    if (count - 2 * pairs > many(all.one.size())) continue;
    Unit other = first_of(all, pairs, count - 2 * pairs);
    if (best.empty() || cost(other) < cost(best)) best = std::move(other);
  }
  if (many(best.size()) == count) return best;
  const std::vector<Entrant> nobody(mates.size(), kNobody);
  return first_of(units(there, nobody, cost), 0, count);
}

namespace {

/// Where everybody is in a round, of which the tables lie in order.
class Chairs {
 public:
  Chairs(const DrawTask& task, const DrawnRound& round)
      : task_(task),
        round_(round),
        all_(nth(task.entrants)),
        out_(among(round.out, task.entrants)) {
    for (int t = 0; t < many(round.tables.size()); ++t) {
      const std::vector<Entrant>& seats = round.tables[nth(t)].seats;
      for (std::size_t s = 0; s < seats.size(); ++s) all_[nth(seats[s])] = {t, s};
    }
  }

  /// From 0; -1: he sits at none.
  [[nodiscard]] int table(Entrant who) const { return all_[nth(who)].table; }

  /// Whether two who are there are not partners, or at one table where there are none.
  [[nodiscard]] bool parted(Entrant one, Entrant other) const {
    if (!there(one) || !there(other)) return false;
    if (table(one) != table(other)) return true;
    if (table(one) < 0 || !task_.partners) return false;
    return !are_partners(round_.tables[nth(table(one))].seats.size(), all_[nth(one)].seat,
                         all_[nth(other)].seat);
  }

 private:
  struct Chair {
    int table = -1;
    std::size_t seat = 0;
  };

  [[nodiscard]] bool there(Entrant who) const { return table(who) >= 0 || out_[nth(who)] != 0; }

  const DrawTask& task_;
  const DrawnRound& round_;
  std::vector<Chair> all_;
  std::vector<char> out_;
};

}  // namespace

std::vector<Breach> breaches(const DrawTask& task, const std::vector<DrawnRound>& rounds) {
  std::vector<Breach> all;
  for (int r = 0; r < many(rounds.size()); ++r) {
    const Chairs chairs(task, rounds[nth(r)]);
    for (const auto& [one, other] : task.wishes.apart)
      if (chairs.table(one) >= 0 && chairs.table(one) == chairs.table(other))
        all.insert(all.end(), {{r, one}, {r, other}});
    for (const auto& [who, table] : task.wishes.at_table)
      if (chairs.table(who) >= 0 && chairs.table(who) + 1 != table) all.push_back({r, who});
    for (const auto& [one, other] : task.wishes.together)
      if (chairs.parted(one, other)) all.insert(all.end(), {{r, one}, {r, other}});
  }
  return all;
}

void put_in_order(DrawnRound& round) {
  for (std::size_t t = 0; t < round.tables.size(); ++t) round.tables[t].table = many(t) + 1;
  std::sort(round.out.begin(), round.out.end());
}

std::vector<DrawnRound> joined(std::vector<DrawnRound> before,
                               const std::vector<DrawnRound>& behind) {
  before.insert(before.end(), behind.begin(), behind.end());
  return before;
}

}  // namespace spadille::drawing
