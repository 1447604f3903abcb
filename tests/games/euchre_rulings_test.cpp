// Chapter 8 of Euchre, clause by clause, as a table written from the rules; and what holds for
// every ruling. Longer than most files.
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/euchre/euchre.h"
#include "tests/support/rulings.h"

namespace spadille::euchre {
namespace {

using What = Incident::What;
using Stage = Incident::Stage;
using Noticed = Incident::Noticed;
using Claim = Incident::Claim;
using How = Incident::How;
using Choice = Incident::Choice;

/// South deals, and east and west have one point only.
Carry table() { return {.balances = {3, 1}, .dealer = seat(2)}; }

using tests::expect_all;
using tests::told;
using Row = tests::RulingRow<Game>;

constexpr auto kBoston = Rules{.revoke = Rules::Revoke::boston};
constexpr auto kDeduct = Rules{.revoke = Rules::Revoke::add_or_deduct};
constexpr auto kRedeal = Rules{.six_cards = Rules::SixCards::redeal};
constexpr auto kCalled = Rules{.exposed_card = Rules::ExposedCard::when_called};
constexpr auto kNoTalk = Rules{.table_talk = 0};
constexpr auto kLaid = Rules{.laid_is_played = true};
constexpr Rules misdeals(Rules::Misdeal how) { return {.misdeal = how}; }
constexpr Rules out_of_turn(Rules::DealOutOfTurn how) { return {.deal_out_of_turn = how}; }

const Row kDealing[] = {
    {"EU-8.2 before the turn-up",
     {},
     {.what = What::misdeal, .stage = Stage::before_turn_up},
     "redeal EU-8.2 EU-8.1",
     "same_dealer anyone_may_ask"},
    {"EU-8.2 after the turn-up",
     {},
     {.what = What::misdeal, .stage = Stage::before_first_lead},
     "redeal EU-8.2 EU-8.1",
     "same_dealer anyone_may_ask"},
    {"EU-8.2 lost_after_turn_up, before it",
     misdeals(Rules::Misdeal::lost_after_turn_up),
     {.what = What::misdeal, .stage = Stage::before_turn_up},
     "redeal EU-8.2 EU-8.1",
     "same_dealer anyone_may_ask"},
    {"EU-8.2 lost_after_turn_up, after it",
     misdeals(Rules::Misdeal::lost_after_turn_up),
     {.what = What::misdeal, .stage = Stage::before_first_lead},
     "redeal EU-8.2 EU-8.1 | seat3",
     "deal_passes"},
    {"EU-8.2 lost_at_once",
     misdeals(Rules::Misdeal::lost_at_once),
     {.what = What::misdeal, .stage = Stage::before_turn_up},
     "redeal EU-8.2 EU-8.1 | seat3",
     "deal_passes"},
    {"EU-8.2 lost_at_second, the first",
     misdeals(Rules::Misdeal::lost_at_second),
     {.what = What::misdeal, .stage = Stage::before_turn_up, .times = 1},
     "redeal EU-8.2 EU-8.1",
     "same_dealer anyone_may_ask"},
    {"EU-8.2 lost_at_second, the second",
     misdeals(Rules::Misdeal::lost_at_second),
     {.what = What::misdeal, .stage = Stage::before_turn_up, .times = 2},
     "redeal EU-8.2 EU-8.1 | seat3",
     "deal_passes"},
    {"EU-8.2 lost_at_third, the second",
     misdeals(Rules::Misdeal::lost_at_third),
     {.what = What::misdeal, .stage = Stage::before_turn_up, .times = 2},
     "redeal EU-8.2 EU-8.1",
     "same_dealer anyone_may_ask"},
    {"EU-8.2 lost_at_third, the third",
     misdeals(Rules::Misdeal::lost_at_third),
     {.what = What::misdeal, .stage = Stage::before_turn_up, .times = 3},
     "redeal EU-8.2 EU-8.1 | seat3",
     "deal_passes"},
    {"EU-8.2 after the first lead it is EU-8.14",
     misdeals(Rules::Misdeal::lost_at_once),
     {.what = What::misdeal, .stage = Stage::first_trick, .who = seat(0)},
     "lines EU-8.14 EU-8.2 EU-8.1 | EU-8.14 side1 +2 table -2",
     "played_out scores_nothing"},
    {"EU-8.3 before the first lead",
     {},
     {.what = What::faced_card, .stage = Stage::before_first_lead},
     "redeal EU-8.3 EU-8.1",
     "same_dealer anyone_may_ask"},
    {"EU-8.3 after the first lead",
     {},
     {.what = What::faced_card, .stage = Stage::first_trick},
     "advice EU-8.3",
     "deal_stands"},
    {"EU-8.3 when all is played",
     {},
     {.what = What::faced_card, .stage = Stage::over},
     "advice EU-8.3",
     "deal_stands_as_played"},
    {"EU-8.34 the pack was not cut",
     {},
     {.what = What::not_cut, .stage = Stage::before_turn_up, .knocked = true},
     "redeal EU-8.34 EU-2.3 EU-8.1",
     "cuts_first same_dealer"},
    {"EU-8.34 a knock may stand for the cut",
     {.cut = Rules::Cut::may_knock},
     {.what = What::not_cut, .stage = Stage::before_turn_up, .knocked = true},
     "advice EU-8.34 EU-7.21",
     "knock_stands"},
    {"EU-8.34 nor cut nor knocked",
     {.cut = Rules::Cut::may_knock},
     {.what = What::not_cut, .stage = Stage::before_turn_up},
     "redeal EU-8.34 EU-2.3 EU-8.1",
     "cuts_first same_dealer"},
    {"EU-8.34 the turn-up is turned",
     {},
     {.what = What::not_cut, .stage = Stage::before_first_lead},
     "advice EU-8.34",
     "deal_stands"},
    {"EU-8.34 all is played",
     {},
     {.what = What::not_cut, .stage = Stage::over},
     "advice EU-8.34",
     "deal_stands_as_played"},
    {"EU-8.4 at any moment",
     {},
     {.what = What::wrong_pack},
     "redeal EU-8.4 EU-8.1",
     "right_pack earlier_stands"},
    {"EU-8.5 not asked for",
     {},
     {.what = What::card_shown_dealing, .who = seat(2)},
     "advice EU-8.5",
     "may_ask_new_deal goes_into_the_hand"},
    {"EU-8.5 asked for",
     {},
     {.what = What::card_shown_dealing, .who = seat(1), .new_deal = true},
     "redeal EU-8.5 EU-8.1",
     "asks_new_deal same_dealer"},
    {"EU-8.5 cards touched",
     {},
     {.what = What::card_shown_dealing, .who = seat(2), .touched = true, .new_deal = true},
     "advice EU-8.5",
     "have_touched deal_stands_card_too"},
    {"EU-8.5 both sides",
     {},
     {.what = What::card_shown_dealing, .both = true},
     "redeal EU-8.5 EU-8.1",
     "same_dealer"},
    {"EU-8.6 corrected, before the first lead",
     {},
     {.what = What::deal_out_of_turn, .stage = Stage::before_first_lead, .who = seat(1)},
     "redeal EU-8.6 EU-8.1 | seat2",
     "rightful_dealer"},
    {"EU-8.6 corrected, after the first lead",
     {},
     {.what = What::deal_out_of_turn, .stage = Stage::first_trick, .who = seat(3)},
     "lines EU-8.6 | EU-8.6 | seat0",
     "stolen"},
    {"EU-8.6 stands, before the turn-up",
     out_of_turn(Rules::DealOutOfTurn::stands),
     {.what = What::deal_out_of_turn, .stage = Stage::before_turn_up, .who = seat(1)},
     "redeal EU-8.6 EU-8.1 | seat2",
     "rightful_dealer"},
    {"EU-8.6 stands, after the turn-up",
     out_of_turn(Rules::DealOutOfTurn::stands),
     {.what = What::deal_out_of_turn, .stage = Stage::before_first_lead, .who = seat(1)},
     "lines EU-8.6 | EU-8.6 | seat2",
     "stolen"},
    {"EU-8.6 misdeal, before the end",
     out_of_turn(Rules::DealOutOfTurn::misdeal),
     {.what = What::deal_out_of_turn, .stage = Stage::later, .who = seat(0)},
     "redeal EU-8.6 EU-8.1 | seat2",
     "rightful_dealer"},
    {"EU-8.6 misdeal, after the end",
     out_of_turn(Rules::DealOutOfTurn::misdeal),
     {.what = What::deal_out_of_turn, .stage = Stage::over, .who = seat(0)},
     "lines EU-8.6 | EU-8.6 | seat1",
     "stolen"},
    {"EU-8.14 six cards before the lead",
     {},
     {.what = What::wrong_number,
      .stage = Stage::before_first_lead,
      .who = seat(2),
      .picked_up = true},
     "advice EU-8.14",
     "discards"},
    {"EU-8.14 another wrong number before the lead",
     {},
     {.what = What::wrong_number, .stage = Stage::before_first_lead, .who = seat(0)},
     "redeal EU-8.2 EU-8.14 EU-8.1",
     "same_dealer anyone_may_ask"},
    {"EU-8.14 only the dealer can have picked up",
     misdeals(Rules::Misdeal::lost_after_turn_up),
     {.what = What::wrong_number,
      .stage = Stage::before_first_lead,
      .who = seat(1),
      .picked_up = true},
     "redeal EU-8.2 EU-8.14 EU-8.1 | seat3",
     "deal_passes"},
    {"EU-8.14 in play, the side at fault would score",
     {},
     {.what = What::wrong_number, .stage = Stage::later, .who = seat(2), .offender_scores = true},
     "replaces_score EU-8.14 EU-8.1 | EU-8.14 side1 +2 table -2",
     "played_out scores_nothing"},
    {"EU-8.14 in play, the other side scores itself",
     {},
     {.what = What::wrong_number, .stage = Stage::later, .who = seat(2)},
     "lines EU-8.14 EU-8.1 | EU-8.14 side1 +2 table -2",
     "played_out scores_nothing"},
    {"EU-8.14 in a lone hand",
     {},
     {.what = What::wrong_number, .stage = Stage::over, .who = seat(3), .lone = true},
     "lines EU-8.14 EU-8.1 | EU-8.14 side0 +4 table -4",
     "played_out scores_nothing"},
    {"EU-8.14 on both sides",
     {},
     {.what = What::wrong_number, .stage = Stage::later, .both = true},
     "redeal EU-8.14 EU-8.1",
     "same_dealer"},
    {"EU-8.14 redeal, in the first trick",
     kRedeal,
     {.what = What::wrong_number, .stage = Stage::first_trick},
     "redeal EU-8.14 EU-8.1",
     "same_dealer"},
    {"EU-8.14 redeal, later",
     kRedeal,
     {.what = What::wrong_number, .stage = Stage::later},
     "redeal EU-8.14 EU-8.1 | seat3",
     "deal_passes"},
};

const Row kAuction[] = {
    {"EU-8.7 out of turn",
     {},
     {.what = What::call_out_of_turn},
     "advice EU-8.7",
     "call_void nobody_loses"},
    {"EU-8.8 after a pass",
     {},
     {.what = What::call_after_pass, .who = seat(1)},
     "advice EU-8.8",
     "has_no_call partner_passes may_let_stand"},
    {"EU-8.8 let stand",
     {},
     {.what = What::call_after_pass, .who = seat(1), .let_stand = true},
     "advice EU-8.8",
     "call_stands"},
    {"EU-8.9 call_again",
     {},
     {.what = What::turned_down_named},
     "advice EU-8.9 EU-3.2",
     "call_again"},
    {"EU-8.9 counts_as_pass",
     {.turned_down_named = Rules::TurnedDownNamed::counts_as_pass},
     {.what = What::turned_down_named, .who = seat(3)},
     "advice EU-8.9 EU-3.2",
     "counts_as_pass if_meant"},
    {"EU-8.10 turned down too early",
     {},
     {.what = What::turned_down_early},
     "advice EU-8.10",
     "stays_down turn_remains"},
    {"EU-8.11 alone too late",
     {},
     {.what = What::alone_late, .who = seat(0)},
     "advice EU-8.11 EU-3.5 EU-3.6",
     "no_lone_hand takes_up_hand"},
    {"EU-8.11 the partner plays along",
     {},
     {.what = What::alone_late, .who = seat(0), .partner_played = true},
     "advice EU-8.11",
     "no_lone_hand may_want_lone_hand"},
    {"EU-8.11 the opponents want it so",
     {},
     {.what = What::alone_late, .who = seat(0), .partner_played = true, .let_stand = true},
     "advice EU-8.11",
     "lone_hand_wanted"},
    {"EU-7.14 a defender until the first lead",
     {.lone_defence_until = Rules::LoneDefenceUntil::first_lead},
     {.what = What::alone_late, .who = seat(0), .defence = true},
     "advice EU-7.14 EU-3.6",
     "may_defend_alone"},
    {"EU-7.14 a defender, only against a lone maker",
     {.lone_defence = Rules::LoneDefence::only_vs_lone_maker,
      .lone_defence_until = Rules::LoneDefenceUntil::first_lead},
     {.what = What::alone_late, .who = seat(0), .defence = true},
     "advice EU-7.14 EU-3.6 EU-7.4",
     "may_defend_alone only_vs_lone"},
    {"EU-7.14 a defender after the first lead",
     {.lone_defence_until = Rules::LoneDefenceUntil::first_lead},
     {.what = What::alone_late, .who = seat(0), .defence = true, .led = true},
     "advice EU-8.11 EU-3.5 EU-3.6",
     "no_lone_hand takes_up_hand"},
    {"EU-7.14 a maker",
     {.lone_defence_until = Rules::LoneDefenceUntil::first_lead},
     {.what = What::alone_late, .who = seat(0)},
     "advice EU-8.11 EU-3.5 EU-3.6",
     "no_lone_hand takes_up_hand"},
    {"EU-8.12 the first time",
     {},
     {.what = What::auction_talk, .who = seat(1), .times = 1},
     "advice EU-8.12",
     "warned call_lost_next_time gets_next_time"},
    {"EU-8.12 the second time",
     {},
     {.what = What::auction_talk, .who = seat(1), .times = 2},
     "lines EU-8.12 EU-8.30 EU-8.1 | EU-8.12 side0 +2 table -2",
     "loses_call"},
    {"EU-8.12 the call was made",
     {},
     {.what = What::auction_talk, .who = seat(0), .times = 3, .called = true},
     "lines EU-8.12 EU-8.30 EU-8.1 | EU-8.12 side1 +2 table -2",
     "auction_is_over"},
    {"EU-8.12 without points",
     kNoTalk,
     {.what = What::auction_talk, .who = seat(0), .times = 2},
     "advice EU-8.12 EU-8.30",
     "loses_call no_points"},
    {"EU-8.13 not let go",
     {},
     {.what = What::discard_changed},
     "advice EU-8.13",
     "may_change_discard early_lead_stands"},
    {"EU-8.13 let go",
     {},
     {.what = What::discard_changed, .let_go = true},
     "advice EU-8.13",
     "discard_stays stays_closed"},
};

const Row kRevokes[] = {
    {"EU-8.15 in time",
     {},
     {.what = What::revoke, .noticed = Noticed::in_time, .who = seat(3)},
     "advice EU-8.15 EU-8.25",
     "follows_suit stays_face_up first_chance may_change_card"},
    {"EU-8.15 in time, by a lone player",
     {},
     {.what = What::revoke, .noticed = Noticed::in_time, .who = seat(3), .offender_alone = true},
     "advice EU-8.15 EU-8.26",
     "follows_suit lone_takes_up may_change_card"},
    {"EU-8.16 two points",
     {},
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(3)},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side0 +2 table -2",
     "hand_ends"},
    {"EU-8.16 two points, lone hand",
     {},
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(3), .lone = true},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side0 +4 table -4",
     "hand_ends"},
    {"EU-8.16 three points",
     {.revoke = Rules::Revoke::three_points},
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(0)},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side1 +3 table -3",
     "hand_ends"},
    {"EU-8.16 three points, lone hand",
     {.revoke = Rules::Revoke::three_points},
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(0), .lone = true},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side1 +4 table -4",
     "hand_ends"},
    {"EU-8.16 boston",
     kBoston,
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(1)},
     "lines EU-8.16 EU-8.1 | EU-8.16 side0 +3 table -3",
     "scored_as_well"},
    {"EU-8.16 boston, lone hand",
     kBoston,
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(1), .lone = true},
     "lines EU-8.16 EU-8.1 | EU-8.16 side0 +5 table -5",
     "scored_as_well"},
    {"EU-8.16 add",
     kDeduct,
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(0)},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side1 +2 table -2",
     "hand_ends"},
    {"EU-8.16 deduct",
     kDeduct,
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(0), .deduct = true},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side0 -2 table +2",
     "hand_ends not_below_zero"},
    {"EU-8.16 deduct 4 of 3",
     kDeduct,
     {.what = What::revoke,
      .noticed = Noticed::established,
      .who = seat(0),
      .lone = true,
      .deduct = true},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side0 -3 table +3",
     "hand_ends not_below_zero"},
    {"EU-8.16 deduct 2 of 1",
     kDeduct,
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(1), .deduct = true},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side1 -1 table +1",
     "hand_ends not_below_zero"},
    {"EU-8.16 nothing is deducted without the option",
     {},
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(1), .deduct = true},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side0 +2 table -2",
     "hand_ends"},
    {"EU-8.17 claimed after mixing",
     {},
     {.what = What::revoke, .noticed = Noticed::after_mixing},
     "advice EU-8.17 EU-8.16",
     "claimed_too_late"},
    {"EU-8.17 claimed after mixing, with cut",
     {.revoke_claim = Rules::RevokeClaim::cut},
     {.what = What::revoke, .noticed = Noticed::after_mixing, .who = seat(1)},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side0 +2 table -2",
     "hand_ends"},
    {"EU-8.17 claimed after the cut, with cut",
     {.revoke_claim = Rules::RevokeClaim::cut},
     {.what = What::revoke, .noticed = Noticed::after_cut},
     "advice EU-8.17 EU-8.16",
     "claimed_too_late"},
    {"EU-8.17 denied",
     {},
     {.what = What::revoke_claim, .claim = Claim::pending},
     "advice EU-8.17",
     "searched_at_the_end what_proves no_mixing"},
    {"EU-8.17 proved",
     {},
     {.what = What::revoke_claim, .claim = Claim::proved, .who = seat(2), .lone = true},
     "replaces_score EU-8.16 EU-8.17 EU-8.1 | EU-8.16 side1 +4 table -4",
     "hand_ends"},
    {"EU-8.17 mixed by the accused side",
     {},
     {.what = What::revoke_claim, .claim = Claim::mixed_by_accused, .who = seat(2)},
     "replaces_score EU-8.16 EU-8.17 EU-8.1 | EU-8.16 side1 +2 table -2",
     "hand_ends"},
    {"EU-8.18 not proved",
     {},
     {.what = What::revoke_claim, .claim = Claim::not_proved},
     "advice EU-8.18 EU-8.17",
     "not_proved no_points"},
    {"EU-8.18 not proved, with 2: to the accused",
     {.wrong_claim = 2},
     {.what = What::revoke_claim, .claim = Claim::not_proved, .who = seat(0)},
     "lines EU-8.18 EU-8.17 EU-8.1 | EU-8.18 side0 +2 table -2",
     "not_proved"},
    {"EU-8.18 wrong claim",
     {},
     {.what = What::wrong_claim},
     "advice EU-8.18",
     "not_proved no_points"},
    {"EU-8.18 wrong claim, with 2: against who claimed",
     {.wrong_claim = 2},
     {.what = What::wrong_claim, .who = seat(1)},
     "lines EU-8.18 EU-8.1 | EU-8.18 side0 +2 table -2",
     "not_proved"},
    {"EU-8.19 the first chance",
     {.revoke_chance = Rules::RevokeChance::first},
     {.what = What::revoke, .noticed = Noticed::established, .who = seat(1)},
     "replaces_score EU-8.16 EU-8.1 | EU-8.16 side0 +2 table -2",
     "hand_ends"},
    {"EU-8.19 the second card was seen",
     {.revoke_chance = Rules::RevokeChance::first},
     {.what = What::revoke, .noticed = Noticed::established, .second_card = true},
     "advice EU-8.19 EU-8.16",
     "chance_missed claimed_too_late"},
    {"EU-8.20 both sides",
     {},
     {.what = What::several_revokes, .both = true},
     "redeal EU-8.20 EU-8.1",
     "both_revoked same_dealer"},
    {"EU-8.20 one side more than once",
     {},
     {.what = What::several_revokes, .who = seat(3)},
     "replaces_score EU-8.20 EU-8.16 EU-8.1 | EU-8.16 side0 +2 table -2",
     "hand_ends"},
    {"EU-8.20 boston, two against one",
     kBoston,
     {.what = What::several_revokes, .who = seat(3), .revokes = 2, .revokes_against = 1},
     "lines EU-8.20 EU-8.16 EU-8.1 | EU-8.20 side0 +3 table -3",
     "revokes_left scored_as_well"},
    {"EU-8.20 boston, one against two in a lone hand",
     kBoston,
     {.what = What::several_revokes,
      .who = seat(3),
      .revokes = 1,
      .revokes_against = 2,
      .lone = true},
     "lines EU-8.20 EU-8.16 EU-8.1 | EU-8.20 side1 +5 table -5",
     "revokes_left scored_as_well"},
    {"EU-8.20 boston, two of one side",
     kBoston,
     {.what = What::several_revokes, .who = seat(3), .revokes = 2, .revokes_against = 0},
     "lines EU-8.20 EU-8.16 EU-8.1 | EU-8.20 side0 +6 table -6",
     "revokes_left scored_as_well"},
    {"EU-8.20 boston, equal",
     kBoston,
     {.what = What::several_revokes, .who = seat(3), .revokes = 2, .revokes_against = 2},
     "advice EU-8.20 EU-8.16",
     "revokes_cancel"},
    {"EU-8.31 not mended but proved",
     kLaid,
     {.what = What::revoke, .noticed = Noticed::in_time, .who = seat(3)},
     "replaces_score EU-8.16 EU-8.31 EU-8.1 | EU-8.16 side0 +2 table -2",
     "hand_ends"},
};

