#pragma once

#include "core/ruling.h"
#include "games/quadrille/incident.h"

namespace spadille::quadrille {

/// What the rules say about something irregular: one ladder for each kind, in the order of the
/// clauses of chapter 8. A beast goes into the pool after the settlement of the deal that `carry`
/// begins. REQUIRES: validate() found no error.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// What several faults in one deal come to. QU-8.1: one beast a deal for each player. Nothing
/// where each is settled by itself. REQUIRES: at least two, and validate() found no error in any.
[[nodiscard]] std::optional<Decision> rule_together(const Rules& rules, const Carry& carry,
                                                    std::span<const Incident> incidents);

/// What the proved revokes of a deal come to, each to be ruled on by itself; what only the table
/// knows is left out.
[[nodiscard]] std::vector<Incident> revokes_found(const Rules& rules, const Carry& carry,
                                                  const Deal& deal,
                                                  std::span<const ProvedRevoke> revokes);

/// What of an incident follows from what was ruled before in the same game: a player pays one beast
/// a deal, which the set of its rulings sees to.
[[nodiscard]] std::vector<Known> answers_of_book(const Rules& rules, const Carry& carry,
                                                 std::span<const Earlier<Incident>> earlier,
                                                 const Incident& incident);

/// What statistics count of an irregularity: who has revoked. REQUIRES: validate() found no error.
[[nodiscard]] Facts faults(const Rules& rules, const Carry& carry, const Incident& incident);

}  // namespace spadille::quadrille
