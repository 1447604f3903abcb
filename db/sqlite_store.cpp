#include "db/sqlite_store.h"

#include <sqlite3.h>

#include "db/backup.h"
#include "db/chain.h"
#include "db/digests.h"
#include "db/migrate.h"
#include "db/people.h"
#include "db/reserve.h"
#include "db/rows.h"
#include "db/verify.h"

namespace spadille::db {
namespace {

constexpr std::uintmax_t kLittleSpace = std::uintmax_t{2} << 20U;  ///< bytes

Error conflict(std::string detail) {
  return {Error::Code::conflict, {"store.conflict"}, std::move(detail)};
}

/// Where a chain has got to.
struct Head {
  int events = 0;
  Hash hash{};
};

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(std::unique_ptr<Database> database)
      : database_(std::move(database)),
        people_(*database_),
        digests_(*database_, people_),
        add_event_(sql(), "INSERT OR FAIL INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        last_event_(sql(),
                    "SELECT seq, hash FROM event WHERE session = ? ORDER BY seq DESC LIMIT 1"),
        add_session_(sql(), "INSERT INTO session VALUES (nullif(?, 0), ?, ?)"),
        get_session_(sql(), "SELECT uuid, game FROM session WHERE id = ?"),
        get_number_(sql(), "SELECT id FROM session WHERE uuid = ?"),
        drop_draft_(sql(), "DELETE FROM draft WHERE session = ?") {
    database_->when_undone([this] { people_.forget(); });
  }

  Expected<SessionId> create(const StoredSession& session, const Digest& digest) override {
    SessionId id = 0;
    auto done = write([&]() -> Expected<void> {
      if (number_of(session.uuid)) return tl::unexpected(conflict(session.uuid));
      const InUse adding(add_session_);
      add_session_.bind(1, session.number);
      add_session_.bindNoCopy(2, session.uuid);
      add_session_.bindNoCopy(3, session.game);
      add_session_.exec();
      id = sql().getLastInsertRowid();
      const Head begin{0, chain_begin(session.uuid, session.game)};
      const auto head = add_events(id, begin, session);
      if (!head) return tl::unexpected(head.error());
      digests_.put_first(id, session.game, digest, head->events, head->hash);
      return {};
    });
    if (!done) return tl::unexpected(std::move(done.error()));
    return id;
  }

  Expected<void> append(SessionId session, int head, const EventRecord& event,
                        const Digest& digest) override {
    return write([&]() -> Expected<void> {
      const Head last = last_event(session);
      if (last.events != head) return tl::unexpected(conflict(std::to_string(last.events)));
      const Head next = add_event(session, last, event);
      digests_.put(session, game_of(session), digest, next.events, next.hash);
      if (event.kind == EventKind::deal_recorded) drop_draft(session);
      return {};
    });
  }

  Expected<void> append(SessionId session, int head, const StoredSession& longer,
                        const Digest& digest) override {
    return write([&]() -> Expected<void> {
      const Head last = last_event(session);
      if (last.events != head) return tl::unexpected(conflict(std::to_string(last.events)));
      const auto next = add_events(session, last, longer);
      if (!next) return tl::unexpected(next.error());
      digests_.put(session, longer.game, digest, next->events, next->hash);
      drop_draft(session);
      return {};
    });
  }

  Expected<StoredSession> read(SessionId session) override {
    return guarded<StoredSession>(path(), [&]() -> Expected<StoredSession> {
      const Snapshot snapshot(sql());
      StoredSession stored;
      const InUse getting(get_session_);
      get_session_.bind(1, session);
      if (!get_session_.executeStep()) return tl::unexpected(no_session(session));
      stored.uuid = text_in(get_session_, 0);
      stored.game = text_in(get_session_, 1);
      auto head = read_events(session, stored);
      if (!head) return tl::unexpected(head.error());
      const auto known = digests_.head(session);
      if (known && (known->first != head->events || known->second != head->hash))
        return tl::unexpected(damaged(session, head->events));
      stored.head = hexadecimal(head->hash);
      return stored;
    });
  }

  Expected<std::optional<Listed>> find(SessionId session) override {
    return guarded<std::optional<Listed>>(
        path(), [&]() -> Expected<std::optional<Listed>> { return digests_.find(session); });
  }

