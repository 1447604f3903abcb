#include "app/referee/posting.h"

#include "app/record/events.h"
#include "app/record/place.h"

namespace spadille {

Joint ruled_at(const Desk& desk, int deal, const AnyIncident& incident) {
  return rule_with(session_before(desk, deal), incident);
}

Event posting(const Desk& desk, int deal, const AnyIncident& incident) {
  const Joint joint = ruled_at(desk, deal, incident);
  Event event =
      ruling_event(desk, deal == 0 ? 0 : seq_of_deal(desk, deal), incident, joint.decision.ruling);
  for (const Seq seq : joint.with)
    if (event.said.with.size() < Totals::capacity()) event.said.with.push_back(seq);
  return event;
}

}  // namespace spadille
