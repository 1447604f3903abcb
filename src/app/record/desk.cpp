#include "app/record/desk.h"

#include <algorithm>

#include "app/record/digest.h"
#include "session/passed_on.h"

namespace spadille {

namespace {

EventRecord record_of(Book& book, const Event& event) {
  return {.id = book.new_id(),
          .kind = event.kind,
          .format = kPayloadFormat,
          .payload = payload(event),
          .at = book.now(),
          .device = book.store.device()};
}

Refusal wrong_game() {
  return Findings{{.place = "/game", .message = {"finding.book.other_game"}}};
}

/// The game that an event says something of; nothing where it is the same in every game.
const AnyGame* game_in(const Event& event) {
  if (event.rules) return &event.rules->game();
  if (event.before) return &event.before->game();
  if (event.deal) return &event.deal->game();
  return event.incident ? &event.incident->game() : nullptr;
}

/// Errors that were not there before the event: of the opening, of changes, of deals.
Findings new_errors(const Table& before, const Table& after) {
  Findings all;
  const auto add = [&all](const Findings& found, const Findings& known, const std::string& place) {
    for (const Finding& finding : found)
      if (finding.severity == Finding::Severity::error &&
          std::find(known.begin(), known.end(), finding) == known.end())
        append(all, {finding}, place);
  };
  add(after.scored.findings, before.scored.findings, "");
  const auto& deals = after.scored.session.deals;
  const auto& old = before.scored.session.deals;
  for (std::size_t i = 0; i < deals.size(); ++i)
    add(deals[i].findings, i < old.size() ? old[i].findings : Findings{},
        "/deals/" + std::to_string(i));
  return all;
}

/// Corrections and undoings may leave a later deal that no longer fits; it keeps its finding. What
/// is said anew has to be right.
bool may_leave_errors(const Event& event) {
  return event.kind != EventKind::deal_recorded && event.kind != EventKind::opened;
}

Findings errors_of_opening(const Table& table) {
  Findings found;
  for (const Finding& finding : table.scored.findings)
    if (finding.severity == Finding::Severity::error) found.push_back(finding);
  return found;
}

/// Goes on with the play, or changes who plays on: nothing that mends what was written.
bool goes_on(const History& history, const Event& event) {
  const auto recorded = [&history](Seq seq) {
    return std::any_of(history.entries.begin(), history.entries.end(),
                       [seq](const LoggedDeal& entry) { return entry.seq == seq; });
  };
  if (event.kind == EventKind::ruling_given) return !recorded(event.said.of);
  if (event.kind == EventKind::opening_corrected)
    return event.said.from != 0 && !recorded(event.said.from);
  return event.kind == EventKind::deal_recorded || event.kind == EventKind::seats_changed;
}

/// Why a session takes no such event: what is closed has to be opened again before play goes on,
/// and of what was thrown away nothing is written but that it was got back.
std::optional<Refusal> shut(SessionId session, const Table& table, const Event& event) {
  const bool opens = event.kind == EventKind::reopened || event.kind == EventKind::voided;
  switch (table.history.state) {
    case History::State::open:
      if (event.kind != EventKind::reopened) return std::nullopt;
      return refused("", "finding.book.open");
    case History::State::closed:
      if (event.kind != EventKind::closed && !goes_on(table.history, event)) return std::nullopt;
      return put_away(session, Summary::State::closed);
    case History::State::discarded: break;
  }
  if (opens) return std::nullopt;
  return put_away(session, Summary::State::discarded);
}

/// Whether chairs change while a ruling waits: what it moves is told by seats.
bool moves_ruled(const Table& table, const Event& event) {
  return event.kind == EventKind::seats_changed && !table.history.awaiting.empty() &&
         event.about.players != table.scored.seatings.back().players;
}

Outcome<Table> proposed(SessionId session, const Table& table, const Event& event) {
  if (auto why = shut(session, table, event)) return tl::unexpected(std::move(*why));
  if (moves_ruled(table, event))
    return tl::unexpected(refused("/players", "finding.book.ruling_waits"));
  Log log = table.log;
  Findings found = add_event(log, event.kind, payload(event));
  if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
  Table next = table_of(std::move(log));
  if (Findings opening = errors_of_opening(next); !opening.empty())
    return tl::unexpected(Refusal(std::move(opening)));
  if (!may_leave_errors(event))
    if (Findings wrong = new_errors(table, next); !wrong.empty())
      return tl::unexpected(Refusal(std::move(wrong)));
  return next;
}

/// A correction has to be right itself, whatever it does to later deals.
Findings errors_of_corrected(const Table& next, Seq of) {
  std::size_t deal = 0;
  for (const LoggedDeal& entry : next.history.entries) {
    if (entry.struck) continue;
    if (entry.seq == of) return next.scored.session.deals[deal].findings;
    ++deal;
  }
  return {};
}

/// Room for one more, so that adding it cannot fail.
template <typename T>
void make_room(std::vector<T>& list) {
  if (list.size() == list.capacity()) list.reserve(2 * list.size() + 8);
}

void make_room(Table& table) {
  make_room(table.log.events);
  make_room(table.history.entries);
  make_room(table.scored.session.deals);
  make_room(table.scored.seated);
}

/// Where people take turns a deal changes who sits where, and a ruling on it may wait for the next:
/// the table with it, replayed.
std::optional<Table> replay(const Table& table, const Event& event) {
  if (table.scored.seatings.back().waiting.empty() && passed_on(table.history.awaiting).empty())
    return std::nullopt;
  Log log = table.log;
  log.events.push_back(event);
  return table_of(std::move(log));
}

/// Adds a deal behind the others without replaying them. It is in the book already, so this must
/// not fail: nothing here may ask for memory. `own`: own_with() the deal. REQUIRES: replay() has
/// nothing; make_room() before.
void add_in_place(Table& table, Event event, LoggedDeal entry, Session one, Parts own) noexcept {
  const auto seq = static_cast<Seq>(table.log.events.size()) + 1;
  for (Change& change : table.history.changes)
    if (change.before == 0) change.before = seq;
  entry.seq = seq;
  table.log.events.push_back(std::move(event));
  table.history.entries.push_back(std::move(entry));
  table.history.awaiting.clear();
  table.scored.session.awaiting.clear();
  table.history.undo = seq;
  table.history.redo = 0;
  table.scored.own = std::move(own);
  table.scored.session.deals.push_back(std::move(one.deals.front()));
  table.scored.session.carry = std::move(one.carry);
  table.scored.seated.push_back(table.scored.seatings.size() - 1);
}

Outcome<void> record_in(Book& book, Desk& desk, const AnyDeal& deal, std::optional<Seat> dealer,
                        const std::optional<CardPlay>& play) {
  Table& table = desk.table;
  if (auto why = shut(desk.id, table, Event{.kind = EventKind::deal_recorded}))
    return tl::unexpected(std::move(*why));
  if (Findings opening = errors_of_opening(table); !opening.empty())
    return tl::unexpected(Refusal(std::move(opening)));
  Session one = before_next(table.scored.session);
  Told told{deal, dealer, one.awaiting, play};
  record(one, told);
  Recorded& recorded = one.deals.front();
  if (has_error(recorded.findings)) return tl::unexpected(Refusal(recorded.findings));
  Event event{.kind = EventKind::deal_recorded};
  event.deal = deal;
  event.play = play;
  event.said.dealer = dealer;
  event.said.totals = recorded.after;
  say_who_sits(event, table.scored.seatings.back());
  EventRecord record = record_of(book, event);
  // All that can fail comes before the book is written in.
  std::optional<Table> replayed = replay(table, event);
  auto own = own_with(table, one);
  const Digest digest = digest_of_deal(table, one, own, replayed ? &*replayed : nullptr);
  make_room(table);
  LoggedDeal entry{0, std::move(told), event.said.totals, false, {}, {}};
  make_room(desk.at);
  if (auto done = book.store.append(desk.id, desk.head(), record, digest); !done)
    return tl::unexpected(Refusal(std::move(done.error())));
  desk.at.push_back(std::move(record.at));
  if (replayed)
    table = std::move(*replayed);
  else
    add_in_place(table, std::move(event), std::move(entry), std::move(one), std::move(own));
  return {};
}

Outcome<Desk> opened(Book& book, SessionId session) {
  auto stored = book.store.read(session);
  if (!stored) return tl::unexpected(Refusal(std::move(stored.error())));
  return session_in(session, *stored);
}

Outcome<Desk> begun(Book& book, const Event& opening) {
  Desk desk{0, book.new_id(), {}, {}};
  desk.table.log.game = game_in(opening);
  if (desk.table.log.game == nullptr) return tl::unexpected(wrong_game());
  auto table = propose(desk, opening);
  if (!table) return tl::unexpected(std::move(table.error()));
  const StoredSession stored{desk.uuid, std::string(desk.game()), {record_of(book, opening)}};
  desk.at = {stored.events.front().at};
  auto id = book.store.create(stored, digest(*table));
  if (!id) return tl::unexpected(Refusal(std::move(id.error())));
  desk.id = *id;
  desk.table = std::move(*table);
  return desk;
}

Outcome<Table> with_event(const Desk& desk, const Event& event) {
  const AnyGame* game = game_in(event);
  if (game != nullptr && game != desk.table.log.game) return tl::unexpected(wrong_game());
  auto next = proposed(desk.id, desk.table, event);
  if (!next || event.kind != EventKind::deal_corrected) return next;
  Findings wrong = errors_of_corrected(*next, event.said.of);
  if (has_error(wrong)) return tl::unexpected(Refusal(std::move(wrong)));
  return next;
}

Outcome<void> committed(Book& book, Desk& desk, const Event& event, Table& proposed) {
  EventRecord record = record_of(book, event);
  make_room(desk.at);
  if (auto done = book.store.append(desk.id, desk.head(), record, digest(proposed)); !done)
    return tl::unexpected(Refusal(std::move(done.error())));
  desk.at.push_back(std::move(record.at));
  desk.table = std::move(proposed);
  return {};
}

}  // namespace

Refusal put_away(SessionId session, Summary::State state) {
  const std::string that = " --session " + std::to_string(session);
  if (state == Summary::State::closed)
    return refused("", "finding.book.closed", {}, "spadille reopen" + that);
  return refused("", "finding.book.discarded", {}, "spadille discard --back" + that);
}

std::optional<Refusal> takes_no_deal(const Desk& desk) {
  return shut(desk.id, desk.table, Event{.kind = EventKind::deal_recorded});
}

Session session_of(const Desk& desk) { return desk.table.scored.session; }

bool is_discarded(const Desk& desk) {
  return desk.table.history.state == History::State::discarded;
}

void say_who_sits(Event& event, const Seating& seating) {
  if (seating.waiting.empty()) return;
  event.about.players = seating.players;
  event.waiting = seating.waiting;
}

Outcome<Desk> session_in(SessionId session, const StoredSession& stored) {
  if (stored.game == kTournament)
    return tl::unexpected(misused("event.error.is_event", std::to_string(session)));
  auto log = empty_log(stored.game);
  if (!log) return tl::unexpected(wrong_game());
  Desk desk{session, stored.uuid, {}, {}};
  log->events.reserve(stored.events.size());
  for (const EventRecord& event : stored.events) {
    Findings found = add_event(*log, event.kind, event.payload);
    if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
    desk.at.push_back(event.at);
  }
  desk.table = table_of(std::move(*log));
  return desk;
}

Outcome<Desk> open_session(Book& book, SessionId session) {
  return with_memory([&] { return opened(book, session); });
}

Expected<std::optional<SessionId>> latest_session(Book& book, Filter among) {
  among.order = Filter::Order::written;
  among.limit = 1;
  auto listed = book.store.list(among);
  if (!listed) return tl::unexpected(std::move(listed.error()));
  if (listed->empty()) return std::nullopt;
  return listed->front().id;
}

Outcome<Desk> begin_session(Book& book, const Event& opening) {
  return with_memory([&] { return begun(book, opening); });
}

Outcome<Table> propose(const Desk& desk, const Event& event) {
  return with_memory([&] { return with_event(desk, event); });
}

Outcome<void> commit(Book& book, Desk& desk, const Event& event, Table proposed) {
  return with_memory([&] { return committed(book, desk, event, proposed); });
}

Outcome<void> write_down(Book& book, Desk& desk, const Event& event) {
  auto table = propose(desk, event);
  if (!table) return tl::unexpected(std::move(table.error()));
  return commit(book, desk, event, std::move(*table));
}

Outcome<void> record_deal(Book& book, Desk& desk, const AnyDeal& deal, std::optional<Seat> dealer,
                          const std::optional<CardPlay>& play) {
  if (&deal.game() != desk.table.log.game) return tl::unexpected(wrong_game());
  return with_memory([&] { return record_in(book, desk, deal, dealer, play); });
}

Table table_of(Log log) {
  Table table{std::move(log), {}, {}};
  table.history = history(table.log);
  table.scored = fold(table.history);
  return table;
}

}  // namespace spadille
