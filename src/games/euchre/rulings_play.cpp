// Cards and words during the play: EU-8.21 to EU-8.33.
#include "games/euchre/remedies.h"

namespace spadille::euchre {
namespace {

/// EU-8.21, EU-8.22: the opponents have the card exposed.
Decision lead_exposed(const Rules& rules, const Incident& i) {
  const Instructions words{{"euchre.ruling.cards_go_back"},
                           {"euchre.ruling.right_player_leads"},
                           must_play(rules, *i.who)};
  if (i.offender_alone) return advice({"EU-8.22"_rule, "EU-8.21"_rule, "EU-8.25"_rule}, words);
  return advice({"EU-8.21"_rule, "EU-8.25"_rule}, words);
}

/// EU-8.21, EU-8.22: the opponents name a suit.
Decision suit_named(const Incident& i) {
  const Message back{"euchre.ruling.cards_go_back"};
  const Side others = against(*i.who);
  if (i.offender_alone)
    return advice({"EU-8.22"_rule, "EU-8.21"_rule},
                  {back, {"euchre.ruling.suit_of_lone_player", {*i.who, others}}});
  return advice({"EU-8.21"_rule},
                {back, {"euchre.ruling.suit_of_side", {*i.who, partner_of(*i.who), others}}});
}

/// EU-8.23: a card that does not follow suit is taken back, and what becomes of it.
Decision back_out_of_turn(const Rules& rules, const Incident& i) {
  const Message back{"euchre.ruling.breaks_suit"};
  if (i.offender_alone && !i.partner_skipped)
    return advice({"EU-8.23"_rule, "EU-8.15"_rule, "EU-8.26"_rule},
                  {back, {"euchre.ruling.lone_takes_up", {*i.who}}});
  return advice({"EU-8.23"_rule, "EU-8.15"_rule, "EU-8.25"_rule},
                {back, {"euchre.ruling.stays_face_up"}, must_play(rules, *i.who)});
}

/// EU-8.23: where it follows suit, or cannot be taken back.
Decision stays_out_of_turn(const Incident& i) {
  const Message stays{"euchre.ruling.counts_in_turn"};
  if (!i.breaks_suit) return advice({"EU-8.23"_rule}, {stays});
  return advice({"EU-8.23"_rule, "EU-8.31"_rule}, {stays, {"euchre.ruling.breaks_suit_laid"}});
}

}  // namespace

Decision lead_out_of_turn(const Rules& rules, const Incident& i) {
  if (i.all_played) return advice({"EU-8.21"_rule}, {{"euchre.ruling.lead_stands"}});
  if (*i.choice == Incident::Choice::suit) return suit_named(i);
  return lead_exposed(rules, i);
}

Decision play_out_of_turn(const Rules& rules, const Incident& i) {
  Decision decision =
      taken_back_out_of_turn(rules, i) ? back_out_of_turn(rules, i) : stays_out_of_turn(i);
  if (i.partner_skipped)
    decision.words.push_back({"euchre.ruling.may_direct", {against(*i.who), partner_of(*i.who)}});
  return decision;
}

Decision exposed_card(const Rules& rules, const Incident& i) {
  if (*i.how == Incident::How::on_the_floor)
    return advice({"EU-8.24"_rule}, {{"euchre.ruling.fell_on_the_floor"}});
  if (*i.how == Incident::How::named)
    return advice({"EU-8.24"_rule, "EU-8.30"_rule}, {{"euchre.ruling.only_named"}});
  Instructions words;
  if (*i.how == Incident::How::two_at_once) words.push_back({"euchre.ruling.says_which", {*i.who}});
  if (i.offender_alone) {
    words.push_back({"euchre.ruling.lone_takes_up", {*i.who}});
    return advice({"EU-8.26"_rule, "EU-8.24"_rule}, words);
  }
  words.push_back({"euchre.ruling.stays_face_up"});
  words.push_back(must_play(rules, *i.who));
  words.push_back({"euchre.ruling.else_a_revoke"});
  return advice({"EU-8.25"_rule, "EU-8.24"_rule}, words);
}

Decision sitting_out_shows(const Incident& i) {
  const Side side = side_of(*i.who);
  const Message limit{"euchre.ruling.two_at_most", {side}};
  const Message shown{"euchre.ruling.line_sitting_out_shows", {*i.who}};
  const bool euchred = *i.tricks < 3;
  if (euchred && !i.defence)
    return instead(points("EU-8.27"_rule, shown, 4, opponents(side)), {"EU-8.27"_rule}, {limit});
  if (euchred || (*i.tricks == kTricks && !i.defence))
    return instead(points("EU-8.27"_rule, shown, 2, side), {"EU-8.27"_rule}, {limit});
  return advice({"EU-8.27"_rule}, {limit, {"euchre.ruling.changes_nothing"}});
}

Decision thrown_in(const Incident& i) {
  const Message played_out{"euchre.ruling.rest_played_out"};
  if (i.play_on && i.offender_alone)
    return advice({"EU-8.28"_rule, "EU-8.26"_rule},
                  {played_out, {"euchre.ruling.lone_cards", {*i.who}}});
  if (i.play_on)
    return advice({"EU-8.28"_rule, "EU-8.25"_rule},
                  {played_out, {"euchre.ruling.thrown_cards_exposed"}});
  const Side lone = against(*i.who);
  return instead(points("EU-8.28"_rule, {"euchre.ruling.line_thrown_in", {*i.who}}, 5, lone),
                 {"EU-8.28"_rule}, {{"euchre.ruling.hand_ends"}});
}

Decision claim_rest(const Rules& rules, const Incident& i) {
  if (i.agreed)
    return advice(Scoring::as_ruled, {"EU-8.29"_rule}, {{"euchre.ruling.claim_agreed"}});
  const Side others = against(*i.who);
  if (thrown_in_against_loner(i)) return thrown_in(i);
  if (ended_by_throwing_in(rules, i))
    return instead(
        points("EU-8.29"_rule, {"euchre.ruling.line_thrown_in", {*i.who}}, price(rules, i), others),
        {"EU-8.29"_rule}, {{"euchre.ruling.hand_ends"}});
  if (i.offender_alone)
    return advice({"EU-8.29"_rule, "EU-8.26"_rule},
                  {{"euchre.ruling.claim_played_out"}, {"euchre.ruling.lone_cards", {*i.who}}});
  return advice({"EU-8.29"_rule, "EU-8.25"_rule},
                {{"euchre.ruling.claim_played_out"}, {"euchre.ruling.cards_exposed", {*i.who}}});
}

Decision table_talk(const Rules& rules, const Incident& i) {
  const Side side = side_of(*i.who);
  if (*i.times < 2) {
    if (rules.table_talk == 0) return advice({"EU-8.30"_rule}, {{"euchre.ruling.warned", {side}}});
    return advice({"EU-8.30"_rule},
                  {{"euchre.ruling.warned", {side}},
                   {"euchre.ruling.gets_next_time", {opponents(side), rules.table_talk}}});
  }
  const Message again{"euchre.ruling.warned_before", {side}};
  if (rules.table_talk == 0) return advice({"EU-8.30"_rule}, {again, {"euchre.ruling.no_points"}});
  return besides(points("EU-8.30"_rule, {"euchre.ruling.line_table_talk", {*i.who}},
                        rules.table_talk, opponents(side)),
                 {"EU-8.30"_rule}, {again});
}

Decision card_taken_back(const Rules& rules) {
  if (rules.laid_is_played) return advice({"EU-8.31"_rule}, {{"euchre.ruling.laid_is_played"}});
  return advice({"EU-8.31"_rule},
                {{"euchre.ruling.taken_back_where_said"}, {"euchre.ruling.lawful_card_stays"}});
}

Decision score_error(const Incident& i) {
  if (!i.next_turned_up || i.agreed)
    return advice(Scoring::corrected, {"EU-8.32"_rule}, {{"euchre.ruling.error_mended"}});
  return advice(Scoring::stands, {"EU-8.32"_rule}, {{"euchre.ruling.score_stands"}});
}

Decision trick_looked_at(const Incident& i) {
  if (i.not_turned) return advice({"EU-8.33"_rule, "EU-4.7"_rule}, {{"euchre.ruling.all_may_see"}});
  if (i.for_proof)
    return advice({"EU-8.33"_rule, "EU-8.17"_rule}, {{"euchre.ruling.searched_at_the_end"}});
  return advice({"EU-8.33"_rule, "EU-4.7"_rule},
                {{"euchre.ruling.trick_closed"}, {"euchre.ruling.searched_at_the_end"}});
}

}  // namespace spadille::euchre
