#include "tournament/draw_tables.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>
#include <utility>

namespace spadille::drawing {
namespace {

/// Two seats of which the people change places.
using Exchange = std::pair<Entrant*, Entrant*>;

/// People at tables, and how far they are from what they want: they change places one by one, so a
/// mate may follow.
class Wanting {
 public:
  Wanting(const DrawTask& task, std::vector<People>& tables)
      : task_(task),
        tables_(tables),
        mates_(mates(task)),
        wished_(wished_tables(task, task.present[0])),
        apart_(nth(task.entrants)),
        at_(nth(task.entrants), 0) {
    for (const auto& [one, other] : task.wishes.apart) {
      apart_[nth(one)].push_back(other);
      apart_[nth(other)].push_back(one);
    }
    for (std::size_t t = 0; t < tables.size(); ++t)
      for (const Entrant who : tables[t]) at_[nth(who)] = many(t) + 1;
  }

  [[nodiscard]] int trouble() const {
    int sum = 0;
    for (int who = 0; who < task_.entrants; ++who) sum += at_[nth(who)] != 0 ? trouble_of(who) : 0;
    return sum;
  }

  /// Whether it was better that all these change; otherwise none has.
  bool changed(std::initializer_list<Exchange> all) {
    const int before = trouble_of(all);
    change(all);
    if (trouble_of(all) < before) return true;
    change(all);
    return false;
  }

  [[nodiscard]] std::vector<People>& tables() { return tables_; }

 private:
  void change(std::initializer_list<Exchange> all) {
    for (const auto& [one, other] : all) {
      std::swap(at_[nth(*one)], at_[nth(*other)]);
      std::swap(*one, *other);
    }
  }

  [[nodiscard]] int trouble_of(std::initializer_list<Exchange> all) const {
    int sum = 0;
    for (const auto& [one, other] : all) sum += trouble_of(*one) + trouble_of(*other);
    return sum;
  }

  [[nodiscard]] int trouble_of(Entrant who) const {
    constexpr int kTogether = 2;
    constexpr int kAtThree = 3;
    constexpr int kApart = 3;
    constexpr int kAtTable = 3;
    const int at = at_[nth(who)];
    const Entrant mate = mates_[nth(who)];
    int sum = 0;
    if (mate != kNobody && at_[nth(mate)] != 0)
      sum += (many(tables_[nth(at - 1)].size()) < task_.seats ? kAtThree : 0) +
             (at_[nth(mate)] != at ? kTogether : 0);
    for (const Entrant other : apart_[nth(who)]) sum += at_[nth(other)] == at ? kApart : 0;
    return sum + (wished_[nth(who)] != 0 && wished_[nth(who)] != at ? kAtTable : 0);
  }

  const DrawTask& task_;
  std::vector<People>& tables_;
  std::vector<Entrant> mates_;
  std::vector<int> wished_;
  std::vector<std::vector<Entrant>> apart_;  ///< of each
  std::vector<int> at_;                      ///< the number of everybody's table; 0: none
};

std::vector<char> who_wishes(const DrawTask& task) {
  std::vector<char> all(nth(task.entrants), 0);
  for (const auto* pairs : {&task.wishes.together, &task.wishes.apart})
    for (const auto& [one, other] : *pairs) all[nth(one)] = all[nth(other)] = 1;
  for (const auto& [who, table] : task.wishes.at_table) all[nth(who)] = 1;
  return all;
}

std::vector<int> by_distance(int table, int tables) {
  std::vector<int> all;
  for (int t = 0; t < tables; ++t)
    if (t != table) all.push_back(t);
  std::stable_sort(all.begin(), all.end(),
                   [&](int a, int b) { return std::abs(a - table) < std::abs(b - table); });
  return all;
}

/// Whether a change of somebody with anybody made things better.
bool changed(Wanting& wanting, std::size_t table, Entrant& one) {
  std::vector<People>& tables = wanting.tables();
  for (const int t : by_distance(many(table), many(tables.size())))
    for (Entrant& other : tables[nth(t)])
      if (wanting.changed({{&one, &other}})) return true;
  return false;
}

/// Whether a change of two mates with two of another table made things better.
bool changed_both(Wanting& wanting, std::size_t table, Entrant& one, Entrant& mate) {
  std::vector<People>& tables = wanting.tables();
  for (const int t : by_distance(many(table), many(tables.size())))
    for (Entrant& other : tables[nth(t)])
      for (Entrant& others : tables[nth(t)])
        if (&other != &others && wanting.changed({{&one, &other}, {&mate, &others}})) return true;
  return false;
}

/// Whether a change of anybody who has a wish made things better.
bool any_changed(Wanting& wanting, const std::vector<char>& wishes) {
  std::vector<People>& tables = wanting.tables();
  for (std::size_t t = 0; t < tables.size(); ++t)
    for (Entrant& one : tables[t])
      if (wishes[nth(one)] != 0 && changed(wanting, t, one)) return true;
  return false;
}

bool any_mates_changed(Wanting& wanting, const std::vector<Entrant>& mates) {
  std::vector<People>& tables = wanting.tables();
  for (std::size_t t = 0; t < tables.size(); ++t)
    for (Entrant& one : tables[t])
      for (Entrant& other : tables[t])
        if (mates[nth(one)] == other && changed_both(wanting, t, one, other)) return true;
  return false;
}

/// Returns what could not be kept.
int change_places(const DrawTask& task, std::vector<People>& tables) {
  const std::vector<char> wishes = who_wishes(task);
  const std::vector<Entrant> mate = mates(task);
  Wanting wanting(task, tables);
  while (wanting.trouble() > 0 &&
         (any_changed(wanting, wishes) || any_mates_changed(wanting, mate))) {
  }
  return wanting.trouble();
}

}  // namespace

void keep_wishes(const DrawTask& task, std::vector<People>& tables) {
  const int trouble = change_places(task, tables);
  if (trouble == 0) return;
  std::vector<People> anew = reseated(task, tables);
  if (change_places(task, anew) < trouble) tables = std::move(anew);
}

People sides(const People& people, const std::vector<int>& group, const DrawTask& task,
             const Meetings& met) {
  constexpr int kMates = 1'000'000'000;
  constexpr int kGroup = 100'000;
  constexpr std::array<std::array<std::size_t, 4>, 3> kWays{
      {{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 1, 3, 2}}};
  if (people.size() != 4 || !task.partners) return people;
  const auto cost = [&](const People& seats) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < 4; ++i)
      for (std::size_t j = i + 1; j < 4; ++j) {
        const bool partners = are_partners(4, i, j);
        sum += met.price(partners, seats[i], seats[j]);
        if (!partners) continue;
        if (group[nth(seats[i])] >= 0 && group[nth(seats[i])] == group[nth(seats[j])])
          sum += kGroup;
        for (const auto& [one, other] : task.wishes.together)
          if (std::minmax(one, other) == std::minmax(seats[i], seats[j])) sum -= kMates;
      }
    return sum;
  };
  People best;
  for (const auto& way : kWays) {
    People seats;
    for (const std::size_t i : way) seats.push_back(people[i]);
    if (best.empty() || cost(seats) < cost(best)) best = std::move(seats);
  }
  return best;
}

}  // namespace spadille::drawing
