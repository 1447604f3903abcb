// Irregularities of the auction and the exchange: EU-8.7 to EU-8.13.
#include "games/euchre/remedies.h"

namespace spadille::euchre {

Decision call_out_of_turn() {
  return advice({"EU-8.7"_rule}, {{"euchre.ruling.call_void"}, {"euchre.ruling.nobody_loses"}});
}

Decision call_after_pass(const Incident& i) {
  if (i.let_stand) return advice({"EU-8.8"_rule}, {{"euchre.ruling.call_stands", {*i.who}}});
  return advice({"EU-8.8"_rule}, {{"euchre.ruling.has_no_call", {*i.who}},
                                  {"euchre.ruling.partner_passes", {partner_of(*i.who)}},
                                  {"euchre.ruling.may_let_stand", {against(*i.who)}}});
}

Decision turned_down_named(const Rules& rules, const Incident& i) {
  if (rules.turned_down_named == Rules::TurnedDownNamed::call_again)
    return advice({"EU-8.9"_rule, "EU-3.2"_rule}, {{"euchre.ruling.call_again"}});
  return advice({"EU-8.9"_rule, "EU-3.2"_rule}, {{"euchre.ruling.counts_as_pass", {*i.who}},
                                                 {"euchre.ruling.if_meant", {partner_of(*i.who)}}});
}

Decision turned_down_early(const Carry& carry) {
  return advice({"EU-8.10"_rule},
                {{"euchre.ruling.stays_down", {carry.dealer, partner_of(carry.dealer)}},
                 {"euchre.ruling.turn_remains", {against(carry.dealer)}}});
}

/// EU-7.14: a defender in time, where the table lets him.
Decision defends_alone(const Rules& rules, const Incident& i) {
  const Message alone{"euchre.ruling.may_defend_alone", {*i.who, partner_of(*i.who)}};
  if (rules.lone_defence == Rules::LoneDefence::any)
    return advice({"EU-7.14"_rule, "EU-3.6"_rule}, {alone});
  return advice({"EU-7.14"_rule, "EU-3.6"_rule, "EU-7.4"_rule},
                {alone, {"euchre.finding.only_vs_lone"}});
}

Decision alone_late(const Rules& rules, const Incident& i) {
  if (may_defend_late(rules) && i.defence && !i.led && !i.partner_played)
    return defends_alone(rules, i);
  const Seat partner = partner_of(*i.who);
  const Message no_lone{"euchre.ruling.no_lone_hand", {*i.who, partner}};
  if (!i.partner_played)
    return advice({"EU-8.11"_rule, "EU-3.5"_rule, "EU-3.6"_rule},
                  {no_lone, {"euchre.ruling.takes_up_hand", {partner}}});
  if (i.let_stand)
    return advice({"EU-8.11"_rule}, {{"euchre.ruling.lone_hand_wanted", {*i.who, partner}}});
  return advice({"EU-8.11"_rule},
                {no_lone, {"euchre.ruling.may_want_lone_hand", {against(*i.who)}}});
}

Decision auction_talk(const Rules& rules, const Incident& i) {
  const Side side = side_of(*i.who);
  if (*i.times < 2) {
    Instructions words{{"euchre.ruling.warned", {side}},
                       {"euchre.ruling.call_lost_next_time", {side}}};
    if (rules.table_talk > 0)
      words.push_back({"euchre.ruling.gets_next_time", {opponents(side), rules.table_talk}});
    return advice({"EU-8.12"_rule}, words);
  }
  const Message call = i.called ? Message{"euchre.ruling.auction_is_over"}
                                : Message{"euchre.ruling.loses_call", {side}};
  if (rules.table_talk == 0)
    return advice({"EU-8.12"_rule, "EU-8.30"_rule}, {call, {"euchre.ruling.no_points"}});
  const Line line = points("EU-8.12"_rule, {"euchre.ruling.line_auction_talk", {*i.who}},
                           rules.table_talk, opponents(side));
  return besides(line, {"EU-8.12"_rule, "EU-8.30"_rule}, {call});
}

Decision discard_changed(const Carry& carry, const Incident& i) {
  if (i.let_go)
    return advice({"EU-8.13"_rule}, {{"euchre.ruling.discard_stays", {carry.dealer}},
                                     {"euchre.ruling.stays_closed"}});
  return advice({"EU-8.13"_rule}, {{"euchre.ruling.may_change_discard", {carry.dealer}},
                                   {"euchre.ruling.early_lead_stands"}});
}

}  // namespace spadille::euchre