  Expected<std::optional<SessionId>> find(const std::string& uuid) override {
    return guarded<std::optional<SessionId>>(
        path(), [&]() -> Expected<std::optional<SessionId>> { return number_of(uuid); });
  }

  Expected<std::vector<Listed>> list(const Filter& filter) override {
    return guarded<std::vector<Listed>>(
        path(), [&]() -> Expected<std::vector<Listed>> { return digests_.list(filter); });
  }

  Expected<std::vector<SessionId>> sessions(SessionId behind, int most) override {
    return guarded<std::vector<SessionId>>(path(), [&]() -> Expected<std::vector<SessionId>> {
      SQLite::Statement rows(sql(), "SELECT id FROM session WHERE id > ? ORDER BY id LIMIT ?");
      rows.bind(1, behind);
      rows.bind(2, most);
      std::vector<SessionId> all;
      while (rows.executeStep()) all.push_back(rows.getColumn(0).getInt64());
      return all;
    });
  }

  Expected<std::vector<SessionId>> sessions_with(EventKind kind, const std::string& game,
                                                 int most) override {
    return guarded<std::vector<SessionId>>(path(), [&]() -> Expected<std::vector<SessionId>> {
      SQLite::Statement rows(
          sql(),
          "SELECT id FROM session WHERE game = ? AND EXISTS (SELECT 1 FROM event "
          "WHERE event.session = session.id AND kind = ?) ORDER BY id DESC "
          "LIMIT ?");
      rows.bind(1, game);
      rows.bind(2, std::string(name(kind)));
      rows.bind(3, most);
      std::vector<SessionId> all;
      while (rows.executeStep()) all.push_back(rows.getColumn(0).getInt64());
      return all;
    });
  }

  Expected<void> purge(SessionId session) override {
    return write([&]() -> Expected<void> {
      if (game_of(session).empty()) return tl::unexpected(no_session(session));
      digests_.remove(session);
      for (const char* removal :
           {"INSERT INTO purged SELECT id, uuid FROM session WHERE id = ?",
            "DELETE FROM event WHERE session = ?", "DELETE FROM session WHERE id = ?"}) {
        SQLite::Statement remove(sql(), removal);
        remove.bind(1, session);
        remove.exec();
      }
      return {};
    });
  }

  Expected<std::vector<Player>> players() override {
    return guarded<std::vector<Player>>(
        path(), [&]() -> Expected<std::vector<Player>> { return people_.all(); });
  }

  Expected<void> put(const Player& player) override {
    return write([&]() -> Expected<void> { return people_.put(player), Expected<void>(); });
  }

  Expected<std::vector<HouseRules>> house_rules() override {
    return guarded<std::vector<HouseRules>>(path(), [&]() -> Expected<std::vector<HouseRules>> {
      SQLite::Statement rows(sql(), "SELECT name, document FROM house_rules");
      std::vector<HouseRules> all;
      while (rows.executeStep()) all.push_back({text_in(rows, 0), text_in(rows, 1)});
      return all;
    });
  }

  Expected<void> put(const HouseRules& rules) override {
    return write([&]() -> Expected<void> {
      SQLite::Statement set(sql(), rules.document.empty()
                                       ? "DELETE FROM house_rules WHERE name = ?"
                                       : "INSERT INTO house_rules VALUES (?, ?) ON CONFLICT DO "
                                         "UPDATE SET document = excluded.document");
      set.bind(1, rules.name);
      if (!rules.document.empty()) set.bind(2, rules.document);
      set.exec();
      return {};
    });
  }

  Expected<std::string> draft(SessionId session) override {
    return guarded<std::string>(path(), [&]() -> Expected<std::string> {
      SQLite::Statement row(sql(), "SELECT text FROM draft WHERE session = ?");
      row.bind(1, session);
      return row.executeStep() ? text_in(row, 0) : std::string();
    });
  }

  Expected<void> put_draft(SessionId session, const std::string& text) override {
    return write([&]() -> Expected<void> {
      if (text.empty()) return drop_draft(session), Expected<void>();
      SQLite::Statement set(sql(),
                            "INSERT INTO draft VALUES (?, ?) ON CONFLICT DO UPDATE SET text = "
                            "excluded.text");
      set.bind(1, session);
      set.bind(2, text);
      set.exec();
      return {};
    });
  }

