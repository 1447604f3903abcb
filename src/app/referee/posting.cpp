#include "app/referee/posting.h"

#include "app/record/events.h"
#include "app/record/place.h"

namespace spadille {

namespace {

/// As many as an event can name.
void add_to(Totals& with, const std::vector<Seq>& rulings) {
  for (const Seq seq : rulings)
    if (with.size() < Totals::capacity()) with.push_back(seq);
}

}  // namespace

Joint ruled_at(const Desk& desk, int deal, const AnyIncident& incident) {
  return rule_with(session_before(desk.table, deal), incident);
}

Event posting(const Desk& desk, int deal, const AnyIncident& incident) {
  const Joint joint = ruled_at(desk, deal, incident);
  Event event =
      ruling_event(desk, deal == 0 ? 0 : seq_of_deal(desk, deal), incident, joint.decision.ruling);
  add_to(event.said.with, joint.with);
  return event;
}

namespace {

/// In the place of a ruling, about what that was about.
Event in_place_of(const Desk& desk, const StaleRuling& stale, const Ruling& ruling) {
  Event event = ruling_event(desk, stale.deal == 0 ? 0 : seq_of_deal(desk, stale.deal), {}, ruling);
  event.said.with.push_back(stale.posted.seq);
  return event;
}

}  // namespace

Event adopting(const Desk& desk, const StaleRuling& stale) {
  Event event = in_place_of(desk, stale, *stale.now);
  add_to(event.said.with, stale.with);
  if (stale.incidents.size() != 1) return event;
  event.incident = stale.incidents.front();
  event.said.anew = stale.posted.seq;
  return event;
}

Event keeping(const Desk& desk, const StaleRuling& stale, std::string why) {
  Event event = in_place_of(desk, stale, stale.posted.ruling);
  event.text = std::move(why);
  return event;
}

}  // namespace spadille
