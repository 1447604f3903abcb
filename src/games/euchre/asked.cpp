#include "games/euchre/asked.h"

#include <algorithm>

namespace spadille::euchre {
namespace {

using What = Incident::What;
using Stage = Incident::Stage;
using Noticed = Incident::Noticed;
using Claim = Incident::Claim;
using How = Incident::How;

/// EU-8.2: only some tables count the misdeals of a dealer.
bool counts_misdeals(const Rules& rules, const Carry& carry, const Incident& i) {
  const bool misdealt = (is(i, What::misdeal) && i.stage && !wrong_number_in_play(i)) ||
                        (wrong_number_in_time(i) && !forgot_to_discard(carry, i));
  return misdealt && (rules.misdeal == Rules::Misdeal::lost_at_second ||
                      rules.misdeal == Rules::Misdeal::lost_at_third);
}

}  // namespace

bool wrong_number_in_play(const Incident& i) {
  return is(i, What::misdeal, What::wrong_number) && i.stage && *i.stage >= Stage::first_trick;
}

bool played_to(const Incident& i) { return *i.stage >= Stage::first_trick; }

bool asks_stage_of_onlooker(const Incident& i) {
  return is(i, What::onlooker) && i.said == Incident::Said::cards;
}

bool asks_stage(const Rules& rules, const Incident& i) {
  if (is(i, What::no_natural_trump)) return rules.natural_trump;
  return is(i, What::misdeal, What::faced_card, What::deal_out_of_turn, What::wrong_number,
            What::not_cut, What::wrong_exchange) ||
         asks_stage_of_onlooker(i);
}

bool played_without_right(const Rules& rules, const Incident& i) {
  return is(i, What::no_natural_trump, What::wrong_exchange) && asks_stage(rules, i) && i.stage &&
         played_to(i);
}

bool may_defend_late(const Rules& rules) {
  return rules.lone_defence_until == Rules::LoneDefenceUntil::first_lead &&
         rules.lone_defence != Rules::LoneDefence::never;
}

bool forgot_to_discard(const Carry& carry, const Incident& i) {
  return i.picked_up && i.who == carry.dealer;
}

bool wrong_number_in_time(const Incident& i) {
  return is(i, What::wrong_number) && i.stage && !wrong_number_in_play(i);
}

bool settled_as_wrong_number(const Rules& rules, const Incident& i) {
  return wrong_number_in_play(i) && rules.six_cards == Rules::SixCards::opponents_two;
}

bool counts_revokes(const Rules& rules, const Incident& i) {
  return is(i, What::several_revokes) && rules.revoke == Rules::Revoke::boston;
}

std::optional<Incident::Noticed> revoke_noticed(const Incident& i) {
  if (!is(i, What::none_left)) return i.noticed;
  if (!i.held) return std::nullopt;
  return i.played_on ? Noticed::established : Noticed::in_time;
}

bool claimed(const Rules& rules, const Incident& i) {
  const auto noticed = revoke_noticed(i);
  if (!noticed) return false;
  if (*noticed == Noticed::in_time) return rules.laid_is_played;
  return *noticed == Noticed::established ||
         (*noticed == Noticed::after_mixing && rules.revoke_claim == Rules::RevokeClaim::cut);
}

bool settled_as_revoke(const Rules& rules, const Incident& i) {
  const bool too_late = rules.revoke_chance == Rules::RevokeChance::first && i.second_card;
  if (is(i, What::revoke, What::none_left)) return claimed(rules, i) && !too_late;
  if (is(i, What::revoke_claim))
    return i.claim == Claim::proved || i.claim == Claim::mixed_by_accused;
  return is(i, What::several_revokes) && (counts_revokes(rules, i) || !i.both);
}

bool thrown_in_against_loner(const Incident& i) {
  return is(i, What::thrown_in) || (is(i, What::claim_rest) && i.hand_thrown_in && i.against_loner);
}

bool ended_by_throwing_in(const Rules& rules, const Incident& i) {
  return is(i, What::claim_rest) && i.hand_thrown_in && !i.against_loner &&
         rules.claim_rest == Rules::ClaimRest::two_points;
}

bool void_in_play(const Rules& rules, const Incident& i) {
  return is(i, What::deal_out_of_turn) && rules.deal_out_of_turn == Rules::DealOutOfTurn::misdeal &&
         (i.stage == Stage::first_trick || i.stage == Stage::later);
}

namespace {

/// EU-8.16, the table. A hand thrown in costs what it says first.
int price_of_hand(const Rules& rules, const Incident& i) {
  if (is(i, What::claim_rest)) return i.lone ? 4 : 2;
  switch (rules.revoke) {
    case Rules::Revoke::two_points:
    case Rules::Revoke::add_or_deduct: return i.lone ? 4 : 2;
    case Rules::Revoke::three_points: return i.lone ? 4 : 3;
    case Rules::Revoke::boston: return i.lone ? 5 : 3;
  }
  return 0;
}

}  // namespace

int price(const Rules& rules, const Incident& i) {
  return std::max(price_of_hand(rules, i), i.no_trick ? rules.super_euchre : 0);
}

bool mended(const Rules& rules, const Incident& i) {
  return is(i, What::revoke, What::none_left) && revoke_noticed(i) == Noticed::in_time &&
         !rules.laid_is_played;
}

bool taken_back_out_of_turn(const Rules& rules, const Incident& i) {
  return is(i, What::play_out_of_turn) && i.breaks_suit && !rules.laid_is_played;
}

bool asks_both(const Rules& rules, const Incident& i) {
  return settled_as_wrong_number(rules, i) || is(i, What::card_shown_dealing) ||
         (is(i, What::several_revokes) && !counts_revokes(rules, i));
}

bool asks_who(const Rules& rules, const Incident& i) {
  if (settled_as_wrong_number(rules, i) || is(i, What::card_shown_dealing)) return !i.both;
  if (settled_as_revoke(rules, i) || mended(rules, i) || wrong_number_in_time(i)) return true;
  if (is(i, What::turned_down_named))
    return rules.turned_down_named == Rules::TurnedDownNamed::counts_as_pass;
  if (is(i, What::wrong_claim)) return rules.wrong_claim > 0;
  if (is(i, What::revoke_claim)) return i.claim == Claim::not_proved && rules.wrong_claim > 0;
  if (is(i, What::lead_out_of_turn)) return !i.all_played;
  if (is(i, What::play_out_of_turn)) return i.partner_skipped || taken_back_out_of_turn(rules, i);
  if (is(i, What::exposed_card)) return i.how == How::shown || i.how == How::two_at_once;
  if (is(i, What::claim_rest)) return !i.agreed;
  if (is(i, What::no_natural_trump)) return asks_stage(rules, i);
  if (is(i, What::wrong_exchange)) return played_without_right(rules, i);
  return is(i, What::deal_out_of_turn, What::call_after_pass, What::alone_late, What::auction_talk,
            What::sitting_out_shows, What::thrown_in, What::table_talk);
}

bool asks_times(const Rules& rules, const Carry& carry, const Incident& i) {
  return is(i, What::auction_talk, What::table_talk) || counts_misdeals(rules, carry, i);
}

bool asks_offender_alone(const Rules& rules, const Incident& i) {
  if (is(i, What::exposed_card)) return asks_who(rules, i);
  if (is(i, What::lead_out_of_turn)) return !i.all_played;
  if (thrown_in_against_loner(i)) return i.play_on;
  if (is(i, What::claim_rest)) return !i.agreed && !i.hand_thrown_in;
  const bool has_partner = i.partner_skipped;
  return mended(rules, i) || (taken_back_out_of_turn(rules, i) && !has_partner);
}

bool asks_lone(const Rules& rules, const Incident& i) {
  return settled_as_revoke(rules, i) || ended_by_throwing_in(rules, i) ||
         played_without_right(rules, i) || (settled_as_wrong_number(rules, i) && !i.both);
}

bool asks_no_trick(const Rules& rules, const Incident& i) {
  const bool scored_as_well = rules.revoke == Rules::Revoke::boston;
  const bool ends =
      (settled_as_revoke(rules, i) && !scored_as_well) || ended_by_throwing_in(rules, i);
  return ends && price_of_hand(rules, i) < rules.super_euchre;
}

}  // namespace spadille::euchre
