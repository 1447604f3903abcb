#include "db/club/club_store.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "db/chain.h"
#include "db/club/address.h"
#include "db/club/arrays.h"
#include "db/club/asking.h"
#include "db/club/club_lists.h"
#include "db/club/club_log.h"
#include "db/club/fields.h"
#include "db/club/roster.h"
#include "db/club/sending.h"
#include "db/club/trouble.h"
#include "db/event_log.h"

namespace spadille::db {
namespace {

/// Under which name the lists would send something.
constexpr const char* kLists = "00000000-0000-0000-0000-000000000000";

Error closed_club() { return {Error::Code::usage, {"club.error.read_only"}, {}}; }

/// The facts with what comes on top of them.
std::vector<FactRow> raised(std::vector<FactRow> facts, const std::vector<FactRow>& more) {
  for (const FactRow& row : more) {
    const auto same = std::find_if(facts.begin(), facts.end(), [&](const FactRow& fact) {
      return std::tie(fact.player, fact.partner, fact.key) ==
             std::tie(row.player, row.partner, row.key);
    });
    same == facts.end() ? facts.push_back(row) : void(same->n += row.n);
  }
  return facts;
}

class ClubStore final : public Store {
 public:
  explicit ClubStore(const std::string& address)
      : server_(address), log_(server_, club_), lists_(server_, club_), roster_(server_, club_) {}

  // The log.

  Expected<SessionId> create(const StoredSession& session, const Digest& digest) override {
    SessionId number = 0;
    auto done = write([&]() -> Expected<void> {
      if (log_.number_of(session.uuid))
        return tl::unexpected(Error{Error::Code::conflict, {"store.conflict"}, session.uuid});
      const auto put = put_log(session, 0, digest.summary, digest.facts);
      if (!put) return tl::unexpected(put.error());
      number = *put;
      return {};
    });
    if (!done) return tl::unexpected(std::move(done.error()));
    return number;
  }

  Expected<void> append(SessionId session, int head, const EventRecord& event,
                        const Digest& digest) override {
    StoredSession longer;
    longer.events.resize(static_cast<std::size_t>(head));
    longer.events.push_back(event);
    return append(session, head, longer, digest);
  }

  Expected<void> append(SessionId session, int head, const StoredSession& longer,
                        const Digest& digest) override {
    return write([&]() -> Expected<void> {
      auto log = log_.read(session);
      if (!log) return tl::unexpected(log.error());
      const int last = static_cast<int>(log->events.size());
      if (last != head)
        return tl::unexpected(
            Error{Error::Code::conflict, {"store.conflict"}, std::to_string(last)});
      log->events.insert(log->events.end(), longer.events.begin() + head, longer.events.end());
      log->head = longer.head;
      const auto facts = digest.adds ? raised(lists_.facts(session), digest.facts) : digest.facts;
      const auto put = put_log(*log, head, digest.summary, facts);
      return put ? Expected<void>() : tl::unexpected(put.error());
    });
  }

  Expected<StoredSession> read(SessionId session) override {
    return with_club<StoredSession>([&] { return log_.read(session); });
  }
  Expected<std::optional<Listed>> find(SessionId session) override {
    return read_of<std::optional<Listed>>([&] { return lists_.find(session); });
  }
  Expected<std::optional<SessionId>> find(const std::string& uuid) override {
    return read_of<std::optional<SessionId>>([&] { return log_.number_of(uuid); });
  }
  Expected<std::vector<Listed>> list(const Filter& filter) override {
    return read_of<std::vector<Listed>>([&] { return lists_.list(filter); });
  }
  Expected<std::vector<SessionId>> sessions(SessionId behind, int most) override {
    return read_of<std::vector<SessionId>>([&] { return log_.sessions(behind, most); });
  }
  Expected<std::vector<LogHead>> heads() override {
    return read_of<std::vector<LogHead>>([&] { return log_.heads(); });
  }
  Expected<std::vector<std::string>> hashes(SessionId session) override {
    return read_of<std::vector<std::string>>([&] { return log_.hashes(session); });
  }
  Expected<std::vector<SessionId>> sessions_with(EventKind kind, const std::string& game,
                                                 int most) override {
    return read_of<std::vector<SessionId>>([&] { return log_.sessions_with(kind, game, most); });
  }

