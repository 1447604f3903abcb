#include "app/score/answer.h"

#include <gtest/gtest.h>

#include "app/score/scoring.h"

namespace spadille {
namespace {

std::string answer_to(const std::string& text) {
  const Words words(Language::en);
  const auto evening = score_document(text);
  return evening ? answer(*evening, words) : answer(evening.error(), words);
}

TEST(Answer, says_lines_totals_facts_and_standing) {
  EXPECT_EQ(
      answer_to(R"({"format":"spadille/deal","version":1,"game":"euchre","deal":"N 2"})"),
      R"({"format":"spadille/sheet","version":1,"game":"euchre","rules":"euchre/seed",)"
      R"("players":["N","E","S","W"],"accounts":["side0","side1"],)"
      R"("deals":[{"deal":"N 2","dealer":0,)"
      R"("lines":[{"rule":"EU-5.6","text":"N is euchred with 2 tricks by E & W",)"
      R"("postings":{"side1":2,"table":-2}}],"before":[0,0],"after":[0,2],"facts":[)"
      R"({"key":"deals","who":"seat0","n":1},{"key":"deals","who":"seat1","n":1},)"
      R"({"key":"deals","who":"seat2","n":1},{"key":"deals","who":"seat3","n":1},)"
      R"({"key":"euchred","who":"seat0","n":1},{"key":"tricks_as_maker","who":"seat0","n":2}]}],)"
      R"("standing":{"totals":[0,2],"dealer":1,"games_won":[0,0]}})");
}

/// "euchre | klaverjas | …".
std::string games_or() {
  std::string all;
  for (const AnyGame* game : all_games())
    all += (all.empty() ? "" : " | ") + std::string(game->id());
  return all;
}

TEST(Answer, says_what_is_wrong_and_scores_nothing) {
  EXPECT_EQ(answer_to("{}"),
            R"({"format":"spadille/sheet","version":1,"findings":[{"severity":"error",)"
            R"("place":"/format","text":"This is missing.","expected":)"
            R"("spadille/rules | spadille/deal | spadille/session | spadille/turn | )"
            R"(spadille/auction | spadille/played | spadille/incident | )"
            R"(spadille/precedent"},{"severity":"error",)"
            R"("place":"/version","text":"This is missing.","expected":"1"},{"severity":"error",)"
            R"("place":"/game","text":"This is missing.","expected":")" +
                games_or() + R"("}]})");
}

TEST(Answer, escapes_what_people_call_themselves) {
  const std::string text =
      answer_to(R"({"format":"spadille/deal","version":1,"game":"euchre",)"
                R"("players":["A\"b","B\\c","C","D"],"deal":{"maker":0,"tricks":3}})");
  EXPECT_NE(text.find(R"(A\"b made it with 3 tricks)"), std::string::npos) << text;
}

TEST(Answer, says_that_a_document_is_newer) {
  EXPECT_EQ(answer_to(R"({"format":"spadille/deal","version":3,"game":"euchre"})"),
            R"({"format":"spadille/sheet","version":1,"error":"This document was written by a )"
            R"(newer version of Spadille.","detail":"3"})");
}

}  // namespace
}  // namespace spadille
