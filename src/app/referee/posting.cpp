#include "app/referee/posting.h"

#include "app/record/asked_again.h"
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

/// Faults that were told before count with what the sheet says now, however it was corrected since.
Joint ruled_at(const Desk& desk, int deal, const AnyIncident& incident) {
  Session before = session_before(desk.table, deal);
  for (PostedRuling& each : before.awaiting)
    if (!each.of_former && !each.by_table && !each.incidents.empty())
      each.incidents = AskedAgain(desk.table, {deal, each}).as_known();
  return rule_with(before, incident);
}

Event posting(const Desk& desk, int deal, const AnyIncident& incident) {
  const Joint joint = ruled_at(desk, deal, incident);
  Event event =
      ruling_event(desk, deal == 0 ? 0 : seq_of_deal(desk, deal), incident, joint.decision.ruling);
  add_to(event.said.with, joint.with);
  return event;
}

namespace {

bool ends_deal(const Ruling& ruling) {
  return ruling.effect == Ruling::Effect::replaces_score || ruling.effect == Ruling::Effect::redeal;
}

/// "euchre/revoke/1 · 2026-11-20 · Agreed in spring"
std::string reason_of(const HouseDecision& house) {
  std::string text = house.name;
  for (const std::string& more : {house.date, house.why})
    if (!more.empty()) text += (text.empty() ? "" : " · ") + more;
  return text.empty() ? to_string(house.clause) : text;
}

}  // namespace

Event house_posting(const Desk& desk, int deal, const AnyIncident& incident,
                    const HouseDecision& house) {
  const Ruling& ruling = house.ruling;
  // What a void deal costs is worked out by what it is about: here it is what the table said.
  const bool costs = ruling.effect == Ruling::Effect::redeal && !ruling.lines.empty();
  Event event = ruling_event(desk, deal == 0 ? 0 : seq_of_deal(desk, deal),
                             costs ? std::nullopt : std::optional(incident), ruling);
  event.text = reason_of(house);
  for (const PostedRuling& each : session_before(desk.table, deal).awaiting) {
    const bool same = each.incidents == std::vector{incident};
    const bool one_fate = !costs && ends_deal(each.ruling) && ends_deal(ruling);
    if (each.of_former || (!same && !one_fate)) continue;
    add_to(event.said.with, {each.seq});
    if (same) event.said.anew = each.seq;
  }
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
  event.said.waits = stale.posted.ruling.of_void_deal;  // older ones were paid at once
  return event;
}

}  // namespace spadille