  Expected<std::vector<FactRow>> facts(const std::vector<std::string>& players,
                                       const Filter& filter) override {
    return guarded<std::vector<FactRow>>(path(), [&]() -> Expected<std::vector<FactRow>> {
      return digests_.facts(players, filter);
    });
  }

  Expected<std::vector<SessionFacts>> facts_by_session(const std::vector<std::string>& players,
                                                       const Filter& filter) override {
    return guarded<std::vector<SessionFacts>>(path(), [&]() -> Expected<std::vector<SessionFacts>> {
      return digests_.facts_by_session(players, filter);
    });
  }

  Expected<std::vector<FactRow>> facts(SessionId session) override {
    return guarded<std::vector<FactRow>>(
        path(), [&]() -> Expected<std::vector<FactRow>> { return digests_.facts(session); });
  }

  Expected<void> put(SessionId session, const Digest& digest) override {
    return write([&]() -> Expected<void> {
      const Head head = last_event(session);
      if (head.events == 0) return tl::unexpected(no_session(session));
      if (!db::needs_digests(*database_)) digests_.remove_everywhere(session);
      digests_.put(session, game_of(session), digest, head.events, head.hash);
      return {};
    });
  }

  Expected<std::vector<SessionId>> astray() override {
    return guarded<std::vector<SessionId>>(
        path(), [&]() -> Expected<std::vector<SessionId>> { return digests_.astray(); });
  }

  Expected<bool> needs_digests() override {
    return guarded<bool>(path(), [&]() -> Expected<bool> { return db::needs_digests(*database_); });
  }

  Expected<void> digests_made() override { return db::digests_made(*database_); }

  Expected<void> all_or_nothing(const std::function<Expected<void>()>& writes) override {
    return write(writes);
  }

  std::string device() const override { return device_; }
  std::optional<Message> banner() const override { return database_->banner(); }

  Expected<std::vector<std::string>> check_pages() override {
    return guarded<std::vector<std::string>>(path(), [&]() -> Expected<std::vector<std::string>> {
      return db::check_pages(*database_);
    });
  }

  Expected<void> copy_to(const std::string& to) override {
    return guarded<void>(path(), [&] { return copy_book(*database_, to); });
  }

  Expected<void> back_up() override {
    return guarded<void>(path(), [&]() -> Expected<void> {
      if (!database_->is_file()) return {};
      if (!database_->writing()) return has_events(*database_) ? db::back_up(*database_) : done();
      // Whoever only reads sees the book as it was before a transaction that is not finished.
      const auto before = Database::open({.path = path(),
                                          .now = [this] { return database_->now(); },
                                          .create = false,
                                          .read_only = true});
      if (!before) return tl::unexpected(before.error());
      return has_events(**before) ? db::back_up(**before) : done();
    });
  }

  void load_device() {
    SQLite::Statement row(sql(), "SELECT value FROM meta WHERE key = 'device'");
    if (row.executeStep()) device_ = text_in(row, 0);
  }

 private:
  SQLite::Database& sql() { return database_->sql(); }
  [[nodiscard]] const std::string& path() const { return database_->path(); }

  /// One transaction; before the first of a day a backup.
  template <typename Run>
  Expected<void> write(const Run& run) {
    auto kept = guarded<void>(path(), [&] { return keep_safe(); });
    if (!kept) return kept;
    return database_->transaction(std::cref(run));
  }

  /// What is kept beside the book for bad days. A backup that fails for want of space must not keep
  /// a deal from being recorded.
  Expected<void> keep_safe() {
    if (!database_->is_file() || database_->banner() || database_->writing()) return {};
    const std::string day = database_->now().substr(0, 10);
    if (std::exchange(safe_on_, day) == day) return {};
    if (free_bytes(path()) > kLittleSpace) keep_reserve(path());
    if (!has_events(*database_)) return {};
    auto kept = back_up_of_the_day(*database_);
    if (!kept && kept.error().code == Error::Code::damaged) return kept;
    return {};
  }

  static Expected<void> done() { return {}; }

