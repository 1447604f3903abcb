#include "app/tournament/table_session.h"

#include <algorithm>

#include "app/people/names.h"
#include "app/tournament/room.h"
#include "app/tournament/table_figures.h"

namespace spadille {
namespace {

constexpr RuleId kTableTells{{'E', 'V'}, 3, 1};
constexpr RuleId kShortTable{{'E', 'V'}, 2, 10};
constexpr RuleId kDealByDeal{{'E', 'V'}, 3, 4};

Refusal no_table(int round, int table) {
  return Findings{found_at("/table", table, {"event.wrong.no_table", {round, table}}, kTableTells)};
}

/// How the session of a table begins. By id: whoever was forgotten has no name to sit down by.
Event opening_of(const TournamentDesk& tournament, const Names& names, int round,
                 const DrawnTable& drawn, const AnyRules& rules) {
  const Plan& plan = tournament.now.plan;
  Event opening{.kind = EventKind::opened};
  opening.about.title =
      plan.title + " · " + std::to_string(round) + " · " + std::to_string(drawn.table);
  opening.about.date = plan.date;
  opening.about.place = plan.place;
  for (const std::string& id : people_at(tournament.now, drawn))
    opening.about.players.push_back(names.current(id));
  opening.rules = rules;
  opening.before = start(*opening.rules, static_cast<int>(drawn.seats.size()));
  return opening;
}

/// Begins the session of a table and writes down that it is that table's.
Outcome<Desk> begun_at_table(Book& book, TournamentDesk& tournament, int round,
                             const DrawnTable& drawn) {
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto rules = rules_of_round(tournament, drawn);
  if (!rules)
    return tl::unexpected(
        Refusal(Findings{found_at("/table", static_cast<int>(drawn.seats.size()),
                                  {"event.wrong.table_cannot_play"}, kShortTable)}));
  const Event opening = opening_of(tournament, *names, round, drawn, *rules);
  Findings found = table_of(Log{&opening.rules->game(), {opening}}).scored.findings;
  if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
  auto desk = begin_session(book, opening);
  if (!desk) return desk;
  const TournamentEvent begun{
      .kind = EventKind::table_begun, .round = round, .table = drawn.table, .session = desk->uuid};
  if (auto written = write_down(book, tournament, {begun}); !written)
    return tl::unexpected(std::move(written.error()));
  return desk;
}

/// Whether a table keeps its round on a score sheet, or has told what one came to that was begun
/// without the event.
bool has_session(const Tournament& now, int round, int table) {
  const TableResult* result = result_of(now, round, table);
  return session_at(now, round, table) != nullptr ||
         (result != nullptr &&
          std::any_of(result->told.begin(), result->told.end(),
                      [](const ToldResult& told) { return told.source == ToldBy::session; }));
}

}  // namespace

Outcome<Desk> play_at_table(Book& book, TournamentDesk& tournament, int round, int table) {
  const DrawnTable* drawn = table_of(tournament.now, round, table);
  if (drawn == nullptr) return tl::unexpected(no_table(round, table));
  if (!tournament.rules || tournament.now.closed)
    return tl::unexpected(Refusal(Findings{
        found_at("", {tournament.now.closed ? "event.wrong.closed" : "finding.book.other_game"},
                 kTableTells)}));
  if (const TableSession* at = session_at(tournament.now, round, table); at != nullptr)
    if (auto told = tell_of_session(book, tournament, std::string(at->session)); !told)
      return tl::unexpected(std::move(told.error()));
  if (has_session(tournament.now, round, table))
    return tl::unexpected(Refusal(Findings{
        found_at("/table", table, {"event.wrong.has_session", {round, table}}, kDealByDeal)}));
  // No session without an event that knows of it.
  TournamentDesk with_table = tournament;
  std::optional<Outcome<Desk>> desk;
  const auto done = book.store.all_or_nothing([&]() -> Expected<void> {
    desk = begun_at_table(book, with_table, round, *drawn);
    return *desk ? Expected<void>() : tl::unexpected(Error{});
  });
  if (!desk || (*desk && !done)) return tl::unexpected(Refusal(done.error()));
  if (*desk) tournament = std::move(with_table);
  return std::move(*desk);
}

Outcome<Figures> figures_of_session(Book& book, const TournamentDesk& tournament, SessionId session,
                                    int round, int table) {
  const DrawnTable* drawn = table_of(tournament.now, round, table);
  if (drawn == nullptr) return tl::unexpected(no_table(round, table));
  const auto desk = open_session(book, session);
  if (!desk) return tl::unexpected(desk.error());
  if (is_discarded(*desk)) return tl::unexpected(put_away(session, Summary::State::discarded));
  return figures_of(book, tournament, *desk, *drawn);
}

}  // namespace spadille
