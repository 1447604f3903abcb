#include "app/score/scoring.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

EveningView scored(const std::string& text) {
  auto evening = score_document(text);
  EXPECT_TRUE(evening.has_value());
  return evening ? std::move(*evening) : EveningView{};
}

std::string session(const std::string& members) {
  return R"({"format":"spadille/session","version":1,"game":"euchre",)" + members + "}";
}

TEST(Scoring, a_wrong_deal_keeps_its_findings_and_the_rest_is_scored) {
  const EveningView evening = scored(session(R"("deals":["N 3",{"maker":0,"tricks":7},"E 5"])"));
  ASSERT_EQ(evening.deals.size(), 3U);
  EXPECT_TRUE(evening.scored);
  EXPECT_TRUE(evening.has_errors());
  EXPECT_TRUE(evening.findings.empty());
  ASSERT_EQ(evening.deals[1].findings.size(), 1U);
  EXPECT_EQ(evening.deals[1].findings[0].place, "/deals/1/tricks");
  EXPECT_EQ(evening.deals[2].after, (Totals{1, 2}));
}

TEST(Scoring, a_member_of_the_wrong_type_is_not_called_missing_as_well) {
  const EveningView evening = scored(session(R"("deals":[{"maker":0,"tricks":"three"}])"));
  ASSERT_EQ(evening.deals[0].findings.size(), 1U);
  EXPECT_EQ(evening.deals[0].findings[0].message.key, "finding.type");
}

TEST(Scoring, everything_wrong_with_a_deal_is_said_at_once) {
  const EveningView evening =
      scored(session(R"("deals":[{"maker":9,"triks":3,"lone_defender":1}])"));
  EXPECT_EQ(evening.deals[0].findings.size(), 3U);
}

TEST(Scoring, wrong_rules_score_nothing) {
  const EveningView evening = scored(session(R"("rules":{"target":0},"deals":["N 3"])"));
  EXPECT_FALSE(evening.scored);
  EXPECT_TRUE(evening.deals.empty());
  ASSERT_EQ(evening.findings.size(), 1U);
  EXPECT_EQ(evening.findings[0].place, "/rules/target");
}

TEST(Scoring, a_wrong_beginning_scores_nothing) {
  const EveningView evening = scored(session(R"("before":{"balances":[10,2]},"deals":["N 3"])"));
  EXPECT_FALSE(evening.scored);
  ASSERT_EQ(evening.findings.size(), 1U);
  EXPECT_EQ(evening.findings[0].place, "/before/balances/0");
}

TEST(Scoring, a_finished_game_keeps_its_totals_and_the_next_begins) {
  const EveningView evening =
      scored(session(R"("before":{"balances":[9,9]},"deals":["N 3","E 3"])"));
  ASSERT_TRUE(evening.deals[0].finished.has_value());
  EXPECT_EQ(evening.deals[0].after, (Totals{10, 9}));
  EXPECT_EQ(evening.deals[1].before, (Totals{0, 0}));
  EXPECT_EQ(evening.standing.games_won, (Totals{1, 0}));
}

TEST(Scoring, an_evening_without_a_deal_is_no_mistake) {
  const EveningView evening = scored(session(R"("deals":[])"));
  EXPECT_TRUE(evening.scored);
  EXPECT_FALSE(evening.has_errors());
}

TEST(Scoring, a_deal_document_has_its_findings_below_deal) {
  const EveningView evening =
      scored(R"({"format":"spadille/deal","version":1,"game":"euchre","deal":{"maker":0}})");
  ASSERT_EQ(evening.deals.size(), 1U);
  EXPECT_EQ(evening.deals[0].findings[0].place, "/deal/tricks");
}

TEST(Scoring, a_newer_document_is_an_error) {
  const auto evening = score_document(R"({"format":"spadille/deal","version":2,"game":"euchre"})");
  ASSERT_FALSE(evening.has_value());
  EXPECT_EQ(evening.error().code, Error::Code::newer_format);
}

TEST(Scoring, units_are_called_by_their_people) {
  const EveningView evening =
      scored(session(R"("players":["Ann","Bob","Chris","Dora"],"deals":["Ann 3"])"));
  EXPECT_EQ(evening.names.of(Side{0}), "Ann & Chris");
  EXPECT_EQ(evening.names.of(Side{1}), "Bob & Dora");
}

}  // namespace
}  // namespace spadille
