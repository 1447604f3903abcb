#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>
#include <vector>

#include "tournament/draw.h"

namespace spadille::tests {

/// Everybody is there in every round.
[[nodiscard]] inline DrawTask task_of(int entrants, int rounds,
                                      Method method = Method::individual) {
  DrawTask task{.method = method, .entrants = entrants};
  std::vector<Entrant> all(static_cast<std::size_t>(entrants));
  std::iota(all.begin(), all.end(), 0);
  task.present.assign(static_cast<std::size_t>(rounds), all);
  task.standing = all;
  return task;
}

/// Neighbours on the roster are partners.
[[nodiscard]] inline DrawTask pairs_of(int pairs, int rounds, Method method = Method::pairs) {
  DrawTask task = task_of(2 * pairs, rounds, method);
  for (int i = 0; i < pairs; ++i) task.wishes.together.emplace_back(2 * i, 2 * i + 1);
  return task;
}

/// Draws one round after another, as where results come in between; what is there in each round
/// stays as the task says.
[[nodiscard]] inline std::vector<DrawnRound> drawn_one_by_one(DrawTask task) {
  const std::vector<std::vector<Entrant>> present = task.present;
  for (const std::vector<Entrant>& there : present) {
    task.present = {there};
    task.before.push_back(draw(task)[0]);
  }
  return task.before;
}

[[nodiscard]] inline DrawQuality quality_of(const DrawTask& task,
                                            const std::vector<DrawnRound>& behind) {
  std::vector<DrawnRound> all = task.before;
  all.insert(all.end(), behind.begin(), behind.end());
  return quality(all, task.entrants, task.partners, task.wishes.together);
}

[[nodiscard]] inline const DrawnTable* table_with(const DrawnRound& round, Entrant who) {
  for (const DrawnTable& table : round.tables)
    if (std::find(table.seats.begin(), table.seats.end(), who) != table.seats.end()) return &table;
  return nullptr;
}

[[nodiscard]] inline bool are_partners(const DrawnRound& round, Entrant one, Entrant other) {
  for (const DrawnTable& table : round.tables)
    for (std::size_t i = 0; table.seats.size() == 4 && i < 4; ++i)
      if (table.seats[i] == one && table.seats[(i + 2) % 4] == other) return true;
  return false;
}

/// Everybody who is there sits once or is out, tables are numbered from 1, and have three or four.
[[nodiscard]] inline bool is_whole(const DrawnRound& round, const std::vector<Entrant>& there) {
  std::vector<Entrant> found = round.out;
  int number = 0;
  for (const DrawnTable& table : round.tables) {
    if (table.table != ++number || table.seats.size() < 3 || table.seats.size() > 4) return false;
    found.insert(found.end(), table.seats.begin(), table.seats.end());
  }
  std::sort(found.begin(), found.end());
  return found == there && std::is_sorted(round.out.begin(), round.out.end());
}

}  // namespace spadille::tests
