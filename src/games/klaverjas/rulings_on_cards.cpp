// Rulings on cards that were led, played or shown when they should not (KJ-8.9 to KJ-8.12).
#include "games/klaverjas/remedies.h"

namespace spadille::klaverjas {
namespace {

using What = Incident::What;
using Noticed = Incident::Noticed;

bool objected(const Incident& incident) {
  return !incident.played_on && incident.choice == Incident::Choice::claim;
}

/// KJ-8.9: until the next player has played each opponent may object.
Decision rule_on_lead(const Rules& rules, const Incident& incident) {
  const Seat who = *incident.who;
  if (!objected(incident)) return advice({"KJ-8.9"_rule}, {{"klaverjas.ruling.lead_stands"}});
  if (rules.out_of_turn == Rules::OutOfTurn::take_back)
    return advice({"KJ-8.9"_rule},
                  {{"klaverjas.ruling.lead_taken_back", {who}}, {"klaverjas.ruling.no_penalty"}});
  return advice({"KJ-8.9"_rule},
                {{"klaverjas.ruling.lead_lies_open", {who}}, {"klaverjas.ruling.penalty_card"}});
}

/// KJ-8.10: until the player who was passed over has played each opponent may object.
Decision rule_on_early_card(const Rules& rules, const Incident& incident) {
  const Seat who = *incident.who;
  if (!objected(incident)) return advice({"KJ-8.10"_rule}, {{"klaverjas.ruling.card_stands"}});
  if (rules.out_of_turn == Rules::OutOfTurn::take_back)
    return advice({"KJ-8.10"_rule},
                  {{"klaverjas.ruling.card_taken_back", {who}}, {"klaverjas.ruling.no_penalty"}});
  return advice({"KJ-8.10"_rule, "KJ-8.9"_rule}, {{"klaverjas.ruling.card_lies_open", {who}}});
}

/// KJ-8.11: a card is played where its owner laid it down in his turn.
Decision rule_on_exposed_card(const Incident& incident) {
  const Seat who = *incident.who;
  if (incident.in_turn)
    return advice({"KJ-8.11"_rule, "KJ-8.14"_rule},
                  {{"klaverjas.ruling.card_is_played", {who}}, {"klaverjas.ruling.unless_revoke"}});
  return advice({"KJ-8.11"_rule},
                {{"klaverjas.ruling.card_returns", {who}}, {"klaverjas.ruling.no_penalty"}});
}

/// KJ-8.12: once the trick is turned somebody has a card too few, and the others choose.
Decision rule_on_two_cards(const Incident& incident) {
  if (*incident.noticed <= Noticed::on_the_table)
    return advice({"KJ-8.12"_rule}, {{"klaverjas.ruling.says_which", {*incident.who}},
                                     {"klaverjas.ruling.no_penalty"}});
  if (incident.noticed == Noticed::entered) return too_late("KJ-8.12"_rule);
  if (incident.choice == Incident::Choice::let_stand) return wrong_number_stands("KJ-8.12"_rule);
  return redeal({"KJ-8.12"_rule, "KJ-8.4"_rule}, {{"klaverjas.ruling.card_too_many"}});
}

}  // namespace

Decision rule_on_card(const Rules& rules, const Incident& incident) {
  if (incident.what == What::lead_out_of_turn) return rule_on_lead(rules, incident);
  if (incident.what == What::card_out_of_turn) return rule_on_early_card(rules, incident);
  if (incident.what == What::exposed_card) return rule_on_exposed_card(incident);
  return rule_on_two_cards(incident);
}

}  // namespace spadille::klaverjas
