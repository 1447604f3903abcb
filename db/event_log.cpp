#include "db/event_log.h"

#include <sqlite3.h>

#include "db/rows.h"

namespace spadille::db {
namespace {

std::vector<SessionId> numbers_in(SQLite::Statement& rows) {
  std::vector<SessionId> all;
  while (rows.executeStep()) all.push_back(rows.getColumn(0).getInt64());
  return all;
}

}  // namespace

Error no_session(SessionId session) {
  return {Error::Code::usage, {"store.no_session"}, std::to_string(session)};
}

EventLog::EventLog(Database& database)
    : database_(database),
      add_event_(database.sql(), "INSERT OR FAIL INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      last_event_(database.sql(),
                  "SELECT seq, hash FROM event WHERE session = ? ORDER BY seq DESC LIMIT 1"),
      add_session_(database.sql(), "INSERT INTO session VALUES (nullif(?, 0), ?, ?)"),
      touch_(database.sql(),
             "INSERT INTO touched SELECT ?1, 1 + coalesce((SELECT max(turn) FROM touched), 0) "
             "WHERE ?1 IS NOT (SELECT session FROM touched ORDER BY turn DESC LIMIT 1) "
             "ON CONFLICT (session) DO UPDATE SET turn = excluded.turn"),
      get_session_(database.sql(), "SELECT uuid, game FROM session WHERE id = ?"),
      get_number_(database.sql(), "SELECT id FROM session WHERE uuid = ?") {}

Expected<std::pair<SessionId, Head>> EventLog::begin(const StoredSession& session) {
  const InUse adding(add_session_);
  adding->bind(1, session.number);
  adding->bindNoCopy(2, session.uuid);
  adding->bindNoCopy(3, session.game);
  adding->exec();
  const SessionId id = database_.sql().getLastInsertRowid();
  const auto head = extend(id, {0, chain_begin(session.uuid, session.game)}, session);
  if (!head) return tl::unexpected(head.error());
  return std::pair(id, *head);
}

Head EventLog::add(SessionId session, const Head& before, const EventRecord& event) {
  Head next{before.events + 1, chain_next(before.hash, before.events + 1, event)};
  const std::string kind(name(event.kind));
  const InUse adding(add_event_);
  adding->bind(1, session);
  adding->bind(2, next.events);
  adding->bindNoCopy(3, event.id);
  adding->bindNoCopy(4, kind);
  adding->bind(5, event.format);
  adding->bindNoCopy(6, event.payload);
  adding->bindNoCopy(7, event.at);
  adding->bindNoCopy(8, event.device);
  adding->bindNoCopy(9, next.hash.data(), static_cast<int>(next.hash.size()));
  adding->exec();
  return next;
}

Expected<Head> EventLog::extend(SessionId session, Head before, const StoredSession& longer) {
  for (auto i = static_cast<std::size_t>(before.events); i < longer.events.size(); ++i)
    before = add(session, before, longer.events[i]);
  if (!longer.head.empty() && longer.head != hexadecimal(before.hash))
    return tl::unexpected(
        Error{Error::Code::damaged, {"store.other_hash"}, "session " + longer.uuid});
  return before;
}

void EventLog::touch(SessionId session) {
  const InUse touching(touch_);
  touching->bind(1, session);
  touching->exec();
}

void EventLog::remove(SessionId session) {
  for (const char* removal :
       {"INSERT INTO purged SELECT id, uuid FROM session WHERE id = ?",
        "DELETE FROM event WHERE session = ?", "DELETE FROM session WHERE id = ?"}) {
    SQLite::Statement remove(database_.sql(), removal);
    remove.bind(1, session);
    remove.exec();
  }
}

Head EventLog::head(SessionId session) {
  const InUse getting(last_event_);
  getting->bind(1, session);
  if (!getting->executeStep()) return {};
  return {getting->getColumn(0).getInt(), blob_in(*getting, 1)};
}

std::vector<std::pair<SessionId, Head>> EventLog::heads() {
  SQLite::Statement rows(database_.sql(),
                         "SELECT s.id, e.seq, e.hash FROM session s JOIN event e ON e.session = "
                         "s.id AND e.seq = (SELECT max(seq) FROM event WHERE session = s.id)");
  std::vector<std::pair<SessionId, Head>> all;
  while (rows.executeStep())
    all.emplace_back(rows.getColumn(0).getInt64(), Head{number_in(rows, 1), blob_in(rows, 2)});
  return all;
}

std::vector<Hash> EventLog::hashes(SessionId session) {
  SQLite::Statement rows(database_.sql(), "SELECT hash FROM event WHERE session = ? ORDER BY seq");
  rows.bind(1, session);
  std::vector<Hash> all;
  while (rows.executeStep()) all.push_back(blob_in(rows, 0));
  return all;
}

Hash EventLog::hash_of(SessionId session, int event) {
  SQLite::Statement row(database_.sql(), "SELECT hash FROM event WHERE session = ? AND seq = ?");
  row.bind(1, session);
  row.bind(2, event);
  return row.executeStep() ? blob_in(row, 0) : Hash();
}

bool EventLog::is_purged(SessionId session) {
  SQLite::Statement row(database_.sql(), "SELECT 1 FROM purged WHERE session = ?");
  row.bind(1, session);
  return row.executeStep();
}

std::string EventLog::uuid_of(SessionId session) {
  const InUse getting(get_session_);
  getting->bind(1, session);
  return getting->executeStep() ? text_in(*getting, 0) : "";
}

std::string EventLog::game_of(SessionId session) {
  const InUse getting(get_session_);
  getting->bind(1, session);
  return getting->executeStep() ? text_in(*getting, 1) : "";
}

std::optional<SessionId> EventLog::number_of(const std::string& uuid) {
  const InUse finding(get_number_);
  finding->bind(1, uuid);
  if (!finding->executeStep()) return std::nullopt;
  const SessionId id = finding->getColumn(0).getInt64();
  // Found by an index, which stands outside the chain.
  const InUse getting(get_session_);
  getting->bind(1, id);
  if (!getting->executeStep() || text_in(*getting, 0) != uuid)
    throw SQLite::Exception("index of sessions", SQLITE_CORRUPT);
  return id;
}

std::vector<SessionId> EventLog::sessions(SessionId behind, int most) {
  SQLite::Statement rows(database_.sql(),
                         "SELECT id FROM session WHERE id > ? ORDER BY id LIMIT ?");
  rows.bind(1, behind);
  rows.bind(2, most);
  return numbers_in(rows);
}

std::vector<SessionId> EventLog::sessions_with(EventKind kind, const std::string& game, int most) {
  SQLite::Statement rows(database_.sql(),
                         "SELECT id FROM session WHERE game = ? AND EXISTS (SELECT 1 FROM event "
                         "WHERE event.session = session.id AND kind = ?) ORDER BY id DESC "
                         "LIMIT ?");
  rows.bind(1, game);
  rows.bind(2, std::string(name(kind)));
  rows.bind(3, most);
  return numbers_in(rows);
}

Expected<std::pair<StoredSession, Head>> EventLog::read(SessionId session) {
  StoredSession stored;
  const InUse getting(get_session_);
  getting->bind(1, session);
  if (!getting->executeStep()) return tl::unexpected(no_session(session));
  stored.uuid = text_in(*getting, 0);
  stored.game = text_in(*getting, 1);
  const auto head = read_events(session, stored);
  if (!head) return tl::unexpected(head.error());
  stored.head = hexadecimal(head->hash);
  return std::pair(std::move(stored), *head);
}

/// Reads into `stored` and checks the chain.
Expected<Head> EventLog::read_events(SessionId session, StoredSession& stored) {
  SQLite::Statement rows(database_.sql(),
                         "SELECT id, kind, format, payload, at_utc, device, seq, hash FROM event "
                         "WHERE session = ? ORDER BY seq");
  rows.bind(1, session);
  Head head{0, chain_begin(stored.uuid, stored.game)};
  while (rows.executeStep()) {
    stored.events.push_back(event_in(rows, 0));
    const EventRecord& event = stored.events.back();
    const std::string kind = text_in(rows, 1);
    head = {head.events + 1, chain_next(head.hash, head.events + 1, event, kind)};
    if (number_in(rows, 6) != head.events || blob_in(rows, 7) != head.hash)
      return tl::unexpected(damaged(session, head.events));
    if (event.format > kNewestPayload || !event_kind(kind))
      return tl::unexpected(Error{Error::Code::newer_format, {"store.newer"}, database_.path()});
  }
  if (head.events == 0) return tl::unexpected(damaged(session, 0));
  return head;
}

Error EventLog::breaks_off(SessionId session, int missing) const {
  return {Error::Code::damaged,
          {"store.breaks_off", {static_cast<int>(session), Arg::count(missing)}},
          database_.path()};
}

Error EventLog::damaged(SessionId session, int event) const {
  return {
      Error::Code::damaged, {"store.chain", {static_cast<int>(session), event}}, database_.path()};
}

}  // namespace spadille::db
