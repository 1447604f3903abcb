#include "tournament/ladder.h"

#include <algorithm>
#include <string>

namespace spadille {
namespace {

/// More is better.
std::int64_t good(std::int64_t points, const RankingRules& rules) {
  return rules.fewer_is_better ? -points : points;
}

Ratio measured(const RankedLine& line, const RankingRules& rules) {
  const std::int64_t total = good(line.total, rules);
  if (line.rounds == 0) return {0, 0};
  switch (rules.measure) {
    case Measure::sum: return {total, 1};
    case Measure::per_deal: return {total, line.deals};
    case Measure::per_round: return {total, line.rounds};
  }
  return {total, 1};
}

/// The places at each table of a round at which somebody of the group sat, a bit each.
std::vector<unsigned> taken(std::span<const Sheet> sheets, std::span<const std::size_t> group,
                            std::size_t round) {
  std::vector<unsigned> places;
  for (const std::size_t one : group) {
    const RoundSeat seat = sheets[one].seats[round];
    const auto table = static_cast<std::size_t>(seat.table);
    if (table >= places.size()) places.resize(table + 1);
    places[table] |= 1U << static_cast<unsigned>(seat.place);
  }
  return places;
}

/// The average of the rounds in which somebody of the group sat against another of it; nobody's
/// where one of them has no such round.
std::vector<Ratio> against_each_other(const RankingRules& rules, std::span<const Sheet> sheets,
                                      std::span<const std::size_t> group) {
  std::vector<Ratio> all(group.size(), Ratio{0, 0});
  for (std::size_t round = 0; round < sheets[group[0]].seats.size(); ++round) {
    const std::vector<unsigned> places = taken(sheets, group, round);
    for (std::size_t i = 0; i < group.size(); ++i) {
      const Sheet& sheet = sheets[group[i]];
      const RoundSeat seat = sheet.seats[round];
      const unsigned others =
          places[static_cast<std::size_t>(seat.table)] & ~(1U << static_cast<unsigned>(seat.place));
      if (seat.table == 0 || others == 0) continue;
      all[i].over += good(sheet.line.scores[round].points, rules);
      ++all[i].under;
    }
  }
  if (std::any_of(all.begin(), all.end(), [](const Ratio& one) { return one.under == 0; }))
    return std::vector<Ratio>(group.size());
  return all;
}

/// Whom a round has brought nothing stands behind.
Ratio in_round(const RoundScore& score, const RankingRules& rules) {
  const bool brings =
      score.from != RoundScore::From::nothing && score.from != RoundScore::From::missing;
  return {good(score.points, rules), brings ? 1 : 0};
}

/// Of a pair the higher one. Who has no id is known by his place in the roster.
std::int64_t lot_of(const Tournament& tournament, const RankedLine& line) {
  std::int64_t best = 0;
  for (const Entrant who : line.who) {
    const std::string& id = tournament.roster[static_cast<std::size_t>(who)].id;
    best = std::max(best, lot(tournament.plan.seed, id.empty() ? "#" + std::to_string(who) : id));
  }
  return best;
}

void add_last_rounds(std::vector<Step>& steps, const Tournament& tournament,
                     std::span<const Sheet> sheets) {
  for (std::size_t round = tournament.rounds.size(); round-- > 0;)
    steps.push_back(
        step(Rung::last_round, [&rules = tournament.plan.ranking, sheets, round](std::size_t one) {
          return in_round(sheets[one].line.scores[round], rules);
        }));
}

void add_rung(std::vector<Step>& steps, TieBreak by, const Tournament& tournament,
              std::span<const Sheet> sheets) {
  const auto add = [&](Rung rung, std::function<std::int64_t(const RankedLine&)> figure) {
    steps.push_back(step(rung, [sheets, figure = std::move(figure)](std::size_t one) {
      return Ratio{figure(sheets[one].line), 1};
    }));
  };
  switch (by) {
    case TieBreak::roem: return add(Rung::roem, [](const RankedLine& line) { return line.roem; });
    case TieBreak::pits: return add(Rung::pits, [](const RankedLine& line) { return line.pits; });
    case TieBreak::wins: return add(Rung::wins, [](const RankedLine& line) { return line.wins; });
    case TieBreak::direct:
      steps.push_back({Rung::direct, [&tournament, sheets](std::span<const std::size_t> group) {
                         return against_each_other(tournament.plan.ranking, sheets, group);
                       }});
      return;
    case TieBreak::last_round: return add_last_rounds(steps, tournament, sheets);
    case TieBreak::lot:
      return add(Rung::lot,
                 [&tournament](const RankedLine& line) { return lot_of(tournament, line); });
  }
}

}  // namespace

std::vector<Step> steps_of(const Tournament& tournament, std::span<const Sheet> sheets) {
  std::vector<Step> steps{
      step(Rung::measure, [&rules = tournament.plan.ranking, sheets](std::size_t one) {
        return measured(sheets[one].line, rules);
      })};
  for (const TieBreak by : tournament.plan.ranking.ladder) add_rung(steps, by, tournament, sheets);
  return steps;
}

}  // namespace spadille
