// What everybody needs before a deal, in figures; and small print of the tables and findings that
// no whole deal comes to.
#include <algorithm>
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "games/euchre/remedies.h"
#include "games/games.h"
#include "games/questions.h"
#include "games/replay.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

TEST(Outlook, euchre_says_what_each_side_needs_and_the_eldest_hand_leads) {
  const euchre::Carry carry{.balances = {7, 4}, .dealer = seat(1)};
  const Outlook expected{
      .leader = seat(2),
      .target = 10,
      .needs = {{"euchre.outlook.needs", {Side{0}, 3}}, {"euchre.outlook.needs", {Side{1}, 6}}}};
  EXPECT_EQ(outlook({}, carry, euchre::Deal{}), expected);
}

TEST(Outlook, klaverjas_says_the_deal_what_the_makers_need_and_who_is_ahead_by_how_much) {
  klaverjas::Carry carry = klaverjas::start({}, 4);
  carry.balances = {300, 412};
  carry.deals_played = 4;
  carry.dealer = seat(0);
  const klaverjas::Deal deal{.maker = seat(3), .roem = {20, 50}, .other_roem = {100}};
  Outlook expected{.leader = seat(1), .deal = 5, .deals = klaverjas::Rules{}.deals};
  expected.needs = {{"klaverjas.outlook.makers", {Side{1}, 166, 332}},
                    {"klaverjas.outlook.ahead", {Side{1}, 112}}};
  EXPECT_EQ(outlook({}, carry, deal), expected);
  carry.balances = {500, 412};
  expected.needs = {{"klaverjas.outlook.ahead", {Side{0}, 88}}};
  EXPECT_EQ(outlook({}, carry, klaverjas::Deal{}), expected);
}

TEST(Outlook, klaverjas_to_a_target_counts_no_deals_and_nobody_is_ahead_of_the_same) {
  const klaverjas::Rules rules{.end = klaverjas::Rules::End::target, .target = 1500};
  klaverjas::Carry carry = klaverjas::start(rules, 4);
  carry.balances = {400, 400};
  carry.dealer = seat(2);
  EXPECT_EQ(outlook(rules, carry, klaverjas::Deal{}), (Outlook{.leader = seat(3), .target = 1500}));
}

TEST(Outlook, kyuuri_says_how_far_everybody_still_in_is_from_the_limit) {
  kyuuri::Rules rules{.limit = 30};
  const kyuuri::Carry carry{.balances = {12, 31, 29}, .dealer = seat(0), .out = {seat(1)}};
  Outlook expected{.leader = seat(2), .target = 30};
  expected.needs = {{"kyuuri.outlook.left", {seat(0), 18}}, {"kyuuri.outlook.left", {seat(2), 1}}};
  EXPECT_EQ(outlook(rules, carry, kyuuri::Deal{}), expected);
  rules.count = kyuuri::Rules::Count::down;
  expected.needs = {{"kyuuri.outlook.left", {seat(0), 12}}, {"kyuuri.outlook.left", {seat(2), 29}}};
  EXPECT_EQ(outlook(rules, carry, kyuuri::Deal{}), expected);
}

TEST(Outlook, quadrille_counts_deals_only_where_a_game_has_a_number_of_them) {
  quadrille::Carry carry = quadrille::start({}, 4);
  carry.dealer = seat(1);
  carry.deals_played = 7;
  const Outlook without = outlook(quadrille::Rules{.deals = 0}, carry, quadrille::Deal{});
  const Outlook with = outlook(quadrille::Rules{.deals = 40}, carry, quadrille::Deal{});
  EXPECT_EQ(without.leader, seat(0));
  EXPECT_EQ((std::pair{without.deal, without.deals}), (std::pair{0, 0}));
  EXPECT_EQ((std::pair{with.deal, with.deals}), (std::pair{8, 40}));
}

// A sheet that does not prove a game.

