// QU-8.34 to QU-8.37: what no book of this game treats.
#include "games/quadrille/ruling_parts.h"

namespace spadille::quadrille::ruling {

Decision none_left(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (!incident.held)
    return advice({"QU-8.34"_rule, "QU-8.1"_rule}, {{"quadrille.ruling.may_be_asked"}});
  if (incident.denied)
    return advice({"QU-8.34"_rule, "QU-8.16"_rule, "QU-8.17"_rule},
                  {{"quadrille.ruling.is_late_revoke"}});
  Incident in_time = incident;
  in_time.noticed = Incident::Noticed::in_trick;
  Decision decision = revoke(rules, carry, in_time);
  decision.clauses.push_back("QU-8.34"_rule);
  return decision;
}

Decision wrong_taker(const Incident& incident) {
  const Message goes{"quadrille.ruling.goes_to_winner"};
  switch (*incident.gathered) {
    case Incident::Gathered::not_led_on:
      return advice({"QU-8.35"_rule}, {goes, {"quadrille.ruling.winner_leads"}});
    case Incident::Gathered::led_on:
      return advice({"QU-8.35"_rule, "QU-8.19"_rule},
                    {goes, {"quadrille.ruling.led_by_the_wrong"}});
    case Incident::Gathered::played_on:
      return advice({"QU-8.35"_rule}, {goes, {"quadrille.ruling.tricks_since_stand"}});
    case Incident::Gathered::mixed: break;
  }
  return advice({"QU-8.35"_rule}, {{"quadrille.ruling.pile_stands"}});
}

Decision winner_disputed(const Incident& incident) {
  if (incident.found)
    return advice({"QU-8.36"_rule, "QU-8.27"_rule}, {{"quadrille.ruling.trick_opened"}});
  return advice({"QU-8.36"_rule}, {{"quadrille.ruling.led_next_won"}});
}

Decision onlooker(const Incident& incident) {
  if (*incident.said == Incident::Said::fault)
    return advice({"QU-8.37"_rule, "QU-8.1"_rule}, {{"quadrille.ruling.fault_counts"}});
  const Message silent{"quadrille.ruling.onlooker_silent"};
  const bool before_the_lead =
      incident.said == Incident::Said::cards && *incident.noticed <= Incident::Noticed::before_lead;
  if (before_the_lead && incident.redeal_asked)
    return deal_again("QU-8.37"_rule, {{"quadrille.ruling.deal_again"}, silent});
  return advice({"QU-8.37"_rule}, {{"quadrille.ruling.as_if_unsaid"}, silent});
}

}  // namespace spadille::quadrille::ruling
