// Rulings on claims, counting, the sheet and manners (KJ-8.22 to KJ-8.28).
#include "games/klaverjas/remedies.h"
#include "games/klaverjas/score.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

using What = Incident::What;
using Noticed = Incident::Noticed;
using Claimed = Incident::Claimed;
using Deadline = Rules::RoemDeadline;

/// Whether roem of the trick may still be claimed (KJ-7.23).
bool claims_are_open(const Rules& rules, const Incident& incident) {
  if (*incident.noticed <= Noticed::on_the_table) return true;
  if (incident.noticed == Noticed::turned)
    return rules.roem_deadline != Deadline::trick_turned || incident.last_trick;
  return incident.noticed == Noticed::led_on && rules.roem_deadline == Deadline::none;
}

/// Whether the right value may be claimed instead of a false one.
bool may_claim_again(const Rules& rules, const Incident& incident) {
  if (rules.false_roem == Rules::FalseRoem::until_turned)
    return *incident.noticed <= Noticed::on_the_table;
  return claims_are_open(rules, incident);
}

/// Where nobody has to claim, the right value is written down in any case (KJ-7.22).
bool automatic(const Rules& rules) { return rules.roem_caller == Rules::RoemCaller::automatic; }

/// Claimed by a side that did not win the trick.
Decision rule_on_claim_of_losers(const Rules& rules) {
  const Clauses clauses{"KJ-8.22"_rule, "KJ-7.22"_rule};
  if (automatic(rules)) return advice(clauses, {{"klaverjas.ruling.roem_is_automatic"}});
  if (rules.roem_caller == Rules::RoemCaller::anyone)
    return advice(clauses, {{"klaverjas.ruling.anyone_claims"}});
  return advice(clauses,
                {{"klaverjas.ruling.losers_claim"}, {"klaverjas.ruling.winners_may_claim"}});
}

Decision rule_on_too_little(const Rules& rules, const Incident& incident) {
  const Clauses clauses{"KJ-8.22"_rule, "KJ-7.23"_rule};
  if (automatic(rules))
    return advice({"KJ-8.22"_rule, "KJ-7.22"_rule}, {{"klaverjas.ruling.roem_is_automatic"}});
  if (claims_are_open(rules, incident))
    return advice(clauses, {{"klaverjas.ruling.rest_may_be_claimed"}});
  return advice(clauses, {{"klaverjas.ruling.rest_is_lost"}});
}

/// KJ-8.22.
Decision rule_on_roem(const Rules& rules, const Incident& incident) {
  const Message struck{"klaverjas.ruling.claim_struck"};
  if (incident.claimed == Claimed::impossible)
    return advice({"KJ-8.22"_rule, "KJ-5.11"_rule}, {struck});
  if (incident.noticed == Noticed::entered) return too_late("KJ-8.22"_rule);
  if (incident.claimed == Claimed::by_losers) return rule_on_claim_of_losers(rules);
  if (incident.claimed == Claimed::too_little) return rule_on_too_little(rules, incident);
  if (automatic(rules))
    return advice({"KJ-8.22"_rule, "KJ-7.22"_rule},
                  {struck, {"klaverjas.ruling.roem_is_automatic"}});
  if (may_claim_again(rules, incident))
    return advice({"KJ-8.22"_rule, "KJ-7.23"_rule},
                  {struck, {"klaverjas.ruling.right_value_may_be_claimed"}});
  return advice({"KJ-8.22"_rule, "KJ-7.23"_rule},
                {struck, {"klaverjas.ruling.right_value_is_lost"}});
}

/// KJ-8.23.
Decision rule_on_points(const Rules& rules, const Incident& incident) {
  if (incident.noticed == Noticed::entered)
    return advice(Scoring::stands, {"KJ-8.23"_rule, "KJ-8.24"_rule},
                  {{"klaverjas.ruling.count_stands"}});
  if (incident.mixed && incident.by_one)
    return advice({"KJ-8.23"_rule, "KJ-5.11"_rule}, {{"klaverjas.ruling.mixed_by_one"}});
  if (incident.mixed) return redeal({"KJ-8.23"_rule}, {{"klaverjas.ruling.cards_mixed"}});
  return advice({"KJ-8.23"_rule, "KJ-5.11"_rule},
                {{"klaverjas.ruling.count_again", {points_in_deal(rules)}},
                 {"klaverjas.ruling.rest_is_theirs"}});
}

/// KJ-8.24.
Decision rule_on_slip(const Incident& incident) {
  if (incident.counted_wrongly)
    return advice(Scoring::stands, {"KJ-8.24"_rule}, {{"klaverjas.ruling.count_stands"}});
  if (incident.table_went_on)
    return advice(Scoring::stands, {"KJ-8.24"_rule}, {{"klaverjas.ruling.sheet_stands"}});
  return advice(Scoring::corrected, {"KJ-8.24"_rule, "KJ-6.7"_rule},
                {{"klaverjas.ruling.mend_the_sheet"}});
}

