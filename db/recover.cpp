#include "db/recover.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "db/chain.h"
#include "db/database.h"
#include "db/hulk.h"
#include "db/names.h"
#include "db/refuse.h"
#include "db/rows.h"
#include "db/witness.h"

namespace spadille::db {
namespace {

constexpr std::int64_t kMostGone = 100'000;
constexpr int kMostLost = 10'000;  ///< a longer gap is a number that was turned over
constexpr const char* kEvent = "seq, id, kind, format, payload, at_utc, device, hash";

/// An event with what its hash is checked by.
struct Link {
  SalvagedEvent salvaged{};
  std::string kind{};  ///< as it stands there
  Hash hash{};
};
using Links = std::map<Seq, Link>;

/// Reads one wreck; everything that is known by number is kept by number.
class Diver {
 public:
  /// `witness`: the file of what was announced, which may not be there.
  Diver(std::unique_ptr<Hulk> hulk, const std::string& witness)
      : hulk_(std::move(hulk)), announced_(announced(witness)) {
    read_players();
    read_sessions();
  }

  [[nodiscard]] const std::set<std::string>& doubtful_names() const { return doubtful_; }
  [[nodiscard]] const std::set<std::string>& doubtful_rules() const { return doubtful_rules_; }
  [[nodiscard]] bool somebody_missing() const { return somebody_missing_; }
  [[nodiscard]] bool rules_missing() const { return rules_missing_; }
  [[nodiscard]] bool found_nothing() const { return sessions_.empty() && people_.empty(); }
  [[nodiscard]] std::vector<SessionId> sessions() const {
    return {sessions_.begin(), sessions_.end()};
  }
  [[nodiscard]] std::vector<Player> players() const {
    std::vector<Player> all;
    all.reserve(people_.size());
    for (const auto& [number, player] : people_) all.push_back(player);
    return all;
  }

  std::vector<HouseRules> house_rules() {
    std::map<std::string, std::string> documents;
    const auto keep = [&](SQLite::Statement& row) {
      const HouseRules rules{text_in(row, 0), text_in(row, 1)};
      documents[rules.name] = rules.document;
      if (row.getColumnCount() > 2 && blob_in(row, 2) != hash_of(rules))
        doubtful_rules_.insert(rules.name);
    };
    const std::string hash = has_hashes() ? ", hash" : "";
    const std::string all = "SELECT name, document" + hash + " FROM house_rules ORDER BY name";
    rules_missing_ = !hulk_->each(all, keep);
    if (rules_missing_) hulk_->each(all + " DESC", keep);
    std::vector<HouseRules> rules;
    rules.reserve(documents.size());
    tell_rules_gone(documents);
    for (const auto& [name, document] : documents) rules.push_back({name, document});
    return rules;
  }

  SalvagedSession read(SessionId number) {
    SalvagedSession session{.number = number};
    const std::string is_it = " WHERE id = " + std::to_string(number);
    hulk_->ask("SELECT uuid, game FROM session NOT INDEXED" + is_it, [&](SQLite::Statement& row) {
      session.uuid = text_in(row, 0);
      session.game = text_in(row, 1);
    });
    read_summary(session);
    session.most = std::max(session.most, announced_[number].events);
    Links links = read_events(session);
    check(links, session);
    for (auto& [seq, link] : links) session.events[seq] = std::move(link.salvaged);
    if (session.game.empty()) guess_game(session);
    return session;
  }

 private:
  void tell_rules_gone(const std::map<std::string, std::string>& there) {
    const std::string begin(kRulesKept);
    hulk_->each("SELECT key FROM meta WHERE key LIKE '" + begin + "%'",
                [&](SQLite::Statement& row) {
                  const std::string name = text_in(row, 0).substr(begin.size());
                  if (!there.contains(name)) doubtful_rules_.insert(name);
                });
  }

  Witness::Records announced(const std::string& file) {
    Witness witness(file, {});
    hulk_->ask("SELECT value FROM meta WHERE key = 'device'",
               [&](SQLite::Statement& row) { witness.bind(text_in(row, 0)); });
    return witness.all();
  }

