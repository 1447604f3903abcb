#pragma once

#include "core/ruling.h"
#include "games/euchre/incident.h"

namespace spadille::euchre {

/// What the rules say about something irregular; the table decides where they say nothing.
/// REQUIRES: validate() found no error. Source: chapter 8.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// What the proved revokes of a deal come to, each to be ruled on by itself; what only the table
/// knows is left out.
[[nodiscard]] std::vector<Incident> revokes_found(const Rules& rules, const Carry& carry,
                                                  const Deal& deal,
                                                  std::span<const ProvedRevoke> revokes);

}  // namespace spadille::euchre