TEST(EuchreProof, of_eleven_against_ten_names_the_loser_who_has_too_much) {
  for (const Totals& totals : {Totals{10, 11}, Totals{11, 10}, Totals{10, 10}}) {
    const auto findings = euchre::prove({}, {}, totals).findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].message.key, "euchre.finding.not_a_losing_total");
    EXPECT_EQ(findings[0].expected, "0…9");
  }
  EXPECT_TRUE(euchre::prove({}, {}, {9, 13}).findings.empty());
  EXPECT_TRUE(euchre::prove({}, {}, {0, 10}).findings.empty());
  EXPECT_FALSE(euchre::prove({}, {}, {9, 14}).findings.empty());
}

// What a deal on the sheet answers about an irregularity.

using Answers = std::map<std::string_view, Value>;

Answers answers(const euchre::Deal& deal, int who) {
  Answers all;
  for (const Known& known :
       euchre::answers_in({}, start(euchre::Rules{}, 4), deal, {.who = seat(who)}))
    all[known.key] = known.value;
  return all;
}

TEST(EuchreAnswers, of_a_lone_maker_say_that_he_is_alone_and_nobody_else_is) {
  const euchre::Deal deal{.maker = seat(0), .alone = true, .tricks = 5};
  const Value yes{1};
  EXPECT_EQ(answers(deal, 0), (Answers{{"lone", yes},
                                       {"tricks", {5}},
                                       {"against_loner", {}},
                                       {"offender_alone", yes},
                                       {"defence", {}},
                                       {"no_trick", {}},
                                       {"offender_scores", yes}}));
  EXPECT_EQ(answers(deal, 1), (Answers{{"lone", yes},
                                       {"tricks", {5}},
                                       {"against_loner", yes},
                                       {"offender_alone", {}},
                                       {"defence", {}},
                                       {"no_trick", {}},
                                       {"offender_scores", {}}}));
}

TEST(EuchreAnswers, of_a_maker_with_his_partner_say_that_nobody_is_alone) {
  EXPECT_EQ(answers({.maker = seat(0), .tricks = 3}, 0)["offender_alone"], Value{});
}

TEST(EuchreAnswers, of_a_lone_defender_say_it_of_him_and_of_his_partner) {
  const euchre::Deal deal{.maker = seat(0), .alone = true, .tricks = 2, .lone_defender = seat(1)};
  EXPECT_EQ(answers(deal, 1)["offender_alone"], Value{1});
  EXPECT_EQ(answers(deal, 1)["defence"], Value{});
  EXPECT_EQ(answers(deal, 3)["offender_alone"], Value{});
  EXPECT_EQ(answers(deal, 3)["defence"], Value{1});
}

// Which revokes of a deal are punished.

std::vector<int> punished(const klaverjas::Rules& rules, const std::vector<int>& revokers) {
  std::vector<ProvedRevoke> revokes;
  for (const int who : revokers) revokes.push_back({.who = seat(who)});
  std::vector<int> found;
  for (const auto& incident : klaverjas::revokes_found(rules, {}, {}, revokes))
    found.push_back(int{incident.who->index});
  return found;
}

TEST(KlaverjasRevokes, of_two_players_the_first_is_punished_or_each_for_himself) {
  EXPECT_EQ(punished({}, {1, 2, 1}), (std::vector{1}));
  EXPECT_EQ(punished({.revoke = klaverjas::Rules::Revoke::personal}, {1, 2, 1}),
            (std::vector{1, 2}));
}

// What is asked when.

template <typename G, typename Row, typename About>
bool is_asked(std::span<const Row> rows, std::string_view key, const typename G::Rules& rules,
              const typename G::Carry& carry, const About& about) {
  const auto row =
      std::find_if(rows.begin(), rows.end(), [&](const Row& r) { return r.key == key; });
  return row != rows.end() && row->asked(rules, carry, about);
}

