#pragma once

#include "core/ruling.h"
#include "games/garner/deal.h"

namespace spadille::garner {

struct Incident {
  enum class What : std::uint8_t { misdeal, revoke };
  std::optional<What> what{};
  std::optional<Seat> who{};  ///< who revoked
  friend bool operator==(const Incident&, const Incident&) = default;
};

using IncidentRow = Question<Rules, Carry, Incident>;
[[nodiscard]] std::span<const IncidentRow> incident_form();
[[nodiscard]] RuleId clause_of(Incident::What what);
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Incident& incident);
[[nodiscard]] Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident);
[[nodiscard]] std::vector<Incident> revokes_found(const Rules& rules, const Carry& carry,
                                                  const Deal& deal,
                                                  std::span<const ProvedRevoke> revokes);

}  // namespace spadille::garner
