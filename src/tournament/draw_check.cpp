#include <algorithm>
#include <cassert>

#include "tournament/draw_couples.h"
#include "tournament/draw_pairs.h"

namespace spadille {
namespace drawing {
namespace {

[[maybe_unused]] bool is_task(const DrawTask& task) {
  const auto sound = [&](const std::vector<Entrant>& there) {
    return std::is_sorted(there.begin(), there.end()) &&
           std::adjacent_find(there.begin(), there.end()) == there.end() &&
           (there.empty() || (there.front() >= 0 && there.back() < task.entrants));
  };
  const auto known = [&](Entrant who) { return who >= 0 && who < task.entrants; };
  const auto both_known = [&](const auto& two) { return known(two.first) && known(two.second); };
  const Wishes& wishes = task.wishes;
  return (task.seats == 3 || task.seats == 4) && task.entrants <= kMostEntrants &&
         std::all_of(task.present.begin(), task.present.end(), sound) &&
         (!needs_results(task.method) || task.present.size() <= 1) &&
         (!of_pairs(task.method) || (task.seats == 4 && task.partners)) &&
         std::all_of(wishes.together.begin(), wishes.together.end(), both_known) &&
         std::all_of(wishes.apart.begin(), wishes.apart.end(), both_known) &&
         std::all_of(wishes.at_table.begin(), wishes.at_table.end(),
                     [&](const auto& wish) { return known(wish.first); });
}

TaskFault in_two_pairs(const DrawTask& task) {
  std::vector<int> pairs(nth(task.entrants), 0);
  for (const auto& [one, other] : task.wishes.together) ++pairs[nth(one)], ++pairs[nth(other)];
  for (int who = 0; who < task.entrants; ++who)
    if (pairs[nth(who)] > 1) return {Undrawable::odd_pair, 0, {who}};
  return {};
}

/// Two wishes of two people.
TaskFault two_at_odds(const DrawTask& task) {
  const Wishes& wishes = task.wishes;
  const std::vector<Entrant> mate = mates(task);
  const std::vector<int> table = wished_tables(task);
  for (const auto& [who, number] : wishes.at_table)
    if (table[nth(who)] != number) return {Undrawable::at_odds, 0, {who}};
  for (const auto& [one, other] : wishes.together)
    if (table[nth(one)] != table[nth(other)]) return {Undrawable::at_odds, 0, {one, other}};
  for (const auto& [one, other] : wishes.apart)
    if (one == other || mate[nth(one)] == other ||
        (table[nth(one)] != 0 && table[nth(one)] == table[nth(other)]))
      return {Undrawable::at_odds, 0, {one, other}};
  return {};
}

/// How many tables a round has. Pairs, of which one may be not whole, have tables of their own.
int tables(const DrawTask& task, const std::vector<Entrant>& there) {
  if (of_pairs(task.method)) return many(Couples(task).both(there).size()) / 2;
  const int whole = 2 * many(Couples(task).both(there).size());
  return many(table_sizes(task, many(there.size()), many(there.size()) - whole).size());
}

TaskFault round_fault(const DrawTask& task, std::size_t index) {
  const std::vector<Entrant>& there = task.present[index];
  const int round = many(task.before.size() + index) + 1;
  const Couples couples(task);
  for (const Entrant who : there)
    if (of_pairs(task.method) && couples.of(who) < 0) return {Undrawable::odd_pair, round, {who}};
  const int last = tables(task, there);
  if (last == 0) return {Undrawable::too_few, round, {}};
  const std::vector<char> here = among(there, task.entrants);
  for (const auto& [who, table] : task.wishes.at_table)
    if (here[nth(who)] != 0 && (table < 1 || table > last))
      return {Undrawable::no_such_table, round, {who}};
  return {};
}

/// More wish for one table than sit there, even if all who sit out were among them.
TaskFault crowded(const DrawTask& task, std::size_t index) {
  const std::vector<Entrant>& there = task.present[index];
  const int round = many(task.before.size() + index) + 1;
  const std::vector<int> wished = wished_tables(task, there);
  const int last = tables(task, there);
  const int out = std::max(0, many(there.size()) - task.seats * last);
  for (int table = 1; table <= last; ++table) {
    TaskFault fault{Undrawable::at_odds, round, {}};
    for (const Entrant who : there)
      if (wished[nth(who)] == table) fault.about.push_back(who);
    if (many(fault.about.size()) > task.seats + out) return fault;
  }
  const std::vector<char> here = among(there, task.entrants);
  for (const auto& [one, other] : task.wishes.apart)
    if (last == 1 && out == 0 && here[nth(one)] != 0 && here[nth(other)] != 0)
      return {Undrawable::at_odds, round, {one, other}};
  return {};
}

/// Of moving pairs and of those that meet everybody.
TaskFault rounds_fault(const DrawTask& task) {
  if (task.method != Method::moving && task.method != Method::round_robin) return {};
  const int asked = many(task.before.size() + task.present.size());
  std::size_t pairs = 0;
  const Couples couples(task);
  for (const std::vector<Entrant>& there : task.present)
    pairs = std::max(pairs, couples.both(there).size());
  const int possible =
      task.method == Method::moving ? many((pairs + 1) / 2) : rounds_of_all(many(pairs));
  if (asked <= possible) return {};
  return {Undrawable::too_many_rounds, possible + 1, {possible}};
}

}  // namespace
}  // namespace drawing

TaskFault check_task(const DrawTask& task) {
  using namespace drawing;
  assert(is_task(task));
  const auto found = [](const TaskFault& fault) { return fault.why != Undrawable::nothing; };
  if (TaskFault fault = in_two_pairs(task); found(fault)) return fault;
  if (TaskFault fault = two_at_odds(task); found(fault)) return fault;
  for (std::size_t i = 0; i < task.present.size(); ++i) {
    if (TaskFault fault = round_fault(task, i); found(fault)) return fault;
    if (TaskFault fault = crowded(task, i); found(fault)) return fault;
  }
  return rounds_fault(task);
}

}  // namespace spadille
