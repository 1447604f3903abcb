#pragma once

#include "app/keep/any_desk.h"
#include "session/salvage.h"

namespace spadille {

/// A log put together again from what is left of it.
struct SalvagedLog {
  std::string game{};
  AnyDesk desk{};  ///< what it comes to
  std::vector<EventRecord> events{};
  std::vector<Seq> lost{};
  std::vector<Seq> doubtful{};
  bool opening_guessed = false;

  [[nodiscard]] std::size_t kept() const { return events.size() - lost.size(); }
};

/// The log of the game that most of the events fit, or of a tournament; empty where none fits. What
/// does not fit because of what was lost before it is lost too. Events that are made have no
/// identity yet. `new_id` names people of whom nothing is left.
[[nodiscard]] SalvagedLog salvaged_log(const SalvagedSession& session,
                                       const std::function<std::string()>& new_id);

}  // namespace spadille
