#include "games/euchre/rulings.h"

#include "games/euchre/remedies.h"

namespace spadille::euchre {
namespace {

Decision settled(Ruling ruling, Clauses clauses, const Instructions& words) {
  clauses.push_back("EU-8.1"_rule);
  return {std::move(ruling), clauses, words};
}

}  // namespace

Decision dealt_again(Clauses clauses, Instructions words, std::optional<Seat> dealer) {
  return settled({.effect = Ruling::Effect::redeal, .dealer = dealer}, clauses, words);
}

Decision besides(Line line, Clauses clauses, Instructions words) {
  return settled({.effect = Ruling::Effect::lines, .lines = {line}}, clauses, words);
}

Decision instead(Line line, Clauses clauses, Instructions words) {
  return settled({.effect = Ruling::Effect::replaces_score, .lines = {line}}, clauses, words);
}

Line points(RuleId rule, Message message, int amount, Side to) {
  return Line{.rule = rule, .message = message}.move(amount, Account::table(), to);
}

Message must_play(const Rules& rules, Seat owner) {
  if (rules.exposed_card == Rules::ExposedCard::when_called)
    return {"euchre.ruling.when_called", {owner}};
  return {"euchre.ruling.first_chance", {owner}};
}

Decision rule_on(const Rules& rules, const Carry& carry, const Incident& i) {
  switch (*i.what) {
    case Incident::What::misdeal: return misdeal(rules, carry, i);
    case Incident::What::faced_card: return faced_card(i);
    case Incident::What::wrong_pack: return wrong_pack();
    case Incident::What::card_shown_dealing: return card_shown_dealing(i);
    case Incident::What::deal_out_of_turn: return deal_out_of_turn(rules, carry, i);
    case Incident::What::call_out_of_turn: return call_out_of_turn();
    case Incident::What::call_after_pass: return call_after_pass(i);
    case Incident::What::turned_down_named: return turned_down_named(rules, i);
    case Incident::What::turned_down_early: return turned_down_early(carry);
    case Incident::What::alone_late: return alone_late(rules, i);
    case Incident::What::auction_talk: return auction_talk(rules, i);
    case Incident::What::discard_changed: return discard_changed(carry, i);
    case Incident::What::wrong_number: return wrong_number(rules, carry, i);
    case Incident::What::revoke: return revoke(rules, carry, i);
    case Incident::What::revoke_claim: return revoke_claim(rules, carry, i);
    case Incident::What::wrong_claim: return wrong_claim(rules, i);
    case Incident::What::several_revokes: return several_revokes(rules, carry, i);
    case Incident::What::lead_out_of_turn: return lead_out_of_turn(rules, i);
    case Incident::What::play_out_of_turn: return play_out_of_turn(rules, i);
    case Incident::What::exposed_card: return exposed_card(rules, i);
    case Incident::What::sitting_out_shows: return sitting_out_shows(i);
    case Incident::What::thrown_in: return thrown_in(i);
    case Incident::What::claim_rest: return claim_rest(rules, i);
    case Incident::What::table_talk: return table_talk(rules, i);
    case Incident::What::card_taken_back: return card_taken_back(rules);
    case Incident::What::score_error: return score_error(i);
    case Incident::What::trick_looked_at: return trick_looked_at(i);
    case Incident::What::not_cut: return not_cut(rules, carry, i);
    case Incident::What::no_natural_trump: return no_natural_trump(rules, i);
    case Incident::What::stuck_dealer_passes: return stuck_dealer_passes(rules, carry, i);
    case Incident::What::wrong_exchange: return wrong_exchange(rules, carry, i);
    case Incident::What::none_left: return none_left(rules, carry, i);
    case Incident::What::wrong_taker: return wrong_taker(i);
    case Incident::What::winner_disputed: return winner_disputed(i);
    case Incident::What::onlooker: return onlooker(i);
    case Incident::What::other: break;
  }
  return advice(Scoring::open, {"EU-8.1"_rule},
                {{"euchre.ruling.no_rule"}, {"euchre.ruling.all_agree"}});
}

}  // namespace spadille::euchre
