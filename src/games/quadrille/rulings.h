#pragma once

#include "core/ruling.h"
#include "games/quadrille/incident.h"

namespace spadille::quadrille {

/// What the rules say about something irregular: one ladder for each kind, in the order of the
/// clauses of chapter 8. A beast goes into the pool after the settlement of the deal that `carry`
/// begins. REQUIRES: validate() found no error.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// What the proved revokes of a deal come to, each to be ruled on by itself; what only the table
/// knows is left out.
[[nodiscard]] std::vector<Incident> revokes_found(const Rules& rules, const Carry& carry,
                                                  const Deal& deal,
                                                  std::span<const ProvedRevoke> revokes);

}  // namespace spadille::quadrille
