#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/book.h"
#include "app/exchange/club_memory.h"
#include "app/exchange/syncing.h"

namespace spadille {

/// The club's entries of one log, and whether they are all that the club has of it.
struct ClubLog {
  std::vector<ClubEvent> events{};
  bool whole = false;
};
using ClubLogs = std::map<std::string, ClubLog>;  ///< by UUID

/// What came of taking logs in.
struct LogsTaken {
  int events = 0;
  int added = 0;
  int continued = 0;
  std::vector<Restated> restated{};
  std::map<std::string, ForkedLog> forked{};
  std::map<std::string, int> waiting{};
  std::set<std::string> unclear{};  ///< of which everything has to be seen first
  std::string refused{};            ///< the log that cannot be taken: nothing was
};

/// Takes in what fits of each log. What does not is told, and stays open in the memory.
/// `taken.refused` names the log of which an error tells.
/// REQUIRES: inside Store::all_or_nothing(), which undoes everything then.
[[nodiscard]] Outcome<void> take_logs(Book& book, ClubMemory& memory, const ClubLogs& logs,
                                      LogsTaken& taken);

}  // namespace spadille
