#include "tournament/prizes.h"

#include <algorithm>
#include <numeric>

namespace spadille {
namespace {

std::size_t count_of_placed(std::span<const RankedLine> ranking) {
  const auto end = std::find_if(ranking.begin(), ranking.end(),
                                [](const RankedLine& line) { return line.place == 0; });
  return static_cast<std::size_t>(end - ranking.begin());
}

std::int64_t amount(std::span<const Prize> prizes, Prize::For what) {
  std::int64_t all = 0;
  for (const Prize& prize : prizes)
    if (prize.what == what) all += prize.amount;
  return all;
}

/// Of the places behind `begin` up to `end`.
std::int64_t amount(std::span<const Prize> prizes, std::size_t begin, std::size_t end) {
  std::int64_t all = 0;
  for (const Prize& prize : prizes)
    if (prize.what == Prize::For::place && prize.place > static_cast<int>(begin) &&
        prize.place <= static_cast<int>(end))
      all += prize.amount;
  return all;
}

/// EV-7.2.
void share(std::vector<std::int64_t>& won, std::span<const RankedLine> ranking,
           std::vector<std::size_t> lines, std::int64_t amount) {
  std::sort(lines.begin(), lines.end(), [&ranking](std::size_t a, std::size_t b) {
    return ranking[a].who.front() < ranking[b].who.front();
  });
  const auto parts = static_cast<std::int64_t>(lines.size());
  for (std::int64_t i = 0; i < parts; ++i)
    won[lines[static_cast<std::size_t>(i)]] += amount / parts + (i < amount % parts ? 1 : 0);
}

std::vector<std::size_t> with_most_pits(std::span<const RankedLine> placed) {
  std::int64_t most = 1;
  for (const RankedLine& line : placed) most = std::max(most, line.pits);
  std::vector<std::size_t> lines;
  for (std::size_t i = 0; i < placed.size(); ++i)
    if (placed[i].pits == most) lines.push_back(i);
  return lines;
}

}  // namespace

std::vector<std::int64_t> prizes_of(std::span<const RankedLine> ranking,
                                    std::span<const Prize> prizes) {
  std::vector<std::int64_t> won(ranking.size(), 0);
  const std::size_t placed = count_of_placed(ranking);
  for (std::size_t begin = 0, end = 0; begin < placed; begin = end) {
    while (end < placed && ranking[end].place == ranking[begin].place) ++end;
    std::vector<std::size_t> lines(end - begin);
    std::iota(lines.begin(), lines.end(), begin);
    const std::int64_t last = end == placed ? amount(prizes, Prize::For::last) : 0;
    share(won, ranking, lines, amount(prizes, begin, end) + last);
  }
  share(won, ranking, with_most_pits(ranking.first(placed)), amount(prizes, Prize::For::pits));
  return won;
}

}  // namespace spadille
