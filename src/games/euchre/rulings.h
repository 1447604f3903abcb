#pragma once

#include "core/ruling.h"
#include "games/euchre/incident.h"

namespace spadille::euchre {

/// What the rules say about something irregular; the table decides where they say nothing.
/// REQUIRES: validate() found no error. Source: chapter 8.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// What several faults in one deal come to. EU-8.1, EU-8.20: several revokes are one ruling, and
/// so is all that ends one hand. Nothing where each is settled by itself. REQUIRES: at least two,
/// and validate() found no error in any.
[[nodiscard]] std::optional<Decision> rule_together(const Rules& rules, const Carry& carry,
                                                    std::span<const Incident> incidents);

/// What the proved revokes of a deal come to, each to be ruled on by itself; what only the table
/// knows is left out.
[[nodiscard]] std::vector<Incident> revokes_found(const Rules& rules, const Carry& carry,
                                                  const Deal& deal,
                                                  std::span<const ProvedRevoke> revokes);

/// What of an incident follows from what was ruled before in the same game: which time it is.
[[nodiscard]] std::vector<Known> answers_of_book(const Rules& rules, const Carry& carry,
                                                 std::span<const Earlier<Incident>> earlier,
                                                 const Incident& incident);

/// What statistics count of an irregularity: who has revoked. REQUIRES: validate() found no error.
[[nodiscard]] Facts faults(const Rules& rules, const Carry& carry, const Incident& incident);

}  // namespace spadille::euchre