const Row kPlaying[] = {
    {"EU-8.21 all have played",
     {},
     {.what = What::lead_out_of_turn, .all_played = true},
     "advice EU-8.21",
     "lead_stands"},
    {"EU-8.21 exposed",
     {},
     {.what = What::lead_out_of_turn, .who = seat(2), .choice = Choice::exposed},
     "advice EU-8.21 EU-8.25",
     "cards_go_back right_player_leads first_chance"},
    {"EU-8.21 a suit",
     {},
     {.what = What::lead_out_of_turn, .who = seat(2), .choice = Choice::suit},
     "advice EU-8.21",
     "cards_go_back suit_of_side"},
    {"EU-8.22 exposed",
     kCalled,
     {.what = What::lead_out_of_turn,
      .who = seat(2),
      .offender_alone = true,
      .choice = Choice::exposed},
     "advice EU-8.22 EU-8.21 EU-8.25",
     "cards_go_back right_player_leads when_called"},
    {"EU-8.22 a suit",
     {},
     {.what = What::lead_out_of_turn,
      .who = seat(2),
      .offender_alone = true,
      .choice = Choice::suit},
     "advice EU-8.22 EU-8.21",
     "cards_go_back suit_of_lone_player"},
    {"EU-8.23 after his partner",
     {},
     {.what = What::play_out_of_turn},
     "advice EU-8.23",
     "counts_in_turn"},
    {"EU-8.23 before his partner",
     {},
     {.what = What::play_out_of_turn, .partner_skipped = true, .who = seat(1)},
     "advice EU-8.23",
     "counts_in_turn may_direct"},
    {"EU-8.23 without following suit",
     {},
     {.what = What::play_out_of_turn, .partner_skipped = true, .who = seat(1), .breaks_suit = true},
     "advice EU-8.23 EU-8.15 EU-8.25",
     "breaks_suit stays_face_up first_chance may_direct"},
    {"EU-8.23 without following suit, when called",
     kCalled,
     {.what = What::play_out_of_turn, .who = seat(1), .breaks_suit = true},
     "advice EU-8.23 EU-8.15 EU-8.25",
     "breaks_suit stays_face_up when_called"},
    {"EU-8.23 without following suit, a lone player",
     {},
     {.what = What::play_out_of_turn, .who = seat(1), .offender_alone = true, .breaks_suit = true},
     "advice EU-8.23 EU-8.15 EU-8.26",
     "breaks_suit lone_takes_up"},
    {"EU-8.23 without following suit, laid is played",
     kLaid,
     {.what = What::play_out_of_turn, .breaks_suit = true},
     "advice EU-8.23 EU-8.31",
     "counts_in_turn breaks_suit_laid"},
    {"EU-8.24 on the floor",
     {},
     {.what = What::exposed_card, .how = How::on_the_floor},
     "advice EU-8.24",
     "fell_on_the_floor"},
    {"EU-8.24 named",
     {},
     {.what = What::exposed_card, .how = How::named},
     "advice EU-8.24 EU-8.30",
     "only_named"},
    {"EU-8.24 two at once",
     {},
     {.what = What::exposed_card, .how = How::two_at_once, .who = seat(3)},
     "advice EU-8.25 EU-8.24",
     "says_which stays_face_up first_chance else_a_revoke"},
    {"EU-8.25 first_chance",
     {},
     {.what = What::exposed_card, .how = How::shown, .who = seat(3)},
     "advice EU-8.25 EU-8.24",
     "stays_face_up first_chance else_a_revoke"},
    {"EU-8.25 when_called",
     kCalled,
     {.what = What::exposed_card, .how = How::shown, .who = seat(3)},
     "advice EU-8.25 EU-8.24",
     "stays_face_up when_called else_a_revoke"},
    {"EU-8.26 lone player",
     {},
     {.what = What::exposed_card, .how = How::shown, .who = seat(3), .offender_alone = true},
     "advice EU-8.26 EU-8.24",
     "lone_takes_up"},
    {"EU-8.27 five tricks",
     {},
     {.what = What::sitting_out_shows, .who = seat(0), .tricks = 5},
     "replaces_score EU-8.27 EU-8.1 | EU-8.27 side0 +2 table -2",
     "two_at_most"},
    {"EU-8.27 four tricks",
     {},
     {.what = What::sitting_out_shows, .who = seat(0), .tricks = 4},
     "advice EU-8.27",
     "two_at_most changes_nothing"},
    {"EU-8.27 three tricks",
     {},
     {.what = What::sitting_out_shows, .who = seat(0), .tricks = 3},
     "advice EU-8.27",
     "two_at_most changes_nothing"},
    {"EU-8.27 two tricks",
     {},
     {.what = What::sitting_out_shows, .who = seat(0), .tricks = 2},
     "replaces_score EU-8.27 EU-8.1 | EU-8.27 side1 +4 table -4",
     "two_at_most"},
    {"EU-8.27 lone defender, two tricks",
     {},
     {.what = What::sitting_out_shows, .who = seat(0), .defence = true, .tricks = 2},
     "replaces_score EU-8.27 EU-8.1 | EU-8.27 side0 +2 table -2",
     "two_at_most"},
    {"EU-8.27 lone defender, three tricks",
     {},
     {.what = What::sitting_out_shows, .who = seat(0), .defence = true, .tricks = 3},
     "advice EU-8.27",
     "two_at_most changes_nothing"},
    {"EU-8.27 lone defender, five tricks",
     {},
     {.what = What::sitting_out_shows, .who = seat(0), .defence = true, .tricks = 5},
     "advice EU-8.27",
     "two_at_most changes_nothing"},
    {"EU-8.28 five points",
     {},
     {.what = What::thrown_in, .who = seat(1)},
     "replaces_score EU-8.28 EU-8.1 | EU-8.28 side0 +5 table -5",
     "hand_ends"},
    {"EU-8.28 the lone maker goes on",
     {},
     {.what = What::thrown_in, .who = seat(1), .play_on = true},
     "advice EU-8.28 EU-8.25",
     "rest_played_out thrown_cards_exposed"},
    {"EU-8.28 the lone maker goes on against a lone defender",
     {},
     {.what = What::thrown_in, .who = seat(1), .offender_alone = true, .play_on = true},
     "advice EU-8.28 EU-8.26",
     "rest_played_out lone_cards"},
    {"EU-8.29 agreed",
     {},
     {.what = What::claim_rest, .agreed = true},
     "advice EU-8.29",
     "claim_agreed"},
    {"EU-8.29 not agreed",
     {},
     {.what = What::claim_rest, .who = seat(2), .hand_thrown_in = true},
     "advice EU-8.29 EU-8.25",
     "claim_played_out cards_exposed"},
    {"EU-8.29 not agreed, lone player",
     {},
     {.what = What::claim_rest, .who = seat(2), .offender_alone = true},
     "advice EU-8.29 EU-8.26",
     "claim_played_out lone_cards"},
    {"EU-8.29 two_points, thrown in",
     {.claim_rest = Rules::ClaimRest::two_points},
     {.what = What::claim_rest, .who = seat(2), .hand_thrown_in = true},
     "replaces_score EU-8.29 EU-8.1 | EU-8.29 side1 +2 table -2",
     "hand_ends"},
    {"EU-8.29 two_points, only claimed",
     {.claim_rest = Rules::ClaimRest::two_points},
     {.what = What::claim_rest, .who = seat(2)},
     "advice EU-8.29 EU-8.25",
     "claim_played_out cards_exposed"},
    {"EU-8.30 the first time",
     {},
     {.what = What::table_talk, .who = seat(2), .times = 1},
     "advice EU-8.30",
     "warned gets_next_time"},
    {"EU-8.30 the second time",
     {},
     {.what = What::table_talk, .who = seat(2), .times = 2},
     "lines EU-8.30 EU-8.1 | EU-8.30 side1 +2 table -2",
     "warned_before"},
    {"EU-8.30 without points, the first time",
     kNoTalk,
     {.what = What::table_talk, .who = seat(2), .times = 1},
     "advice EU-8.30",
     "warned"},
    {"EU-8.30 without points, the second time",
     kNoTalk,
     {.what = What::table_talk, .who = seat(2), .times = 2},
     "advice EU-8.30",
     "warned_before no_points"},
    {"EU-8.31 off",
     {},
     {.what = What::card_taken_back},
     "advice EU-8.31",
     "taken_back_where_said lawful_card_stays"},
    {"EU-8.31 on", kLaid, {.what = What::card_taken_back}, "advice EU-8.31", "laid_is_played"},
    {"EU-8.32 in time", {}, {.what = What::score_error}, "advice EU-8.32", "error_mended"},
    {"EU-8.32 too late",
     {},
     {.what = What::score_error, .next_turned_up = true},
     "advice EU-8.32",
     "score_stands"},
    {"EU-8.32 both sides agree",
     {},
     {.what = What::score_error, .next_turned_up = true, .agreed = true},
     "advice EU-8.32",
     "error_mended"},
    {"EU-8.33",
     {},
     {.what = What::trick_looked_at},
     "advice EU-8.33 EU-4.7",
     "trick_closed searched_at_the_end"},
    {"EU-8.1 anything else", {}, {.what = What::other}, "advice EU-8.1", "no_rule all_agree"},
};

