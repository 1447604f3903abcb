// What a table tells of a round at an event: its counters without the pool, and its voles.
#include "games/quadrille/score.h"

namespace spadille::quadrille {

Rules at_event(Rules rules, const RoundPlayed& round) {
  constexpr int kTour = 4;
  if (round.deals != 0) rules.deals = round.deals % kTour == 0 ? round.deals : 0;
  return rules;
}

Findings check_round(const Rules& rules, const Carry&, const RoundTold& told) {
  Findings found;
  if (const auto all = grand_total(told.points); all > 0)
    found.push_back(
        found_at("/points", clamped(all), {"quadrille.finding.more_than_paid"}, "QU-5.15"_rule));
  const int deals = told.deals != 0 ? told.deals : rules.deals;
  if (const auto voles = grand_total(told.pits); deals != 0 && voles > deals)
    found.push_back(
        found_at("/pits", clamped(voles), {"finding.range"}, "QU-5.5"_rule, from_to(0, deals)));
  return found;
}

}  // namespace spadille::quadrille
