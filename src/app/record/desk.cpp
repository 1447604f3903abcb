#include "app/record/desk.h"

#include "app/record/digest.h"

namespace spadille {

template class AnyOf<Table>;

namespace {

EventRecord record_of(Book& book, const AnyEvent& event) {
  const EventKind kind = std::visit([](const auto& e) { return e.kind; }, event);
  return {.id = book.new_id(),
          .kind = kind,
          .format = kPayloadFormat,
          .payload = payload(event),
          .at = book.now(),
          .device = book.store.device()};
}

Refusal wrong_game() {
  return Findings{{.place = "/game", .message = {"finding.book.other_game"}}};
}

/// Errors that were not there before the event: of the opening, of changes, of deals.
template <Game G>
Findings new_errors(const Table<G>& before, const Table<G>& after) {
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
template <Game G>
bool may_leave_errors(const Event<G>& event) {
  return event.kind != EventKind::deal_recorded && event.kind != EventKind::opened;
}

template <Game G>
Findings errors_of_opening(const Table<G>& table) {
  Findings found;
  for (const Finding& finding : table.scored.findings)
    if (finding.severity == Finding::Severity::error) found.push_back(finding);
  return found;
}

/// Goes on with the play, or changes who plays on: nothing that mends what was written.
template <Game G>
bool goes_on(const History<G>& history, const Event<G>& event) {
  const auto recorded = [&history](Seq seq) {
    return std::any_of(history.entries.begin(), history.entries.end(),
                       [seq](const LoggedDeal<G>& entry) { return entry.seq == seq; });
  };
  if (event.kind == EventKind::ruling_given) return !recorded(event.said.of);
  if (event.kind == EventKind::opening_corrected)
    return event.said.from != 0 && !recorded(event.said.from);
  return event.kind == EventKind::deal_recorded || event.kind == EventKind::seats_changed;
}

/// Why a session takes no such event: what is closed has to be opened again before play goes on,
/// and of what was thrown away nothing is written but that it was got back.
template <Game G>
std::optional<Refusal> shut(SessionId session, const Table<G>& table, const Event<G>& event) {
  const bool opens = event.kind == EventKind::reopened || event.kind == EventKind::voided;
  switch (table.history.state) {
    case History<G>::State::open:
      if (event.kind != EventKind::reopened) return std::nullopt;
      return refused("", "finding.book.open");
    case History<G>::State::closed:
      if (event.kind != EventKind::closed && !goes_on(table.history, event)) return std::nullopt;
      return put_away(session, Summary::State::closed);
    case History<G>::State::discarded: break;
  }
  if (opens) return std::nullopt;
  return put_away(session, Summary::State::discarded);
}

template <Game G>
Outcome<AnyTable> proposed(SessionId session, const Table<G>& table, const Event<G>& event) {
  if (auto why = shut(session, table, event)) return tl::unexpected(std::move(*why));
  AnyLog log = table.log;
  Findings found = add_event(log, event.kind, payload(event));
  if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
  Table<G> next = table_of(std::get<Log<G>>(std::move(log)));
  if (Findings opening = errors_of_opening(next); !opening.empty())
    return tl::unexpected(Refusal(std::move(opening)));
  if (!may_leave_errors(event))
    if (Findings wrong = new_errors(table, next); !wrong.empty())
      return tl::unexpected(Refusal(std::move(wrong)));
  return AnyTable(std::move(next));
}

/// A correction has to be right itself, whatever it does to later deals.
template <Game G>
Findings errors_of_corrected(const Table<G>& next, Seq of) {
  std::size_t deal = 0;
  for (const LoggedDeal<G>& entry : next.history.entries) {
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

template <Game G>
void make_room(Table<G>& table) {
  make_room(table.log.events);
  make_room(table.history.entries);
  make_room(table.scored.session.deals);
  make_room(table.scored.seated);
}

/// Where people take turns a deal changes who sits where: the table with it, replayed.
template <Game G>
std::optional<Table<G>> replay(const Table<G>& table, const Event<G>& event) {
  if (table.scored.seatings.back().waiting.empty()) return std::nullopt;
  Log<G> log = table.log;
  log.events.push_back(event);
  return table_of(std::move(log));
}

/// Adds a deal behind the others without replaying them. It is in the book already, so this must
/// not fail: nothing here may ask for memory. `own`: own_with() the deal. REQUIRES: nobody takes
/// turns; make_room() before.
template <Game G>
void add_in_place(Table<G>& table, Event<G> event, LoggedDeal<G> entry, Session<G> one,
                  Parts own) noexcept {
  const auto seq = static_cast<Seq>(table.log.events.size()) + 1;
  for (Change<G>& change : table.history.changes)
    if (change.before == 0) change.before = seq;
  entry.seq = seq;
  table.log.events.push_back(std::move(event));
  table.history.entries.push_back(std::move(entry));
  table.history.undo = seq;
  table.history.redo = 0;
  table.scored.own = std::move(own);
  table.scored.session.deals.push_back(std::move(one.deals.front()));
  table.scored.session.carry = std::move(one.carry);
  table.scored.seated.push_back(table.scored.seatings.size() - 1);
}

template <Game G>
Outcome<void> record_in(Book& book, Desk& desk, Table<G>& table, const typename G::Deal& deal,
                        std::optional<Seat> dealer, const std::optional<CardPlay>& play) {
  if (auto why = shut(desk.id, table, Event<G>{.kind = EventKind::deal_recorded}))
    return tl::unexpected(std::move(*why));
  if (Findings opening = errors_of_opening(table); !opening.empty())
    return tl::unexpected(Refusal(std::move(opening)));
  Session<G> one{table.scored.session.rules, table.scored.session.carry, {}};
  record(one, Told<G>{deal, dealer, {}, play});
  Recorded<G>& recorded = one.deals.front();
  if (has_error(recorded.findings)) return tl::unexpected(Refusal(recorded.findings));
  Event<G> event{.kind = EventKind::deal_recorded};
  event.deal = deal;
  event.play = play;
  event.said.dealer = dealer;
  event.said.totals = recorded.after;
  say_who_sits(event, table.scored.seatings.back());
  EventRecord record = record_of(book, event);
  // All that can fail comes before the book is written in.
  std::optional<Table<G>> replayed = replay(table, event);
  auto own = own_with(table, one);
  const Digest digest = digest_of_deal(table, one, own, replayed ? &*replayed : nullptr);
  make_room(table);
  LoggedDeal<G> entry{0, {deal, dealer, {}, play}, event.said.totals, false, {}, {}};
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
  auto log = empty_log(stored->game);
  if (!log) return tl::unexpected(wrong_game());
  Desk desk{session, stored->uuid, {}, {}};
  std::visit([&](auto& of_game) { of_game.events.reserve(stored->events.size()); }, *log);
  for (const EventRecord& event : stored->events) {
    Findings found = add_event(*log, event.kind, event.payload);
    if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
    desk.at.push_back(event.at);
  }
  desk.table =
      std::visit([](auto& of_game) { return AnyTable(table_of(std::move(of_game))); }, *log);
  return desk;
}

Outcome<Desk> begun(Book& book, const AnyEvent& opening) {
  Desk desk{0, book.new_id(), {}, {}};
  desk.table = std::visit([]<Game G>(const Event<G>&) { return AnyTable(Table<G>{}); }, opening);
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

Outcome<AnyTable> with_event(const Desk& desk, const AnyEvent& event) {
  return std::visit(
      [&]<Game G>(const Table<G>& table) -> Outcome<AnyTable> {
        const auto* of_game = std::get_if<Event<G>>(&event);
        if (of_game == nullptr) return tl::unexpected(wrong_game());
        auto next = proposed(desk.id, table, *of_game);
        if (!next || of_game->kind != EventKind::deal_corrected) return next;
        Findings wrong = errors_of_corrected(std::get<Table<G>>(*next), of_game->said.of);
        if (has_error(wrong)) return tl::unexpected(Refusal(std::move(wrong)));
        return next;
      },
      desk.table);
}

Outcome<void> committed(Book& book, Desk& desk, const AnyEvent& event, AnyTable& proposed) {
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
  return std::visit(
      [&]<Game G>(const Table<G>& table) {
        return shut(desk.id, table, Event<G>{.kind = EventKind::deal_recorded});
      },
      desk.table);
}

AnySession session_of(const Desk& desk) {
  return std::visit([](const auto& table) { return AnySession(table.scored.session); }, desk.table);
}

bool is_discarded(const Desk& desk) {
  return std::visit(
      []<Game G>(const Table<G>& table) {
        return table.history.state == History<G>::State::discarded;
      },
      desk.table);
}

std::string_view Desk::game() const {
  return std::visit([]<Game G>(const Table<G>&) { return std::string_view(G::kId); }, table);
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

Outcome<Desk> begin_session(Book& book, const AnyEvent& opening) {
  return with_memory([&] { return begun(book, opening); });
}

Outcome<AnyTable> propose(const Desk& desk, const AnyEvent& event) {
  return with_memory([&] { return with_event(desk, event); });
}

Outcome<void> commit(Book& book, Desk& desk, const AnyEvent& event, AnyTable proposed) {
  return with_memory([&] { return committed(book, desk, event, proposed); });
}

Outcome<void> write_down(Book& book, Desk& desk, const AnyEvent& event) {
  auto table = propose(desk, event);
  if (!table) return tl::unexpected(std::move(table.error()));
  return commit(book, desk, event, std::move(*table));
}

Outcome<void> record_deal(Book& book, Desk& desk, const AnyDeal& deal, std::optional<Seat> dealer,
                          const std::optional<CardPlay>& play) {
  const auto record_with = [&]<Game G>(Table<G>& table) -> Outcome<void> {
    const auto* of_game = std::get_if<typename G::Deal>(&deal);
    if (of_game == nullptr) return tl::unexpected(wrong_game());
    return record_in(book, desk, table, *of_game, dealer, play);
  };
  return with_memory([&] { return std::visit(record_with, desk.table); });
}

}  // namespace spadille
