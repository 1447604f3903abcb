#pragma once

#include "core/ruling.h"
#include "games/klaverjas/incident.h"

namespace spadille::klaverjas {

/// What the rules say about an incident (chapter 8): one ladder per irregularity, first match wins,
/// and the table decides what no clause has. REQUIRES: validate() found no error.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// The irregularity that a proved revoke is; what only the table knows is left out.
[[nodiscard]] Incident revoke_found(const Deal& deal, const ProvedRevoke& revoke);

}  // namespace spadille::klaverjas
