#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/club/server.h"
#include "session/store.h"

namespace spadille::db {

/// The logs of a club as its lists have them: each up to one last entry, and whatever leads there.
/// Throws what the library throws.
class ClubLog {
 public:
  ClubLog(ClubServer& server, const std::string& club) : server_(server), club_(club) {}

  /// Every entry, the chain of hashes checked. Errors: `usage` where there is none, `damaged`,
  /// `newer_format`.
  [[nodiscard]] Expected<StoredSession> read(SessionId session);
  /// What the chain came to with each entry, as it stands there.
  [[nodiscard]] Expected<std::vector<std::string>> hashes(SessionId session);
  [[nodiscard]] std::vector<LogHead> heads();
  [[nodiscard]] std::optional<LogHead> head(SessionId session);
  [[nodiscard]] std::optional<SessionId> number_of(const std::string& uuid);
  [[nodiscard]] std::vector<SessionId> sessions(SessionId behind, int most);
  [[nodiscard]] std::vector<SessionId> sessions_with(EventKind kind, const std::string& game,
                                                     int most);

 private:
  struct Entry;
  [[nodiscard]] std::vector<Entry> entries(SessionId session);

  ClubServer& server_;
  const std::string& club_;
};

}  // namespace spadille::db
