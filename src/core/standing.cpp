#include "core/standing.h"

#include <algorithm>

namespace spadille {

std::vector<Ranked> ranking_of(const Totals& totals) {
  std::vector<Ranked> all;
  for (const Seat s : SeatSet::first(totals.size())) all.push_back({1, s, totals[s.index]});
  std::stable_sort(all.begin(), all.end(),
                   [](const Ranked& a, const Ranked& b) { return a.total > b.total; });
  for (std::size_t i = 1; i < all.size(); ++i)
    all[i].place = all[i].total == all[i - 1].total ? all[i - 1].place : static_cast<int>(i) + 1;
  return all;
}

}  // namespace spadille
