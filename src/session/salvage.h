#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>

#include "session/store.h"

namespace spadille {

/// An event that could still be read from a damaged book.
struct SalvagedEvent {
  EventRecord event{};
  bool known_kind = true;  ///< false: its kind says nothing, so nor does the rest
  bool follows = true;     ///< its hash is right; otherwise nobody knows whether it was changed
  friend bool operator==(const SalvagedEvent&, const SalvagedEvent&) = default;
};

/// What is left of one session.
struct SalvagedSession {
  SessionId number = 0;
  std::string uuid{};                     ///< empty where that is lost
  std::string game{};                     ///< the same; as lists have it where only they know
  std::map<Seq, SalvagedEvent> events{};  ///< those that are not there are lost
  int most = 0;                           ///< events that it is known to have had, at least
  std::optional<Summary> summary{};       ///< as lists had it
  friend bool operator==(const SalvagedSession&, const SalvagedSession&) = default;
};

/// A damaged book, as far as it can be read. What cannot is left out; nothing is repaired.
struct Wreck {
  std::vector<SessionId> sessions{};  ///< all that are known from anywhere, in order
  std::vector<Player> players{};
  std::vector<HouseRules> house_rules{};
  /// Entries whose name is perhaps not what was written, or is gone: by id.
  std::set<std::string> doubtful_names{};
  std::set<std::string> doubtful_rules{};            ///< the same of house rules, by name
  bool somebody_missing = false;                     ///< entries are gone, and nobody knows whose
  bool rules_missing = false;                        ///< the same of house rules
  std::function<SalvagedSession(SessionId)> read{};  ///< one of them, anew each time
};

}  // namespace spadille