TEST(EuchreRulings, of_the_deal) { expect_all(kDealing, table()); }
TEST(EuchreRulings, of_the_auction) { expect_all(kAuction, table()); }
/// Answers that nobody asked for may stand there, and change nothing.
TEST(EuchreRulings, answers_besides_are_no_answers) {
  const Carry carry = start({}, 4);
  const Incident second{.what = Incident::What::revoke,
                        .noticed = Incident::Noticed::established,
                        .second_card = true};
  EXPECT_TRUE(has_error(validate({}, carry, second)));  // whose revoke it is, is still to be told
  const Rules counted{.misdeal = Rules::Misdeal::lost_at_second};
  const Incident other{.what = Incident::What::wrong_number,
                       .stage = Incident::Stage::before_first_lead,
                       .who = seat(1),
                       .picked_up = true};
  EXPECT_TRUE(has_error(validate(counted, carry, other)));  // and so is the how-manieth it was
}

TEST(EuchreRulings, of_revokes) { expect_all(kRevokes, table()); }
TEST(EuchreRulings, of_the_play) { expect_all(kPlaying, table()); }

TEST(EuchreRulings, words_name_who_chooses_and_who_is_bound) {
  using Words = std::vector<Message>;
  const auto words = [](const Incident& i) {
    const Decision decision = rule_on({}, table(), i);
    return Words(decision.words.begin(), decision.words.end());
  };
  EXPECT_EQ(words({.what = What::call_after_pass, .who = seat(1)}),
            (Words{{"euchre.ruling.has_no_call", {seat(1)}},
                   {"euchre.ruling.partner_passes", {seat(3)}},
                   {"euchre.ruling.may_let_stand", {Side{0}}}}));
  EXPECT_EQ(words({.what = What::lead_out_of_turn, .who = seat(2), .choice = Choice::suit}),
            (Words{{"euchre.ruling.cards_go_back"},
                   {"euchre.ruling.suit_of_side", {seat(2), seat(0), Side{1}}}}));
  EXPECT_EQ(words({.what = What::turned_down_early}),
            (Words{{"euchre.ruling.stays_down", {seat(2), seat(0)}},
                   {"euchre.ruling.turn_remains", {Side{1}}}}));
}

