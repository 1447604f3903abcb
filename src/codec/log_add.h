#pragma once

// What an event's shape alone does not show: whether it fits the log before it.

#include "core/finding.h"
#include "session/history.h"

namespace spadille::codec {

/// Adds an event to a log; with an error, which is told, nothing is added.
[[nodiscard]] Findings add_event(Log& log, Event event);

}  // namespace spadille::codec
