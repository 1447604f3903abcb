// What a deal on the sheet answers about an irregularity in it.
#include "games/quadrille/incident.h"

namespace spadille::quadrille {
namespace {

using Contract = Deal::Contract;
using Role = Incident::Role;

/// What somebody was in a deal: an ombre without a partner plays alone.
Role role_of(const Deal& deal, Seat who) {
  const bool has_partner = deal.partner && deal.partner != deal.ombre;
  if (who == deal.ombre) return has_partner ? Role::ombres_side : Role::alone;
  return has_partner && who == deal.partner ? Role::ombres_side : Role::opponent;
}

}  // namespace

std::vector<Known> answers_in(const Rules&, const Carry&, const Deal& deal,
                              const Incident& incident) {
  if (!deal.ombre || !deal.contract) return {};
  std::vector<Known> known;
  if (deal.contract == Contract::vole) known.push_back({"vole", {1}});
  if (deal.contract != Contract::vole && !deal.went_on) known.push_back({"vole", {}});
  if (deal.tricks.value_or(kTricks) < kTricksToWin) known.push_back({"six_won", {}});
  if (incident.who) known.push_back({"role", {static_cast<int>(role_of(deal, *incident.who))}});
  return known;
}

}  // namespace spadille::quadrille
