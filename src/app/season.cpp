#include "app/season.h"

#include <algorithm>
#include <numeric>

namespace spadille {
namespace {

/// Leaves the best results to count; of equal ones the earlier.
void drop(std::vector<SeasonResult>& results, int best, bool fewer) {
  if (best == 0 || static_cast<std::size_t>(best) >= results.size()) return;
  std::vector<std::size_t> order(results.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return fewer ? results[a].points < results[b].points : results[a].points > results[b].points;
  });
  for (auto i = static_cast<std::size_t>(best); i < order.size(); ++i)
    results[order[i]].counts = false;
}

void count(SeasonPlace& player, const SeasonRules& rules, bool fewer) {
  drop(player.results, rules.best, fewer);
  for (const SeasonResult& result : player.results)
    if (result.counts) player.total += result.points;
}

/// The best first; equal totals share a place.
void put_in_order(std::vector<SeasonPlace>& places, bool fewer) {
  std::sort(places.begin(), places.end(), [fewer](const SeasonPlace& a, const SeasonPlace& b) {
    if (a.total != b.total) return fewer ? a.total < b.total : a.total > b.total;
    return a.name != b.name ? a.name < b.name : a.id < b.id;
  });
  for (std::size_t i = 0; i < places.size(); ++i)
    places[i].place = i > 0 && places[i].total == places[i - 1].total ? places[i - 1].place
                                                                      : static_cast<int>(i) + 1;
}

bool is_hidden(const Names& names, const std::string& person) {
  return std::any_of(names.players().begin(), names.players().end(),
                     [&](const Player& p) { return p.id == person && p.hidden; });
}

/// What each session brought everybody who played in one, by id.
using Results = std::map<std::string, std::vector<SeasonResult>>;

void add(Results& results, const SessionFacts& session, std::size_t number, std::size_t sessions,
         const Names& names, const SeasonRules& rules) {
  std::map<std::string, FactTotals> facts;
  for (const FactRow& fact : session.facts) facts[names.current(fact.player)][fact.key] += fact.n;
  for (const auto& [person, totals] : facts) {
    auto& all = results[person];
    all.resize(sessions, {rules.absent, true, true});
    all[number] = {figure_table(session.game).result(totals), false, true};
  }
}

}  // namespace

Expected<Season> season(Book& book, const Names& names, const Span& span,
                        const SeasonRules& rules) {
  std::vector<std::string> ids;
  for (const Player& player : names.players()) ids.push_back(player.id);
  const auto sessions = book.store.facts_by_session(ids, filter_for(span));
  if (!sessions) return tl::unexpected(sessions.error());
  Season season{fewer_is_better(span.game), {}, {}};
  Results results;
  for (std::size_t i = 0; i < sessions->size(); ++i) {
    season.sessions.push_back({(*sessions)[i].session, (*sessions)[i].date});
    add(results, (*sessions)[i], i, sessions->size(), names, rules);
  }
  for (auto& [person, all] : results) {
    if (is_hidden(names, person)) continue;
    SeasonPlace& player = season.places.emplace_back();
    player.id = person;
    player.name = names.of(person);
    player.results = std::move(all);
    count(player, rules, season.fewer_is_better);
  }
  put_in_order(season.places, season.fewer_is_better);
  return season;
}

}  // namespace spadille