/// KJ-8.25.
Decision rule_on_trick_looked_at(const Rules& rules, const Incident& incident) {
  const bool first = incident.trick == Incident::Trick::first;
  if (incident.trick == Incident::Trick::for_proof)
    return advice({"KJ-8.25"_rule, "KJ-8.20"_rule}, {{"klaverjas.ruling.look_for_proof"}});
  if (rules.look_back == Rules::LookBack::first_trick && first)
    return advice({"KJ-8.25"_rule}, {{"klaverjas.ruling.look_at_the_first"}});
  if (rules.look_back == Rules::LookBack::last_trick &&
      (first || incident.trick == Incident::Trick::last))
    return advice({"KJ-8.25"_rule}, {{"klaverjas.ruling.look_at_the_last"}});
  return advice({"KJ-8.25"_rule},
                {{"klaverjas.ruling.turn_it_back"}, {"klaverjas.ruling.no_penalty"}});
}

/// KJ-8.26.
Decision rule_on_talk() {
  return advice({"KJ-8.26"_rule, "KJ-8.1"_rule}, {{"klaverjas.ruling.no_talk"},
                                                  {"klaverjas.ruling.no_penalty"},
                                                  {"klaverjas.ruling.tournament"}});
}

/// KJ-5.10: what the deal brings that is entered so.
Decision nat_conceded(const Rules& rules, const Carry& carry, const Incident& incident) {
  const Seat who = *incident.who;
  Decision decision =
      advice(Scoring::as_ruled, {"KJ-8.27"_rule, "KJ-5.10"_rule},
             {{"klaverjas.ruling.nat_conceded", {arg_of(account_of(rules, carry, who))}}});
  Deal deal{.maker = who, .sums = true, .conceded = true};
  if (*incident.all_roem > 0) deal.other_roem.push_back(*incident.all_roem);
  decision.brings = score_play(rules, carry, deal).lines;
  return decision;
}

/// KJ-8.27: who says that the remaining tricks are his, or gives the deal up.
Decision rule_on_hand_laid_down(const Rules& rules, const Carry& carry, const Incident& incident) {
  const Seat who = *incident.who;
  const Arg side = arg_of(account_of(rules, carry, who));
  if (incident.says == Incident::Says::others_nat)
    return advice({"KJ-8.27"_rule, "KJ-5.10"_rule}, {{"klaverjas.ruling.only_makers_concede"},
                                                     {"klaverjas.ruling.cards_taken_back", {who}}});
  if (!incident.agreed)
    return advice({"KJ-8.27"_rule},
                  {{"klaverjas.ruling.cards_taken_back", {who}}, {"klaverjas.ruling.no_penalty"}});
  if (incident.says == Incident::Says::makers_nat) return nat_conceded(rules, carry, incident);
  return advice(Scoring::as_ruled, {"KJ-8.27"_rule},
                {{"klaverjas.ruling.rest_of_tricks", {side, rules.last_trick}},
                 {"klaverjas.ruling.roem_in_one_breath"}});
}

/// KJ-8.28: until the first card is led; a wrong number is KJ-8.4 after that.
Decision rule_on_talon(const Incident& incident) {
  if (incident.talon == Incident::Talon::looked_at)
    return advice({"KJ-8.28"_rule},
                  {{"klaverjas.ruling.talon_put_back"}, {"klaverjas.ruling.no_penalty"}});
  const bool led = *incident.noticed > Noticed::choosing;
  if (incident.talon == Incident::Talon::changed)
    return advice({"KJ-8.28"_rule},
                  {{led ? "klaverjas.ruling.talon_fixed" : "klaverjas.ruling.talon_may_change"}});
  if (!led) return advice({"KJ-8.28"_rule}, {{"klaverjas.ruling.talon_mended"}});
  if (incident.noticed == Noticed::entered) return too_late("KJ-8.4"_rule);
  if (incident.choice == Incident::Choice::let_stand) return wrong_number_stands("KJ-8.28"_rule);
  return redeal({"KJ-8.4"_rule, "KJ-8.28"_rule}, {{"klaverjas.ruling.wrong_number"}});
}

}  // namespace

Decision rule_on_claim(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (incident.what == What::false_roem) return rule_on_roem(rules, incident);
  if (incident.what == What::wrong_points) return rule_on_points(rules, incident);
  if (incident.what == What::slip) return rule_on_slip(incident);
  if (incident.what == What::trick_looked_at) return rule_on_trick_looked_at(rules, incident);
  if (incident.what == What::talk) return rule_on_talk();
  if (incident.what == What::hand_laid_down) return rule_on_hand_laid_down(rules, carry, incident);
  return rule_on_talon(incident);
}

}  // namespace spadille::klaverjas
