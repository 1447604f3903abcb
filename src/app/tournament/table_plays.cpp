// How far tables are that keep their round deal by deal, and what they tell by themselves (EV-3.4).
#include <algorithm>

#include "app/tournament/room.h"
#include "app/tournament/table_figures.h"
#include "app/tournament/table_session.h"

namespace spadille {
namespace {

constexpr RuleId kSettledThere{{'E', 'V'}, 9, 3};

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
  play.discarded = is_discarded(*desk);
  if (play.discarded) return play;
  auto figures = figures_of(book, tournament, *desk, *table_of(tournament.now, at.round, at.table));
  if (figures) play.figures = std::move(*figures);
  play.deals = static_cast<int>(desk->table.scored.session.deals.size());
  play.disputed = disputed_in(desk->table);
  play.rulings = rulings_in(desk->table);
  play.over = is_over(tournament, desk->table);
  return play;
}

/// What a session has told of a table; nothing where none has.
const ToldResult* told_by_session(const Tournament& now, int round, int table) {
  const TableResult* result = result_of(now, round, table);
  if (result == nullptr) return nullptr;
  const auto told =
      std::find_if(result->told.begin(), result->told.end(),
                   [](const ToldResult& each) { return each.source == ToldBy::session; });
  return told == result->told.end() ? nullptr : &*told;
}

/// The entry by which a session is a table's; 0: none that stands.
Seq begun_by(const TournamentLog& log, const std::vector<bool>& stands, const TablePlay& play) {
  for (std::size_t i = log.events.size(); i-- > 0;)
    if (stands[i] && log.events[i].kind == EventKind::table_begun &&
        log.events[i].round == play.round && log.events[i].table == play.table)
      return static_cast<Seq>(i) + 1;
  return 0;
}

TournamentEvent telling(const TablePlay& play, Figures figures) {
  TournamentEvent result{.kind = EventKind::result_told, .round = play.round, .table = play.table};
  result.source = ToldBy::session;
  result.figures = std::move(figures);
  return result;
}

/// Whether that was the last that was told of it by a session, and the director has taken it back.
bool taken_back(const TournamentLog& log, const std::vector<bool>& stands,
                const TournamentEvent& telling) {
  for (std::size_t i = log.events.size(); i-- > 0;) {
    const TournamentEvent& event = log.events[i];
    if (event.kind == EventKind::result_told && event.source == ToldBy::session &&
        event.round == telling.round && event.table == telling.table)
      return !stands[i] && event.figures == telling.figures;
  }
  return false;
}

/// Whether what was told is not what the session comes to any more, and that is no result yet: a
/// deal of it was taken back. What was told of a table that went on playing stays until the end.
bool has_withdrawn(const TablePlay& play, const Figures& told) {
  return play.discarded || told.deals > play.deals ||
         (told.deals == play.deals && told != play.figures);
}

/// What a table has to tell now; nothing where it has told that. `begun`: the entry by which it
/// plays; what was told before is of another session.
std::optional<TournamentEvent> due(const Tournament& now, const TablePlay& play, Seq begun) {
  const ToldResult* told = told_by_session(now, play.round, play.table);
  if (play.over) {
    if (play.figures.points.empty() || (told != nullptr && told->figures == play.figures))
      return {};
    return telling(play, play.figures);
  }
  if (play.session == 0 || told == nullptr || told->entry < begun) return {};
  if (!has_withdrawn(play, told->figures)) return {};
  return telling(play, {});
}

/// A session that is thrown away is no table's any more. That it is joined tells it from what the
/// director takes back.
TournamentEvent put_away(Seq begun) {
  return {.kind = EventKind::voided, .of = begun, .joined = true};
}

/// The beginning of a table with a session that was thrown away and is got back, where the table
/// has begun no other; nothing where it is as it was.
std::optional<TournamentEvent> begun_again(const TournamentDesk& desk, const std::string& session) {
  const auto& events = desk.log.events;
  const std::vector<bool> stands = in_force(events);
  for (std::size_t i = events.size(); i-- > 0;) {
    const TournamentEvent& event = events[i];
    if (!stands[i] || event.kind != EventKind::voided || !event.joined) continue;
    const TournamentEvent& begun = events[static_cast<std::size_t>(event.of) - 1];
    if (begun.kind == EventKind::table_begun && begun.session == session &&
        session_at(desk.now, begun.round, begun.table) == nullptr)
      return begun;
  }
  return std::nullopt;
}

bool knows(const TournamentDesk& desk, const std::string& session) {
  const auto& all = desk.log.events;
  return std::any_of(all.begin(), all.end(), [&](const TournamentEvent& event) {
    return event.kind == EventKind::table_begun && event.session == session;
  });
}

/// Whether the book has a session, and nobody has thrown it away.
Expected<bool> is_there(Book& book, const std::string& session) {
  const auto number = book.store.find(session);
  if (!number) return tl::unexpected(number.error());
  if (!*number) return false;
  const auto listed = book.store.find(**number);
  if (!listed) return tl::unexpected(listed.error());
  return *listed && (*listed)->summary.state != Summary::State::discarded;
}

}  // namespace

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
    const Seq begun = begun_by(tournament.log, stands, play);
    if (auto telling = due(tournament.now, play, begun);
        telling && !taken_back(tournament.log, stands, *telling))
      all.push_back(std::move(*telling));
    if (play.discarded && begun != 0) all.push_back(put_away(begun));
  }
  return all;
}

