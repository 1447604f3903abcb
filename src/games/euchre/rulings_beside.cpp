// What the sources leave to the table: EU-8.35 to EU-8.41.
#include "games/euchre/remedies.h"

namespace spadille::euchre {
namespace {

constexpr int kEuchred = 2;    ///< what the others score, EU-5.6
constexpr int kForfeited = 1;  ///< what a dealer may give instead of naming a suit, EU-7.20

/// EU-7.20: where the dealer may give a point, his refusal costs no more.
Decision dealer_refuses(const Rules& rules, const Carry& carry) {
  const Side others = against(carry.dealer);
  const Message line{"euchre.ruling.line_stuck_dealer", {carry.dealer}};
  const Message mixed{"euchre.ruling.hands_mixed"};
  const Message ends{"euchre.ruling.hand_ends"};
  if (rules.dealer_forfeit)
    return instead(points("EU-8.36"_rule, line, kForfeited, others),
                   {"EU-8.36"_rule, "EU-7.20"_rule}, {mixed, ends});
  return instead(points("EU-8.36"_rule, line, kEuchred, others), {"EU-8.36"_rule, "EU-5.6"_rule},
                 {mixed, ends});
}

/// EU-3.7 and the options that change it.
RuleId exchange_clause(const Rules& rules) {
  if (rules.exchange == Rules::Exchange::mandatory) return "EU-7.13"_rule;
  return rules.partner_may_exchange ? "EU-7.5"_rule : "EU-3.7"_rule;
}

}  // namespace

Seat offender(const Carry& carry, const Incident& i) { return i.who.value_or(carry.dealer); }

Decision no_natural_trump(const Rules& rules, const Incident& i) {
  if (!rules.natural_trump)
    return advice({"EU-8.35"_rule, "EU-3.8"_rule}, {{"euchre.ruling.any_hand_may_call"}});
  if (played_to(i))
    return two_or_four(i, {"euchre.ruling.deal_stands"}, "euchre.ruling.line_no_natural_trump",
                       {"EU-8.35"_rule, "EU-7.16"_rule, "EU-8.14"_rule});
  return advice({"EU-8.35"_rule, "EU-7.16"_rule, "EU-8.8"_rule},
                {{"euchre.ruling.call_counts_as_pass", {*i.who}},
                 {"euchre.ruling.partner_passes", {partner_of(*i.who)}},
                 {"euchre.ruling.auction_goes_on"}});
}

Decision stuck_dealer_passes(const Rules& rules, const Carry& carry, const Incident& i) {
  if (!rules.stick_the_dealer)
    return advice({"EU-8.36"_rule, "EU-3.4"_rule}, {{"euchre.ruling.dealer_may_pass"}});
  if (i.mixed) return dealer_refuses(rules, carry);
  const Message names{"euchre.ruling.dealer_names", {carry.dealer}};
  if (!rules.dealer_forfeit) return advice({"EU-8.36"_rule, "EU-7.7"_rule}, {names});
  return advice({"EU-8.36"_rule, "EU-7.7"_rule, "EU-7.20"_rule},
                {names, {"euchre.ruling.or_gives_a_point", {against(carry.dealer)}}});
}

Decision wrong_exchange(const Rules& rules, const Carry& carry, const Incident& i) {
  const RuleId clause = exchange_clause(rules);
  if (played_to(i))
    return two_or_four(i, {"euchre.ruling.deal_stands"}, "euchre.ruling.line_wrong_exchange",
                       {"EU-8.37"_rule, clause, "EU-8.14"_rule});
  return advice({"EU-8.37"_rule, clause}, {{"euchre.ruling.exchange_undone"},
                                           {"euchre.ruling.exchange_done_right", {carry.dealer}}});
}

/// EU-8.38: what was asked in time can be mended longer; the rest is a revoke like any other.
Decision none_left(const Rules& rules, const Carry& carry, const Incident& i) {
  if (!i.held) return advice({"EU-8.38"_rule, "EU-8.15"_rule}, {{"euchre.ruling.may_be_asked"}});
  Decision decision = revoke(rules, carry, i);
  decision.clauses.push_back("EU-8.38"_rule);
  return decision;
}

Decision wrong_taker(const Incident& i) {
  const Clauses clauses{"EU-8.39"_rule, "EU-4.3"_rule};
  const Message goes{"euchre.ruling.goes_to_winner"};
  switch (*i.gathered) {
    case Incident::Gathered::not_led_on:
      return advice(clauses, {goes, {"euchre.ruling.winner_leads"}});
    case Incident::Gathered::led_on:
      return advice({"EU-8.39"_rule, "EU-4.3"_rule, "EU-8.21"_rule},
                    {goes, {"euchre.ruling.led_by_the_wrong"}});
    case Incident::Gathered::played_on:
      return advice(clauses, {goes, {"euchre.ruling.tricks_since_stand"}});
    case Incident::Gathered::mixed: break;
  }
  return advice({"EU-8.39"_rule}, {{"euchre.ruling.pile_stands"}});
}

Decision winner_disputed(const Incident& i) {
  if (i.found) return advice({"EU-8.40"_rule, "EU-4.3"_rule}, {{"euchre.ruling.trick_opened"}});
  return advice({"EU-8.40"_rule}, {{"euchre.ruling.led_next_won"}});
}

Decision onlooker(const Incident& i) {
  if (*i.said == Incident::Said::fault)
    return advice({"EU-8.41"_rule, "EU-8.1"_rule}, {{"euchre.ruling.fault_counts"}});
  const Message silent{"euchre.ruling.onlooker_silent"};
  if (*i.said == Incident::Said::cards && !played_to(i) && i.redeal_asked)
    return dealt_again({"EU-8.41"_rule}, {{"euchre.ruling.same_dealer"}, silent});
  return advice({"EU-8.41"_rule}, {{"euchre.ruling.as_if_unsaid"}, silent});
}

}  // namespace spadille::euchre
