#pragma once

#include "app/record/stale_rulings.h"
#include "app/referee/house_decision.h"
#include "session/ruled_together.h"

namespace spadille {

/// What an irregularity comes to at a deal of a session (its number; 0: the one in play), with all
/// that was ruled about that deal before. REQUIRES: validate() finds no error in it there.
[[nodiscard]] Joint ruled_at(const Desk& desk, int deal, const AnyIncident& incident);

/// Writes just that down. REQUIRES: the same.
[[nodiscard]] Event posting(const Desk& desk, int deal, const AnyIncident& incident);

/// Writes down what a house ruling says instead, and why: a decision of the table, which is never
/// worked out anew. It stands in the place of a ruling on the same irregularity. REQUIRES: the
/// same.
[[nodiscard]] Event house_posting(const Desk& desk, int deal, const AnyIncident& incident,
                                  const HouseDecision& house);

/// Writes down what the rules say of a ruling by now, in its place. REQUIRES: they say something.
[[nodiscard]] Event adopting(const Desk& desk, const StaleRuling& stale);

/// Writes down that a ruling stays as it is, and why.
[[nodiscard]] Event keeping(const Desk& desk, const StaleRuling& stale, std::string why);

}  // namespace spadille