TEST(EuchreRulings, score_of_nought_can_lose_nothing) {
  const Decision decision = rule_on(
      kDeduct, {.balances = {0, 9}, .dealer = seat(0)},
      {.what = What::revoke, .noticed = Noticed::established, .who = seat(2), .deduct = true});
  EXPECT_EQ(told(decision), "replaces_score EU-8.16 EU-8.1 | EU-8.16");
}

using Places = std::vector<std::string>;
Places missing(const Rules& rules, const Incident& incident) {
  Places places;
  for (const Finding& f : validate(rules, table(), incident)) {
    EXPECT_EQ(f.message.key, "finding.missing");
    places.push_back(f.place);
  }
  return places;
}

using Gathered = Incident::Gathered;
using Said = Incident::Said;

constexpr auto kNatural = Rules{.natural_trump = true};
constexpr auto kStuck = Rules{.stick_the_dealer = true};
constexpr auto kForfeit = Rules{.stick_the_dealer = true, .dealer_forfeit = true};
constexpr auto kMandatory = Rules{.exchange = Rules::Exchange::mandatory};

const Row kLeftToTheTable[] = {
    {"EU-8.33 a trick that is not turned",
     {},
     {.what = What::trick_looked_at, .not_turned = true},
     "advice EU-8.33 EU-4.7",
     "all_may_see"},
    {"EU-8.33 to prove a revoke",
     {},
     {.what = What::trick_looked_at, .for_proof = true},
     "advice EU-8.33 EU-8.17",
     "searched_at_the_end"},
    {"EU-8.35 any hand may call",
     {},
     {.what = What::no_natural_trump},
     "advice EU-8.35 EU-3.8",
     "any_hand_may_call"},
    {"EU-8.35 before the first lead",
     kNatural,
     {.what = What::no_natural_trump, .stage = Stage::before_first_lead, .who = seat(0)},
     "advice EU-8.35 EU-7.16 EU-8.8",
     "call_counts_as_pass partner_passes auction_goes_on"},
    {"EU-8.35 played, and his side would score",
     kNatural,
     {.what = What::no_natural_trump,
      .stage = Stage::over,
      .who = seat(0),
      .offender_scores = true},
     "replaces_score EU-8.35 EU-7.16 EU-8.14 EU-8.1 | EU-8.35 side1 +2 table -2",
     "deal_stands scores_nothing"},
    {"EU-8.35 played, and the others score too",
     kNatural,
     {.what = What::no_natural_trump, .stage = Stage::over, .who = seat(0), .lone = true},
     "lines EU-8.35 EU-7.16 EU-8.14 EU-8.1 | EU-8.35 side1 +4 table -4",
     "deal_stands scores_nothing"},
    {"EU-8.36 the dealer may pass",
     {},
     {.what = What::stuck_dealer_passes},
     "advice EU-8.36 EU-3.4",
     "dealer_may_pass"},
    {"EU-8.36 he names a suit now",
     kStuck,
     {.what = What::stuck_dealer_passes},
     "advice EU-8.36 EU-7.7",
     "dealer_names"},
    {"EU-8.36 or gives the point",
     kForfeit,
     {.what = What::stuck_dealer_passes},
     "advice EU-8.36 EU-7.7 EU-7.20",
     "dealer_names or_gives_a_point"},
    {"EU-8.36 the hands are mixed",
     kStuck,
     {.what = What::stuck_dealer_passes, .mixed = true},
     "replaces_score EU-8.36 EU-5.6 EU-8.1 | EU-8.36 side1 +2 table -2",
     "hands_mixed hand_ends"},
    {"EU-8.36 where he may give a point it costs no more",
     kForfeit,
     {.what = What::stuck_dealer_passes, .mixed = true},
     "replaces_score EU-8.36 EU-7.20 EU-8.1 | EU-8.36 side1 +1 table -1",
     "hands_mixed hand_ends"},
    {"EU-8.37 before the first lead",
     {},
     {.what = What::wrong_exchange, .stage = Stage::before_first_lead},
     "advice EU-8.37 EU-3.7",
     "exchange_undone exchange_done_right"},
    {"EU-8.37 the dealer has to take it",
     kMandatory,
     {.what = What::wrong_exchange, .stage = Stage::before_first_lead},
     "advice EU-8.37 EU-7.13",
     "exchange_undone exchange_done_right"},
    {"EU-8.37 after it",
     {},
     {.what = What::wrong_exchange, .stage = Stage::later, .who = seat(1)},
     "lines EU-8.37 EU-3.7 EU-8.14 EU-8.1 | EU-8.37 side0 +2 table -2",
     "deal_stands scores_nothing"},
    {"EU-8.38 he had none",
     {},
     {.what = What::none_left},
     "advice EU-8.38 EU-8.15",
     "may_be_asked"},
    {"EU-8.38 the trick was turned since",
     {},
     {.what = What::none_left, .who = seat(3), .held = true},
     "advice EU-8.15 EU-8.25 EU-8.38",
     "follows_suit stays_face_up first_chance may_change_card"},
    {"EU-8.38 he said that he had none, or his side has played on",
     {},
     {.what = What::none_left, .who = seat(3), .held = true, .played_on = true},
     "replaces_score EU-8.16 EU-8.1 EU-8.38 | EU-8.16 side0 +2 table -2",
     "hand_ends"},
    {"EU-8.39 nothing was led since",
     {},
     {.what = What::wrong_taker, .gathered = Gathered::not_led_on},
     "advice EU-8.39 EU-4.3",
     "goes_to_winner winner_leads"},
    {"EU-8.39 the wrong side has led",
     {},
     {.what = What::wrong_taker, .gathered = Gathered::led_on},
     "advice EU-8.39 EU-4.3 EU-8.21",
     "goes_to_winner led_by_the_wrong"},
    {"EU-8.39 tricks were played since",
     {},
     {.what = What::wrong_taker, .gathered = Gathered::played_on},
     "advice EU-8.39 EU-4.3",
     "goes_to_winner tricks_since_stand"},
    {"EU-8.39 the cards are mixed",
     {},
     {.what = What::wrong_taker, .gathered = Gathered::mixed},
     "advice EU-8.39",
     "pile_stands"},
    {"EU-8.40 its cards are known",
     {},
     {.what = What::winner_disputed, .found = true},
     "advice EU-8.40 EU-4.3",
     "trick_opened"},
    {"EU-8.40 nobody can show it",
     {},
     {.what = What::winner_disputed},
     "advice EU-8.40",
     "led_next_won"},
    {"EU-8.41 a fault",
     {},
     {.what = What::onlooker, .said = Said::fault},
     "advice EU-8.41 EU-8.1",
     "fault_counts"},
    {"EU-8.41 what to play",
     {},
     {.what = What::onlooker, .said = Said::advice},
     "advice EU-8.41",
     "as_if_unsaid onlooker_silent"},
    {"EU-8.41 a card, before the first lead",
     {},
     {.what = What::onlooker,
      .stage = Stage::before_first_lead,
      .said = Said::cards,
      .redeal_asked = true},
     "redeal EU-8.41 EU-8.1",
     "same_dealer onlooker_silent"},
    {"EU-8.41 nobody asks",
     {},
     {.what = What::onlooker, .stage = Stage::before_turn_up, .said = Said::cards},
     "advice EU-8.41",
     "as_if_unsaid onlooker_silent"},
    {"EU-8.41 a card, after it",
     {},
     {.what = What::onlooker,
      .stage = Stage::first_trick,
      .said = Said::cards,
      .redeal_asked = true},
     "advice EU-8.41",
     "as_if_unsaid onlooker_silent"},
};

