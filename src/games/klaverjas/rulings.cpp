// Rulings, from the deal to the choice of trumps; and which ladder rules on what.
#include "games/klaverjas/rulings.h"

#include "games/auction.h"
#include "games/klaverjas/remedies.h"

namespace spadille::klaverjas {
namespace {

using What = Incident::What;
using Noticed = Incident::Noticed;
using Since = Incident::Since;

bool claims(const Incident& incident) { return incident.choice == Incident::Choice::claim; }

/// KJ-8.2, KJ-8.3: until somebody has spoken about trumps any player may ask for another deal.
Decision rule_on_dealing(const Incident& incident, RuleId clause, std::string_view once_spoken) {
  if (incident.noticed == Noticed::dealing && claims(incident)) return redeal({clause});
  if (incident.noticed == Noticed::dealing)
    return advice({clause, "KJ-8.1"_rule}, {{"klaverjas.ruling.nobody_asks"}});
  return advice({clause}, {{once_spoken}});
}

/// How the cards have to be dealt (KJ-2.2, KJ-7.16, KJ-7.24).
Sequel right_packets(const Rules& rules) {
  if (three_handed(rules)) return {{"klaverjas.ruling.packets.with_talon"}, "KJ-7.16"_rule};
  switch (rules.packets) {
    case Rules::Packets::three_two_three: break;
    case Rules::Packets::four_four: return {{"klaverjas.ruling.packets.four_four"}, "KJ-7.24"_rule};
    case Rules::Packets::three_three_two:
      return {{"klaverjas.ruling.packets.three_three_two"}, "KJ-7.24"_rule};
  }
  return {{"klaverjas.ruling.packets.three_two_three"}, "KJ-2.2"_rule};
}

/// KJ-8.2: packets that are right at another table are wrong at this.
Decision rule_on_packets(const Rules& rules, const Incident& incident) {
  Decision decision =
      rule_on_dealing(incident, "KJ-8.2"_rule, "klaverjas.ruling.stands_if_right_number");
  const auto [packets, clause] = right_packets(rules);
  decision.words.push_back(packets);
  decision.clauses.push_back(clause);
  return decision;
}

/// KJ-8.4: at any stage until the points are entered.
Decision rule_on_wrong_number(const Incident& incident) {
  if (incident.noticed == Noticed::entered) return too_late("KJ-8.4"_rule);
  return redeal({"KJ-8.4"_rule}, {{"klaverjas.ruling.wrong_number"}});
}

/// KJ-8.5: the deal stays, and who was passed over deals next. Where the neighbour on his right
/// dealt for him the turn goes on as if nothing had happened.
Decision rule_on_wrong_dealer(const Rules& rules, const Carry& carry, const Incident& incident) {
  const Seat dealer = carry.dealer;
  if (*incident.noticed <= Noticed::choosing && claims(incident))
    return {.ruling = {.effect = Ruling::Effect::redeal, .dealer = dealer},
            .clauses = {"KJ-8.5"_rule, "KJ-8.1"_rule},
            .words = {{"klaverjas.ruling.right_dealer"}}};
  const Seat after = to_the_left(rules, carry, *incident.who);
  Decision decision = advice({"KJ-8.5"_rule}, {});
  decision.ruling.dealer = dealer;
  if (after == dealer) {
    decision.words.push_back({"klaverjas.ruling.passed_over_neighbour"});
  } else {
    decision.ruling.then = after;
    decision.words.push_back({"klaverjas.ruling.passed_over", {after}});
  }
  return decision;
}

/// KJ-8.6: nobody is bound.
Decision rule_on_call(const Incident& incident) {
  return advice({"KJ-8.6"_rule}, {{"klaverjas.ruling.call_void", {*incident.who}},
                                  {"klaverjas.ruling.call_again", {*incident.who}}});
}

/// Whether another suit may still be named (KJ-8.7).
bool may_change(const Rules& rules, const Incident& incident) {
  switch (rules.trump_change) {
    case Rules::TrumpChange::next_player:
      return incident.since == Since::at_once || incident.since == Since::a_while;
    case Rules::TrumpChange::first_card: return incident.since == Since::at_once;
    case Rules::TrumpChange::never: break;
  }
  return false;
}

Decision rule_on_wrong_suit(const Rules& rules, const Incident& incident) {
  const Message stays{"klaverjas.ruling.suit_stays", {*incident.who}};
  if (incident.wish == Incident::Wish::pass)
    return advice({"KJ-8.7"_rule}, {{"klaverjas.ruling.no_pass_after"}, stays});
  if (may_change(rules, incident))
    return advice({"KJ-8.7"_rule}, {{"klaverjas.ruling.suit_changed", {*incident.who}},
                                    {"klaverjas.ruling.no_penalty"}});
  return advice({"KJ-8.7"_rule}, {{"klaverjas.ruling.too_late_to_change"}, stays});
}

/// KJ-8.8: only where the maker has to hold the suit.
Decision rule_on_suit_not_held(const Rules& rules, const Incident& incident) {
  const Clauses clauses{"KJ-8.8"_rule, "KJ-7.6"_rule};
  if (!rules.maker_must_hold_trump) return advice(clauses, {{"klaverjas.ruling.any_suit_will_do"}});
  if (*incident.noticed <= Noticed::choosing)
    return advice(clauses, {{"klaverjas.ruling.name_held"}, {"klaverjas.ruling.no_penalty"}});
  return advice(clauses, {{"klaverjas.ruling.stands_once_led"}});
}

}  // namespace

Decision redeal(Clauses clauses, Instructions words) {
  clauses.push_back("KJ-8.1"_rule);
  words.push_back({"klaverjas.ruling.deal_again"});
  return redealt(clauses, words);
}

Decision too_late(RuleId clause) {
  return advice(Scoring::stands, {"KJ-8.1"_rule, clause, "KJ-8.24"_rule},
                {{"klaverjas.ruling.entered"}});
}

Decision let_pass(RuleId clause) {
  return advice({"KJ-8.1"_rule, clause}, {{"klaverjas.ruling.let_pass"}});
}

Decision wrong_number_stands(RuleId clause) {
  return advice({clause, "KJ-8.4"_rule}, {{"klaverjas.ruling.wrong_number_stands"}});
}

Account account_of(const Rules& rules, const Carry& carry, Seat who) {
  if (three_handed(rules)) return who;
  return sides(rules, carry)[0].contains(who) ? Side{0} : Side{1};
}

InlineVec<Account, 2> opponents_of(const Rules& rules, const Carry& carry, Seat who) {
  if (three_handed(rules))
    return {to_the_left(rules, carry, who), to_the_left(rules, carry, who, 2)};
  return {opponents(Side{account_of(rules, carry, who).index})};
}

Arg arg_of(Account account) {
  return account.kind == Account::Kind::seat ? Arg(Seat{account.index}) : Arg(Side{account.index});
}

Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident) {
  switch (*incident.what) {
    case What::wrong_packets: return rule_on_packets(rules, incident);
    case What::faced_card:
      return rule_on_dealing(incident, "KJ-8.3"_rule, "klaverjas.ruling.stands_once_spoken");
    case What::wrong_number: return rule_on_wrong_number(incident);
    case What::wrong_dealer: return rule_on_wrong_dealer(rules, carry, incident);
    case What::call_out_of_turn: return rule_on_call(incident);
    case What::wrong_suit: return rule_on_wrong_suit(rules, incident);
    case What::suit_not_held: return rule_on_suit_not_held(rules, incident);
    case What::lead_out_of_turn:
    case What::card_out_of_turn:
    case What::exposed_card:
    case What::two_cards: return rule_on_card(rules, incident);
    case What::revoke: return rule_on_revoke(rules, carry, incident);
    case What::dealt_again: return rule_on_second_deal(rules, incident);
    case What::wrong_accusation:
      return advice({"KJ-8.21"_rule},
                    {{"klaverjas.ruling.not_proved"}, {"klaverjas.ruling.no_penalty"}});
    case What::false_roem:
    case What::wrong_points:
    case What::slip:
    case What::trick_looked_at:
    case What::talk:
    case What::hand_laid_down:
    case What::talon: return rule_on_claim(rules, carry, incident);
    case What::must_name_passes: return rule_on_refusal(rules, carry, incident);
    case What::none_left: return rule_on_none_left(rules, carry, incident);
    case What::wrong_taker: return rule_on_wrong_taker(incident);
    case What::winner_disputed: return rule_on_dispute(incident);
    case What::onlooker: return rule_on_onlooker(incident);
    case What::other: break;
  }
  return advice(Scoring::open, {"KJ-8.1"_rule},
                {{"klaverjas.ruling.table_decides"}, {"klaverjas.ruling.tournament"}});
}

}  // namespace spadille::klaverjas
