#pragma once

#include "core/ruling.h"
#include "games/euchre/incident.h"

namespace spadille::euchre {

/// What the rules say about something irregular; the table decides where they say nothing.
/// REQUIRES: validate() found no error. Source: chapter 8.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// The irregularity that a proved revoke is; what only the table knows is left out.
[[nodiscard]] Incident revoke_found(const Deal& deal, const ProvedRevoke& revoke);

}  // namespace spadille::euchre
