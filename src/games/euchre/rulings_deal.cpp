// Irregularities of the deal: EU-8.2 to EU-8.6, a hand of a wrong size, EU-8.14, and a pack that
// was not cut, EU-8.34.
#include "games/euchre/remedies.h"

namespace spadille::euchre {
namespace {

using Stage = Incident::Stage;

/// EU-8.2: whether the deal passes on.
bool deal_is_lost(const Rules& rules, const Incident& i) {
  switch (rules.misdeal) {
    case Rules::Misdeal::same_dealer: break;
    case Rules::Misdeal::lost_after_turn_up: return *i.stage != Stage::before_turn_up;
    case Rules::Misdeal::lost_at_once: return true;
    case Rules::Misdeal::lost_at_second: return *i.times >= 2;
    case Rules::Misdeal::lost_at_third: return *i.times >= 3;
  }
  return false;
}

Decision passes_on(Clauses clauses, const Carry& carry) {
  const Seat next = left_of(carry.dealer);
  return dealt_again(clauses, {{"euchre.ruling.deal_passes"}}, next);
}

/// EU-8.2, before the first lead.
Decision misdealt(const Rules& rules, const Carry& carry, const Incident& i, Clauses clauses) {
  if (deal_is_lost(rules, i)) return passes_on(clauses, carry);
  return dealt_again(clauses, {{"euchre.ruling.same_dealer"}, {"euchre.ruling.anyone_may_ask"}});
}

/// EU-8.6: whether the deal of the wrong player stands.
bool stolen(const Rules& rules, const Incident& i) {
  switch (rules.deal_out_of_turn) {
    case Rules::DealOutOfTurn::corrected: break;
    case Rules::DealOutOfTurn::stands: return *i.stage != Stage::before_turn_up;
    case Rules::DealOutOfTurn::misdeal:
      return *i.stage == Stage::over || (void_in_play(rules, i) && i.let_stand);
  }
  return played_to(i);
}

/// EU-8.14, after the first lead.
Decision wrong_number_found(const Rules& rules, const Carry& carry, const Incident& i,
                            Clauses clauses) {
  if (rules.six_cards == Rules::SixCards::redeal && *i.stage != Stage::first_trick)
    return passes_on(clauses, carry);
  if (rules.six_cards == Rules::SixCards::redeal || i.both)
    return dealt_again(clauses, {{"euchre.ruling.same_dealer"}});
  return two_or_four(i, {"euchre.ruling.played_out"}, "euchre.ruling.line_wrong_number", clauses);
}

}  // namespace

Decision two_or_four(const Incident& i, const Message& first, std::string_view line,
                     Clauses clauses) {
  const Side others = against(*i.who);
  const int amount = i.lone ? 4 : 2;
  const Line given = points(clauses[0], {line, {*i.who}}, amount, others);
  const Message nothing{"euchre.ruling.scores_nothing", {side_of(*i.who)}};
  if (i.offender_scores) return instead(given, clauses, {first, nothing});
  return besides(given, clauses, {first, nothing});
}

Decision misdeal(const Rules& rules, const Carry& carry, const Incident& i) {
  if (played_to(i)) return wrong_number_found(rules, carry, i, {"EU-8.14"_rule, "EU-8.2"_rule});
  return misdealt(rules, carry, i, {"EU-8.2"_rule});
}

Decision faced_card(const Incident& i) {
  if (*i.stage == Stage::over)
    return advice({"EU-8.3"_rule}, {{"euchre.ruling.deal_stands_as_played"}});
  if (played_to(i)) return advice({"EU-8.3"_rule}, {{"euchre.ruling.deal_stands"}});
  return dealt_again({"EU-8.3"_rule},
                     {{"euchre.ruling.same_dealer"}, {"euchre.ruling.anyone_may_ask"}});
}

Decision wrong_pack() {
  return dealt_again({"EU-8.4"_rule},
                     {{"euchre.ruling.right_pack"}, {"euchre.ruling.earlier_stands"}});
}

Decision card_shown_dealing(const Incident& i) {
  if (i.both) return dealt_again({"EU-8.5"_rule}, {{"euchre.ruling.same_dealer"}});
  const Side others = against(*i.who);
  if (i.touched)
    return advice({"EU-8.5"_rule}, {{"euchre.ruling.have_touched", {others}},
                                    {"euchre.ruling.deal_stands_card_too"}});
  if (i.new_deal)
    return dealt_again({"EU-8.5"_rule},
                       {{"euchre.ruling.asks_new_deal", {others}}, {"euchre.ruling.same_dealer"}});
  return advice({"EU-8.5"_rule}, {{"euchre.ruling.may_ask_new_deal", {others}},
                                  {"euchre.ruling.goes_into_the_hand"}});
}

Decision deal_out_of_turn(const Rules& rules, const Carry& carry, const Incident& i) {
  if (!stolen(rules, i))
    return dealt_again({"EU-8.6"_rule}, {{"euchre.ruling.rightful_dealer"}}, carry.dealer);
  // A line that moves nothing, so that the session knows who deals next.
  const Line line{.rule = "EU-8.6"_rule,
                  .message = {"euchre.ruling.line_dealt_out_of_turn", {*i.who}}};
  const Seat next = left_of(*i.who);
  return {{.effect = Ruling::Effect::lines, .lines = {line}, .dealer = next},
          {"EU-8.6"_rule},
          {{"euchre.ruling.stolen", {*i.who}}}};
}

Decision not_cut(const Rules& rules, const Carry& carry, const Incident& i) {
  if (*i.stage == Stage::over)
    return advice({"EU-8.34"_rule}, {{"euchre.ruling.deal_stands_as_played"}});
  if (*i.stage != Stage::before_turn_up)
    return advice({"EU-8.34"_rule}, {{"euchre.ruling.deal_stands"}});
  if (rules.cut == Rules::Cut::may_knock && i.knocked)
    return advice({"EU-8.34"_rule, "EU-7.21"_rule}, {{"euchre.ruling.knock_stands"}});
  const Seat cutter = partner_of(left_of(carry.dealer));
  return dealt_again({"EU-8.34"_rule, "EU-2.3"_rule},
                     {{"euchre.ruling.cuts_first", {cutter}}, {"euchre.ruling.same_dealer"}});
}

Decision wrong_number(const Rules& rules, const Carry& carry, const Incident& i) {
  if (wrong_number_in_play(i)) return wrong_number_found(rules, carry, i, {"EU-8.14"_rule});
  if (forgot_to_discard(carry, i))
    return advice({"EU-8.14"_rule}, {{"euchre.ruling.discards", {carry.dealer}}});
  return misdealt(rules, carry, i, {"EU-8.2"_rule, "EU-8.14"_rule});
}

}  // namespace spadille::euchre
