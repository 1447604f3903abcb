#include "tournament/ranking.h"

#include <algorithm>

#include "tournament/ladder.h"
#include "tournament/prizes.h"

namespace spadille {
namespace {

using From = RoundScore::From;

bool brings(const RoundScore& score) {
  return score.from != From::nothing && score.from != From::missing;
}

bool is_played(const RoundScore& score) {
  return score.from == From::play || score.from == From::missing;
}

/// EV-5.2: leaves the best rounds to count; of equal ones the earlier.
void choose(std::vector<RoundScore>& scores, const RankingRules& rules) {
  std::vector<RoundScore*> order;
  for (RoundScore& score : scores) {
    score.counts = brings(score);
    if (score.counts) order.push_back(&score);
  }
  const auto best = static_cast<std::size_t>(rules.best);
  if (best == 0 || best >= order.size()) return;
  const auto figure = [&rules](const RoundScore& score) {
    return Ratio{score.points, rules.measure == Measure::per_deal ? score.deals : 1};
  };
  std::stable_sort(order.begin(), order.end(), [&](const RoundScore* a, const RoundScore* b) {
    const auto more = compared(figure(*a), figure(*b));
    return rules.fewer_is_better ? more < 0 : more > 0;
  });
  for (std::size_t i = best; i < order.size(); ++i) order[i]->counts = false;
}

/// What the director gives in a round that brings nothing counts all the same (EV-4.2).
void count(RankedLine& line, const RankingRules& rules) {
  choose(line.scores, rules);
  for (const RoundScore& score : line.scores) {
    line.roem += score.roem;
    line.pits += score.pits;
    line.wins += score.won ? 1 : 0;
    line.played += is_played(score) ? 1 : 0;
    if (score.counts || !brings(score)) line.total += score.points;
    if (!score.counts) continue;
    line.deals += score.deals;
    ++line.rounds;
  }
}

/// EV-5.3: who has a place, or who has none.
std::vector<std::size_t> those(std::span<const Sheet> sheets, int least, bool with_place) {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < sheets.size(); ++i)
    if ((sheets[i].line.played >= std::max(least, 1)) == with_place) all.push_back(i);
  return all;
}

}  // namespace

std::vector<RankedLine> ranking(const Tournament& tournament) {
  const RankingRules& rules = tournament.plan.ranking;
  std::vector<Sheet> sheets = score_sheets(tournament);
  for (Sheet& sheet : sheets) count(sheet.line, rules);
  const std::vector<Step> steps = steps_of(tournament, sheets);
  std::vector<RankedLine> all;
  for (const InOrder& next : in_order(those(sheets, rules.least, true), steps)) {
    RankedLine line = sheets[next.who].line;
    line.rung = next.rung;
    line.place = next.rung == Rung::shared ? all.back().place : static_cast<int>(all.size()) + 1;
    all.push_back(std::move(line));
  }
  for (const InOrder& next : in_order(those(sheets, rules.least, false), steps)) {
    RankedLine& line = all.emplace_back(sheets[next.who].line);
    line.rung = Rung::no_place;
    line.place = 0;
  }
  const std::vector<std::int64_t> won = prizes_of(all, tournament.plan.prizes);
  for (std::size_t i = 0; i < all.size(); ++i) all[i].prize = won[i];
  return all;
}

}  // namespace spadille
