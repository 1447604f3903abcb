#pragma once

#include "session/history_parts.h"

namespace spadille {

/// What a ruling leaves in the history that is being read: on the deal that it is about, on the
/// deal in play, or between two deals.
void rule(History& history, const Event& event, Seq seq);

}  // namespace spadille
