#include "tournament/season.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "tournament/ties.h"

namespace spadille {
namespace {

using Rules = TournamentSeasonRules;
using Lines = std::vector<TournamentSeasonLine>;

std::int64_t good(std::int64_t points, const Rules& rules) {
  return rules.fewer_is_better ? -points : points;
}

std::int64_t points_of(const RankedLine& line, const Rules& rules) {
  if (rules.by == Rules::By::points) return line.total;
  const auto place = static_cast<std::size_t>(line.place);
  return place <= rules.per_place.size() ? rules.per_place[place - 1] : 0;
}

/// EV-8.1: who has no place there was not there.
void add(TournamentSeasonLine& person, std::size_t event, const RankedLine& line,
         const Rules& rules) {
  EventScore& score = person.scores[event];
  if (line.place == 0 || score.place != 0) return;
  score = {line.place, points_of(line, rules), true};
  ++person.there;
  person.roem += line.roem;
  person.pits += line.pits;
  person.wins += line.place == 1 ? 1 : 0;
}

/// By id.
Lines lines_of(std::span<const SeasonEvent> events, const Rules& rules) {
  const EventScore missed{0, rules.missed, rules.missed.has_value()};
  std::map<std::string_view, TournamentSeasonLine> people;
  for (std::size_t event = 0; event < events.size(); ++event)
    for (const RankedLine& line : events[event].ranking)
      for (const Entrant who : line.who) {
        const std::string& id = events[event].people[static_cast<std::size_t>(who)];
        if (id.empty() || line.played == 0) continue;
        TournamentSeasonLine& person = people[id];
        person.scores.resize(events.size(), missed);
        add(person, event, line, rules);
      }
  Lines lines;
  for (auto& [id, person] : people) {
    person.id = id;
    lines.push_back(std::move(person));
  }
  return lines;
}

/// EV-8.2: leaves the best to count; of equal ones the earlier.
void count(TournamentSeasonLine& person, const Rules& rules) {
  std::vector<EventScore*> order;
  for (EventScore& score : person.scores)
    if (score.counts) order.push_back(&score);
  std::stable_sort(order.begin(), order.end(), [&](const EventScore* a, const EventScore* b) {
    return good(*a->points, rules) > good(*b->points, rules);
  });
  const auto best = static_cast<std::size_t>(rules.best);
  for (std::size_t i = 0; i < order.size(); ++i) {
    order[i]->counts = best == 0 || i < best;
    if (!order[i]->counts) continue;
    person.total += *order[i]->points;
    ++person.counted;
  }
}

/// The sum of the tournaments at which all of a group were; nobody's where there is none.
std::vector<Ratio> together(const Lines& lines, std::span<const std::size_t> group,
                            const Rules& rules) {
  std::vector<Ratio> all(group.size());
  for (std::size_t event = 0; event < lines[group[0]].scores.size(); ++event) {
    const auto was_there = [&](std::size_t one) { return lines[one].scores[event].place != 0; };
    if (!std::all_of(group.begin(), group.end(), was_there)) continue;
    for (std::size_t i = 0; i < group.size(); ++i)
      all[i].over += good(*lines[group[i]].scores[event].points, rules);
  }
  return all;
}

Ratio measured(const TournamentSeasonLine& line, const Rules& rules) {
  if (line.counted == 0) return {0, 0};
  return {good(line.total, rules), rules.by_average ? line.counted : 1};
}

void add_last_events(std::vector<Step>& steps, const Lines& lines, const Rules& rules) {
  const std::size_t events = lines.empty() ? 0 : lines[0].scores.size();
  for (std::size_t event = events; event-- > 0;)
    steps.push_back(step(Rung::last_round, [&lines, &rules, event](std::size_t one) {
      const EventScore& score = lines[one].scores[event];
      return Ratio{good(score.points.value_or(0), rules), score.points ? 1 : 0};
    }));
}

void add_rung(std::vector<Step>& steps, TieBreak by, const Lines& lines, const Rules& rules) {
  const auto add = [&](Rung rung, std::function<std::int64_t(const TournamentSeasonLine&)> figure) {
    steps.push_back(step(rung, [&lines, figure = std::move(figure)](std::size_t one) {
      return Ratio{figure(lines[one]), 1};
    }));
  };
  switch (by) {
    case TieBreak::roem: return add(Rung::roem, [](const auto& line) { return line.roem; });
    case TieBreak::pits: return add(Rung::pits, [](const auto& line) { return line.pits; });
    case TieBreak::wins: return add(Rung::wins, [](const auto& line) { return line.wins; });
    case TieBreak::direct:
      steps.push_back({Rung::direct, [&](std::span<const std::size_t> group) {
                         return together(lines, group, rules);
                       }});
      return;
    case TieBreak::last_round: return add_last_events(steps, lines, rules);
    case TieBreak::lot:
      return add(Rung::lot, [&rules](const auto& line) { return lot(rules.seed, line.id); });
  }
}

/// EV-8.3.
std::vector<Step> steps_of(const Lines& lines, const Rules& rules) {
  std::vector<Step> steps{
      step(Rung::measure, [&](std::size_t one) { return measured(lines[one], rules); })};
  for (const TieBreak by : rules.ladder) add_rung(steps, by, lines, rules);
  return steps;
}

std::vector<std::size_t> those(const Lines& lines, int least, bool with_place) {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if ((lines[i].there >= std::max(least, 1)) == with_place) all.push_back(i);
  return all;
}

}  // namespace

SeasonEvent season_event(const Tournament& tournament) {
  SeasonEvent event{.ranking = ranking(tournament)};
  for (const RosterLine& entry : tournament.roster) event.people.push_back(entry.id);
  return event;
}

TournamentSeason tournament_season(std::span<const SeasonEvent> events, const Rules& rules) {
  Lines lines = lines_of(events, rules);
  for (TournamentSeasonLine& line : lines) count(line, rules);
  const std::vector<Step> steps = steps_of(lines, rules);
  TournamentSeason season;
  Lines& all = season.lines;
  for (const InOrder& next : in_order(those(lines, rules.least, true), steps)) {
    TournamentSeasonLine& line = all.emplace_back(lines[next.who]);
    line.rung = next.rung;
    const int before = all.size() > 1 ? all[all.size() - 2].place : 1;
    line.place = next.rung == Rung::shared ? before : static_cast<int>(all.size());
  }
  for (const InOrder& next : in_order(those(lines, rules.least, false), steps)) {
    TournamentSeasonLine& line = all.emplace_back(lines[next.who]);
    line.rung = Rung::no_place;
    line.place = 0;
  }
  return season;
}

}  // namespace spadille