  /// Out of the lists: the log itself stays, whatever somebody has decided about it.
  Expected<void> purge(SessionId session) override {
    return write([&]() -> Expected<void> {
      const auto head = log_.head(session);
      if (!head) return tl::unexpected(no_session(session));
      lists_.remove(head->uuid);
      return {};
    });
  }

  // People.

  Expected<std::vector<Player>> players() override {
    return read_of<std::vector<Player>>([&] { return roster_.all(); });
  }
  Expected<std::vector<Attendance>> attendances() override {
    return read_of<std::vector<Attendance>>([&] { return lists_.attendances(); });
  }
  Expected<void> put(const Player& player) override {
    return write([&]() -> Expected<void> { return roster_.put(player), Expected<void>(); });
  }
  Expected<void> mark(const Player& player) override {
    return write([&]() -> Expected<void> { return roster_.mark(player), Expected<void>(); });
  }

  // What stands beside is a book's own.

  Expected<std::vector<HouseRules>> house_rules() override { return std::vector<HouseRules>{}; }
  Expected<void> put(const HouseRules& /*rules*/) override { return tl::unexpected(closed_club()); }
  Expected<std::string> draft(SessionId /*session*/) override { return std::string(); }
  Expected<void> put_draft(SessionId /*session*/, const std::string& /*text*/) override {
    return tl::unexpected(closed_club());
  }

  Expected<std::map<std::string, std::string>> club(const std::string& begin) override {
    return read_of<std::map<std::string, std::string>>([&] {
      if (!server_.is_writing()) turn_ = roster_.turn();
      return roster_.memory(begin);
    });
  }
  Expected<void> put_club(const std::map<std::string, std::string>& changed) override {
    return write([&]() -> Expected<void> { return roster_.remember(changed), Expected<void>(); });
  }

  // What statistics read.

  Expected<std::vector<FactRow>> facts(const std::vector<std::string>& players,
                                       const Filter& filter) override {
    return read_of<std::vector<FactRow>>([&] { return lists_.facts(players, filter); });
  }
  Expected<std::vector<SessionFacts>> facts_by_session(const std::vector<std::string>& players,
                                                       const Filter& filter) override {
    return read_of<std::vector<SessionFacts>>(
        [&] { return lists_.facts_by_session(players, filter); });
  }
  Expected<std::vector<FactRow>> facts(SessionId session) override {
    return read_of<std::vector<FactRow>>([&] { return lists_.facts(session); });
  }
  /// Lists are no part of what the club has: they may always be mended.
  Expected<void> put(SessionId session, const Digest& digest) override {
    return all_of([&]() -> Expected<void> {
      auto stored = log_.read(session);
      if (!stored) return tl::unexpected(stored.error());
      const auto head = log_.head(session);
      if (!lists_.put(*stored, *head, digest.summary, digest.facts))
        return tl::unexpected(no_session(session));
      return {};
    });
  }
  Expected<std::vector<SessionId>> astray() override {
    return read_of<std::vector<SessionId>>([&] { return lists_.astray(); });
  }
  Expected<bool> needs_digests() override { return false; }
  Expected<void> digests_made() override { return {}; }

  Expected<void> all_or_nothing(const std::function<Expected<void>()>& writes) override {
    return all_of(writes);
  }

  // The server.

  std::string device() const override { return kLists; }
  Expected<void> become_another_copy() override { return tl::unexpected(closed_club()); }
  std::optional<Message> banner() const override { return std::nullopt; }
  /// Its pages have checksums of their own, which the server looks at.
  Expected<std::vector<std::string>> check_pages(const StopToken& /*stop*/) override {
    return std::vector<std::string>{};
  }
  std::vector<Message> warnings() const override { return warnings_; }
  Expected<std::vector<Flaw>> flaws() override { return std::vector<Flaw>{}; }
  Expected<void> give_up_missing() override { return tl::unexpected(closed_club()); }
  Expected<void> copy_to(const std::string& /*path*/) override {
    return tl::unexpected(closed_club());
  }
  Expected<void> back_up() override { return {}; }

