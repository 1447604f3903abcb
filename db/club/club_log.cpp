#include "db/club/club_log.h"

#include <algorithm>

#include "db/chain.h"
#include "db/club/fields.h"
#include "db/event_log.h"

namespace spadille::db {
namespace {

Error damaged_log(SessionId session, int event) {
  return {Error::Code::damaged, {"store.chain", {static_cast<int>(session), event}}, {}};
}

std::vector<SessionId> numbers_of(const pqxx::result& rows) {
  std::vector<SessionId> all;
  for (const pqxx::row& row : rows) all.push_back(number_in<SessionId>(row[0]));
  return all;
}

}  // namespace

struct ClubLog::Entry {
  int seq = 0;
  std::string hash{};
  std::string kind{};
  EventRecord event{};
  std::string uuid{};
  std::string game{};
};

/// Those that lead to the listing's last, in order; fewer where something is missing. Where the log
/// has forked there are others beside them.
std::vector<ClubLog::Entry> ClubLog::entries(SessionId session) {
  const pqxx::result rows = server_.ask(
      "SELECT e.id, e.kind, e.format, e.payload, e.at_utc, e.device, e.seq, encode(e.hash, 'hex'), "
      "encode(e.previous, 'hex'), l.session, l.game, encode(l.head, 'hex') FROM spadille.listing l "
      "JOIN spadille.event e ON e.club = l.club AND e.session = l.session AND e.seq <= l.events "
      "WHERE l.club = $1::uuid AND l.number = $2 ORDER BY e.seq DESC",
      club_, session);
  std::vector<Entry> all;
  std::string wanted = rows.empty() ? std::string() : text_in(rows[0][11]);
  for (const pqxx::row& row : rows) {
    if (text_in(row[7]) != wanted) continue;
    wanted = text_in(row[8]);
    all.push_back({number_in(row[6]), text_in(row[7]), text_in(row[1]), event_in(row, 0),
                   text_in(row[9]), text_in(row[10])});
  }
  std::reverse(all.begin(), all.end());
  return all;
}

Expected<StoredSession> ClubLog::read(SessionId session) {
  std::vector<Entry> all = entries(session);
  if (all.empty()) return tl::unexpected(no_session(session));
  StoredSession stored{.uuid = all.front().uuid, .game = all.front().game};
  Hash hash = chain_begin(stored.uuid, stored.game);
  for (Entry& entry : all) {
    const int seq = static_cast<int>(stored.events.size()) + 1;
    hash = chain_next(hash, seq, entry.event, entry.kind);
    if (entry.seq != seq || entry.hash != hexadecimal(hash))
      return tl::unexpected(damaged_log(session, seq));
    if (entry.event.format > kNewestPayload || !event_kind(entry.kind))
      return tl::unexpected(Error{Error::Code::newer_format, {"club.newer_log"}, {}});
    stored.events.push_back(std::move(entry.event));
  }
  stored.head = hexadecimal(hash);
  return stored;
}

Expected<std::vector<std::string>> ClubLog::hashes(SessionId session) {
  std::vector<std::string> all;
  for (Entry& entry : entries(session)) all.push_back(std::move(entry.hash));
  return all;
}

std::vector<LogHead> ClubLog::heads() {
  const pqxx::result rows = server_.ask(
      "SELECT number, session, events, encode(head, 'hex') FROM spadille.listing "
      "WHERE club = $1::uuid AND events > 0 ORDER BY number",
      club_);
  std::vector<LogHead> all;
  for (const pqxx::row& row : rows)
    all.push_back(
        {number_in<SessionId>(row[0]), text_in(row[1]), number_in(row[2]), text_in(row[3])});
  return all;
}

std::optional<LogHead> ClubLog::head(SessionId session) {
  const pqxx::result rows = server_.ask(
      "SELECT number, session, events, encode(head, 'hex') FROM spadille.listing "
      "WHERE club = $1::uuid AND number = $2 AND events > 0",
      club_, session);
  if (rows.empty()) return std::nullopt;
  return LogHead{session, text_in(rows[0][1]), number_in(rows[0][2]), text_in(rows[0][3])};
}

std::optional<SessionId> ClubLog::number_of(const std::string& uuid) {
  const pqxx::result rows = server_.ask(
      "SELECT number FROM spadille.listing WHERE club = $1::uuid AND session = $2 AND events > 0",
      club_, uuid);
  if (rows.empty()) return std::nullopt;
  return number_in<SessionId>(rows[0][0]);
}

std::vector<SessionId> ClubLog::sessions(SessionId behind, int most) {
  return numbers_of(
      server_.ask("SELECT number FROM spadille.listing WHERE club = $1::uuid AND number > $2 AND "
                  "events > 0 ORDER BY number LIMIT $3",
                  club_, behind, most));
}

std::vector<SessionId> ClubLog::sessions_with(EventKind kind, const std::string& game, int most) {
  return numbers_of(server_.ask(
      "SELECT number FROM spadille.listing WHERE club = $1::uuid AND game = $2 AND $3 = "
      "ANY (kinds) ORDER BY number DESC LIMIT $4",
      club_, game, std::string(name(kind)), most));
}

}  // namespace spadille::db
