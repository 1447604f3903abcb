// Whose a trick is, and who does not play: KY-8.14 to KY-8.16.
#include "games/kyuuri/remedies.h"

namespace spadille::kyuuri {

/// KY-8.14: only the last trick costs anything; the others say who leads.
Decision wrong_taker(const Rules& rules, const Incident& i) {
  if (i.last_trick)
    return advice({"KY-8.14"_rule, "KY-5.1"_rule}, {{"kyuuri.ruling.cards_say_who_loses"}});
  Decision decision = lead_out_of_turn(rules, i);
  Clauses clauses{"KY-8.14"_rule};
  for (const RuleId clause : decision.clauses) clauses.push_back(clause);
  decision.clauses = clauses;
  return decision;
}

Decision winner_disputed(const Incident& i) {
  if (i.found) return advice({"KY-8.15"_rule, "KY-1.2"_rule}, {{"kyuuri.ruling.trick_opened"}});
  if (i.last_trick) return voided({"KY-8.15"_rule});
  return advice({"KY-8.15"_rule}, {{"kyuuri.ruling.led_next_won"}});
}

Decision onlooker(const Incident& i) {
  if (*i.said == Incident::Said::fault)
    return advice({"KY-8.16"_rule, "KY-8.1"_rule}, {{"kyuuri.ruling.fault_counts"}});
  const Message silent{"kyuuri.ruling.onlooker_silent"};
  if (i.redeal_asked && i.stage == Incident::Stage::before_first_lead)
    return dealt_again({"KY-8.16"_rule}, {{"kyuuri.ruling.dealt_again"}, silent});
  return advice({"KY-8.16"_rule}, {{"kyuuri.ruling.as_if_unsaid"}, silent});
}

}  // namespace spadille::kyuuri
