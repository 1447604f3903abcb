// The ladders of chapter 8, one for each kind of irregularity, and those of the payments.
#include <tuple>

#include "games/quadrille/ruling_parts.h"

namespace spadille::quadrille {
namespace ruling {

using Noticed = Incident::Noticed;

Decision deal_again(RuleId clause, const Instructions& words) {
  return redealt({clause, "QU-6.3"_rule}, words);
}

Decision too_late_for(RuleId clause) {
  return advice(Scoring::stands, {"QU-8.1"_rule, clause}, {{"quadrille.ruling.too_late"}});
}

Decision with_beast(const Rules& rules, const Carry& carry, const Incident& incident,
                    const Beast& beast, Decision decision) {
  const Seat who = *incident.who;
  decision.clauses.push_back("QU-8.1"_rule);
  if (incident.already_beasted) {
    decision.words.push_back({"quadrille.ruling.one_beast", {who}});
    return decision;
  }
  const int pool = pool_after_antes(rules, carry);
  decision.clauses.push_back("QU-5.14"_rule);
  decision.words.push_back({beast.sentence, {who}});
  if (decision.ruling.effect == Ruling::Effect::advice)
    decision.ruling.effect = Ruling::Effect::lines;
  decision.ruling.lines.push_back({.rule = beast.clause, .message = {beast.line, {who, pool}}});
  decision.ruling.lines.back().move(pool, who, Account::pool());
  return decision;
}

Decision claim_beast(const Rules& rules, const Carry& carry, const Incident& incident,
                     Beast beast) {
  beast.sentence = "quadrille.ruling.pays_claimed";
  Clauses clauses{"QU-8.29"_rule};
  if (beast.clause != clauses[0]) clauses.push_back(beast.clause);
  if (!incident.proved)
    return advice(Scoring::stands, clauses, {{"quadrille.ruling.not_proved", {*incident.who}}});
  if (incident.already_beasted)
    return with_beast(rules, carry, incident, beast, advice(Scoring::stands, clauses, {}));
  return with_beast(rules, carry, incident, beast,
                    advice(clauses, {{"quadrille.ruling.deal_corrected"}}));
}

Decision beast_forgotten(const Rules& rules, const Carry& carry, const Incident& incident) {
  return claim_beast(rules, carry, incident, {"QU-8.29"_rule, "quadrille.ruling.beast_forgotten"});
}

Decision miscounted(const Incident& incident) {
  if (incident.told_wrong)
    return incident.agreed
               ? advice(Scoring::corrected, {"QU-8.30"_rule}, {{"quadrille.ruling.told_again"}})
               : advice(Scoring::stands, {"QU-8.30"_rule}, {{"quadrille.ruling.stays_told"}});
  if (incident.noticed == Noticed::later)
    return advice(Scoring::stands, {"QU-8.30"_rule}, {{"quadrille.ruling.payment_stays"}});
  return advice(Scoring::at_table, {"QU-8.30"_rule}, {{"quadrille.ruling.made_good"}});
}

Decision matadors_claim(const Rules& rules, const Incident& incident) {
  const bool any_time = rules.claim_limit == Rules::ClaimLimit::none;
  const bool lost = !any_time && too_late(incident);
  const Clauses clauses{"QU-8.31"_rule, "QU-7.18"_rule, "QU-5.17"_rule};
  const Scoring scoring = lost ? Scoring::stands : Scoring::corrected;
  if (incident.not_dealt)
    return advice(scoring, clauses,
                  {{lost ? "quadrille.ruling.wrong_claim_stays" : "quadrille.ruling.wrong_claim"}});
  return advice(scoring, clauses,
                {{lost ? "quadrille.ruling.claim_lost" : "quadrille.ruling.claim_in_time"}});
}

Decision stopped_wrongly(const Incident& incident) {
  if (incident.mixed)
    return advice(Scoring::as_ruled, {"QU-8.32"_rule, "QU-4.5"_rule},
                  {{"quadrille.ruling.tricks_to_others"}});
  return advice({"QU-8.32"_rule, "QU-4.5"_rule, "QU-8.23"_rule},
                {{"quadrille.ruling.taken_up"}, {"quadrille.ruling.shown_cards"}});
}

Decision false_accusation(const Incident& incident) {
  Decision decision = advice({"QU-8.33"_rule}, {{"quadrille.ruling.accuser_pays_nothing"}});
  if (incident.noticed == Noticed::after_play)
    decision.words.push_back({"quadrille.ruling.look_at_all"});
  else if (!too_late(incident))
    decision.words.push_back({"quadrille.ruling.look_at_one"});
  return decision;
}

Decision other() {
  return advice(Scoring::open, {"QU-8.1"_rule}, {{"quadrille.ruling.table_decides"}});
}

}  // namespace ruling

Decision rule_on(const Rules& rules, const Carry& carry, const Incident& incident) {
  switch (*incident.what) {
    case Incident::What::faced_card: return ruling::faced_card(rules, incident);
    case Incident::What::wrong_count: return ruling::wrong_count();
    case Incident::What::played_with_eleven:
      return ruling::played_with_eleven(rules, carry, incident);
    case Incident::What::other_packets: return ruling::other_packets(incident);
    case Incident::What::wrong_dealer: return ruling::wrong_dealer(rules, carry, incident);
    case Incident::What::bad_pack: return ruling::bad_pack(incident);
    case Incident::What::ante_forgotten: return ruling::ante_forgotten(incident);
    case Incident::What::bid_out_of_turn: return ruling::bid_out_of_turn(rules, incident);
    case Incident::What::bid_not_allowed: return ruling::bid_not_allowed(incident);
    case Incident::What::trumps_without_bid: return ruling::trumps_without_bid(incident);
    case Incident::What::two_trumps: return ruling::two_trumps();
    case Incident::What::wrong_call: return ruling::wrong_call(rules, incident);
    case Incident::What::silent_spadille: return ruling::silent_spadille(incident);
    case Incident::What::revoke: return ruling::revoke(rules, carry, incident);
    case Incident::What::matador_kept: return ruling::matador_kept(rules, carry, incident);
    case Incident::What::out_of_turn: return ruling::out_of_turn(incident);
    case Incident::What::shown_by_card: return ruling::shown_by_card(rules, carry, incident);
    case Incident::What::card_seen: return ruling::card_seen(rules, incident);
    case Incident::What::hand_shown: return ruling::hand_shown(incident);
    case Incident::What::urging_on: return ruling::urging_on(incident);
    case Incident::What::holding_back: return ruling::holding_back(rules, carry, incident);
    case Incident::What::remark: return ruling::remark(incident);
    case Incident::What::looking_at_tricks: return ruling::looking_at_tricks(rules, incident);
    case Incident::What::giving_up: return ruling::giving_up(incident);
    case Incident::What::beast_forgotten: return ruling::beast_forgotten(rules, carry, incident);
    case Incident::What::miscounted: return ruling::miscounted(incident);
    case Incident::What::matadors_claim: return ruling::matadors_claim(rules, incident);
    case Incident::What::stopped_wrongly: return ruling::stopped_wrongly(incident);
    case Incident::What::false_accusation: return ruling::false_accusation(incident);
    case Incident::What::none_left: return ruling::none_left(rules, carry, incident);
    case Incident::What::wrong_taker: return ruling::wrong_taker(incident);
    case Incident::What::winner_disputed: return ruling::winner_disputed(incident);
    case Incident::What::onlooker: return ruling::onlooker(incident);
    case Incident::What::other: break;
  }
  return ruling::other();
}

namespace {

bool pays_beast(const Incident& incident) {
  return costs_beast(incident) && !incident.already_beasted;
}

/// A void deal is dealt again whatever else its player did; else the clause that comes first, and
/// what was noticed first.
auto place(const Incident& incident) {
  const bool is_void = incident.what == Incident::What::played_with_eleven && !incident.let_stand;
  return std::tuple(!is_void, clause_of(*incident.what), incident.noticed);
}

}  // namespace

std::optional<Decision> rule_together(const Rules& rules, const Carry& carry,
                                      std::span<const Incident> incidents) {
  const Incident* first = &incidents.front();
  for (const Incident& incident : incidents) {
    if (!pays_beast(incident) || incident.who != first->who) return std::nullopt;
    if (place(incident) < place(*first)) first = &incident;
  }
  Incident last = incidents.back();
  last.already_beasted = true;
  Decision decision = rule_on(rules, carry, last);
  decision.ruling = rule_on(rules, carry, *first).ruling;
  return decision;
}

std::vector<Known> answers_of_book(const Rules&, const Carry&, std::span<const Earlier<Incident>>,
                                   const Incident&) {
  return {{"already_beasted", {}}};
}

}  // namespace spadille::quadrille