TEST(KlaverjasQuestions, tricks_are_asked_where_the_points_of_either_side_may_be_a_pit) {
  const auto asked = [](const klaverjas::Rules& rules, klaverjas::Deal deal) {
    deal.maker = seat(0);
    return is_asked<klaverjas::Game>(klaverjas::form(), "tricks", rules, klaverjas::start({}, 4),
                                     deal);
  };
  const klaverjas::Rules pit{.pit = 100, .tegenpit = 0};
  EXPECT_TRUE(asked(pit, {.points = 162}));
  EXPECT_TRUE(asked(pit, {.other_points = 0}));
  EXPECT_FALSE(asked(pit, {.points = 161}));
  EXPECT_FALSE(asked(pit, {.other_points = 1}));
  EXPECT_FALSE(asked(pit, {.points = 0}));
  EXPECT_FALSE(asked(pit, {.points = 162, .other_roem = {20}}));
  const klaverjas::Rules against{.pit = 0, .tegenpit = 100};
  EXPECT_TRUE(asked(against, {.points = 0}));
  EXPECT_TRUE(asked(against, {.other_points = 162}));
  EXPECT_FALSE(asked(against, {.points = 162}));
  EXPECT_FALSE(asked(against, {.points = 0, .roem = {20}}));
}

TEST(KlaverjasQuestions, last_trick_is_asked_only_of_a_claim_that_was_noticed_once_it_was_turned) {
  using Incident = klaverjas::Incident;
  const klaverjas::Rules rules{.roem_caller = klaverjas::Rules::RoemCaller::anyone,
                               .roem_deadline = klaverjas::Rules::RoemDeadline::trick_turned};
  const auto asked = [&](const Incident& incident) {
    return is_asked<klaverjas::Game>(klaverjas::incident_form(), "last_trick", rules,
                                     klaverjas::start({}, 4), incident);
  };
  Incident claim{.what = Incident::What::false_roem, .noticed = Incident::Noticed::turned};
  claim.claimed = Incident::Claimed::too_little;
  EXPECT_TRUE(asked(claim));
  claim.noticed = Incident::Noticed::on_the_table;
  EXPECT_FALSE(asked(claim));
  claim = {.what = Incident::What::revoke, .noticed = Incident::Noticed::turned};
  EXPECT_FALSE(asked(claim));
}

TEST(QuadrilleQuestions, premiers_are_asked_at_six_tricks_and_of_a_bid_vole_at_any_won_but_all) {
  const auto asked = [](quadrille::Deal::Contract contract, int tricks) {
    const quadrille::Deal deal{.ombre = seat(0), .contract = contract, .tricks = tricks};
    return is_asked<quadrille::Game>(quadrille::form(), "premiers", {}, quadrille::start({}, 4),
                                     deal);
  };
  using enum quadrille::Deal::Contract;
  std::vector<int> of_solo;
  std::vector<int> of_vole;
  for (int tricks = 0; tricks <= 10; ++tricks) {
    if (asked(solo, tricks)) of_solo.push_back(tricks);
    if (asked(vole, tricks)) of_vole.push_back(tricks);
  }
  EXPECT_EQ(of_solo, (std::vector{6}));
  EXPECT_EQ(of_vole, (std::vector{6, 7, 8, 9}));
}

TEST(PlayedTricks, take_marks_of_roem_in_tens_from_twenty_to_two_hundred) {
  const Member& roem = klaverjas::Game::melds().claimed;
  std::vector<int> accepted;
  for (int n = 0; n <= 250; ++n)
    if (roem.accepts(n)) accepted.push_back(n);
  EXPECT_EQ(accepted.size(), 19U);
  EXPECT_EQ(accepted.front(), 20);
  EXPECT_EQ(accepted.back(), 200);
}

TEST(KyuuriSummary, of_a_play_without_its_last_trick_keeps_what_was_told_and_else_says_so) {
  const kyuuri::Deal told{.taker = seat(1), .rank = Rank::seven};
  kyuuri::Deal deal = told;
  EXPECT_EQ(summarise(kyuuri::Rules{}, {}, {}, {}, deal), Findings{});
  EXPECT_EQ(deal, told);
  deal = {.leader = seat(0)};
  EXPECT_EQ(summarise(kyuuri::Rules{}, {}, {}, {}, deal), Findings{});
  deal = {};
  EXPECT_EQ(summarise(kyuuri::Rules{}, {}, {}, {}, deal),
            Findings{not_told("/played/tricks", "KY-5.1"_rule)});
}

}  // namespace
}  // namespace spadille