  /// Which club this is, for whoever is connected.
  Expected<void> load() {
    const pqxx::result rows = server_.ask(
        "SELECT club::text, obj_description('spadille'::regnamespace, 'pg_namespace')::integer "
        "FROM spadille.member WHERE role = current_user");
    if (rows.size() != 1)
      return tl::unexpected(Error{Error::Code::usage, {"club.error.no_member"}, {}});
    const int version = number_in(rows[0][1]);
    if (version > kNewestClub)
      return tl::unexpected(Error{Error::Code::newer_format, {"club.error.newer"}, {}});
    if (version < kNewestClub)
      return tl::unexpected(Error{Error::Code::usage, {"club.error.older"}, {}});
    club_ = text_in(rows[0][0]);
    return {};
  }

  Expected<void> catch_up(const CatchUp& run) {
    const auto open = run(*this, club_over(server_));
    is_closed_ = true;
    if (!open && open.error().cause == Error::Cause::read_only)
      warnings_.push_back({"club.old_lists"});
    else if (!open)
      return tl::unexpected(open.error());
    else if (*open > 0)
      warnings_.push_back({"club.open_logs", {Arg::count(*open)}});
    return {};
  }

 private:
  template <typename T, typename Run>
  Expected<T> read_of(const Run& run) {
    return with_club<T>([&]() -> Expected<T> { return run(); });
  }

  template <typename Run>
  Expected<void> write(const Run& run) {
    if (is_closed_) return tl::unexpected(closed_club());
    return all_of(run);
  }

  /// Whoever has read how far the logs were read writes only while that holds.
  Expected<void> all_of(const std::function<Expected<void>()>& writes) {
    return with_club<void>([&]() -> Expected<void> {
      if (server_.is_writing()) return writes();
      const std::int64_t seen = turn_ ? *turn_ : roster_.turn();
      auto done = server_.all_or_nothing([&]() -> Expected<void> {
        roster_.begin(seen);
        return writes();
      });
      if (done && turn_) ++*turn_;
      return done;
    });
  }

  /// The listing of a log as it is now; entries that the club does not have are sent first.
  Expected<SessionId> put_log(const StoredSession& log, int from, const Summary& summary,
                              const std::vector<FactRow>& facts) {
    Hash hash = chain_begin(log.uuid, log.game);
    const int events = static_cast<int>(log.events.size());
    for (int i = 0; i < events; ++i)
      hash = chain_next(hash, i + 1, log.events[static_cast<std::size_t>(i)]);
    const LogHead head{0, log.uuid, events, hexadecimal(hash)};
    if (!log.head.empty() && log.head != head.hash)
      return tl::unexpected(
          Error{Error::Code::damaged, {"store.other_hash"}, "session " + log.uuid});
    if (const auto number = lists_.put(log, head, summary, facts)) return *number;
    const std::string id = text_in(server_.ask("SELECT gen_random_uuid()::text")[0][0]);
    const ClubParcel parcel{
        kLists, {roster_.last_parcel(kLists) + 1, id}, {{log, from, events}}, {}};
    if (auto sent = send_to_club(server_, parcel); !sent) return tl::unexpected(sent.error());
    const auto number = lists_.put(log, head, summary, facts);
    if (!number) return tl::unexpected(no_session(0));  // somebody has just purged it
    return *number;
  }

  std::string club_{};
  ClubServer server_;
  ClubLog log_;
  ClubLists lists_;
  ClubRoster roster_;
  std::optional<std::int64_t> turn_{};  ///< of the lists, when club() was read
  std::vector<Message> warnings_{};
  bool is_closed_ = false;
};

}  // namespace

Expected<std::unique_ptr<Store>> open_club_store(const std::string& address,
                                                 const CatchUp& catch_up) {
  if (auto fault = fault_of_address(address)) return tl::unexpected(*fault);
  return with_club<std::unique_ptr<Store>>([&]() -> Expected<std::unique_ptr<Store>> {
    auto store = std::make_unique<ClubStore>(address);
    if (auto loaded = store->load(); !loaded) return tl::unexpected(loaded.error());
    if (catch_up)
      if (auto done = store->catch_up(catch_up); !done) return tl::unexpected(done.error());
    return store;
  });
}

}  // namespace spadille::db