  static bool has_events(Database& database) {
    return database.sql()
               .execAndGet("SELECT count(*) FROM (SELECT 1 FROM session LIMIT 1)")
               .getInt() > 0;
  }

  Head add_event(SessionId session, const Head& before, const EventRecord& event) {
    Head next{before.events + 1, chain_next(before.hash, before.events + 1, event)};
    const std::string kind(name(event.kind));
    const InUse adding(add_event_);
    add_event_.bind(1, session);
    add_event_.bind(2, next.events);
    add_event_.bindNoCopy(3, event.id);
    add_event_.bindNoCopy(4, kind);
    add_event_.bind(5, event.format);
    add_event_.bindNoCopy(6, event.payload);
    add_event_.bindNoCopy(7, event.at);
    add_event_.bindNoCopy(8, event.device);
    add_event_.bindNoCopy(9, next.hash.data(), static_cast<int>(next.hash.size()));
    add_event_.exec();
    return next;
  }

  /// The events of a session behind those that are there.
  Expected<Head> add_events(SessionId id, Head head, const StoredSession& session) {
    for (auto i = static_cast<std::size_t>(head.events); i < session.events.size(); ++i)
      head = add_event(id, head, session.events[i]);
    if (!session.head.empty() && session.head != hexadecimal(head.hash))
      return tl::unexpected(
          Error{Error::Code::damaged, {"store.other_hash"}, "session " + session.uuid});
    return head;
  }

  Head last_event(SessionId session) {
    const InUse getting(last_event_);
    last_event_.bind(1, session);
    if (!last_event_.executeStep()) return {};
    return {last_event_.getColumn(0).getInt(), blob_in(last_event_, 1)};
  }

  std::string game_of(SessionId session) {
    const InUse getting(get_session_);
    get_session_.bind(1, session);
    return get_session_.executeStep() ? text_in(get_session_, 1) : "";
  }

  void drop_draft(SessionId session) {
    const InUse dropping(drop_draft_);
    drop_draft_.bind(1, session);
    drop_draft_.exec();
  }

  /// Reads into `stored` and checks the chain.
  Expected<Head> read_events(SessionId session, StoredSession& stored) {
    SQLite::Statement rows(sql(),
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
        return tl::unexpected(Error{Error::Code::newer_format, {"store.newer"}, path()});
    }
    if (head.events == 0) return tl::unexpected(damaged(session, 0));
    return head;
  }

  Error damaged(SessionId session, int event) const {
    return {Error::Code::damaged, {"store.chain", {static_cast<int>(session), event}}, path()};
  }

  Error no_session(SessionId session) const {
    return {Error::Code::usage, {"store.no_session"}, std::to_string(session)};
  }

  std::optional<SessionId> number_of(const std::string& uuid) {
    const InUse finding(get_number_);
    get_number_.bind(1, uuid);
    if (!get_number_.executeStep()) return std::nullopt;
    const SessionId id = get_number_.getColumn(0).getInt64();
    // Found by an index, which stands outside the chain.
    const InUse getting(get_session_);
    get_session_.bind(1, id);
    if (!get_session_.executeStep() || text_in(get_session_, 0) != uuid)
      throw SQLite::Exception("index of sessions", SQLITE_CORRUPT);
    return id;
  }

  static constexpr int kNewestPayload = 1;

  std::unique_ptr<Database> database_;
  People people_;
  Digests digests_;
  SQLite::Statement add_event_;
  SQLite::Statement last_event_;
  SQLite::Statement add_session_;
  SQLite::Statement get_session_;
  SQLite::Statement get_number_;
  SQLite::Statement drop_draft_;
  std::string device_{};
  std::string safe_on_{"-"};  ///< the day on which the safeguards were last seen to
};

}  // namespace

Expected<std::unique_ptr<Store>> open_store(const DatabaseOptions& options) {
  auto database = Database::open(options);
  if (!database) return tl::unexpected(std::move(database.error()));
  return guarded<std::unique_ptr<Store>>(options.path, [&]() -> Expected<std::unique_ptr<Store>> {
    auto store = std::make_unique<SqliteStore>(std::move(*database));
    store->load_device();
    return store;
  });
}

}  // namespace spadille::db
