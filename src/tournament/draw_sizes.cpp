#include "tournament/draw_sizes.h"

#include <algorithm>
#include <numeric>

namespace spadille::drawing {
namespace {

/// Who wants to sit where, and what is missing for it if some of the tables have three.
class Demand {
 public:
  Demand(const DrawTask& task, const std::vector<Entrant>& playing, int tables)
      : single_(nth(tables), 0), mated_(single_) {
    const std::vector<int> wished = wished_tables(task, playing);
    const std::vector<Entrant> mate = mates(task);
    const std::vector<char> here = among(playing, task.entrants);
    for (const Entrant who : playing) {
      const bool bound = mate[nth(who)] != kNobody && here[nth(mate[nth(who)])] != 0;
      ++(bound ? all_mated_ : all_single_);
      if (const int table = wished[nth(who)]; table >= 1 && table <= tables)
        ++(bound ? mated_ : single_)[nth(table - 1)];
    }
  }

  [[nodiscard]] bool is_wished(int table) const { return single(table) + mated(table) > 0; }

  /// How many want a table at which there may be three; -1: there must be four.
  [[nodiscard]] int of_three(int table) const {
    return mated(table) > 0 || single(table) > 3 ? -1 : single(table);
  }

  /// Mates need a side of a table of four, and those who sit at tables of three must not want to
  /// be at another one.
  [[nodiscard]] int missing(const std::vector<int>& threes) const {
    int sides = 0;
    int free = all_single_;
    int sum = 0;
    for (int t = 0; t < many(single_.size()); ++t) {
      if (std::find(threes.begin(), threes.end(), t) != threes.end()) {
        sum += of_three(t) < 0 ? mated(t) + single(t) : 0;
        continue;
      }
      sides += (4 - std::min(4, single(t))) / 2;
      free -= single(t);
    }
    return sum + std::max(0, all_mated_ - 2 * sides) + std::max(0, 3 * many(threes.size()) - free);
  }

 private:
  [[nodiscard]] int single(int table) const { return single_[nth(table)]; }
  [[nodiscard]] int mated(int table) const { return mated_[nth(table)]; }

  std::vector<int> single_, mated_;
  int all_single_ = 0;
  int all_mated_ = 0;
};

std::vector<int> first_tables(std::vector<int> first, const std::vector<int>& then, int count) {
  for (const int table : then)
    if (many(first.size()) < count && std::find(first.begin(), first.end(), table) == first.end())
      first.push_back(table);
  return first;
}

/// The first of an order; where that is not enough, the more of those the more want a table.
std::vector<int> chosen(const Demand& demand, std::vector<int> order, int count) {
  std::stable_partition(order.begin(), order.end(),
                        [&](int table) { return demand.of_three(table) >= 0; });
  std::vector<int> eager = order;
  std::stable_sort(eager.begin(), eager.end(),
                   [&](int a, int b) { return demand.of_three(a) > demand.of_three(b); });
  std::vector<int> best = first_tables({}, order, count);
  for (int k = 1; k <= count && demand.missing(best) > 0; ++k) {
    std::vector<int> other = first_tables({eager.begin(), eager.begin() + k}, order, count);
    if (demand.missing(other) < demand.missing(best)) best = std::move(other);
  }
  return best;
}

}  // namespace

std::vector<int> unwished_first(const DrawTask& task, const std::vector<Entrant>& there,
                                int tables) {
  const Demand demand(task, there, tables);
  std::vector<int> order(nth(tables));
  std::iota(order.rbegin(), order.rend(), 0);
  std::stable_partition(order.begin(), order.end(),
                        [&](int table) { return !demand.is_wished(table); });
  return order;
}

std::vector<int> numbered(const DrawTask& task, const std::vector<Entrant>& playing,
                          std::vector<int> sizes, std::vector<int> order) {
  const auto threes = static_cast<int>(std::count(sizes.begin(), sizes.end(), 3));
  if (threes == 0 || threes == many(sizes.size())) return sizes;
  const Demand demand(task, playing, many(sizes.size()));
  std::fill(sizes.begin(), sizes.end(), 4);
  for (const int table : chosen(demand, std::move(order), threes)) sizes[nth(table)] = 3;
  return sizes;
}

}  // namespace spadille::drawing
