#include "db/sqlite_store.h"

#include "db/backup.h"
#include "db/digests.h"
#include "db/event_log.h"
#include "db/losses.h"
#include "db/meta.h"
#include "db/migrate.h"
#include "db/names.h"
#include "db/network.h"
#include "db/papers.h"
#include "db/people.h"
#include "db/rows.h"
#include "db/safekeeping.h"
#include "db/schema.h"
#include "db/verify.h"
#include "db/witness.h"

namespace spadille::db {
namespace {

/// What the keys in `meta` begin with that say what is known of the club.
constexpr std::string_view kOfClub = "club ";

Error conflict(std::string detail) {
  return {Error::Code::conflict, {"store.conflict"}, std::move(detail)};
}

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(std::unique_ptr<Database> database)
      : database_(std::move(database)),
        people_(*database_),
        digests_(*database_, people_),
        log_(*database_),
        papers_(*database_),
        safekeeping_(*database_),
        witness_(database_->witness(), database_->path()),
        losses_(*database_, log_, witness_) {
    database_->when_undone([this] {
      people_.forget();
      witness_.forget();
    });
    database_->when_committed([this] { losses_.announce(); });
  }

  Expected<SessionId> create(const StoredSession& session, const Digest& digest) override {
    SessionId id = 0;
    auto done = write([&]() -> Expected<void> {
      if (log_.number_of(session.uuid)) return tl::unexpected(conflict(session.uuid));
      const auto begun = log_.begin(session);
      if (!begun) return tl::unexpected(begun.error());
      id = begun->first;
      witness_.note(id, {}, begun->second);
      digests_.put_first(id, session.game, digest, begun->second.events, begun->second.hash);
      if (session.events.back().device == device()) log_.touch(id);
      return {};
    });
    if (!done) return tl::unexpected(std::move(done.error()));
    return id;
  }

  Expected<void> append(SessionId session, int head, const EventRecord& event,
                        const Digest& digest) override {
    return write([&]() -> Expected<void> {
      const Head last = log_.head(session);
      if (last.events != head) return tl::unexpected(conflict(std::to_string(last.events)));
      const Head next = log_.add(session, last, event);
      log_.touch(session);
      witness_.note(session, last, next);
      digests_.put(session, log_.game_of(session), digest, next.events, next.hash);
      if (event.kind == EventKind::deal_recorded) papers_.drop_draft(session);
      return {};
    });
  }

  Expected<void> append(SessionId session, int head, const StoredSession& longer,
                        const Digest& digest) override {
    return write([&]() -> Expected<void> {
      const Head last = log_.head(session);
      if (last.events != head) return tl::unexpected(conflict(std::to_string(last.events)));
      const auto next = log_.extend(session, last, longer);
      if (!next) return tl::unexpected(next.error());
      witness_.note(session, last, *next);
      digests_.put(session, longer.game, digest, next->events, next->hash);
      papers_.drop_draft(session);
      return {};
    });
  }

  Expected<StoredSession> read(SessionId session) override {
    return guarded<StoredSession>(path(), [&]() -> Expected<StoredSession> {
      const Snapshot snapshot(sql());
      auto stored = log_.read(session);
      if (!stored) return tl::unexpected(stored.error());
      const auto& [events, hash] = stored->second;
      const auto known = digests_.head(session);
      if (known && known->first > events)
        return tl::unexpected(log_.breaks_off(session, known->first - events));
      if (known && (known->first != events || known->second != hash))
        return tl::unexpected(log_.damaged(session, events));
      return std::move(stored->first);
    });
  }

  Expected<std::optional<Listed>> find(SessionId session) override {
    return guarded<std::optional<Listed>>(
        path(), [&]() -> Expected<std::optional<Listed>> { return digests_.find(session); });
  }

  Expected<std::optional<SessionId>> find(const std::string& uuid) override {
    return guarded<std::optional<SessionId>>(
        path(), [&]() -> Expected<std::optional<SessionId>> { return log_.number_of(uuid); });
  }

