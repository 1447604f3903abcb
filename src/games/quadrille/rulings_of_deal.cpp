// QU-8.2 to QU-8.14: the deal and the auction.
#include "games/quadrille/ruling_parts.h"

namespace spadille::quadrille::ruling {

using Noticed = Incident::Noticed;

namespace {

Decision deal_stands(RuleId clause) { return advice({clause}, {{"quadrille.ruling.deal_stands"}}); }

/// QU-8.2 and QU-8.5: a new deal until the first bid or pass.
Decision dealt_badly(const Incident& incident, RuleId clause) {
  if (incident.noticed != Noticed::before_bid) return deal_stands(clause);
  return deal_again(clause, {{"quadrille.ruling.deal_again"}, {"quadrille.ruling.no_pay"}});
}

}  // namespace

Decision faced_card(const Rules& rules, const Incident& incident) {
  if (rules.faced_card == Rules::FacedCard::not_last && incident.last_card)
    return advice({"QU-8.2"_rule}, {{"quadrille.ruling.last_card"}});
  return dealt_badly(incident, "QU-8.2"_rule);
}

Decision other_packets(const Incident& incident) { return dealt_badly(incident, "QU-8.5"_rule); }

Decision wrong_count() {
  return deal_again("QU-8.3"_rule,
                    {{"quadrille.ruling.deal_again"}, {"quadrille.ruling.bids_do_not_count"}});
}

/// QU-8.4: nothing was settled for the void deal, so its beast follows the deal that replaces it.
Decision played_with_eleven(const Rules& rules, const Carry& carry, const Incident& incident) {
  Beast beast{"QU-8.4"_rule, "quadrille.ruling.beast_eleven",
              "quadrille.ruling.pays_after_new_deal"};
  if (too_late(incident)) return claim_beast(rules, carry, incident, beast);
  if (incident.let_stand) {
    beast.sentence = "quadrille.ruling.pays_beast";
    return with_beast(rules, carry, incident, beast,
                      advice({"QU-8.4"_rule}, {{"quadrille.ruling.eleven_stands"}}));
  }
  return with_beast(rules, carry, incident, beast,
                    deal_again("QU-8.4"_rule, {{"quadrille.ruling.deal_again"}}));
}

Decision wrong_dealer(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (incident.noticed == Noticed::before_bid)
    return deal_again("QU-8.6"_rule,
                      {{"quadrille.ruling.right_dealer"}, {"quadrille.ruling.no_pay"}});
  const Seat next =
      to_the_right(carry.dealer, rules.rotation == Rules::Rotation::right ? 1 : kSeats - 1);
  Decision decision =
      advice({"QU-8.6"_rule}, {{"quadrille.ruling.who_dealt"}, {"quadrille.ruling.turn_goes_on"}});
  decision.ruling.dealer = next;
  return decision;
}

Decision bad_pack(const Incident& incident) {
  if (*incident.noticed >= Noticed::after_play)
    return advice(Scoring::stands, {"QU-8.7"_rule}, {{"quadrille.ruling.pack_too_late"}});
  return deal_again("QU-8.7"_rule,
                    {{"quadrille.ruling.good_pack"}, {"quadrille.ruling.settled_stands"}});
}

/// QU-8.8: the sheet counts all antes in every deal, so only the counters are handed over late.
Decision ante_forgotten(const Incident& incident) {
  const bool over = *incident.noticed >= Noticed::after_play;
  return advice(
      Scoring::at_table, {"QU-8.8"_rule, "QU-2.2"_rule},
      {{over ? "quadrille.ruling.ante_after" : "quadrille.ruling.ante_now", {*incident.who}},
       {"quadrille.ruling.ante_counted"}});
}

Decision bid_out_of_turn(const Rules& rules, const Incident& incident) {
  const Seat who = *incident.who;
  if (incident.spoken_since)
    return advice({"QU-8.9"_rule}, {{"quadrille.ruling.bid_accepted", {who}}});
  const bool passes = rules.bid_out_of_turn == Rules::BidOutOfTurn::passes;
  return advice({"QU-8.9"_rule},
                {{"quadrille.ruling.bid_void", {who}},
                 {passes ? "quadrille.ruling.has_passed" : "quadrille.ruling.may_bid", {who}}});
}

Decision bid_not_allowed(const Incident& incident) {
  const Seat who = *incident.who;
  if (incident.noticed != Noticed::in_auction)
    return advice({"QU-8.10"_rule}, {{"quadrille.ruling.bid_stands", {who}}});
  if (incident.had_passed)
    return advice({"QU-8.10"_rule, "QU-3.3"_rule}, {{"quadrille.ruling.bid_taken_back", {who}},
                                                    {"quadrille.ruling.stays_out", {who}}});
  return advice({"QU-8.10"_rule, "QU-3.2"_rule}, {{"quadrille.ruling.bid_taken_back", {who}},
                                                  {"quadrille.ruling.bids_more", {who}}});
}

Decision trumps_without_bid(const Incident& incident) {
  if (incident.spoke_last)
    return advice({"QU-8.11"_rule, "QU-3.7"_rule},
                  {{"quadrille.ruling.named_last", {*incident.who}}});
  return advice({"QU-8.11"_rule, "QU-3.2"_rule}, {{"quadrille.ruling.named_solo", {*incident.who}},
                                                  {"quadrille.ruling.others_bid"}});
}

Decision two_trumps() {
  return advice({"QU-8.12"_rule, "QU-3.6"_rule},
                {{"quadrille.ruling.first_suit"}, {"quadrille.ruling.nobody_pays"}});
}

Decision wrong_call(const Rules& rules, const Incident& incident) {
  const Seat who = *incident.who;
  if (incident.own_king && may_call_own_king(rules))
    return advice(Scoring::as_ruled,
                  {rules.call_own_king ? "QU-7.12"_rule : "QU-7.11"_rule, "QU-8.13"_rule},
                  {{"quadrille.ruling.own_king", {who}}, {"quadrille.ruling.like_a_solo"}});
  if (incident.noticed == Noticed::before_lead)
    return advice({"QU-8.13"_rule, "QU-3.7"_rule}, {{"quadrille.ruling.calls_again", {who}}});
  if (too_late(incident)) return too_late_for("QU-8.13"_rule);
  return advice(Scoring::as_ruled, {"QU-8.13"_rule},
                {{"quadrille.ruling.plays_alone", {who}}, {"quadrille.ruling.like_a_solo"}});
}

Decision silent_spadille(const Incident& incident) {
  if (incident.mixed)
    return deal_again("QU-8.14"_rule,
                      {{"quadrille.ruling.spadille_mixed"}, {"quadrille.ruling.no_pay"}});
  return advice({"QU-8.14"_rule, "QU-3.5"_rule},
                {{"quadrille.ruling.shows_spadille"}, {"quadrille.ruling.no_other_penalty"}});
}

}  // namespace spadille::quadrille::ruling