Outcome<std::vector<TablePlay>> brought_up_to_date(Book& book, TournamentDesk& tournament,
                                                   const std::vector<TablePlay>& before) {
  auto all = plays(book, tournament, 0, before);
  if (!all || tournament.now.closed) return all;
  const auto due = results_due(tournament, *all);
  if (due.empty()) return all;
  if (const auto done = write_down(book, tournament, due); !done) {
    const auto& failed = done.error().error;
    if (!failed || failed->code != Error::Code::conflict) return tl::unexpected(done.error());
    return all;
  }
  std::erase_if(*all, [](const TablePlay& play) { return play.discarded; });
  return all;
}

Outcome<void> tell_of_session(Book& book, TournamentDesk& desk, const std::string& session) {
  if (desk.now.closed) return {};
  if (const auto again = begun_again(desk, session)) {
    const auto there = is_there(book, session);
    if (!there) return tl::unexpected(Refusal(there.error()));
    if (!*there) return {};
    if (auto done = write_down(book, desk, {*again}); !done) return done;
  }
  const auto& all = desk.now.sessions;
  const auto at = std::find_if(all.begin(), all.end(),
                               [&](const TableSession& each) { return each.session == session; });
  if (at == all.end()) return {};
  TournamentDesk alone = desk;  // a room of others is not read for the deal of one table
  alone.now.sessions = {*at};
  const auto played = plays(book, alone, at->round);
  if (!played) return tl::unexpected(played.error());
  const auto due = results_due(desk, *played);
  return due.empty() ? Outcome<void>() : write_down(book, desk, due);
}

Outcome<void> tell_of_session(Book& book, const std::string& session) {
  const auto open = book.store.list(
      {.game = std::string(kTournament), .state = Summary::State::open, .limit = 1'000'000});
  if (!open) return tl::unexpected(Refusal(open.error()));
  for (const Listed& listed : *open) {
    auto desk = open_tournament(book, listed.id);
    if (!desk) return tl::unexpected(std::move(desk.error()));
    if (knows(*desk, session)) return tell_of_session(book, *desk, session);
  }
  return {};
}

std::vector<RoomMatter> disputes(const std::vector<TablePlay>& plays) {
  std::vector<RoomMatter> all;
  for (const TablePlay& play : plays)
    for (const int deal : play.disputed)
      all.push_back({.kind = RoomMatter::Kind::dispute,
                     .round = play.round,
                     .table = play.table,
                     .deal = deal,
                     .message = deal == 0
                                    ? Message{"event.room.dispute_of_all", {play.round, play.table}}
                                    : Message{"event.room.dispute", {play.round, play.table, deal}},
                     .rule = kSettledThere});
  return all;
}

}  // namespace spadille
