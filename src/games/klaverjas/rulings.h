#pragma once

#include "core/ruling.h"
#include "games/klaverjas/incident.h"

namespace spadille::klaverjas {

/// What the rules say about an incident (chapter 8): one ladder per irregularity, first match wins,
/// and the table decides what no clause has. REQUIRES: validate() found no error.
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);

/// What several faults in one deal come to. KJ-8.15, KJ-8.17 to KJ-8.19: proved revokes that are
/// claimed are one ruling; each pays for himself with `personal`. Nothing where each is settled
/// by itself. REQUIRES: at least two, and validate() found no error in any.
[[nodiscard]] std::optional<Decision> rule_together(const Rules& rules, const Carry& carry,
                                                    std::span<const Incident> incidents);

/// What the proved revokes of a deal come to, each to be ruled on by itself; what only the table
/// knows is left out.
[[nodiscard]] std::vector<Incident> revokes_found(const Rules& rules, const Carry& carry,
                                                  const Deal& deal,
                                                  std::span<const ProvedRevoke> revokes);

/// What of an incident follows from what was ruled before in the same game: which time it is, and
/// how often the deal was dealt.
[[nodiscard]] std::vector<spadille::Known> answers_of_book(
    const Rules& rules, const Carry& carry, std::span<const Earlier<Incident>> earlier,
    const Incident& incident);

/// What statistics count of an irregularity: who has revoked. REQUIRES: validate() found no error.
[[nodiscard]] Facts faults(const Rules& rules, const Carry& carry, const Incident& incident);

}  // namespace spadille::klaverjas