TEST(EuchreRulings, of_what_the_sources_leave_to_the_table) {
  expect_all(kLeftToTheTable, table());
}

TEST(EuchreIncident, every_answer_that_is_missing_is_found_at_its_place) {
  EXPECT_EQ(missing({}, {}), (Places{"/what"}));
  EXPECT_EQ(missing({}, {.what = What::misdeal}), (Places{"/stage"}));
  EXPECT_EQ(missing({}, {.what = What::revoke}), (Places{"/noticed"}));
  EXPECT_EQ(missing({}, {.what = What::lead_out_of_turn}), (Places{"/who", "/choice"}));
  EXPECT_EQ(missing({}, {.what = What::table_talk}), (Places{"/who", "/times"}));
  EXPECT_EQ(missing(kBoston, {.what = What::several_revokes}),
            (Places{"/who", "/revokes", "/revokes_against"}));
  EXPECT_EQ(missing({}, {.what = What::sitting_out_shows}), (Places{"/who", "/tricks"}));
  EXPECT_EQ(missing({}, {.what = What::other}), Places{});
}

TEST(EuchreIncident, numbers_out_of_range_and_the_rightful_dealer_are_refused) {
  const auto refused = [](const Incident& incident) {
    Places places;
    for (const Finding& f : validate({}, table(), incident))
      places.push_back(f.place + ' ' + to_string(f.rule));
    return places;
  };
  EXPECT_EQ(refused({.what = What::table_talk, .who = seat(4), .times = 0}),
            (Places{"/who EU-8.1", "/times EU-8.1"}));
  EXPECT_EQ(refused({.what = What::sitting_out_shows, .who = seat(0), .tricks = 6}),
            (Places{"/tricks EU-8.27"}));
  EXPECT_EQ(refused({.what = What::deal_out_of_turn, .stage = Stage::later, .who = seat(2)}),
            (Places{"/who EU-8.6"}));
  EXPECT_EQ(refused({.what = What::wrong_exchange, .stage = Stage::before_turn_up}),
            (Places{"/stage EU-8.37"}));
}

