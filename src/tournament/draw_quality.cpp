#include <algorithm>

#include "tournament/draw_parts.h"

namespace spadille {
namespace drawing {
namespace {

/// How often each two met, and where each sat.
struct Counted {
  Grid<int> partners, opponents, met;
  std::vector<std::vector<int>> tables;
  std::vector<int> out;

  explicit Counted(int entrants)
      : partners(entrants, entrants),
        opponents(entrants, entrants),
        met(entrants, entrants),
        tables(nth(entrants)),
        out(nth(entrants), 0) {}
};

void count(Counted& all, const DrawnTable& table, bool partners) {
  const std::vector<Entrant>& seats = table.seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    all.tables[nth(seats[i])].push_back(table.table);
    for (std::size_t j = i + 1; j < seats.size(); ++j) {
      const auto [low, high] = std::minmax(seats[i], seats[j]);
      const bool together = partners && are_partners(seats.size(), i, j);
      ++(together ? all.partners : all.opponents)(low, high);
      ++all.met(low, high);
    }
  }
}

Counted counted(std::span<const DrawnRound> rounds, int entrants, bool partners) {
  Counted all(entrants);
  for (const DrawnRound& round : rounds) {
    for (const DrawnTable& table : round.tables) count(all, table, partners);
    for (const Entrant who : round.out) ++all.out[nth(who)];
  }
  return all;
}

int again(int times) { return std::max(0, times - 1); }

int tables_again(std::vector<int> tables) {
  const int sat = many(tables.size());
  std::sort(tables.begin(), tables.end());
  tables.erase(std::unique(tables.begin(), tables.end()), tables.end());
  return sat - many(tables.size());
}

}  // namespace
}  // namespace drawing

DrawQuality quality(std::span<const DrawnRound> rounds, int entrants, bool partners,
                    std::span<const std::pair<Entrant, Entrant>> fixed) {
  using namespace drawing;
  Counted all = counted(rounds, entrants, partners);
  for (const auto& [one, other] : fixed) {
    const auto [low, high] = std::minmax(one, other);
    int& together = (partners ? all.partners : all.met)(low, high);
    if (partners) all.met(low, high) -= together;
    together = 0;
  }
  DrawQuality found;
  for (int a = 0; a < entrants; ++a) {
    found.out_again += again(all.out[nth(a)]);
    if (all.out[nth(a)] > 1) found.twice_out.push_back(a);
    found.tables_again += tables_again(std::move(all.tables[nth(a)]));
    for (int b = a + 1; b < entrants; ++b) {
      found.partners_again += again(all.partners(a, b));
      found.opponents_again += again(all.opponents(a, b));
      found.met_again += again(all.met(a, b));
      found.most_meetings = std::max(found.most_meetings, all.met(a, b));
    }
  }
  return found;
}

}  // namespace spadille
