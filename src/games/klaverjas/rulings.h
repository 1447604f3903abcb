#pragma once

#include "core/ruling.h"
#include "games/klaverjas/incident.h"

namespace spadille::klaverjas {

/// What the rules say about an incident (chapter 8): one ladder per irregularity, first match wins,
/// and the table decides what no clause has. REQUIRES: validate() found no error.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// What the proved revokes of a deal come to, each to be ruled on by itself; what only the table
/// knows is left out.
[[nodiscard]] std::vector<Incident> revokes_found(const Rules& rules, const Carry& carry,
                                                  const Deal& deal,
                                                  std::span<const ProvedRevoke> revokes);

}  // namespace spadille::klaverjas
