#pragma once

#include "app/record/desk.h"
#include "session/ruled_together.h"

namespace spadille {

/// What an irregularity comes to at a deal of a session (its number; 0: the one in play), with all
/// that was ruled about that deal before. REQUIRES: validate() finds no error in it there.
[[nodiscard]] Joint ruled_at(const Desk& desk, int deal, const AnyIncident& incident);

/// Writes just that down. REQUIRES: the same.
[[nodiscard]] Event posting(const Desk& desk, int deal, const AnyIncident& incident);

}  // namespace spadille
