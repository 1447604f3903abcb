#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/club/server.h"
#include "session/store.h"

namespace spadille::db {

/// Lists and sums of a club, which follow from its logs. Throws what the library throws.
class ClubLists {
 public:
  ClubLists(ClubServer& server, const std::string& club) : server_(server), club_(club) {}

  /// What follows from a log with this last entry: its number; nothing where the club does not have
  /// the entry. `facts`: all of them. REQUIRES: inside a transaction.
  [[nodiscard]] std::optional<SessionId> put(const StoredSession& session, const LogHead& head,
                                             const Summary& summary,
                                             const std::vector<FactRow>& facts);
  /// REQUIRES: inside a transaction.
  void remove(const std::string& uuid);

  [[nodiscard]] std::optional<Listed> find(SessionId session);
  [[nodiscard]] std::vector<Listed> list(const Filter& filter);
  [[nodiscard]] std::vector<Attendance> attendances();
  [[nodiscard]] std::vector<FactRow> facts(const std::vector<std::string>& players,
                                           const Filter& filter);
  [[nodiscard]] std::vector<SessionFacts> facts_by_session(const std::vector<std::string>& players,
                                                           const Filter& filter);
  [[nodiscard]] std::vector<FactRow> facts(SessionId session);
  /// Listings of which the parts say something else about who was there.
  [[nodiscard]] std::vector<SessionId> astray();

 private:
  ClubServer& server_;
  const std::string& club_;
};

}  // namespace spadille::db
