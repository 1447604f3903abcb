#pragma once

#include "core/ruling.h"
#include "games/kyuuri/incident.h"

namespace spadille::kyuuri {

/// What the rules say about something irregular; the table decides where they say nothing. Lines
/// have the loss alone: with_outcome() adds who goes out by it. REQUIRES: validate() found no
/// error. Source: chapter 8.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// The irregularity that a proved revoke is; what only the table knows is left out.
[[nodiscard]] Incident revoke_found(const Deal& deal, const ProvedRevoke& revoke);

}  // namespace spadille::kyuuri