  Expected<std::vector<Listed>> list(const Filter& filter) override {
    return guarded<std::vector<Listed>>(
        path(), [&]() -> Expected<std::vector<Listed>> { return digests_.list(filter); });
  }

  Expected<std::vector<SessionId>> sessions(SessionId behind, int most) override {
    return guarded<std::vector<SessionId>>(
        path(), [&]() -> Expected<std::vector<SessionId>> { return log_.sessions(behind, most); });
  }

  Expected<std::vector<LogHead>> heads() override {
    return guarded<std::vector<LogHead>>(path(), [&]() -> Expected<std::vector<LogHead>> {
      const Snapshot snapshot(sql());
      std::vector<LogHead> all;
      for (const auto& [id, head] : log_.heads())
        all.push_back({id, log_.uuid_of(id), head.events, hexadecimal(head.hash)});
      return all;
    });
  }

  Expected<std::vector<std::string>> hashes(SessionId session) override {
    return guarded<std::vector<std::string>>(path(), [&]() -> Expected<std::vector<std::string>> {
      std::vector<std::string> all;
      for (const Hash& hash : log_.hashes(session)) all.push_back(hexadecimal(hash));
      return all;
    });
  }

  Expected<std::vector<SessionId>> sessions_with(EventKind kind, const std::string& game,
                                                 int most) override {
    return guarded<std::vector<SessionId>>(path(), [&]() -> Expected<std::vector<SessionId>> {
      return log_.sessions_with(kind, game, most);
    });
  }

  Expected<void> purge(SessionId session) override {
    return write([&]() -> Expected<void> {
      if (log_.game_of(session).empty()) return tl::unexpected(no_session(session));
      digests_.remove(session);
      log_.remove(session);
      witness_.note_removed(session);
      return {};
    });
  }

  Expected<std::vector<Player>> players() override {
    return guarded<std::vector<Player>>(
        path(), [&]() -> Expected<std::vector<Player>> { return people_.all(); });
  }

  Expected<std::vector<Attendance>> attendances() override {
    return guarded<std::vector<Attendance>>(
        path(), [&]() -> Expected<std::vector<Attendance>> { return digests_.attendances(); });
  }

  Expected<void> put(const Player& player) override {
    return write_name([&] { people_.put(player); });
  }

  Expected<void> mark(const Player& player) override {
    return write_name([&] { people_.mark(player); });
  }

  Expected<std::vector<HouseRules>> house_rules() override {
    return guarded<std::vector<HouseRules>>(
        path(), [&]() -> Expected<std::vector<HouseRules>> { return papers_.rules(); });
  }

  Expected<void> put(const HouseRules& rules) override {
    return write([&]() -> Expected<void> { return papers_.put(rules), Expected<void>(); });
  }

  Expected<std::string> draft(SessionId session) override {
    return guarded<std::string>(path(),
                                [&]() -> Expected<std::string> { return papers_.draft(session); });
  }

  Expected<void> put_draft(SessionId session, const std::string& text) override {
    return write(
        [&]() -> Expected<void> { return papers_.put_draft(session, text), Expected<void>(); });
  }

  Expected<std::map<std::string, std::string>> club(const std::string& begin) override {
    return guarded<std::map<std::string, std::string>>(
        path(), [&]() -> Expected<std::map<std::string, std::string>> {
          return meta_all(sql(), kOfClub, begin);
        });
  }

