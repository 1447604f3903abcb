#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/chain.h"
#include "db/database.h"
#include "db/statements.h"
#include "session/store.h"

namespace spadille::db {

/// Where a chain has got to.
struct Head {
  int events = 0;
  Hash hash{};
  friend bool operator==(const Head&, const Head&) = default;
};

/// There is no session of this number.
[[nodiscard]] Error no_session(SessionId session);

/// The tables `session` and `event`: they only grow, and a chain of hashes holds them together.
class EventLog {
 public:
  explicit EventLog(Database& database);

  /// A session with all its events. REQUIRES: inside a transaction; nobody has its UUID.
  [[nodiscard]] Expected<std::pair<SessionId, Head>> begin(const StoredSession& session);
  /// One more event. REQUIRES: inside a transaction; `before` is head().
  Head add(SessionId session, const Head& before, const EventRecord& event);
  /// The events of a session behind those that are there. Errors: `damaged` where they do not come
  /// to the hash that they were sent with. REQUIRES: the same.
  [[nodiscard]] Expected<Head> extend(SessionId session, Head before, const StoredSession& longer);
  /// From now on this is the session that was written in last. REQUIRES: inside a transaction.
  void touch(SessionId session);
  /// Takes a session out, and remembers that it was there. REQUIRES: inside a transaction.
  void remove(SessionId session);

  [[nodiscard]] Head head(SessionId session);
  /// Of every session.
  [[nodiscard]] std::vector<std::pair<SessionId, Head>> heads();
  /// What the chain came to with each event, in order, as it stands there.
  [[nodiscard]] std::vector<Hash> hashes(SessionId session);
  /// The hash of an event; empty where it is not there.
  [[nodiscard]] Hash hash_of(SessionId session, int event);
  /// Whether a session was removed for good.
  [[nodiscard]] bool is_purged(SessionId session);
  /// Both empty where there is no such session.
  [[nodiscard]] std::string uuid_of(SessionId session);
  [[nodiscard]] std::string game_of(SessionId session);
  [[nodiscard]] std::optional<SessionId> number_of(const std::string& uuid);
  /// Numbers of sessions, from the first behind one on.
  [[nodiscard]] std::vector<SessionId> sessions(SessionId behind, int most);
  /// Those of a game that have an event of this kind, the latest first.
  [[nodiscard]] std::vector<SessionId> sessions_with(EventKind kind, const std::string& game,
                                                     int most);

  /// A session and where its chain ends. Errors: `usage` where there is none, `damaged` where the
  /// chain does not hold, `newer_format`.
  [[nodiscard]] Expected<std::pair<StoredSession, Head>> read(SessionId session);
  /// An event is not what was written.
  [[nodiscard]] Error damaged(SessionId session, int event) const;
  /// So many events are not there behind the last.
  [[nodiscard]] Error breaks_off(SessionId session, int missing) const;

 private:
  [[nodiscard]] Expected<Head> read_events(SessionId session, StoredSession& stored);

  Database& database_;
  Kept add_event_;
  Kept last_event_;
  Kept add_session_;
  Kept touch_;
  Kept get_session_;
  Kept get_number_;
};

}  // namespace spadille::db
