#include "app/tournament/season_of_events.h"

#include <algorithm>
#include <tuple>

#include "app/people/names.h"

namespace spadille {
namespace {

bool is_in(const Listed& event, const EventSpan& span) {
  const std::string& date = event.summary.date;
  return (span.from.empty() || date >= span.from) && (span.to.empty() || date <= span.to);
}

void put_together(SeasonEvent& event, const Names& names) {
  for (std::string& id : event.people) id = names.current(id);
}

}  // namespace

Outcome<EventSeason> season_of_events(Book& book, const EventSpan& span,
                                      TournamentSeasonRules rules) {
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  auto all = tournaments(book);
  if (!all) return tl::unexpected(Refusal(all.error()));
  std::reverse(all->begin(), all->end());
  EventSeason season;
  std::vector<SeasonEvent> events;
  std::string game = span.game;
  for (Listed& listed : *all) {
    if (!is_in(listed, span)) continue;
    const auto desk = open_tournament(book, listed.id);
    if (!desk) return tl::unexpected(desk.error());
    if (game.empty()) game = desk->now.plan.game;
    if (desk->now.plan.game != game) continue;
    rules.fewer_is_better = desk->now.plan.ranking.fewer_is_better;
    events.push_back(season_event(desk->now));
    put_together(events.back(), *names);
    season.events.push_back(std::move(listed));
  }
  season.ranking = tournament_season(events, rules);
  const auto order = [&](const TournamentSeasonLine& line) {
    return std::tuple(line.place == 0, line.place, names->of(line.id));
  };
  std::stable_sort(season.ranking.lines.begin(), season.ranking.lines.end(),
                   [&](const auto& a, const auto& b) { return order(a) < order(b); });
  std::erase_if(season.ranking.lines, [&](const TournamentSeasonLine& line) {
    const auto& people = names->players();
    return std::any_of(people.begin(), people.end(),
                       [&](const Player& player) { return player.id == line.id && player.hidden; });
  });
  return season;
}

}  // namespace spadille
