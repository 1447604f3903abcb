// What the rules of Quadrille say about irregularities. Tables: longer than most files.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/quadrille/quadrille.h"
#include "tests/support/rulings.h"

namespace spadille::quadrille {
namespace {

using What = Incident::What;
using Noticed = Incident::Noticed;
using Role = Incident::Role;
using Choice = Incident::Choice;
using Texts = std::vector<std::string>;

constexpr Seat kWho = seat(3);
constexpr Seat kDealer = seat(1);

/// Eight lie in the pool, so that it is twelve with the antes.
Carry evening() { return {.balances = {-5, -1, -1, -1}, .pool = 8, .dealer = kDealer}; }

/// "lines QU-8.16 QU-8.1 QU-5.14: goes_on pays_beast / QU-8.16 seat3 -12 pool 12".
std::string told(const Decision& decision) {
  std::string text = tests::text_of(decision.ruling.effect);
  for (const RuleId clause : decision.clauses) text += ' ' + to_string(clause);
  text += ':';
  for (const Message& message : decision.words) text += ' ' + tests::short_key(message);
  for (const Line& line : decision.ruling.lines) {
    text += " / " + to_string(line.rule) + ' ' + tests::short_key(line.message);
    for (const Account account : accounts(evening()))
      if (const int amount = total(line, account); amount != 0)
        text += ' ' + to_string(account) + ' ' + std::to_string(amount);
  }
  return text;
}

/// What a finding is about, or the decision where there is none.
std::string ruled(const Rules& rules, const Incident& incident) {
  std::string text;
  for (const Finding& f : validate(rules, evening(), incident))
    text += f.place + ' ' + to_string(f.rule) + ' ' + std::string(f.message.key) + ' ';
  return text.empty() ? told(rule_on(rules, evening(), incident)) : text;
}

struct Row {
  const char* what;
  Rules rules;
  Incident incident;
  std::string expected;
};

void expect_rulings(std::span<const Row> rows) {
  for (const Row& row : rows) EXPECT_EQ(ruled(row.rules, row.incident), row.expected) << row.what;
}

const Rules kNotLast{.faced_card = Rules::FacedCard::not_last};
const Rules kPasses{.bid_out_of_turn = Rules::BidOutOfTurn::passes};
const Rules kIfHarmful{.seen_card = Rules::SeenCard::if_harmful};
const Rules kGivenUp{.revoked_trick = Rules::RevokedTrick::given_up};
const Rules kOnLead{.look_at_tricks = Rules::LookAtTricks::on_lead};
const Rules kOwnKing{.call_own_king = true};
const Rules kFourKings{.call_queen = Rules::CallQueen::four_kings};
const Rules kAnyTime{.claim_limit = Rules::ClaimLimit::none};

TEST(QuadrilleRulings, a_bad_deal_is_dealt_again_until_somebody_speaks) {
  const std::string again_2 = "redeal QU-8.2 QU-6.3: deal_again no_pay";
  const std::string again_5 = "redeal QU-8.5 QU-6.3: deal_again no_pay";
  const Row rows[] = {
      {"QU-8.2 before the first bid",
       {},
       {.what = What::faced_card, .noticed = Noticed::before_bid},
       again_2},
      {"QU-8.2 after it",
       {},
       {.what = What::faced_card, .noticed = Noticed::in_auction},
       "advice QU-8.2: deal_stands"},
      {"QU-8.2 any card, the last too",
       {},
       {.what = What::faced_card, .last_card = true, .noticed = Noticed::before_bid},
       again_2},
      {"QU-8.2 not_last, the last",
       kNotLast,
       {.what = What::faced_card, .last_card = true},
       "advice QU-8.2: last_card"},
      {"QU-8.2 not_last, another",
       kNotLast,
       {.what = What::faced_card, .noticed = Noticed::before_bid},
       again_2},
      {"QU-8.2 not_last, another, too late",
       kNotLast,
       {.what = What::faced_card, .noticed = Noticed::next_deal},
       "advice QU-8.2: deal_stands"},
      {"QU-8.3",
       {},
       {.what = What::wrong_count},
       "redeal QU-8.3 QU-6.3: deal_again bids_do_not_count"},
      {"QU-8.5 before the first bid",
       {},
       {.what = What::other_packets, .noticed = Noticed::before_bid},
       again_5},
      {"QU-8.5 after it",
       {},
       {.what = What::other_packets, .noticed = Noticed::in_auction},
       "advice QU-8.5: deal_stands"},
      {"QU-8.6 before the first bid",
       {},
       {.what = What::wrong_dealer, .noticed = Noticed::before_bid},
       "redeal QU-8.6 QU-6.3: right_dealer no_pay"},
      {"QU-8.6 in the play",
       {},
       {.what = What::wrong_dealer, .noticed = Noticed::in_play},
       "advice QU-8.6: who_dealt turn_goes_on"},
      {"QU-8.7 before the deal is over",
       {},
       {.what = What::bad_pack, .noticed = Noticed::in_play},
       "redeal QU-8.7 QU-6.3: good_pack settled_stands"},
      {"QU-8.7 when it is over",
       {},
       {.what = What::bad_pack, .noticed = Noticed::after_play},
       "advice QU-8.7: pack_too_late"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, eleven_cards_cost_a_beast_after_the_new_deal) {
  const Incident eleven{.what = What::played_with_eleven, .who = kWho, .noticed = Noticed::in_play};
  Incident twice = eleven;
  twice.already_beasted = true;
  Incident stands = eleven;
  stands.let_stand = true;
  Incident later = eleven;
  later.noticed = Noticed::next_deal;
  Incident proved = later;
  proved.proved = true;
  const Row rows[] = {
      {"QU-8.4 in the play",
       {},
       eleven,
       "redeal QU-8.4 QU-6.3 QU-8.1 QU-5.14: deal_again pays_after_new_deal / "
       "QU-8.4 beast_eleven seat3 -12 pool 12"},
      {"QU-8.4 who is beasted already",
       {},
       twice,
       "redeal QU-8.4 QU-6.3 QU-8.1: deal_again one_beast"},
      {"QU-8.4 the other side lets the deal stand",
       {},
       stands,
       "lines QU-8.4 QU-8.1 QU-5.14: eleven_stands pays_beast / "
       "QU-8.4 beast_eleven seat3 -12 pool 12"},
      {"QU-8.4 in the next deal", {}, later, "advice QU-8.29 QU-8.4: not_proved"},
      {"QU-8.4 proved in the next deal",
       {},
       proved,
       "lines QU-8.29 QU-8.4 QU-8.1 QU-5.14: deal_corrected pays_claimed / "
       "QU-8.4 beast_eleven seat3 -12 pool 12"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, an_ante_is_counted_whenever_it_is_paid) {
  const Row rows[] = {
      {"QU-8.8 in the deal",
       {},
       {.what = What::ante_forgotten, .who = kWho, .noticed = Noticed::in_play},
       "advice QU-8.8 QU-2.2: ante_now ante_counted"},
      {"QU-8.8 after it",
       {},
       {.what = What::ante_forgotten, .who = kWho, .noticed = Noticed::after_play},
       "advice QU-8.8 QU-2.2: ante_after ante_counted"},
      {"QU-8.8 is never too late",
       {},
       {.what = What::ante_forgotten, .who = kWho, .noticed = Noticed::later},
       "advice QU-8.8 QU-2.2: ante_after ante_counted"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, the_auction_goes_back_to_a_bid_that_cannot_be) {
  const Row rows[] = {
      {"QU-8.9 void",
       {},
       {.what = What::bid_out_of_turn, .who = kWho},
       "advice QU-8.9: bid_void may_bid"},
      {"QU-8.9 passes",
       kPasses,
       {.what = What::bid_out_of_turn, .who = kWho},
       "advice QU-8.9: bid_void has_passed"},
      {"QU-8.9 another has spoken",
       {},
       {.what = What::bid_out_of_turn, .who = kWho, .spoken_since = true},
       "advice QU-8.9: bid_accepted"},
      {"QU-8.9 passes, another has spoken",
       kPasses,
       {.what = What::bid_out_of_turn, .who = kWho, .spoken_since = true},
       "advice QU-8.9: bid_accepted"},
      {"QU-8.10 too low",
       {},
       {.what = What::bid_not_allowed, .who = kWho, .noticed = Noticed::in_auction},
       "advice QU-8.10 QU-3.2: bid_taken_back bids_more"},
      {"QU-8.10 had passed",
       {},
       {.what = What::bid_not_allowed,
        .who = kWho,
        .had_passed = true,
        .noticed = Noticed::in_auction},
       "advice QU-8.10 QU-3.3: bid_taken_back stays_out"},
      {"QU-8.10 trumps are named",
       {},
       {.what = What::bid_not_allowed, .who = kWho, .noticed = Noticed::before_lead},
       "advice QU-8.10: bid_stands"},
      {"QU-8.11 in turn",
       {},
       {.what = What::trumps_without_bid, .who = kWho},
       "advice QU-8.11 QU-3.2: named_solo others_bid"},
      {"QU-8.11 last",
       {},
       {.what = What::trumps_without_bid, .who = kWho, .spoke_last = true},
       "advice QU-8.11 QU-3.7: named_last"},
      {"QU-8.12", {}, {.what = What::two_trumps}, "advice QU-8.12 QU-3.6: first_suit nobody_pays"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, a_wrong_call_is_mended_before_the_lead_and_played_alone_after_it) {
  const Incident call{.what = What::wrong_call, .who = kWho, .noticed = Noticed::before_lead};
  Incident own = call;
  own.own_king = true;
  Incident led = call;
  led.noticed = Noticed::in_trick;
  Incident over = call;
  over.noticed = Noticed::after_play;
  Incident late = call;
  late.noticed = Noticed::next_deal;
  const std::string again = "advice QU-8.13 QU-3.7: calls_again";
  const std::string alone = "advice QU-8.13: plays_alone like_a_solo";
  const Row rows[] = {
      {"QU-8.13 before the lead", {}, call, again},
      {"QU-8.13 after it", {}, led, alone},
      {"QU-8.13 after the play", {}, over, alone},
      {"QU-8.13 in the next deal", {}, late, "advice QU-8.1 QU-8.13: too_late"},
      {"QU-8.13 no own king is allowed", {}, own, again},
      {"QU-7.12 an own king is", kOwnKing, own, "advice QU-7.12 QU-8.13: own_king like_a_solo"},
      {"QU-7.12 but not the king of trumps", kOwnKing, call, again},
      {"QU-7.11 an own king is", kFourKings, own, "advice QU-7.11 QU-8.13: own_king like_a_solo"},
      {"QU-8.14",
       {},
       {.what = What::silent_spadille},
       "advice QU-8.14 QU-3.5: shows_spadille no_other_penalty"},
      {"QU-8.14 mixed hands",
       {},
       {.what = What::silent_spadille, .mixed = true},
       "redeal QU-8.14 QU-6.3: spadille_mixed no_pay"},
  };
  expect_rulings(rows);
}

Incident revoke(Noticed noticed) { return {.what = What::revoke, .who = kWho, .noticed = noticed}; }

TEST(QuadrilleRulings, a_revoke_costs_a_beast_once_the_trick_is_turned) {
  Incident replay = revoke(Noticed::in_play);
  replay.replay = true;
  Incident twice = revoke(Noticed::in_play);
  twice.already_beasted = true;
  Incident several = revoke(Noticed::after_play);
  several.several = true;
  Incident proved = revoke(Noticed::later);
  proved.proved = true;
  Incident kept_before = proved;
  kept_before.what = What::matador_kept;
  kept_before.trick_won = true;
  const std::string line_16 = " pays_beast / QU-8.16 beast_revoke seat3 -12 pool 12";
  const std::string line_17 = " pays_beast / QU-8.17 beast_revoke seat3 -12 pool 12";
  const Row rows[] = {
      {"QU-8.15 before the trick is turned",
       {},
       revoke(Noticed::in_trick),
       "advice QU-8.15: card_back others_change no_beast"},
      {"QU-8.16 turned",
       {},
       revoke(Noticed::in_play),
       "lines QU-8.16 QU-8.1 QU-5.14: goes_on" + line_16},
      {"QU-8.16 played again", {}, replay, "lines QU-8.16 QU-8.1 QU-5.14: goes_back" + line_16},
      {"QU-8.1 one beast a deal", {}, twice, "advice QU-8.16 QU-8.1: goes_on one_beast"},
      {"QU-8.17 after the play",
       {},
       revoke(Noticed::after_play),
       "lines QU-8.17 QU-8.1 QU-5.14: result_stands" + line_17},
      {"QU-8.17 several", {}, several, "lines QU-8.17 QU-8.1 QU-5.14: from_the_first" + line_17},
      {"QU-8.29 in the next deal",
       {},
       revoke(Noticed::next_deal),
       "advice QU-8.29 QU-8.17: not_proved"},
      {"QU-8.29 proved later",
       {},
       proved,
       "lines QU-8.29 QU-8.17 QU-8.1 QU-5.14: deal_corrected pays_claimed / "
       "QU-8.17 beast_revoke seat3 -12 pool 12"},
      {"QU-8.18 in the trick",
       {},
       {.what = What::matador_kept, .who = kWho, .noticed = Noticed::in_trick},
       "advice QU-8.15 QU-8.18: card_back others_change no_beast"},
      {"QU-8.18 turned",
       {},
       {.what = What::matador_kept, .who = kWho, .noticed = Noticed::in_play},
       "lines QU-8.16 QU-8.1 QU-5.14 QU-8.18: goes_on" + line_16},
      {"QU-8.18 claimed later, where the trick is given up", kGivenUp, kept_before,
       "lines QU-8.29 QU-8.17 QU-8.1 QU-5.14 QU-8.18: deal_corrected pays_claimed "
       "trick_given_up / QU-8.17 beast_revoke seat3 -12 pool 12"},
      {"QU-8.18 it was free",
       {},
       {.what = What::matador_kept, .who = kWho, .might_keep = true},
       "advice QU-8.18 QU-4.3: matador_free"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, a_card_out_of_turn_goes_back_and_can_cost_the_vole) {
  const auto led = [](Choice choice, Role role, bool vole) {
    return Incident{.what = What::out_of_turn,
                    .who = kWho,
                    .noticed = Noticed::in_trick,
                    .choice = choice,
                    .role = role,
                    .vole = vole};
  };
  const Row rows[] = {
      {"QU-8.19 to call",
       {},
       led(Choice::call_card, Role::opponent, false),
       "advice QU-8.19: turn_back card_open"},
      {"QU-8.19 a suit",
       {},
       led(Choice::name_suit, Role::opponent, false),
       "advice QU-8.19: turn_back suit_named"},
      {"QU-8.19 nothing",
       {},
       led(Choice::waive, Role::alone, false),
       "advice QU-8.19: turn_back asks_nothing"},
      {"QU-8.20 two partners",
       {},
       led(Choice::waive, Role::ombres_side, false),
       "advice QU-8.19 QU-8.20: turn_back asks_nothing no_vole"},
      {"QU-8.20 in force",
       {},
       led(Choice::waive, Role::ombres_side, true),
       "advice QU-8.19 QU-8.20: turn_back asks_nothing vole_goes_on"},
      {"QU-8.20 nobody knows yet",
       {},
       led(Choice::waive, Role::unknown, false),
       "advice QU-8.19 QU-8.1 QU-8.20: turn_back any_may_choose asks_nothing no_vole_if"},
      {"QU-8.19 everybody has played",
       {},
       {.what = What::out_of_turn,
        .who = kWho,
        .noticed = Noticed::in_play,
        .role = Role::opponent},
       "advice QU-8.19: trick_stands"},
      {"QU-8.20 everybody has played",
       {},
       {.what = What::out_of_turn,
        .who = kWho,
        .noticed = Noticed::after_play,
        .role = Role::ombres_side},
       "advice QU-8.19 QU-8.20: trick_stands no_vole"},
      {"QU-8.1 in the next deal",
       {},
       {.what = What::out_of_turn, .who = kWho, .noticed = Noticed::next_deal},
       "advice QU-8.1 QU-8.19: too_late"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, a_partner_who_shows_himself_is_beasted_for_a_doubtful_game) {
  const Row rows[] = {
      {"QU-8.21 no doubt",
       {},
       {.what = What::shown_by_card, .who = kWho},
       "advice QU-8.21 QU-8.19 QU-8.20: like_out_of_turn no_vole"},
      {"QU-8.21 in doubt",
       {},
       {.what = What::shown_by_card, .who = kWho, .doubtful = true},
       "lines QU-8.21 QU-8.19 QU-8.20 QU-8.1 QU-5.14: like_out_of_turn no_vole pays_beast / "
       "QU-8.21 beast_shown seat3 -12 pool 12"},
      {"QU-8.21 in doubt, beasted already",
       {},
       {.what = What::shown_by_card, .who = kWho, .doubtful = true, .already_beasted = true},
       "advice QU-8.21 QU-8.19 QU-8.20 QU-8.1: like_out_of_turn no_vole one_beast"},
      {"QU-8.20 a vole in force",
       {},
       {.what = What::shown_by_card, .who = kWho, .vole = true, .doubtful = true},
       "advice QU-8.21 QU-8.19 QU-8.20: like_out_of_turn vole_goes_on"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, a_card_seen_is_played_as_the_table_says) {
  const auto seen = [](Role role, bool harm, bool his_turn) {
    return Incident{
        .what = What::card_seen, .who = kWho, .role = role, .harm = harm, .his_turn = his_turn};
  };
  const std::string soon = "advice QU-8.22: plays_soon no_beast";
  const std::string now = "advice QU-8.22: plays_now no_beast";
  const std::string kept = "advice QU-8.22: keeps_card";
  const std::string back = "advice QU-8.22: ombre_takes_back";
  const Row rows[] = {
      {"QU-8.22 not his turn", {}, seen(Role::opponent, false, false), soon},
      {"QU-8.22 his turn", {}, seen(Role::ombres_side, false, true), now},
      {"QU-8.22 alone", {}, seen(Role::alone, true, true), back},
      {"QU-8.22 if_harmful, no harm", kIfHarmful, seen(Role::unknown, false, true), kept},
      {"QU-8.22 if_harmful, harm", kIfHarmful, seen(Role::opponent, true, false), soon},
      {"QU-8.22 if_harmful, harm, now", kIfHarmful, seen(Role::opponent, true, true), now},
      {"QU-8.22 if_harmful, alone", kIfHarmful, seen(Role::alone, true, false), back},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, a_hand_shown_may_be_called) {
  const auto shown = [](Role role, bool six_won, bool vole) {
    return Incident{
        .what = What::hand_shown, .who = kWho, .role = role, .six_won = six_won, .vole = vole};
  };
  const Row rows[] = {
      {"QU-8.23 an opponent",
       {},
       shown(Role::opponent, false, false),
       "advice QU-8.23: ombre_calls"},
      {"QU-8.23 the ombre's side",
       {},
       shown(Role::ombres_side, false, false),
       "advice QU-8.23 QU-8.20: opponents_call no_vole"},
      {"QU-8.23 alone",
       {},
       shown(Role::alone, false, false),
       "advice QU-8.23 QU-8.20: opponents_call no_vole"},
      {"QU-8.23 in a vole",
       {},
       shown(Role::alone, false, true),
       "advice QU-8.23 QU-8.20: opponents_call vole_goes_on"},
      {"QU-8.23 nobody knows yet",
       {},
       shown(Role::unknown, false, false),
       "advice QU-8.23 QU-8.20: opponents_call no_vole_if"},
      {"QU-8.23 with six tricks",
       {},
       shown(Role::ombres_side, true, false),
       "advice QU-8.23: six_won"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, what_is_said_costs_the_vole_or_a_beast_or_nothing) {
  const auto urged = [](Role role, bool vole) {
    return Incident{.what = What::urging_on, .who = kWho, .role = role, .vole = vole};
  };
  const std::string reproved = "advice QU-8.24 QU-8.26: reproved";
  const Row rows[] = {
      {"QU-8.24", {}, urged(Role::ombres_side, false), "advice QU-8.24 QU-8.20: no_vole"},
      {"QU-8.24 in force",
       {},
       urged(Role::ombres_side, true),
       "advice QU-8.24 QU-8.20: vole_goes_on"},
      {"QU-8.24 nobody knows yet",
       {},
       urged(Role::unknown, false),
       "advice QU-8.24 QU-8.20: no_vole_if"},
      {"QU-8.24 an opponent", {}, urged(Role::opponent, false), reproved},
      {"QU-8.24 alone", {}, urged(Role::alone, false), reproved},
      {"QU-8.25",
       {},
       {.what = What::holding_back, .who = kWho},
       "lines QU-8.25 QU-4.6 QU-8.1 QU-5.14: leader_decides pays_beast / "
       "QU-8.25 beast_held_back seat3 -12 pool 12"},
      {"QU-8.25 beasted already",
       {},
       {.what = What::holding_back, .who = kWho, .already_beasted = true},
       "advice QU-8.25 QU-4.6 QU-8.1: leader_decides one_beast"},
      {"QU-8.25 asked",
       {},
       {.what = What::holding_back, .who = kWho, .answered = true},
       "advice QU-8.25 QU-4.6: answer_is_free"},
      {"QU-8.26", {}, {.what = What::remark, .who = kWho}, "advice QU-8.26: reproved"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, tricks_are_looked_at_and_given_up_as_the_table_says) {
  const auto looks = [](bool his_turn, bool to_lead) {
    return Incident{
        .what = What::looking_at_tricks, .who = kWho, .his_turn = his_turn, .to_lead = to_lead};
  };
  const std::string may = "advice QU-8.27: may_look";
  const std::string may_not = "advice QU-8.27: may_not_look";
  const Row rows[] = {
      {"QU-8.27 on_turn, his turn", {}, looks(true, false), may},
      {"QU-8.27 on_turn, not his turn", {}, looks(false, false), may_not},
      {"QU-8.27 on_lead, third to play", kOnLead, looks(true, false), may_not},
      {"QU-8.27 on_lead, to lead", kOnLead, looks(true, true), may},
      {"QU-8.28 all agree",
       {},
       {.what = What::giving_up, .agreed = true},
       "advice QU-8.28 QU-4.10: play_ends"},
      {"QU-8.28 not all",
       {},
       {.what = What::giving_up},
       "advice QU-8.28 QU-4.10 QU-8.23: to_the_end shown_cards"},
      {"QU-8.32 taken up",
       {},
       {.what = What::stopped_wrongly},
       "advice QU-8.32 QU-4.5 QU-8.23: taken_up shown_cards"},
      {"QU-8.32 mixed",
       {},
       {.what = What::stopped_wrongly, .mixed = true},
       "advice QU-8.32 QU-4.5: tricks_to_others"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, what_was_paid_is_mended_in_its_time) {
  const auto miscounted = [](Noticed noticed) {
    return Incident{.what = What::miscounted, .noticed = noticed};
  };
  const auto claim = [](bool not_dealt, Noticed noticed) {
    return Incident{.what = What::matadors_claim, .not_dealt = not_dealt, .noticed = noticed};
  };
  const std::string matadors = "advice QU-8.31 QU-7.18 QU-5.17: ";
  const Row rows[] = {
      {"QU-8.29 proved",
       {},
       {.what = What::beast_forgotten, .who = kWho, .proved = true},
       "lines QU-8.29 QU-8.1 QU-5.14: deal_corrected pays_claimed / "
       "QU-8.29 beast_forgotten seat3 -12 pool 12"},
      {"QU-8.29 proved, beasted already",
       {},
       {.what = What::beast_forgotten, .who = kWho, .proved = true, .already_beasted = true},
       "advice QU-8.29 QU-8.1: one_beast"},
      {"QU-8.29 not proved",
       {},
       {.what = What::beast_forgotten, .who = kWho},
       "advice QU-8.29: not_proved"},
      {"QU-8.30 at once", {}, miscounted(Noticed::after_play), "advice QU-8.30: made_good"},
      {"QU-8.30 in the next deal", {}, miscounted(Noticed::next_deal), "advice QU-8.30: made_good"},
      {"QU-8.30 after it", {}, miscounted(Noticed::later), "advice QU-8.30: payment_stays"},
      {"QU-8.30 told wrongly",
       {},
       {.what = What::miscounted, .told_wrong = true},
       "advice QU-8.30: stays_told"},
      {"QU-8.30 told wrongly, all agree",
       {},
       {.what = What::miscounted, .told_wrong = true, .agreed = true},
       "advice QU-8.30: told_again"},
      {"QU-8.31 in time", {}, claim(false, Noticed::after_play), matadors + "claim_in_time"},
      {"QU-8.31 too late", {}, claim(false, Noticed::next_deal), matadors + "claim_lost"},
      {"QU-8.31 not dealt", {}, claim(true, Noticed::after_play), matadors + "wrong_claim"},
      {"QU-8.31 not dealt, too late",
       {},
       claim(true, Noticed::next_deal),
       matadors + "wrong_claim_stays"},
      {"QU-7.18 none", kAnyTime, claim(false, Noticed::later), matadors + "claim_in_time"},
      {"QU-7.18 none, not dealt", kAnyTime, claim(true, Noticed::later), matadors + "wrong_claim"},
      {"QU-8.33 in the play",
       {},
       {.what = What::false_accusation, .noticed = Noticed::in_play},
       "advice QU-8.33: accuser_pays_nothing look_at_one"},
      {"QU-8.33 after the play",
       {},
       {.what = What::false_accusation, .noticed = Noticed::after_play},
       "advice QU-8.33: accuser_pays_nothing look_at_all"},
      {"QU-8.33 in the next deal",
       {},
       {.what = What::false_accusation, .noticed = Noticed::next_deal},
       "advice QU-8.33: accuser_pays_nothing"},
      {"QU-8.1", {}, {.what = What::other}, "advice QU-8.1: table_decides"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, words_name_the_players_and_the_counters) {
  const Decision beasted = rule_on({}, evening(), revoke(Noticed::after_play));
  EXPECT_EQ(beasted.words[1], (Message{"quadrille.ruling.pays_beast", {kWho}}));
  EXPECT_EQ(beasted.ruling.lines[0].message,
            (Message{"quadrille.ruling.beast_revoke", {kWho, 12}}));
  const Incident count{.what = What::wrong_count};
  EXPECT_EQ(rule_on({}, evening(), count).words[0], (Message{"quadrille.ruling.deal_again"}));
}

TEST(QuadrilleRulings, after_a_wrong_dealer_deals_whose_turn_would_have_come) {
  const Incident wrong{.what = What::wrong_dealer, .noticed = Noticed::in_play};
  const Rules left{.rotation = Rules::Rotation::left};
  for (const Rules& rules : {Rules{}, left}) {
    const Carry carry = evening();
    const Deal deal{.ombre = seat(0), .contract = Deal::Contract::solo, .tricks = 6};
    const Carry next = advance(rules, carry, deal, score(rules, carry, deal));
    const Decision decision = rule_on(rules, carry, wrong);
    EXPECT_EQ(decision.ruling.dealer, next.dealer);
  }
}

TEST(QuadrilleRulings, a_beast_is_what_the_deal_would_write_for_it) {
  const Rules quarters{.unit_round = Rules::UnitRound::exact};
  const Rules dealer{.ante = Rules::Ante::dealer_4};
  for (const Rules& rules : {Rules{}, quarters, dealer}) {
    Deal deal{.ombre = seat(0), .contract = Deal::Contract::solo, .tricks = 5};
    const ScoreSheet without = score(rules, evening(), deal);
    deal.beasted = {kWho};
    const ScoreSheet with = score(rules, evening(), deal);
    const Decision decision = rule_on(rules, evening(), revoke(Noticed::in_play));
    const Line& line = decision.ruling.lines.at(0);
    for (const Account account : accounts(evening()))
      EXPECT_EQ(total(line, account), total(with, account) - total(without, account));
  }
}

TEST(QuadrilleRulings, what_was_asked_in_time_is_mended_longer) {
  const Row rows[] = {
      {"QU-8.34 he had none", {}, {.what = What::none_left}, "advice QU-8.34 QU-8.1: may_be_asked"},
      {"QU-8.34 nothing was led since",
       {},
       {.what = What::none_left, .who = kWho, .held = true},
       "advice QU-8.15 QU-8.34: card_back others_change no_beast"},
      {"QU-8.34 he said no, or a card was led",
       {},
       {.what = What::none_left, .held = true, .denied = true},
       "advice QU-8.34 QU-8.16 QU-8.17: is_late_revoke"},
  };
  expect_rulings(rows);
}

TEST(QuadrilleRulings, what_no_book_treats) {
  using Gathered = Incident::Gathered;
  using Said = Incident::Said;
  const auto taken = [](Gathered gathered) {
    return Incident{.what = What::wrong_taker, .gathered = gathered};
  };
  const std::string goes_on = "advice QU-8.37: as_if_unsaid onlooker_silent";
  const Row rows[] = {
      {"QU-8.27 to prove a revoke",
       {},
       {.what = What::looking_at_tricks, .for_proof = true},
       "advice QU-8.27 QU-8.33: look_for_proof"},
      {"QU-8.35 nothing was led",
       {},
       taken(Gathered::not_led_on),
       "advice QU-8.35: goes_to_winner winner_leads"},
      {"QU-8.35 the wrong player led",
       {},
       taken(Gathered::led_on),
       "advice QU-8.35 QU-8.19: goes_to_winner led_by_the_wrong"},
      {"QU-8.35 tricks since",
       {},
       taken(Gathered::played_on),
       "advice QU-8.35: goes_to_winner tricks_since_stand"},
      {"QU-8.35 mixed", {}, taken(Gathered::mixed), "advice QU-8.35: pile_stands"},
      {"QU-8.36 its cards are known",
       {},
       {.what = What::winner_disputed, .found = true},
       "advice QU-8.36 QU-8.27: trick_opened"},
      {"QU-8.36 nobody can show it",
       {},
       {.what = What::winner_disputed},
       "advice QU-8.36: led_next_won"},
      {"QU-8.37 a fault",
       {},
       {.what = What::onlooker, .said = Said::fault},
       "advice QU-8.37 QU-8.1: fault_counts"},
      {"QU-8.37 advice", {}, {.what = What::onlooker, .said = Said::advice}, goes_on},
      {"QU-8.37 a card, before the first lead",
       {},
       {.what = What::onlooker,
        .noticed = Noticed::before_lead,
        .said = Said::cards,
        .redeal_asked = true},
       "redeal QU-8.37 QU-6.3: deal_again onlooker_silent"},
      {"QU-8.37 nobody asks",
       {},
       {.what = What::onlooker, .noticed = Noticed::before_bid, .said = Said::cards},
       goes_on},
      {"QU-8.37 a card, after it",
       {},
       {.what = What::onlooker,
        .noticed = Noticed::in_trick,
        .said = Said::cards,
        .redeal_asked = true},
       goes_on},
  };
  expect_rulings(rows);
}

TEST(QuadrilleIncident, every_kind_has_its_clause) {
  tests::expect_a_clause_each<Game>();
  EXPECT_EQ(clause_of(What::revoke), "QU-8.15"_rule);
  EXPECT_EQ(clause_of(What::false_accusation), "QU-8.33"_rule);
  EXPECT_EQ(clause_of(What::other), "QU-8.1"_rule);
}

TEST(QuadrilleIncident, what_cannot_be_told_so_is_found) {
  const auto early = [](What what, Noticed noticed) {
    return Incident{.what = what,
                    .who = kWho,
                    .noticed = noticed,
                    .choice = Choice::waive,
                    .role = Role::alone};
  };
  const std::string missing = " finding.missing ";
  const std::string not_yet = " quadrille.finding.not_yet ";
  const Row rows[] = {
      {"nothing", {}, {}, "/what QU-8.1" + missing},
      {"no such kind", {}, {.what = static_cast<What>(34)}, "/what QU-8.1 finding.range "},
      {"a fifth seat", {}, {.what = What::remark, .who = seat(4)}, "/who QU-8.1 finding.range "},
      {"no such stage",
       {},
       {.what = What::bad_pack, .noticed = static_cast<Noticed>(8)},
       "/noticed QU-8.1 finding.range "},
      {"a revoke of nobody",
       {},
       {.what = What::revoke},
       "/who QU-8.1" + missing + "/noticed QU-8.1" + missing},
      {"a card out of turn, nobody chose",
       {},
       {.what = What::out_of_turn, .who = kWho, .noticed = Noticed::in_trick},
       "/role QU-8.20" + missing + "/choice QU-8.19" + missing},
      {"a card seen of somebody",
       {},
       {.what = What::card_seen, .who = kWho},
       "/role QU-8.20" + missing},
      {"a revoke before the lead",
       {},
       early(What::revoke, Noticed::before_lead),
       "/noticed QU-8.15" + not_yet},
      {"a card out of turn before the lead",
       {},
       early(What::out_of_turn, Noticed::before_lead),
       "/noticed QU-8.19" + not_yet},
      {"a wrong call in the auction",
       {},
       early(What::wrong_call, Noticed::in_auction),
       "/noticed QU-8.13" + not_yet},
      {"a bid before the first bid",
       {},
       early(What::bid_not_allowed, Noticed::before_bid),
       "/noticed QU-8.10" + not_yet},
      {"a payment before the end",
       {},
       early(What::miscounted, Noticed::in_play),
       "/noticed QU-8.30" + not_yet},
      {"a claim before the end",
       {},
       early(What::matadors_claim, Noticed::in_play),
       "/noticed QU-8.31" + not_yet},
  };
  expect_rulings(rows);
}

TEST(QuadrilleIncident, finding_names_the_stages_that_can_be) {
  const Incident early{.what = What::matadors_claim, .noticed = Noticed::in_play};
  EXPECT_EQ(validate({}, evening(), early),
            (Findings{{.place = "/noticed",
                       .given = "in_play",
                       .message = {"quadrille.finding.not_yet"},
                       .rule = "QU-8.31"_rule,
                       .expected = "after_play | next_deal | later"}}));
}

TEST(QuadrilleIncident, a_pool_beyond_all_pools_is_found) {
  Carry carry = evening();
  carry.pool = kMostPool - 3;
  const Findings findings = validate({}, carry, revoke(Noticed::in_play));
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings[0].message.key, "quadrille.finding.pool_too_large");
  carry.pool = kMostPool - 4;
  EXPECT_EQ(validate({}, carry, revoke(Noticed::in_play)), Findings{});
}

/// All values of a row, or of a flag both.
std::vector<Value> answers(const IncidentRow& row) {
  if (row.kind == Kind::flag) return {{}, {1}};
  std::vector<Value> all;
  for (int n = 0; n < 64; ++n)
    if (row.accepts(n)) all.push_back({n});
  return all;
}

template <typename Use>
void every_incident(const Rules& rules, const Use& use) {
  // What the book answers nobody is asked at a table: who pays a beast already, QU-8.1.
  const auto in_book = [](std::size_t row) {
    return incident_form()[row].key == answers_of_book({}, {}, {}, {}).front().key;
  };
  tests::every_incident<Game>(
      rules, evening(), answers, [&](const Incident& incident, const auto& asked) {
        const auto known = std::count_if(asked.begin(), asked.end(), in_book);
        use(incident, asked.size() - static_cast<std::size_t>(known));
      });
}

std::vector<Rules> all_rules() {
  std::vector<Rules> all{{}};
  for (const auto& option : options()) {
    const bool chapter_8 = option.rule.chapter == 8;
    if (!chapter_8 && option.key != "call_queen" && option.key != "call_own_king" &&
        option.key != "claim_limit")
      continue;
    const std::size_t known = all.size();
    for (std::size_t i = 0; i < known; ++i) {
      all.push_back(all[i]);
      option.set(all.back(), {1});
    }
  }
  return all;
}

TEST(QuadrilleIncident, every_answer_ends_in_a_decision_after_six_questions) {
  for (const Rules& rules : all_rules())
    every_incident(rules, [&](const Incident& incident, std::size_t asked) {
      EXPECT_LE(asked, 6U);
      if (has_error(validate(rules, evening(), incident))) return;
      const Decision decision = rule_on(rules, evening(), incident);
      EXPECT_NE(decision.ruling.effect, Ruling::Effect::replaces_score);
      tests::expect_sound(decision, [&](Account account) {
        return account == Account::pool() || account == Account(*incident.who);
      });
      for (const Line& line : decision.ruling.lines)
        EXPECT_EQ(total(line, *incident.who), -pool_after_antes(rules, evening()));
    });
}

TEST(QuadrilleIncident, nothing_is_found_wrong_with_a_guided_entry_but_a_stage_too_early) {
  for (const Rules& rules : all_rules())
    every_incident(rules, [&](const Incident& incident, std::size_t) {
      for (const Finding& f : validate(rules, evening(), incident))
        EXPECT_EQ(f.message.key, "quadrille.finding.not_yet");
    });
}

TEST(QuadrilleIncident, an_answer_that_was_not_asked_changes_nothing) {
  const Rules some[] = {{}, kNotLast, kPasses, kIfHarmful, kOnLead, kOwnKing, kAnyTime};
  for (const Rules& rules : some)
    every_incident(rules, [&](const Incident& incident, std::size_t) {
      if (has_error(validate(rules, evening(), incident))) return;
      const Decision decision = rule_on(rules, evening(), incident);
      for (const IncidentRow& row : incident_form()) {
        if (row.asked(rules, evening(), incident)) continue;
        for (const Value& value : answers(row)) {
          Incident more = incident;
          row.set(more, value);
          ASSERT_EQ(validate(rules, evening(), more), Findings{}) << row.key;
          ASSERT_EQ(told(rule_on(rules, evening(), more)), told(decision)) << row.key;
        }
      }
    });
}

TEST(QuadrilleIncident, every_answer_that_is_asked_can_change_the_decision) {
  std::set<std::string_view> idle;
  for (const IncidentRow& row : incident_form()) idle.insert(row.key);
  for (const Rules& rules : all_rules())
    every_incident(rules, [&](const Incident& incident, std::size_t) {
      if (has_error(validate(rules, evening(), incident))) return;
      const Decision decision = rule_on(rules, evening(), incident);
      for (const IncidentRow& row : incident_form())
        for (const Value& value : answers(row)) {
          if (!idle.contains(row.key) || !row.asked(rules, evening(), incident)) break;
          Incident other = incident;
          row.set(other, value);
          if (has_error(validate(rules, evening(), other))) continue;
          if (!(rule_on(rules, evening(), other) == decision)) idle.erase(row.key);
        }
    });
  EXPECT_TRUE(idle.empty()) << *idle.begin();
}

TEST(QuadrilleIncident, keys_are_unique_and_every_row_keeps_its_value) {
  std::set<std::string_view> keys;
  for (const IncidentRow& row : incident_form()) {
    EXPECT_TRUE(keys.insert(row.key).second) << row.key;
    EXPECT_FALSE(row.label.empty());
    for (const Value& value : answers(row)) {
      Incident incident;
      row.set(incident, value);
      EXPECT_EQ(row.get(incident), value) << row.key;
      for (const IncidentRow& other : incident_form()) {
        if (other.key == row.key) continue;
        EXPECT_EQ(other.get(incident), Value{}) << row.key;
      }
    }
  }
}

}  // namespace
}  // namespace spadille::quadrille