/// Found after the third trick, by who had it: EU-8.14 as a part of EU-8.20.
Incident wrong_number(int who, bool offender_scores) {
  return {.what = What::wrong_number,
          .stage = Stage::later,
          .who = seat(who),
          .offender_scores = offender_scores};
}

TEST(EuchreTogether, wrong_numbers_of_both_sides_are_dealt_again_whoever_would_have_scored) {
  const auto both = rule_together({}, table(), {{wrong_number(0, true), wrong_number(1, false)}});
  ASSERT_TRUE(both);
  EXPECT_EQ(told(*both), "redeal EU-8.20 EU-8.1");
}

TEST(EuchreTogether, wrong_number_of_one_side_is_part_of_one_of_each) {
  const Incident each{.what = What::wrong_number, .stage = Stage::later, .both = true};
  for (const auto& told :
       {std::array{each, wrong_number(0, true)}, std::array{wrong_number(0, false), each}}) {
    const auto both = rule_together({}, table(), told);
    ASSERT_TRUE(both);
    EXPECT_EQ(tests::told(*both), "redeal EU-8.20 EU-8.1");
  }
}

TEST(EuchreTogether, wrong_number_and_a_revoke_of_the_other_side_cancel) {
  const Incident revoke{.what = What::revoke, .noticed = Noticed::established, .who = seat(1)};
  const auto both = rule_together({}, table(), {{wrong_number(0, false), revoke}});
  ASSERT_TRUE(both);
  EXPECT_EQ(told(*both), "redeal EU-8.20 EU-8.1");
}

