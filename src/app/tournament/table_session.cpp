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
constexpr RuleId kSettledThere{{'E', 'V'}, 9, 3};

Refusal no_table(int round, int table) {
  return Findings{found_at("/table", table, {"event.wrong.no_table", {round, table}}, kTableTells)};
}

/// The numbers of deals on the sheet whose dispute nobody has settled.
std::vector<int> disputed_in(const Table& table) {
  std::vector<int> all;
  const auto& remarks = table.history.remarks;
  for (const Remark& dispute : remarks) {
    if (dispute.kind != EventKind::disputed) continue;
    const bool settled = std::any_of(remarks.begin(), remarks.end(), [&](const Remark& remark) {
      return remark.kind == EventKind::settled && remark.of == dispute.seq;
    });
    if (!settled) all.push_back(deal_number(table.history, dispute.of));
  }
  return all;
}

int rulings_in(const Table& table) {
  std::size_t all = 0;
  for (const LoggedDeal& deal : table.history.entries) all += deal.told.rulings.size();
  return static_cast<int>(all + table.history.awaiting.size());
}

bool is_over(const TournamentDesk& tournament, const Table& table) {
  const auto& deals = table.scored.session.deals;
  if (table.history.state == History::State::closed) return !deals.empty();
  const int planned = tournament.now.plan.deals;
  if (planned > 0) return static_cast<int>(deals.size()) >= planned;
  return !deals.empty() && deals.back().finished.has_value();
}

Outcome<TablePlay> play_of(Book& book, const TournamentDesk& tournament, const TableSession& at,
                           const std::vector<TablePlay>& before) {
  TablePlay play{.round = at.round, .table = at.table};
  const auto number = book.store.find(at.session);
  if (!number) return tl::unexpected(Refusal(number.error()));
  if (!*number) return play;
  const auto listed = book.store.find(**number);
  if (!listed) return tl::unexpected(Refusal(listed.error()));
  play.session = **number;
  play.events = *listed ? (*listed)->events : 0;
  for (const TablePlay& known : before)
    if (known.session == play.session && known.events == play.events) return known;
  const auto desk = open_session(book, play.session);
  if (!desk) return tl::unexpected(desk.error());
  if (is_discarded(*desk)) return play;
  auto figures = figures_of(book, tournament, *desk, *table_of(tournament.now, at.round, at.table));
  if (figures) play.figures = std::move(*figures);
  play.deals = static_cast<int>(desk->table.scored.session.deals.size());
  play.disputed = disputed_in(desk->table);
  play.rulings = rulings_in(desk->table);
  play.over = is_over(tournament, desk->table);
  return play;
}

/// Whether the tournament has what the session of a table comes to.
bool tells(const Tournament& now, const TablePlay& play) {
  const TableResult* result = result_of(now, play.round, play.table);
  return result != nullptr &&
         std::any_of(result->told.begin(), result->told.end(), [&](const ToldResult& told) {
           return told.source == ToldBy::session && told.figures == play.figures;
         });
}

/// Whether the director has taken back that the session of a table told this.
bool taken_back(const TournamentLog& log, const std::vector<bool>& stands, const TablePlay& play) {
  for (std::size_t i = 0; i < log.events.size(); ++i) {
    const TournamentEvent& event = log.events[i];
    if (!stands[i] && event.kind == EventKind::result_told && event.source == ToldBy::session &&
        event.round == play.round && event.table == play.table && event.figures == play.figures)
      return true;
  }
  return false;
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

}  // namespace

Outcome<Desk> play_at_table(Book& book, TournamentDesk& tournament, int round, int table) {
  const DrawnTable* drawn = table_of(tournament.now, round, table);
  if (drawn == nullptr) return tl::unexpected(no_table(round, table));
  if (!tournament.rules || tournament.now.closed)
    return tl::unexpected(Refusal(Findings{
        found_at("", {tournament.now.closed ? "event.wrong.closed" : "finding.book.other_game"},
                 kTableTells)}));
  if (session_at(tournament.now, round, table) != nullptr)
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
  return figures_of(book, tournament, *desk, *drawn);
}

Outcome<std::vector<TablePlay>> plays(Book& book, const TournamentDesk& tournament, int round,
                                      const std::vector<TablePlay>& before) {
  std::vector<TablePlay> all;
  for (const TableSession& each : tournament.now.sessions) {
    if (round != 0 && each.round != round) continue;
    auto play = play_of(book, tournament, each, before);
    if (!play) return tl::unexpected(std::move(play.error()));
    all.push_back(std::move(*play));
  }
  std::sort(all.begin(), all.end(), [](const TablePlay& a, const TablePlay& b) {
    return std::pair(a.round, a.table) < std::pair(b.round, b.table);
  });
  return all;
}

std::vector<TournamentEvent> results_due(const TournamentDesk& tournament,
                                         const std::vector<TablePlay>& plays) {
  std::vector<TournamentEvent> all;
  const std::vector<bool> stands = in_force(tournament.log.events);
  for (const TablePlay& play : plays) {
    if (!play.over || play.figures.points.empty() || tells(tournament.now, play)) continue;
    if (taken_back(tournament.log, stands, play)) continue;
    TournamentEvent& result = all.emplace_back(
        TournamentEvent{.kind = EventKind::result_told, .round = play.round, .table = play.table});
    result.source = ToldBy::session;
    result.figures = play.figures;
  }
  return all;
}

std::vector<RoomMatter> disputes(const std::vector<TablePlay>& plays) {
  std::vector<RoomMatter> all;
  for (const TablePlay& play : plays)
    for (const int deal : play.disputed)
      all.push_back({.kind = RoomMatter::Kind::dispute,
                     .round = play.round,
                     .table = play.table,
                     .deal = deal,
                     .message = {"event.room.dispute", {play.round, play.table, deal}},
                     .rule = kSettledThere});
  return all;
}

}  // namespace spadille
