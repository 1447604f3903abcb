#pragma once

#include "core/ruling.h"
#include "games/kyuuri/incident.h"

namespace spadille::kyuuri {

/// What the rules say about something irregular; the table decides where they say nothing. Lines
/// have the loss alone: with_outcome() adds who goes out by it. REQUIRES: validate() found no
/// error. Source: chapter 8.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// What several faults in one deal come to. KY-8.9: whoever is at fault in one deal is charged
/// alike. Nothing where each is settled by itself. REQUIRES: at least two, and validate() found
/// no error in any.
[[nodiscard]] std::optional<Decision> rule_together(const Rules& rules, const Carry& carry,
                                                    std::span<const Incident> incidents);

/// What the proved revokes of a deal come to, each to be ruled on by itself; what only the table
/// knows is left out.
[[nodiscard]] std::vector<Incident> revokes_found(const Rules& rules, const Carry& carry,
                                                  const Deal& deal,
                                                  std::span<const ProvedRevoke> revokes);

/// What statistics count of an irregularity: who has played a card that was not allowed. REQUIRES:
/// validate() found no error.
[[nodiscard]] Facts faults(const Rules& rules, const Carry& carry, const Incident& incident);

}  // namespace spadille::kyuuri