TEST(EuchreIncident, every_kind_is_settled_by_a_clause_of_its_own) {
  tests::expect_a_clause_each<Game>();
}

/// Rules that differ from the default by one option of chapter 8, and some that differ by more.
std::vector<Rules> all_rules() {
  std::vector<Rules> all{Rules{}};
  for (const auto& option : options()) {
    if (option.rule.chapter != 8) continue;
    const int most = option.kind == Kind::choice ? static_cast<int>(option.choices.size()) - 1
                     : option.kind == Kind::flag ? 1
                                                 : option.max;
    for (int n = 0; n <= most; n += option.step) option.set(all.emplace_back(), {n});
  }
  for (const auto& revoke : {Rules::Revoke::add_or_deduct, Rules::Revoke::boston})
    all.push_back({.revoke = revoke,
                   .revoke_claim = Rules::RevokeClaim::cut,
                   .wrong_claim = 2,
                   .revoke_chance = Rules::RevokeChance::first,
                   .laid_is_played = true});
  return all;
}

/// What can be answered: every choice and flag, and the numbers that matter.
std::vector<Value> answers(const IncidentRow& row) {
  std::vector<Value> all;
  const int most = row.kind == Kind::choice ? static_cast<int>(row.choices.size()) - 1
                   : row.kind == Kind::flag ? 1
                                            : std::min(row.max, 5);
  for (int n = row.min; n <= most; ++n) all.push_back({n});
  return all;
}

bool may_move(Account account) {
  return account.kind == Account::Kind::side || account == Account::table();
}

TEST(EuchreRulings, whatever_is_answered_is_settled_with_six_questions_at_most) {
  int settled = 0;
  for (const Rules& rules : all_rules())
    tests::every_incident<Game>(
        rules, table(), answers, [&](const Incident& incident, const auto& asked) {
          ASSERT_LE(asked.size(), 6U)
              << incident_form()[0].choices[static_cast<std::size_t>(*incident.what)];
          if (has_error(validate(rules, table(), incident))) {
            EXPECT_TRUE(incident.what == What::deal_out_of_turn ||
                        incident.stage == Stage::before_turn_up);
            return;
          }
          tests::expect_sound(rule_on(rules, table(), incident), may_move);
          ++settled;
        });
  EXPECT_GT(settled, 5000);
}

TEST(EuchreRulings, no_question_is_asked_in_vain) {
  tests::expect_no_idle_question<Game>(all_rules(), table(), answers);
}

}  // namespace
}  // namespace spadille::euchre
