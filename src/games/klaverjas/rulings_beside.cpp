// What the sources leave to the table (KJ-8.29 to KJ-8.33).
#include "games/klaverjas/remedies.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

/// Who has to name a suit where nobody wants to (KJ-3.2, KJ-7.1).
Seat bound_to_name(const Rules& rules, const Carry& carry) {
  if (rules.trump_choice == Rules::TrumpChoice::dealer_first) return carry.dealer;
  return to_the_left(rules, carry, carry.dealer);
}

/// KJ-8.29: he counts as the maker, and is nat.
Decision refused(const Rules& rules, const Carry& carry, Seat who, const Clauses& clauses) {
  const Account others = opponents_of(rules, carry, who)[0];
  const int all = points_in_deal(rules);
  ScoreSheet sheet;
  sheet.add("KJ-8.29"_rule, {"klaverjas.ruling.line.refused", {who}})
      .move(all, Account::table(), others);
  return {{.effect = Ruling::Effect::replaces_score, .lines = sheet.lines},
          clauses,
          {{"klaverjas.ruling.counts_as_nat", {who}}}};
}

}  // namespace

Decision rule_on_refusal(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (!somebody_must_name(rules))
    return advice({"KJ-8.29"_rule, three_handed(rules) ? "KJ-7.16"_rule : "KJ-7.1"_rule},
                  {{"klaverjas.ruling.nobody_must_name"}});
  const bool free = rules.trump_choice == Rules::TrumpChoice::free;
  const Clauses clauses{"KJ-8.29"_rule, free ? "KJ-3.2"_rule : "KJ-7.1"_rule};
  const Seat who = bound_to_name(rules, carry);
  if (incident.mixed) return refused(rules, carry, who, clauses);
  return advice(clauses, {{"klaverjas.ruling.must_name", {who}}});
}

Decision rule_on_none_left(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (!incident.held)
    return advice({"KJ-8.30"_rule, "KJ-8.26"_rule}, {{"klaverjas.ruling.may_be_asked"}});
  if (incident.denied)
    return advice({"KJ-8.30"_rule, "KJ-8.15"_rule}, {{"klaverjas.ruling.is_late_revoke"}});
  Incident in_time = incident;
  in_time.noticed = Incident::Noticed::on_the_table;
  Decision decision = rule_on_revoke(rules, carry, in_time);
  decision.clauses.push_back("KJ-8.30"_rule);
  return decision;
}

Decision rule_on_wrong_taker(const Incident& incident) {
  const Clauses clauses{"KJ-8.31"_rule, "KJ-5.5"_rule};
  const Message goes{"klaverjas.ruling.goes_to_winner"};
  switch (*incident.gathered) {
    case Incident::Gathered::not_led_on:
      return advice(clauses, {goes, {"klaverjas.ruling.winner_leads"}});
    case Incident::Gathered::led_on:
      return advice({"KJ-8.31"_rule, "KJ-5.5"_rule, "KJ-8.9"_rule},
                    {goes, {"klaverjas.ruling.led_by_the_wrong"}});
    case Incident::Gathered::played_on:
      return advice(clauses, {goes, {"klaverjas.ruling.tricks_since_stand"}});
    case Incident::Gathered::mixed: break;
  }
  return advice({"KJ-8.31"_rule}, {{"klaverjas.ruling.pile_stands"}});
}

Decision rule_on_dispute(const Incident& incident) {
  if (incident.found)
    return advice({"KJ-8.32"_rule, "KJ-8.25"_rule}, {{"klaverjas.ruling.trick_opened"}});
  return advice({"KJ-8.32"_rule}, {{"klaverjas.ruling.led_next_won"}});
}

Decision rule_on_onlooker(const Incident& incident) {
  if (*incident.said == Incident::Said::fault)
    return advice({"KJ-8.33"_rule, "KJ-8.1"_rule}, {{"klaverjas.ruling.fault_counts"}});
  const Message silent{"klaverjas.ruling.onlooker_silent"};
  const bool before_the_lead =
      incident.said == Incident::Said::cards && *incident.noticed <= Incident::Noticed::choosing;
  if (before_the_lead && incident.choice == Incident::Choice::claim)
    return redeal({"KJ-8.33"_rule}, {silent});
  return advice({"KJ-8.33"_rule}, {{"klaverjas.ruling.as_if_unsaid"}, silent});
}

}  // namespace spadille::klaverjas
