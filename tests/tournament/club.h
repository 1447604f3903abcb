#pragma once

#include <ostream>

#include "tournament/ranking.h"

namespace spadille {

using From = RoundScore::From;
using Points = std::vector<std::int64_t>;

/// Sixteen deals a round, partners at tables of four; everybody is there from the first round.
inline Tournament club(int people, Method method = Method::individual) {
  Tournament tournament;
  tournament.plan.method = method;
  tournament.plan.deals = 16;
  for (int i = 0; i < people; ++i)
    tournament.roster.push_back({"p" + std::to_string(i), {{1, Absence::none}}});
  return tournament;
}

inline ToldResult told(ToldBy source, Figures figures) { return {source, std::move(figures), 0}; }

/// A table of the last round that is drawn. Without points nobody has told anything.
inline void add_table(Tournament& tournament, std::vector<Entrant> seats, Figures figures) {
  auto& tables = tournament.rounds.back().tables;
  const int number = static_cast<int>(tables.size()) + 1;
  if (!figures.points.empty())
    tournament.results.push_back({static_cast<int>(tournament.rounds.size()),
                                  number,
                                  {told(ToldBy::paper, std::move(figures))}});
  tables.push_back({number, std::move(seats)});
}

/// A round at one table.
inline void add_round(Tournament& tournament, std::vector<Entrant> seats, Points points,
                      std::vector<Entrant> out = {}) {
  tournament.rounds.push_back({{}, std::move(out)});
  add_table(tournament, std::move(seats), {.points = std::move(points)});
}

inline RankedLine line_of(const Tournament& tournament, Entrant who) {
  for (const RankedLine& line : ranking(tournament))
    if (line.who.front() == who || line.who.back() == who) return line;
  return {};
}

inline std::vector<std::int64_t> totals(const Tournament& tournament) {
  std::vector<std::int64_t> all(tournament.roster.size());
  for (const RankedLine& line : ranking(tournament))
    for (const Entrant who : line.who) all[static_cast<std::size_t>(who)] = line.total;
  return all;
}

struct Placed {
  int place;
  Entrant who;
  Rung rung;
  friend bool operator==(const Placed&, const Placed&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Placed& one) {
    return out << one.place << ": " << one.who << " by " << static_cast<int>(one.rung);
  }
};

inline std::vector<Placed> standings(const Tournament& tournament) {
  std::vector<Placed> all;
  for (const RankedLine& line : ranking(tournament))
    all.push_back({line.place, line.who.front(), line.rung});
  return all;
}

inline std::vector<std::int64_t> prizes(const Tournament& tournament) {
  std::vector<std::int64_t> all(tournament.roster.size());
  for (const RankedLine& line : ranking(tournament))
    all[static_cast<std::size_t>(line.who.front())] = line.prize;
  return all;
}

inline std::vector<RoundScore> credited(From from, std::vector<std::int64_t> points) {
  std::vector<RoundScore> scores;
  for (const std::int64_t one : points) scores.push_back({.from = from, .points = one});
  return scores;
}

/// Each plays by himself.
inline Tournament alone(int people, std::vector<TieBreak> ladder = {}) {
  Tournament tournament = club(people);
  tournament.plan.partners = false;
  tournament.plan.ranking.ladder = std::move(ladder);
  return tournament;
}

}  // namespace spadille
