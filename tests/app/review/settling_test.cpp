#include "app/review/settling.h"

#include <gtest/gtest.h>

#include "app/review/paper_sheet.h"
#include "app/score/scoring.h"

namespace spadille {
namespace {

EveningView scored(const std::string& members) {
  const auto evening =
      settle_document(R"({"format":"spadille/session","version":1,)" + members + "}");
  EXPECT_TRUE(evening.has_value() && evening->scored) << members;
  return evening.value_or(EveningView{});
}

std::vector<int> due(const std::string& members) {
  const auto settling = settle(scored(members), 1);
  std::vector<int> all;
  for (const Posting& posting : settling->due) all.push_back(posting.amount);
  return all;
}

TEST(Settling, counters_are_what_they_are_and_the_pool_is_shared) {
  EXPECT_EQ(due(R"("game":"quadrille","deals":["N solo 5"])"), (std::vector{-3, 1, 1, 1}));
  EXPECT_EQ(due(R"("game":"quadrille","deals":["N solo 5","W solo 6"])"),
            (std::vector{-6, -2, -2, 10}));
}

TEST(Settling, pool_of_the_paper_pays_what_nobody_here_put_in) {
  EXPECT_EQ(due(R"("game":"quadrille","before":{"pool":8},"deals":[])"),
            (std::vector{2, 2, 2, 2, -8}));
}

TEST(Settling, pool_that_waits_is_not_shared) {
  EXPECT_EQ(due(R"("game":"quadrille","rules":{"pool_at_end":"leave"},"deals":["N solo 5"])"),
            (std::vector{-5, -1, -1, -1, 8}));
}

TEST(Settling, partners_settle_the_difference_with_one_opponent_each) {
  EXPECT_EQ(due(R"("game":"klaverjas","deals":["N 100"])"), (std::vector{38, -38, 38, -38}));
  EXPECT_EQ(due(R"("game":"euchre","deals":["N 5","E 3"])"), (std::vector{1, -1, 1, -1}));
}

TEST(Settling, points_above_the_target_are_not_paid_for) {
  EXPECT_EQ(due(R"("game":"euchre","before":{"balances":[8,7]},"deals":["N alone 5"])"),
            (std::vector{3, -3, 3, -3}));
  EXPECT_EQ(due(R"("game":"euchre","rules":{"carry_over":true},)"
                R"("before":{"balances":[8,7]},"deals":["N alone 5"])"),
            (std::vector{5, -5, 5, -5}));
}

TEST(Settling, three_settle_with_each_other) {
  EXPECT_EQ(
      due(R"("game":"klaverjas","rules":"klaverjas/three-handed","deals":["A 82 others 50 third 30"])"),
      (std::vector{84, -12, -72}));
}

TEST(Settling, losses_are_paid_to_who_has_lost_less) {
  EXPECT_EQ(due(R"("game":"kyuuri","players":["A","B","C"],"deals":["C 7 match B"])"),
            (std::vector{7, 7, -14}));
  EXPECT_EQ(
      due(R"("game":"kyuuri","rules":"kyuuri/countdown","players":["A","B","C"],"deals":["C 7"])"),
      (std::vector{7, 7, -14}));
}

TEST(Settling, individual_evening_settles_personal_totals) {
  EXPECT_EQ(due(R"("game":"klaverjas","rules":{"partners":"rotating","deals":1},)"
                R"("deals":["N 100","N 100"])"),
            (std::vector{152, 0, 0, -152}));
}

TEST(Settling, stake_multiplies_and_too_large_a_one_is_refused) {
  const EveningView evening =
      scored(R"("game":"quadrille","before":{"balances":[900000000,-900000000,0,0]},"deals":[])");
  EXPECT_FALSE(settle(evening, 1).has_value());
  const auto five = settle(scored(R"("game":"quadrille","deals":["N solo 6"])"), 5);
  EXPECT_EQ(five->transfers.size(), 3U);
  for (const Transfer& transfer : five->transfers) EXPECT_EQ(transfer.amount, 5);
}

CheckedSheet checked(std::string_view preset, const std::vector<Totals>& games,
                     const std::vector<std::string>& players = {}) {
  PaperSheet sheet{{}, players};
  for (const Totals& totals : games) sheet.games.push_back({totals, {}});
  return check_sheet(*preset_rules(preset), sheet);
}

std::vector<std::string> slips(const CheckedSheet& sheet) {
  std::vector<std::string> all;
  for (const Finding& finding : sheet.findings) all.push_back(finding.place);
  for (const CheckedGame& game : sheet.games)
    for (const Finding& finding : game.proof.findings)
      all.push_back(finding.place + " " + to_string(finding.rule));
  return all;
}

using Slips = std::vector<std::string>;

TEST(PaperSheets, individual_evening_is_ranked_by_personal_totals) {  // F1
  const CheckedSheet sheet = checked(
      "klaverjas/individual", {{1420, 1382}, {1502, 1270}, {1310, 1492}}, {"A", "C", "B", "D"});
  EXPECT_EQ(slips(sheet), Slips{});
  EXPECT_EQ(sheet.standing.personal, (Totals{4232, 4376, 4182, 3962}));
  EXPECT_EQ(ranking_of(sheet.standing.personal)[0].who, seat(1));
}

TEST(PaperSheets, who_missed_a_game_has_the_credit_instead) {  // F4
  PaperSheet sheet{{{{1420, 1382}, {}}, {{1502, 1270}, {}}, {{1310, 1492}, {"W"}}}, {}};
  EXPECT_EQ(check_sheet(*preset_rules("klaverjas/individual"), sheet).standing.personal,
            (Totals{4232, 4376, 4182, 1382 + 1270 + 1600}));
  EXPECT_EQ(slips(check_sheet(*preset_rules("klaverjas/seed"), sheet)), (Slips{"/games/2/absent"}));
}

TEST(PaperSheets, surplus_that_no_roem_gives_betrays_a_slip) {  // F2, F3
  EXPECT_EQ(slips(checked("klaverjas/seed", {{1420, 1388}})), Slips{"/games/0/totals KJ-6.7"});
  EXPECT_EQ(slips(checked("klaverjas/seed", {{1321, 1301}})), Slips{"/games/0/totals KJ-6.7"});
  EXPECT_EQ(slips(checked("klaverjas/seed", {{1296, 1296}})), Slips{});
  EXPECT_EQ(slips(checked("klaverjas/seed", {{1300, 1302}})), Slips{"/games/0/totals KJ-6.7"});
  EXPECT_EQ(slips(checked("klaverjas/seed", {{1310, 1302}})), Slips{});
  EXPECT_EQ(slips(checked("klaverjas/seed", {{1290, 1292}})), Slips{"/games/0/totals KJ-6.7"});
}

TEST(PaperSheets, balances_and_pool_add_up_to_nothing) {
  EXPECT_EQ(slips(checked("quadrille/seed", {{-5, -1, -1, -1, 8}})), Slips{});
  EXPECT_EQ(slips(checked("quadrille/seed", {{-5, -1, -1, 0, 8}})),
            Slips{"/games/0/totals QU-5.15"});
  const CheckedSheet odd = checked("quadrille/seed", {{-6, -1, -1, -1, 9}});
  EXPECT_EQ(slips(odd), Slips{"/games/0/totals/4 QU-5.10"});
  EXPECT_FALSE(odd.has_errors()) << "a beast may have made this pool";
}

TEST(PaperSheets, pool_that_was_left_for_the_next_game_is_in_its_sum) {
  const auto rules = preset_rules("quadrille/seed");
  PaperSheet sheet{{{{4, -4, -4, -4, 8}, {}}, {{-4, 20, -4, -4, 0}, {}}}, {}};
  EXPECT_EQ(slips(check_sheet(*rules, sheet)), Slips{});
}

TEST(PaperSheets, names_have_to_be_names) {
  EXPECT_EQ(slips(checked("klaverjas/seed", {{1300, 1292}}, {"A", "A", "", "\x1b[1m"})),
            (Slips{"/players/1", "/players/2", "/players/3"}));
  EXPECT_EQ(slips(checked("klaverjas/seed", {{1300, 1292}}, {"A", "B", "C", "\xFF"})),
            (Slips{"/players/3"}));
}

TEST(PaperSheets, totals_beyond_every_deal_are_slips) {
  for (const Totals& totals : {Totals{-100, 2902}, Totals{14200, 1382}})
    EXPECT_EQ(slips(checked("klaverjas/seed", {totals})).size(), 1U) << totals[0];
  EXPECT_EQ(slips(checked("klaverjas/to-1500", {{100, 62}})), (Slips{"/games/0/totals KJ-7.11"}));
  EXPECT_EQ(slips(checked("kyuuri/agurk", {{57, 43}})), Slips{})
      << "played off after both were out";
}

TEST(PaperSheets, other_games_end_as_their_rules_say) {
  EXPECT_EQ(slips(checked("euchre/seed", {{10, 7}, {13, 0}})), Slips{});
  EXPECT_EQ(slips(checked("euchre/seed", {{14, 7}})), Slips{"/games/0/totals/0 EU-6.1"});
  EXPECT_EQ(slips(checked("euchre/seed", {{10, 10}})), Slips{"/games/0/totals/1 EU-6.1"});
  EXPECT_EQ(slips(checked("kyuuri/seed", {{21, 24, 3}})), Slips{});
  EXPECT_EQ(slips(checked("kyuuri/seed", {{20, 24, 3}})), Slips{"/games/0/totals KY-6.3"});
  EXPECT_EQ(slips(checked("kyuuri/seed", {{36, 24, 3}})), Slips{"/games/0/totals/0 KY-6.1"});
}

TEST(PaperSheets, wrong_number_of_totals_or_names_is_found) {
  EXPECT_EQ(slips(checked("klaverjas/seed", {{1420}})), Slips{"/games/0/totals"});
  EXPECT_EQ(slips(checked("klaverjas/seed", {}, {"A", "B", "C"})), Slips{"/players"});
}

}  // namespace
}  // namespace spadille