  void read_players() {
    std::map<std::int64_t, std::int64_t> merged;
    std::map<std::int64_t, Hash> hashes;
    const std::string columns = "id, uuid, name, hidden, merged_into";
    hulk_->read(
        {columns + (has_hashes() ? ", hash" : ""), "player", "id", "", 10'000},
        [&](SQLite::Statement& row) {
          const std::int64_t id = row.getColumn(0).getInt64();
          people_[id] = {text_in(row, 1), text_in(row, 2), row.getColumn(3).getInt() != 0, {}};
          merged[id] = row.getColumn(4).getInt64();
          if (row.getColumnCount() > 5) hashes[id] = blob_in(row, 5);
        });
    for (const auto& [id, into] : merged)
      if (const auto found = people_.find(into); found != people_.end())
        people_[id].merged_into = found->second.id;
    if (has_hashes()) check_names(hashes);
  }

  /// An older version has none.
  bool has_hashes() {
    return hulk_->ask("SELECT 1 FROM pragma_table_info('player') WHERE name = 'hash'",
                      [](SQLite::Statement&) {});
  }

  void check_names(const std::map<std::int64_t, Hash>& hashes) {
    NameCount count;
    for (const auto& [id, player] : people_) {
      const Hash& hash = hashes.at(id);
      count.add(player, hash);
      if (hash != hash_of(player)) doubtful_.insert(player.id);
    }
    hulk_->ask("SELECT value FROM meta WHERE key = 'names'", [&](SQLite::Statement& row) {
      const NameSum kept = name_sum_in(text_in(row, 0));
      somebody_missing_ = !kept.sum.empty() && count.somebody_missing(kept.sum);
    });
  }

  /// From every table that names one: any of them may be gone.
  void read_sessions() {
    std::int64_t most = 0;
    hulk_->ask("SELECT seq FROM sqlite_sequence WHERE name = 'session'",
               [&](SQLite::Statement& row) { most = row.getColumn(0).getInt64(); });
    most = std::clamp<std::int64_t>(most, 0, kMostSessions);
    const auto add = [this](SQLite::Statement& row) {
      const std::int64_t id = row.getColumn(0).getInt64();
      if (id > 0 && id <= kMostSessions) sessions_.insert(id);
    };
    hulk_->read({"id", "session", "id", "", most}, add);
    hulk_->read({"session", "summary", "session", "", most}, add);
    read_sessions_of_events(most, add);
    std::set<SessionId> purged;
    hulk_->read({"session", "purged", "session", "", most},
                [&](SQLite::Statement& row) { purged.insert(row.getColumn(0).getInt64()); });
    const std::int64_t known = sessions_.empty() ? 0 : *sessions_.rbegin();
    for (std::int64_t id = 1; id <= std::min(most, known + kMostGone); ++id)
      if (!purged.contains(id)) sessions_.insert(id);
  }

  /// From session to session, without reading their events.
  void read_sessions_of_events(std::int64_t most, const Hulk::Visit& add) {
    const std::string from = "SELECT session FROM event WHERE session ";
    const auto next = [&](const std::string& question, std::int64_t last) {
      std::int64_t found = last;
      hulk_->ask(question, [&](SQLite::Statement& row) {
        found = row.getColumn(0).getInt64();
        add(row);
      });
      return found;
    };
    std::int64_t low = 0;
    for (std::int64_t now = -1; now != low; low = std::max(low, now))
      now = next(from + "> " + std::to_string(low) + " ORDER BY session LIMIT 1", low);
    std::int64_t high = kMostSessions;
    for (std::int64_t now = -1; now != high && high > low; high = std::min(high, now))
      now = next(from + "< " + std::to_string(high) + " ORDER BY session DESC LIMIT 1", high);
    for (std::int64_t id = low + 1; id < std::min(high, std::max(most, low + 1000)); ++id)
      hulk_->ask(from + "= " + std::to_string(id) + " LIMIT 1", add);
  }

  void read_summary(SalvagedSession& session) {
    hulk_->ask("SELECT title, place, date, players, deals, events FROM summary WHERE session = " +
                   std::to_string(session.number),
               [&](SQLite::Statement& row) {
                 Summary about{
                     .title = text_in(row, 0), .place = text_in(row, 1), .date = text_in(row, 2)};
                 std::istringstream numbers(text_in(row, 3));
                 for (std::int64_t number = 0; numbers >> number;)
                   if (const auto found = people_.find(number); found != people_.end())
                     about.players.push_back(found->second.id);
                 about.deals = number_in(row, 4);
                 session.summary = about;
                 session.most = number_in(row, 5);
               });
  }

  void guess_game(SalvagedSession& session) {
    hulk_->ask(
        "SELECT game FROM presence WHERE session = " + std::to_string(session.number) + " LIMIT 1",
        [&](SQLite::Statement& row) { session.game = text_in(row, 0); });
  }

  Links read_events(SalvagedSession& session) {
    Links links;
    const std::int64_t most = session.most > 0 ? session.most : 1000;
    hulk_->read({kEvent, "event", "seq", "session = " + std::to_string(session.number), most},
                [&](SQLite::Statement& row) {
                  const int seq = number_in(row, 0);
                  const std::string kind = text_in(row, 2);
                  if (seq > 0)
                    links.emplace(seq, Link{{event_in(row, 1), event_kind(kind).has_value(), true},
                                            kind,
                                            blob_in(row, 7)});
                });
    Seq last = 0;
    for (auto link = links.begin(); link != links.end();) {
      const bool far = link->first > std::max(last, session.most) + kMostLost;
      if (!far) last = link->first;
      link = far ? links.erase(link) : std::next(link);
    }
    session.most = std::min(session.most, last + kMostLost);
    return links;
  }

  /// Whether each hash follows from the one before: as that stands there, or as it should stand.
  static void check(Links& links, const SalvagedSession& session) {
    std::set<Hash> before;
    if (!session.uuid.empty() && !session.game.empty())
      before.insert(chain_begin(session.uuid, session.game));
    Link* last = nullptr;
    Seq due = 1;
    for (auto& [seq, link] : links) {
      if (seq != due) before.clear(), last = nullptr;
      std::set<Hash> right;
      for (const Hash& hash : before)
        right.insert(chain_next(hash, seq, link.salvaged.event, link.kind));
      link.salvaged.follows = right.contains(link.hash);
      // The next one follows from what this one's hash should be: only the hash was damaged.
      if (last != nullptr && !last->salvaged.follows && link.salvaged.follows)
        last->salvaged.follows = !follows_stored(*last, seq, link);
      if (link.salvaged.follows || right.size() > 2) right.clear();
      before = std::move(right);
      before.insert(link.hash);
      last = &link;
      due = seq + 1;
    }
  }

  /// Whether a link follows from the hash that stands in the one before.
  static bool follows_stored(const Link& before, Seq seq, const Link& link) {
    return chain_next(before.hash, seq, link.salvaged.event, link.kind) == link.hash;
  }

  std::unique_ptr<Hulk> hulk_;
  std::set<std::string> doubtful_{};
  std::set<std::string> doubtful_rules_{};
  bool somebody_missing_ = false;
  bool rules_missing_ = false;
  Witness::Records announced_;
  std::map<std::int64_t, Player> people_{};
  std::set<SessionId> sessions_{};
};

/// What must not be touched, as opposed to what is only damaged.
std::optional<Error> refused(const std::string& path) {
  auto why = refused_as_file({.path = files::resolved(path), .create = false, .read_only = true});
  const bool damaged =
      why && (why->code == Error::Code::damaged || why->cause == Error::Cause::other_database);
  return damaged ? std::nullopt : why;
}

}  // namespace

Expected<Wreck> open_wreck(const std::string& path, const std::string& scratch) {
  if (auto why = refused(path)) return tl::unexpected(*why);
  auto hulk = Hulk::open(path, scratch);
  if (!hulk) return tl::unexpected(hulk.error());
  const auto diver = std::make_shared<Diver>(std::move(*hulk), files::resolved(path) + ".witness");
  if (diver->found_nothing())
    return tl::unexpected(failed("safety.nothing_left", path, Error::Code::damaged));
  Wreck wreck{.sessions = diver->sessions(),
              .players = diver->players(),
              .house_rules = diver->house_rules(),
              .doubtful_names = diver->doubtful_names(),
              .doubtful_rules = {},
              .somebody_missing = diver->somebody_missing(),
              .rules_missing = {},
              .read = {}};
  wreck.doubtful_rules = diver->doubtful_rules();
  wreck.rules_missing = diver->rules_missing();
  wreck.read = [diver](SessionId session) { return diver->read(session); };
  return wreck;
}

}  // namespace spadille::db
