#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "session/event_kind.h"

namespace spadille {

/// Which events of a log are in force: a void that is void itself has no effect. By place in the
/// log. `of(event)`: the event that a void is about.
template <typename Event, typename Of>
[[nodiscard]] std::vector<bool> in_force(std::span<const Event> log, const Of& of) {
  std::vector<bool> counts(log.size(), true);
  for (std::size_t i = log.size(); i-- > 0;)
    if (log[i].kind == EventKind::voided && counts[i])
      if (const auto about = static_cast<std::size_t>(of(log[i])); about >= 1 && about <= i)
        counts[about - 1] = false;
  return counts;
}

}  // namespace spadille