  Expected<void> put_club(const std::map<std::string, std::string>& changed) override {
    return database_->transaction([&]() -> Expected<void> {
      for (const auto& [key, value] : changed) set_meta(sql(), std::string(kOfClub) + key, value);
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
      const Head head = log_.head(session);
      if (head.events == 0) return tl::unexpected(no_session(session));
      if (!db::needs_digests(*database_)) digests_.remove_everywhere(session);
      digests_.put(session, log_.game_of(session), digest, head.events, head.hash);
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

  /// The witness speaks of the copy that it was: it begins anew with the next entry.
  Expected<void> become_another_copy() override {
    const std::string device = new_uuid();
    auto done = database_->transaction(
        [&]() -> Expected<void> { return set_meta(sql(), "device", device), Expected<void>(); });
    if (!done) return done;
    device_ = device;
    witness_.bind(device_);
    return {};
  }

  std::optional<Message> banner() const override { return database_->banner(); }

  Expected<std::vector<std::string>> check_pages(const StopToken& stop) override {
    return guarded<std::vector<std::string>>(path(), [&]() -> Expected<std::vector<std::string>> {
      return db::check_pages(*database_, stop);
    });
  }

  std::vector<Message> warnings() const override {
    std::vector<Message> all = losses_.told();
    if (network_) all.push_back({"safety.on_network"});
    return all;
  }

  Expected<std::vector<Flaw>> flaws() override {
    return guarded<std::vector<Flaw>>(path(), [&]() -> Expected<std::vector<Flaw>> {
      std::vector<Flaw> all = flaws_of_schema(*database_);
      for (const auto& some : {flaws_of_names(*database_), losses_.find()})
        all.insert(all.end(), some.begin(), some.end());
      return all;
    });
  }

  Expected<void> give_up_missing() override {
    if (banner()) return tl::unexpected(failed("store.read_only", path()));
    return database_->alone([&] { return losses_.give_up(); });
  }

  Expected<void> copy_to(const std::string& to) override {
    return guarded<void>(path(), [&] { return copy_book(*database_, to); });
  }

  Expected<void> back_up() override {
    return guarded<void>(path(), [&] { return safekeeping_.back_up(); });
  }

  void load() {
    device_ = meta(sql(), "device").value_or("");
    witness_.bind(device_);
    losses_.look();
    tell_of_network();
  }

 private:
  SQLite::Database& sql() { return database_->sql(); }
  [[nodiscard]] const std::string& path() const { return database_->path(); }

  /// Once for each book: from then on it is known.
  void tell_of_network() {
    if (!database_->is_file() || banner()) return;
    const std::string network = network_of(path());
    if (network.empty()) return;
    if (meta(sql(), "network") == network) return;
    network_ = true;
    static_cast<void>(database_->transaction([&]() -> Expected<void> {
      set_meta(sql(), "network", network);
      return {};
    }));
  }

  /// One transaction; before the first of a day a backup.
  template <typename Run>
  Expected<void> write(const Run& run) {
    auto kept = guarded<void>(path(), [&] { return safekeeping_.before_writing(); });
    if (!kept) return kept;
    return database_->transaction(std::cref(run));
  }

  /// The same of what people are called, which the witness follows.
  template <typename Run>
  Expected<void> write_name(const Run& run) {
    return write([&]() -> Expected<void> {
      const NameSum before = name_sum(*database_);
      run();
      const NameSum now = name_sum(*database_);
      witness_.note(Witness::kNames, {before.changes, before.sum}, {now.changes, now.sum});
      return {};
    });
  }

  std::unique_ptr<Database> database_;
  People people_;
  Digests digests_;
  EventLog log_;
  Papers papers_;
  Safekeeping safekeeping_;
  Witness witness_;
  Losses losses_;
  bool network_ = false;  ///< it lies on another machine, and nobody was told yet
  std::string device_{};
};

}  // namespace

Expected<std::unique_ptr<Store>> open_store(const DatabaseOptions& options) {
  auto database = Database::open(options);
  if (!database) return tl::unexpected(std::move(database.error()));
  return guarded<std::unique_ptr<Store>>(options.path, [&]() -> Expected<std::unique_ptr<Store>> {
    auto store = std::make_unique<SqliteStore>(std::move(*database));
    store->load();
    return store;
  });
}

}  // namespace spadille::db
