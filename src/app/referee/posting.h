#pragma once

#include "app/record/stale_rulings.h"
#include "session/ruled_together.h"

namespace spadille {

/// What an irregularity comes to at a deal of a session (its number; 0: the one in play), with all
/// that was ruled about that deal before. REQUIRES: validate() finds no error in it there.
[[nodiscard]] Joint ruled_at(const Desk& desk, int deal, const AnyIncident& incident);

/// Writes just that down. REQUIRES: the same.
[[nodiscard]] Event posting(const Desk& desk, int deal, const AnyIncident& incident);

/// Writes down what the rules say of a ruling by now, in its place. REQUIRES: they say something.
[[nodiscard]] Event adopting(const Desk& desk, const StaleRuling& stale);

/// Writes down that a ruling stays as it is, and why.
[[nodiscard]] Event keeping(const Desk& desk, const StaleRuling& stale, std::string why);

}  // namespace spadille
