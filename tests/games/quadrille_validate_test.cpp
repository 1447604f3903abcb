// Deals of Quadrille that cannot be, and what a guided entry asks for. Tables: longer than most
// files.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/quadrille/quadrille.h"
#include "tests/support/print.h"
#include "tests/support/quadrille_deals.h"

namespace spadille::quadrille {
namespace {

using Contract = Deal::Contract;
using Texts = std::vector<std::string>;

/// "/tricks QU-5.16 matadors_win": what a finding is about, and what it says.
Texts told(const Findings& findings) {
  Texts all;
  for (const Finding& f : findings) {
    const std::string key(f.message.key);
    all.push_back(f.place + ' ' + to_string(f.rule) + ' ' + key.substr(key.rfind('.') + 1));
  }
  return all;
}

struct Row {
  const char* what;
  Rules rules;
  Deal deal;
  Texts expected;
};

void expect_findings(std::span<const Row> rows, int pool_after_antes = 4) {
  for (const Row& row : rows) {
    const Carry carry{.balances = {0, 0, 0, 0}, .pool = pool_after_antes - 4};
    EXPECT_EQ(told(validate(row.rules, carry, row.deal)), row.expected) << row.what;
  }
}

TEST(QuadrilleDeal, what_every_deal_has_is_missed) {
  const Row rows[] = {
      {"nothing said",
       {},
       {},
       {"/ombre QU-3.4 missing", "/contract QU-3.1 missing", "/tricks QU-5.16 missing"}},
      {"no result", {}, {.ombre = kA, .contract = Contract::solo}, {"/tricks QU-5.16 missing"}},
      {"no contract", {}, {.ombre = kA, .tricks = 6}, {"/contract QU-3.1 missing"}},
      {"no ombre", {}, {.contract = Contract::solo, .tricks = 6}, {"/ombre QU-3.4 missing"}},
      {"nothing is asked of what is missing",
       {},
       {.partner = kA, .premiers = true},
       {"/ombre QU-3.4 missing", "/contract QU-3.1 missing", "/tricks QU-5.16 missing"}},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, what_is_out_of_range_is_found_alone) {
  const Row rows[] = {
      {"eleven tricks", {}, alliance(11), {"/tricks QU-5.16 range"}},
      {"less than no trick", {}, solo(-1), {"/tricks QU-5.16 range"}},
      {"a fifth ombre",
       {},
       {.ombre = seat(4), .contract = Contract::solo, .tricks = 6},
       {"/ombre QU-3.4 range"}},
      {"a fifth partner",
       {},
       {.ombre = kA, .contract = Contract::alliance, .partner = seat(4), .tricks = 6},
       {"/partner QU-3.7 range"}},
      {"no such contract",
       {},
       {.ombre = kA, .contract = static_cast<Contract>(4), .tricks = 6},
       {"/contract QU-3.1 range"}},
      {"six tricks of a lost game", {}, himself(alliance(5), 6), {"/ombre_tricks QU-7.6 range"}},
      {"a fifth player is beasted",
       {},
       {.ombre = kA, .contract = Contract::solo, .tricks = 6, .beasted = {seat(4)}},
       {"/beasted QU-5.14 range"}},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, partner_belongs_to_the_contract) {
  const Deal with_himself{.ombre = kB, .contract = Contract::alliance, .partner = kB, .tricks = 6};
  Deal solo_with_partner = solo(6);
  solo_with_partner.partner = kB;
  Deal vole_with_partner = vole(10);
  vole_with_partner.partner = kB;
  const Row rows[] = {
      {"alliance", {}, alliance(6), {}},
      {"forced spadille", {}, forced(6), {}},
      {"solo", {}, solo(6), {}},
      {"vole", {}, vole(10), {}},
      {"solo with a partner", {}, solo_with_partner, {"/partner QU-3.1 alone"}},
      {"vole with a partner", {}, vole_with_partner, {"/partner QU-3.1 alone"}},
      {"alliance with nobody",
       {},
       {.ombre = kA, .contract = Contract::alliance, .tricks = 6},
       {"/partner QU-3.7 partner_missing"}},
      {"forced spadille with nobody",
       {},
       {.ombre = kA, .contract = Contract::forced, .tricks = 6},
       {"/partner QU-3.7 partner_missing"}},
      {"alliance with himself", {}, with_himself, {"/partner QU-3.7 own_partner"}},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, own_king_is_called_where_the_rules_let_it) {
  const Rules own{.call_own_king = true};
  Deal with_partner = alliance(6);
  with_partner.own_king = true;
  const Row rows[] = {
      {"alliance", own, own_king(Contract::alliance, 6), {}},
      {"forced spadille", own, own_king(Contract::forced, 6), {}},
      {"by default", {}, own_king(Contract::alliance, 6), {"/own_king QU-3.7 no_own_king"}},
      {"solo", own, own_king(Contract::solo, 6), {"/own_king QU-7.12 nobody_called"}},
      {"vole", own, own_king(Contract::vole, 10), {"/own_king QU-7.12 nobody_called"}},
      {"solo by default", {}, own_king(Contract::solo, 6), {"/own_king QU-3.7 no_own_king"}},
      {"with a partner", own, with_partner, {"/own_king QU-7.12 own_king_is_alone"}},
      {"with a partner by default",
       {},
       with_partner,
       {"/own_king QU-3.7 no_own_king", "/own_king QU-7.12 own_king_is_alone"}},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, matadors_win_tricks_by_themselves) {
  const Rules own{.call_own_king = true};
  const Texts too_few{"/tricks QU-5.16 matadors_win"};
  const Row rows[] = {
      {"alliance with 1", {}, with_matadors(alliance(1)), too_few},
      {"alliance with 2", {}, with_matadors(alliance(2)), {}},
      {"alliance with 1, double", {}, with_double(alliance(1)), too_few},
      {"alliance with 2, double", {}, with_double(alliance(2)), {}},
      {"forced with 1", {}, with_matadors(forced(1)), too_few},
      {"forced with 2", {}, with_matadors(forced(2)), {}},
      {"solo with 2", {}, with_matadors(solo(2)), too_few},
      {"solo with 3", {}, with_matadors(solo(3)), {}},
      {"solo with 3, double", {}, with_double(solo(3)), too_few},
      {"solo with 4, double", {}, with_double(solo(4)), {}},
      {"vole with 2", {}, with_matadors(vole(2)), too_few},
      {"vole with 3, double", {}, with_double(vole(3)), too_few},
      {"own king with 2", own, with_matadors(own_king(Contract::alliance, 2)), too_few},
      {"own king with 3", own, with_matadors(own_king(Contract::alliance, 3)), {}},
      {"forced, own king with 2", own, with_matadors(own_king(Contract::forced, 2)), too_few},
      {"alliance without a trick", {}, alliance(0), {}},
      {"solo without a trick", {}, solo(0), {}},
      {"forced without a trick", {}, forced(0), {"/tricks QU-5.16 spadille_wins"}},
      {"forced with the trick of Spadille", {}, forced(1), {}},
      {"forced, own king, without a trick",
       own,
       own_king(Contract::forced, 0),
       {"/tricks QU-5.16 spadille_wins"}},
      {"both bonuses",
       {},
       with_matadors(with_double(solo(6))),
       {"/matadors QU-5.3 matadors_twice"}},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, double_matadors_need_red_trumps) {
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    const bool red = suit == Suit::hearts || suit == Suit::diamonds;
    Deal twice = with_double(alliance(6));
    twice.trump = suit;
    Deal once = with_matadors(alliance(6));
    once.trump = suit;
    EXPECT_EQ(told(validate({}, start({}, 4), twice)),
              red ? Texts{} : Texts{"/trump QU-1.5 no_punto"})
        << letter(suit);
    EXPECT_EQ(validate({}, start({}, 4), once), Findings{}) << letter(suit);
  }
}

TEST(QuadrilleDeal, premiers_and_the_vole_follow_from_tricks_and_contract) {
  const Texts no_premiers{"/premiers QU-4.5 lost"};
  const Texts stopped{"/tricks QU-4.5 stopped_at_six"};
  const Row rows[] = {
      {"solo, six and stopped", {}, with_premiers(solo(6)), {}},
      {"solo, Premiers with five", {}, with_premiers(solo(5)), no_premiers},
      {"vole, Premiers with five", {}, with_premiers(vole(5)), no_premiers},
      {"forced, Premiers with five", {}, with_premiers(forced(5)), no_premiers},
      {"solo, gone on with five", {}, gone_on(solo(5)), {"/went_on QU-4.5 lost"}},
      {"alliance, both with none",
       {},
       gone_on(with_premiers(alliance(0))),
       {"/premiers QU-4.5 lost", "/went_on QU-4.5 lost"}},
      {"stopped with seven", {}, with_premiers(solo(7)), stopped},
      {"stopped with nine", {}, with_premiers(alliance(9)), stopped},
      {"gone on, no trick more", {}, gone_on(with_premiers(solo(6))), {}},
      {"gone on with nine", {}, gone_on(with_premiers(alliance(9))), {}},
      {"gone on says Premiers", {}, gone_on(alliance(8)), {}},
      {"ten tricks say it all", {}, alliance(10), {}},
      {"ten tricks, all said", {}, gone_on(with_premiers(solo(10))), {}},
      {"nine without Premiers", {}, solo(9), {}},
      {"vole of seven with Premiers", {}, with_premiers(vole(7)), {}},
      {"vole gone on", {}, gone_on(vole(8)), {"/went_on QU-4.6 vole_was_bid"}},
      {"vole gone on with ten", {}, gone_on(vole(10)), {"/went_on QU-4.6 vole_was_bid"}},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, forced_spadille_stops_at_six) {
  const Row rows[] = {
      {"six with Premiers", {}, with_premiers(forced(6)), {}},
      {"six without", {}, forced(6), {}},
      {"nine without", {}, forced(9), {}},
      {"seven with Premiers", {}, with_premiers(forced(7)), {"/tricks QU-4.8 forced_stops"}},
      {"ten", {}, forced(10), {"/tricks QU-4.8 forced_stops"}},
      {"ten with Premiers", {}, with_premiers(forced(10)), {"/tricks QU-4.8 forced_stops"}},
      {"gone on", {}, gone_on(forced(6)), {"/went_on QU-4.8 forced_stops"}},
      {"gone on with eight",
       {},
       gone_on(with_premiers(forced(8))),
       {"/went_on QU-4.8 forced_stops", "/tricks QU-4.8 forced_stops"}},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, unseen_card_matters_after_premiers_of_an_alliance) {
  const Rules seen{.vole_needs_called_card = true};
  const Texts no_vole{"/called_card_unseen QU-7.14 no_vole_in_play"};
  const Row rows[] = {
      {"by default", {}, unseen(alliance(10)), {"/called_card_unseen QU-7.14 not_asked"}},
      {"ten tricks", seen, unseen(alliance(10)), {}},
      {"gone on with eight", seen, unseen(gone_on(with_premiers(alliance(8)))), {}},
      {"stopped", seen, unseen(with_premiers(alliance(6))), {}},
      {"seen, but not gone on",
       seen,
       with_premiers(alliance(8)),
       {"/tricks QU-4.5 stopped_at_six"}},
      {"no Premiers", seen, unseen(alliance(8)), no_vole},
      {"lost", seen, unseen(alliance(3)), no_vole},
      {"solo", seen, unseen(solo(10)), no_vole},
      {"forced spadille", seen, unseen(with_premiers(forced(6))), no_vole},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, side_may_play_on_without_a_vole_if_the_card_was_not_seen) {
  const Rules seen{.vole_needs_called_card = true};
  for (int tricks = 6; tricks <= 10; ++tricks)
    EXPECT_EQ(validate(seen, start(seen, 4), unseen(with_premiers(alliance(tricks)))), Findings{})
        << tricks;
}

TEST(QuadrilleDeal, tricks_of_the_ombre_count_in_a_lost_alliance) {
  const Rules under_3{.loss_share = Rules::LossShare::half_unless_under_3, .call_own_king = true};
  const Rules half{.loss_share = Rules::LossShare::half};
  const Texts not_asked{"/ombre_tricks QU-7.6 not_asked"};
  const Row rows[] = {
      {"said", under_3, himself(alliance(5), 3), {}},
      {"none of them", under_3, himself(alliance(4), 0), {}},
      {"all of them", under_3, himself(alliance(4), 4), {}},
      {"missing", under_3, alliance(5), {"/ombre_tricks QU-7.6 missing"}},
      {"missing of three", under_3, alliance(3), {"/ombre_tricks QU-7.6 missing"}},
      {"of two nobody has three", under_3, alliance(2), {}},
      {"more than both",
       under_3,
       himself(alliance(2), 3),
       {"/ombre_tricks QU-7.6 more_than_the_side"}},
      {"won", under_3, himself(alliance(6), 3), not_asked},
      {"forced spadille", under_3, himself(forced(5), 3), not_asked},
      {"solo", under_3, himself(solo(5), 3), not_asked},
      {"own king", under_3, himself(own_king(Contract::alliance, 5), 5), not_asked},
      {"always half", half, himself(alliance(5), 3), not_asked},
      {"always alone", {}, himself(alliance(5), 3), not_asked},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, rest_of_a_codille_goes_to_opponents_one_counter_each) {
  const Rules trumps{.codille_rest = Rules::CodilleRest::highest_trumps};
  const Texts not_asked{"/rest_to QU-7.4 not_asked"};
  const Texts no_defender{"/rest_to QU-7.4 no_defender"};
  const Texts too_many{"/rest_to QU-7.4 rest"};
  const Row rows[] = {
      {"one of 4 to one", trumps, rest_to(solo(4), {kB}), {}},
      {"nobody had a trump", trumps, solo(4), {}},
      {"one of 4 to two", trumps, rest_to(solo(4), {kB, kD}), too_many},
      {"to the ombre", trumps, rest_to(solo(4), {kA}), no_defender},
      {"to the partner of an alliance",
       trumps,
       rest_to(alliance(4), {kC}),
       {"/rest_to QU-7.4 no_defender", "/rest_to QU-7.4 rest"}},
      {"4 divides among two", trumps, rest_to(alliance(4), {kB}), too_many},
      {"remise", trumps, rest_to(solo(5), {kB}), not_asked},
      {"won", trumps, rest_to(solo(6), {kB}), not_asked},
      {"it stays in the pool", {}, rest_to(solo(4), {kB}), not_asked},
  };
  expect_findings(rows);
  const Row rows_of_8[] = {
      {"two of 8 to two", trumps, rest_to(solo(4), {kB, kC}), {}},
      {"two of 8 to one", trumps, rest_to(solo(4), {kB}), {}},
      {"two of 8 to three", trumps, rest_to(solo(4), {kB, kC, kD}), too_many},
  };
  expect_findings(rows_of_8, 8);
}

TEST(QuadrilleDeal, table_chooses_one_of_two_opponents) {
  const Rules choose{.pairing = Rules::Pairing::choose};
  const Texts not_asked{"/pays_with_ombre QU-7.10 not_asked"};
  const Texts no_defender{"/pays_with_ombre QU-7.10 no_defender"};
  const Row rows[] = {
      {"the one on the right", choose, opposite(alliance(6), kB), {}},
      {"the other", choose, opposite(forced(3), kD), {}},
      {"nobody said", choose, alliance(6), {}},
      {"himself", choose, opposite(alliance(6), kA), no_defender},
      {"his partner", choose, opposite(alliance(6), kC), no_defender},
      {"solo", choose, opposite(solo(6), kB), not_asked},
      {"always on the right", {}, opposite(alliance(6), kB), not_asked},
  };
  expect_findings(rows);
}

TEST(QuadrilleDeal, figures_have_bounds) {
  const auto found = [](Rules rules, Carry carry) { return told(validate(rules, carry, solo(6))); };
  const Texts pool{" QU-1.6 pool_too_large"};
  const Texts balance{" QU-1.6 balance_too_large"};
  const Rules quarters{.unit_round = Rules::UnitRound::exact};
  const BySeat even{0, 0, 0, 0};
  EXPECT_EQ(found({}, {.balances = even, .pool = kMostPool - 4}), Texts{});
  EXPECT_EQ(found({}, {.balances = even, .pool = kMostPool - 3}), pool);
  EXPECT_EQ(found(quarters, {.balances = even, .pool = kMostPool - 16}), Texts{});
  EXPECT_EQ(found(quarters, {.balances = even, .pool = kMostPool - 15}), pool);
  const Findings before = check({}, Carry{.balances = even, .pool = kMostPool - 3});
  ASSERT_EQ(before.size(), 1U);
  EXPECT_EQ(before[0].place + ' ' + before[0].expected, "/pool 0…9999996");
  EXPECT_EQ(found({}, {.balances = {kMostBalance, -kMostBalance, 0, 0}}), Texts{});
  EXPECT_EQ(found({}, {.balances = {0, kMostBalance + 1, 0, 0}}), balance);
  EXPECT_EQ(found({}, {.balances = {0, 0, 0, -kMostBalance - 1}}), balance);
}

TEST(QuadrilleDeal, findings_of_different_kinds_come_together) {
  Deal deal = gone_on(with_matadors(solo(2)));
  deal.rest_to = {kB};
  deal.pays_with_ombre = kB;
  deal.ombre_tricks = 2;
  deal.called_card_unseen = true;
  EXPECT_EQ(told(validate({}, start({}, 4), deal)),
            (Texts{"/tricks QU-5.16 matadors_win", "/went_on QU-4.5 lost",
                   "/called_card_unseen QU-7.14 not_asked", "/ombre_tricks QU-7.6 not_asked",
                   "/rest_to QU-7.4 not_asked", "/pays_with_ombre QU-7.10 not_asked"}));
}

// Whole findings: what was given, what is said about whom, what would do.

struct Whole {
  Rules rules;
  Deal deal;
  Finding expected;
};

TEST(QuadrilleDeal, finding_says_what_was_given_and_what_would_do) {
  const Rules under_3{.loss_share = Rules::LossShare::half_unless_under_3};
  const Rules trumps{.codille_rest = Rules::CodilleRest::highest_trumps};
  Deal black = with_double(solo(6));
  black.trump = Suit::clubs;
  const Whole wholes[] = {
      {{},
       with_double(solo(3)),
       {"/tricks", "3", {"quadrille.finding.matadors_win"}, "QU-5.16"_rule, "4…10"}},
      {{}, forced(0), {"/tricks", "0", {"quadrille.finding.spadille_wins"}, "QU-5.16"_rule, "1…9"}},
      {{},
       with_premiers(solo(8)),
       {"/tricks", "8", {"quadrille.finding.stopped_at_six"}, "QU-4.5"_rule, "6"}},
      {{},
       with_premiers(forced(7)),
       {"/tricks", "7", {"quadrille.finding.forced_stops"}, "QU-4.8"_rule, "6"}},
      {{}, forced(10), {"/tricks", "10", {"quadrille.finding.forced_stops"}, "QU-4.8"_rule, "1…9"}},
      {{}, black, {"/trump", "", {"quadrille.finding.no_punto"}, "QU-1.5"_rule, "H | D"}},
      {{},
       with_premiers(solo(5)),
       {"/premiers", "", {"quadrille.finding.lost"}, "QU-4.5"_rule, "false"}},
      {{},
       unseen(alliance(10)),
       {"/called_card_unseen",
        "",
        {"quadrille.finding.not_asked"},
        "QU-7.14"_rule,
        "vole_needs_called_card: true"}},
      {under_3, alliance(4), missing_at("/ombre_tricks", "QU-7.6"_rule, "0…4")},
      {under_3, alliance(3), missing_at("/ombre_tricks", "QU-7.6"_rule, "0…3")},
      {under_3,
       himself(alliance(2), 4),
       {"/ombre_tricks", "4", {"quadrille.finding.more_than_the_side"}, "QU-7.6"_rule, "0…2"}},
      {trumps,
       rest_to(solo(1), {kB, kC}),
       {"/rest_to", "2", {"quadrille.finding.rest", {Arg::count(1)}}, "QU-7.4"_rule, "0…1"}},
      {trumps,
       rest_to(solo(1), {kA}),
       {"/rest_to", "", {"quadrille.finding.no_defender", {kA}}, "QU-7.4"_rule}},
      {{.pairing = Rules::Pairing::choose},
       opposite(alliance(6), kC),
       {"/pays_with_ombre", "", {"quadrille.finding.no_defender", {kC}}, "QU-7.10"_rule}},
  };
  for (const Whole& whole : wholes)
    EXPECT_EQ(validate(whole.rules, start(whole.rules, 4), whole.deal), Findings{whole.expected});
}

// When a guided entry has to ask for a field.

std::string asked(const Rules& rules, const Deal& deal) {
  std::string keys;
  for (const auto& row : form())
    if (row.asked(rules, start(rules, 4), deal))
      keys += (keys.empty() ? "" : " ") + std::string(row.key);
  return keys;
}

struct Asked {
  const char* what;
  Rules rules;
  Deal deal;
  std::string expected;
};

TEST(QuadrilleForm, what_is_asked_by_default_follows_from_what_was_said) {
  const std::string alone = "ombre contract tricks matadors";
  const std::string called = "ombre contract partner tricks matadors";
  const Asked rows[] = {
      {"nothing said", {}, {}, alone},
      {"an alliance has a partner", {}, {.contract = Contract::alliance}, called},
      {"so has forced spadille", {}, {.contract = Contract::forced}, called},
      {"lost", {}, alliance(5), called},
      {"won: Premiers?", {}, alliance(6), called + " premiers"},
      {"nine are Premiers only if they went on", {}, solo(9), alone + " went_on"},
      {"a bid vole of six: Premiers?", {}, vole(6), alone + " premiers"},
      {"a bid vole of nine: Premiers?", {}, vole(9), alone + " premiers"},
      {"ten say it", {}, alliance(10), called},
      {"after Premiers: gone on?", {}, with_premiers(solo(6)), alone + " premiers went_on"},
      {"a vole that was bid", {}, with_premiers(vole(6)), alone + " premiers"},
      {"forced spadille stops", {}, with_premiers(forced(6)), called + " premiers"},
      {"forced spadille of seven had none", {}, forced(7), called},
      {"matadors may be double", {}, with_matadors(solo(5)), alone + " double_matadors"},
      {"double ones stand for both",
       {},
       with_double(solo(5)),
       "ombre contract tricks double_matadors"},
  };
  for (const Asked& row : rows) EXPECT_EQ(asked(row.rules, row.deal), row.expected) << row.what;
}

TEST(QuadrilleForm, variants_ask_for_more_where_it_matters) {
  const Rules own{.loss_share = Rules::LossShare::half_unless_under_3, .call_own_king = true};
  const Rules seen{.vole_needs_called_card = true};
  const Rules trumps{.codille_rest = Rules::CodilleRest::highest_trumps};
  const std::string alone = "ombre contract tricks matadors";
  const std::string called = "ombre contract partner tricks matadors";
  const Asked rows[] = {
      {"nobody called: his own king?",
       own,
       {.ombre = kA, .contract = Contract::forced, .tricks = 4},
       called + " own_king"},
      {"his own king: no partner", own, own_king(Contract::alliance, 4), alone + " own_king"},
      {"a partner: no king of his own", own, forced(4), called},
      {"solo: nobody calls", own, solo(4), alone},
      {"his tricks of a lost alliance", own, alliance(4), called + " ombre_tricks"},
      {"of two he cannot have three", own, alliance(2), called},
      {"of a won one they do not matter", own, alliance(9), called + " went_on"},
      {"a vole: was the card seen?", seen, gone_on(alliance(8)),
       called + " went_on called_card_unseen"},
      {"ten: was it seen?", seen, alliance(10), called + " called_card_unseen"},
      {"Premiers do not need it", seen, with_premiers(alliance(6)), called + " premiers went_on"},
      {"solo calls no card", seen, with_premiers(solo(6)), alone + " premiers went_on"},
      {"forced spadille has no vole", seen, with_premiers(forced(6)), called + " premiers"},
      {"codille alone of 4", trumps, solo(4), alone + " rest_to"},
      {"codille of 4 by two", trumps, alliance(4), called},
      {"remise", trumps, solo(5), alone},
  };
  for (const Asked& row : rows) EXPECT_EQ(asked(row.rules, row.deal), row.expected) << row.what;
}

TEST(QuadrilleForm, which_opponent_matters_where_single_players_pay_each_other) {
  const Rules choose{.pairing = Rules::Pairing::choose};
  const Rules half{.loss_share = Rules::LossShare::half, .pairing = Rules::Pairing::choose};
  const Rules once{.loss_share = Rules::LossShare::half,
                   .lost_bonus = Rules::LostBonus::once,
                   .pairing = Rules::Pairing::choose};
  const std::string called = "ombre contract partner tricks matadors";
  const Asked rows[] = {
      {"nothing but the pool", choose, alliance(6), called + " premiers"},
      {"matadors of a won game", choose, with_matadors(alliance(7)),
       called + " double_matadors went_on pays_with_ombre"},
      {"Premiers", choose, with_premiers(alliance(6)),
       called + " premiers went_on pays_with_ombre"},
      {"ten tricks", choose, alliance(10), called + " pays_with_ombre"},
      {"the ombre pays both", choose, with_matadors(alliance(5)), called + " double_matadors"},
      {"each pays one", half, with_matadors(alliance(5)),
       called + " double_matadors pays_with_ombre"},
      {"all together pay", once, with_matadors(alliance(5)), called + " double_matadors"},
      {"alone against three", choose, with_matadors(solo(7)),
       "ombre contract tricks matadors double_matadors went_on"},
  };
  for (const Asked& row : rows) EXPECT_EQ(asked(row.rules, row.deal), row.expected) << row.what;
}

}  // namespace
}  // namespace spadille::quadrille
