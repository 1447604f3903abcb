#include "app/review/statistics.h"

#include <algorithm>
#include <set>

#include "app/record/digest.h"
#include "games/any_game.h"

namespace spadille {
namespace {

/// The games that a span asks for.
std::vector<std::string> games_in(const Span& span) {
  if (!span.game.empty()) return {span.game};
  std::vector<std::string> all;
  for (const AnyGame* game : all_games()) all.emplace_back(game->id());
  return all;
}

std::string period_of(const std::string& date, Period by) {
  return date.substr(0, by == Period::year ? 4 : 7);
}

/// Facts of one person at one game, added up.
struct Collected {
  FactTotals all{};
  std::map<std::string, FactTotals> partners{};  ///< by id
  std::map<std::string, FactTotals> periods{};

  void add(const FactRow& fact, const Names& names) {
    all[fact.key] += fact.n;
    if (!fact.partner.empty()) partners[names.current(fact.partner)][fact.key] += fact.n;
  }
};

Expected<void> collect(Book& book, const Names& names, const std::string& person,
                       const Filter& filter, Collected& sums) {
  const auto facts = book.store.facts(names.all_of(person), filter);
  if (!facts) return tl::unexpected(facts.error());
  for (const FactRow& fact : *facts) sums.add(fact, names);
  return {};
}

Expected<void> collect_periods(Book& book, const Names& names, const std::string& person,
                               const Filter& filter, Period by, Collected& sums) {
  const auto sessions = book.store.facts_by_session(names.all_of(person), filter);
  if (!sessions) return tl::unexpected(sessions.error());
  for (const SessionFacts& session : *sessions) {
    FactTotals& period = sums.periods[period_of(session.date, by)];
    ++period[std::string(kSessions)];
    for (const FactRow& fact : session.facts) period[fact.key] += fact.n;
  }
  return {};
}

std::vector<FigureRow> partner_rows(const Collected& sums, const FigureTable& table,
                                    const Names& names) {
  std::vector<std::pair<std::int64_t, FigureRow>> rows;
  for (const auto& [id, facts] : sums.partners) {
    const auto deals = facts.find("deals");
    rows.emplace_back(deals == facts.end() ? 0 : deals->second,
                      FigureRow{names.of(id), figures(table, facts)});
  }
  std::stable_sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second.name < b.second.name;
  });
  std::vector<FigureRow> all;
  for (auto& [deals, row] : rows) {
    // How many evenings two sat together is not among the facts.
    std::erase_if(row.figures, [](const FigureValue& f) { return f.figure->plus[0] == kSessions; });
    all.push_back(std::move(row));
  }
  return all;
}

PersonFigures figures_of(const std::string& person, const std::string& game, const Collected& sums,
                         const Names& names) {
  const FigureTable& table = figure_table(game);
  PersonFigures all{person, names.of(person), game, figures(table, sums.all), {}, {}, {}};
  all.partners = partner_rows(sums, table, names);
  for (const auto& [period, facts] : sums.periods)
    all.periods.push_back({period, figures(table, facts)});
  return all;
}

/// Everybody who is shown in lists, by name.
std::vector<std::string> shown_people(const Names& names) {
  std::vector<std::pair<std::string, std::string>> people;
  for (const Player& player : names.players())
    if (player.merged_into.empty() && !player.hidden && !player.name.empty())
      people.emplace_back(player.name, player.id);
  std::sort(people.begin(), people.end());
  std::vector<std::string> ids;
  ids.reserve(people.size());
  for (auto& [name, id] : people) ids.push_back(std::move(id));
  return ids;
}

void add(Share& share, const FactRow& fact, const FigureTable& table) {
  if (fact.key == "deals") share.deals += fact.n;
  if (fact.key == kGames) share.games += fact.n;
  if (fact.key == kGamesWon) share.games_won += fact.n;
  if (fact.key == table.plus) share.result += fact.n;
  if (fact.key == table.minus) share.result -= fact.n;
}

/// One evening of two people, if both have a part in it. Deals that they played stay theirs,
/// whoever took over what these brought.
void meet(const SessionFacts& session, const Names& names, const std::array<std::string, 2>& who,
          Encounter& encounter) {
  const FigureTable& table = figure_table(session.game);
  const std::array facts{facts_of(session, names, who[0]), facts_of(session, names, who[1])};
  if (facts[0].empty() || facts[1].empty()) return;
  if (facts[0].contains(kPart) && facts[1].contains(kPart)) {
    const std::array results{result(facts[0]), result(facts[1])};
    const bool fewer = fewer_is_better(session.game);
    ++encounter.sessions;
    if (results[0] != results[1]) ++encounter.ahead[(results[0] < results[1]) == fewer ? 0 : 1];
  }
  for (const FactRow& fact : session.facts) {
    const bool first = names.current(fact.player) == who[0];
    if (names.current(fact.partner) != who[first ? 1 : 0])
      add(encounter.opponents[first ? 0 : 1], fact, table);
    else if (first)  // the other one has the same from these
      add(encounter.partners, fact, table);
  }
}

}  // namespace

Filter filter_for(const Span& span) {
  Filter filter;
  filter.game = span.game;
  filter.from = span.from;
  filter.to = span.to;
  return filter;
}

FactTotals facts_of(const SessionFacts& session, const Names& names, const std::string& person) {
  FactTotals facts;
  for (const FactRow& fact : session.facts)
    if (names.current(fact.player) == person) facts[fact.key] += fact.n;
  return facts;
}

Expected<std::vector<PersonFigures>> statistics(Book& book, const Names& names,
                                                const std::string& person, const Span& span,
                                                Period by) {
  const std::vector<std::string> people =
      person.empty() ? shown_people(names) : std::vector{names.current(person)};
  std::vector<PersonFigures> all;
  GamesInOrder games(book, names);
  for (const std::string& game : games_in(span))
    for (const std::string& who : people) {
      Filter filter = filter_for(span);
      filter.game = game;
      Collected sums;
      if (auto done = collect(book, names, who, filter, sums); !done)
        return tl::unexpected(done.error());
      if (sums.all.empty()) continue;
      if (by != Period::whole)
        if (auto done = collect_periods(book, names, who, filter, by, sums); !done)
          return tl::unexpected(done.error());
      all.push_back(figures_of(who, game, sums, names));
      auto first = highlights(book, names, who, filter, games);
      if (!first) return tl::unexpected(first.error());
      first->made = contracts_made(all.back().figures);
      all.back().highlights = std::move(*first);
    }
  return all;
}

Expected<std::vector<Encounter>> head_to_head(Book& book, const Names& names, const std::string& a,
                                              const std::string& b, const Span& span) {
  const std::array<std::string, 2> who{names.current(a), names.current(b)};
  std::vector<std::string> ids = names.all_of(a);
  for (const std::string& id : names.all_of(b)) ids.push_back(id);
  std::vector<Encounter> all;
  for (const std::string& game : games_in(span)) {
    Filter filter = filter_for(span);
    filter.game = game;
    const auto sessions = book.store.facts_by_session(ids, filter);
    if (!sessions) return tl::unexpected(sessions.error());
    Encounter encounter{.game = game};
    for (const SessionFacts& session : *sessions) meet(session, names, who, encounter);
    if (encounter.sessions > 0 || encounter.partners.deals > 0 || encounter.opponents[0].deals > 0)
      all.push_back(std::move(encounter));
  }
  return all;
}

}  // namespace spadille
