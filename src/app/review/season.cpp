#include "app/review/season.h"

#include <algorithm>
#include <map>

#include "text/search_terms.h"

namespace spadille {
namespace {

/// Below nought where `a` is less than `b`, 0 where they are equal; by what a session brought on
/// average, or by the sum.
std::int64_t compared(const SeasonResult& a, const SeasonResult& b, bool by_average) {
  if (!by_average) return *a.points - *b.points;
  return *a.points * b.sessions - *b.points * a.sessions;
}

/// Leaves the best results to count; of equal ones the earlier.
void drop(std::vector<SeasonResult>& results, int best, const Season& season) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < results.size(); ++i)
    if (results[i].counts) order.push_back(i);
  if (best == 0 || static_cast<std::size_t>(best) >= order.size()) return;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const std::int64_t more = compared(results[a], results[b], season.by_average);
    return season.fewer_is_better ? more < 0 : more > 0;
  });
  for (auto i = static_cast<std::size_t>(best); i < order.size(); ++i)
    results[order[i]].counts = false;
}

void count(SeasonPlace& player, const SeasonRules& rules, const Season& season) {
  const auto there = std::count_if(player.results.begin(), player.results.end(),
                                   [](const SeasonResult& result) { return !result.absent; });
  if (there < rules.least) player.place = 0;
  drop(player.results, rules.best, season);
  for (const SeasonResult& result : player.results)
    if (result.counts) player.total += *result.points, player.counted += result.sessions;
}

/// Below nought where `a` has less than `b`, 0 where they are equal.
std::int64_t compared(const SeasonPlace& a, const SeasonPlace& b, bool by_average) {
  if (!by_average) return a.total - b.total;
  return a.total * b.counted - b.total * a.counted;
}

/// The best first; equal totals share a place. Who has none comes last.
void put_in_order(Season& season) {
  auto& places = season.places;
  std::sort(places.begin(), places.end(), [&](const SeasonPlace& a, const SeasonPlace& b) {
    if ((a.place == 0) != (b.place == 0)) return b.place == 0;
    const std::int64_t more = compared(a, b, season.by_average);
    if (more != 0) return (more < 0) == season.fewer_is_better;
    return a.name != b.name ? a.name < b.name : a.id < b.id;
  });
  for (std::size_t i = 0; i < places.size() && places[i].place != 0; ++i) {
    const bool shared = i > 0 && compared(places[i], places[i - 1], season.by_average) == 0;
    places[i].place = shared ? places[i - 1].place : static_cast<int>(i) + 1;
  }
}

bool is_hidden(const Names& names, const std::string& person) {
  return std::any_of(names.players().begin(), names.players().end(),
                     [&](const Player& p) { return p.id == person && p.hidden; });
}

/// What each evening brought everybody who has a part in one, by id.
using Results = std::map<std::string, std::vector<SeasonResult>>;

/// The evenings of these sessions, and of which each session is: two tables at which people sit on
/// one date at one place are one, and who was at the one has not missed the other.
std::vector<std::size_t> evenings_of(const std::vector<SessionFacts>& sessions, Season& season) {
  std::map<std::pair<std::string, std::string>, std::size_t> known;
  std::vector<std::size_t> evenings;
  for (const SessionFacts& session : sessions) {
    const auto [found, is_new] =
        known.try_emplace({session.date, folded(session.place)}, season.evenings.size());
    if (is_new) season.evenings.push_back({session.date, session.place, {}});
    season.evenings[found->second].sessions.push_back(session.session);
    evenings.push_back(found->second);
  }
  return evenings;
}

/// `missed`: what an evening counts for somebody who was not there.
void add(Results& results, const SessionFacts& session, std::size_t evening,
         const std::vector<SeasonResult>& missed, const Names& names) {
  std::map<std::string, FactTotals> facts;
  for (const FactRow& fact : session.facts) facts[names.current(fact.player)][fact.key] += fact.n;
  for (const auto& [person, totals] : facts) {
    if (!totals.contains(kPart)) continue;  // somebody has taken over what he played for
    auto& all = results[person];
    if (all.empty()) all = missed;
    SeasonResult& there = all[evening];
    if (there.absent)
      there = {result(totals), false, true, 1};
    else
      *there.points += result(totals), ++there.sessions;
  }
}

}  // namespace

std::vector<std::string_view> notes(const Season& season) {
  const auto any = [&season](bool (*is)(const SeasonResult&)) {
    return std::any_of(season.places.begin(), season.places.end(), [is](const SeasonPlace& player) {
      return std::any_of(player.results.begin(), player.results.end(), is);
    });
  };
  std::vector<std::string_view> all;
  if (any([](const SeasonResult& r) { return r.points && !r.counts; }))
    all.emplace_back("review.season.dropped");
  if (any([](const SeasonResult& r) { return r.points && r.absent; }))
    all.emplace_back("review.season.absent");
  if (any([](const SeasonResult& r) { return !r.points; }))
    all.emplace_back("review.season.not_counted");
  if (std::any_of(season.places.begin(), season.places.end(),
                  [](const SeasonPlace& player) { return player.place == 0; }))
    all.emplace_back("review.season.too_seldom");
  if (season.fewer_is_better && !season.places.empty()) all.emplace_back("review.season.fewer");
  if (season.by_average && !season.places.empty()) all.emplace_back("review.season.by_average");
  return all;
}

Expected<Season> season(Book& book, const Names& names, const Span& span,
                        const SeasonRules& rules) {
  std::vector<std::string> ids;
  for (const Player& player : names.players()) ids.push_back(player.id);
  const auto sessions = book.store.facts_by_session(ids, filter_for(span));
  if (!sessions) return tl::unexpected(sessions.error());
  Season season{.fewer_is_better = fewer_is_better(span.game)};
  season.by_average = season.fewer_is_better && !rules.absent;
  SeasonResult missed{.absent = true, .counts = !season.by_average};
  if (missed.counts) missed.points = rules.absent.value_or(0);
  const std::vector<std::size_t> evenings = evenings_of(*sessions, season);
  const std::vector<SeasonResult> nothing(season.evenings.size(), missed);
  Results results;
  for (std::size_t i = 0; i < sessions->size(); ++i)
    add(results, (*sessions)[i], evenings[i], nothing, names);
  for (auto& [person, all] : results) {
    if (is_hidden(names, person)) continue;
    SeasonPlace& player = season.places.emplace_back();
    player.id = person;
    player.name = names.of(person);
    player.results = std::move(all);
    count(player, rules, season);
  }
  put_in_order(season);
  return season;
}

}  // namespace spadille
