// An evening under other rules names the rulings that these would decide otherwise.
#include "app/review/other_rulings.h"

#include "app/referee/posting.h"
#include "app/review/rescore.h"
#include "app/review/review_answers.h"
#include "tests/support/any.h"
#include "tests/support/one_evening.h"

namespace spadille::tests {
namespace {

using Euchre = euchre::Incident;
using Klaverjas = klaverjas::Incident;
using Quadrille = quadrille::Incident;

struct OtherRulings : OneEvening {
  void post(int deal, const AnyIncident& incident) { write(posting(desk, deal, incident)); }

  Rescored by(std::string_view key, int number) {
    RulesView rules = view(desk, names()).rules;
    for (OptionView& option : rules.options)
      if (option.member->key == key) option.number = number;
    return must(rescore(desk, names(), rules));
  }
  std::vector<std::string> told(const Rescored& rescored) {
    std::vector<std::string> all;
    for (const OtherRuling& ruling : rescored.rulings)
      all.push_back(in_words(desk.game(), ruling, Words(Language::en)));
    return all;
  }
};

AnyIncident revoke(int who) {
  return any(Euchre{
      .what = Euchre::What::revoke, .noticed = Euchre::Noticed::established, .who = seat(who)});
}

TEST_F(OtherRulings, revoke_that_costs_more_is_named_and_stands_in_the_totals_as_it_was) {
  begin("euchre/seed", {"Ann 3", "Bob 3"});
  post(2, revoke(0));
  const Rescored rescored = by("revoke", static_cast<int>(euchre::Rules::Revoke::three_points));
  EXPECT_EQ(told(rescored),
            (std::vector<std::string>{
                "Deal 2 · EU-8.16  A revoke and what it costs — ruled: Bob & Dora +2 · This counts "
                "instead of the score of the deal. → by these rules: Bob & Dora +3 · This counts "
                "instead of the score of the deal. · in the totals: Bob & Dora +2"}));
  EXPECT_EQ(rescored.after.standing.totals, (Totals{1, 2}));
}

TEST_F(OtherRulings, ruling_that_the_other_rules_decide_alike_is_not_named) {
  begin("euchre/seed", {"Ann 3"});
  post(1, revoke(0));
  EXPECT_EQ(told(by("target", 5)), std::vector<std::string>());
}

TEST_F(OtherRulings, what_the_table_decided_by_itself_stays_and_is_said_to) {
  begin("euchre/seed", {"Ann 3"});
  Event event = posting(desk, 1, revoke(0));
  event.lines.front().postings[0].amount *= 3;
  event.lines.front().postings[1].amount *= 3;
  write(event);
  const Rescored rescored = by("revoke", static_cast<int>(euchre::Rules::Revoke::three_points));
  ASSERT_EQ(rescored.rulings.size(), 1U);
  EXPECT_TRUE(rescored.rulings[0].own);
  EXPECT_EQ(rescored.after.standing.totals, (Totals{0, 6}));
}

TEST_F(OtherRulings, warning_that_would_have_cost_points_is_named_also_of_the_deal_in_play) {
  begin("euchre/seed", {"Ann 3"});
  const auto talk = [](int times) {
    return any(Euchre{.what = Euchre::What::table_talk, .who = seat(1), .times = times});
  };
  post(1, talk(1));
  post(0, talk(2));
  const Rescored rescored = by("table_talk", 0);
  ASSERT_EQ(rescored.rulings.size(), 1U);
  EXPECT_EQ(rescored.rulings[0].ruling.deal, 0);
  EXPECT_EQ(rescored.rulings[0].counted, std::vector<Line>());
  EXPECT_EQ(rescored.rulings[0].ruling.now->effect, Ruling::Effect::advice);
}

TEST_F(OtherRulings, deal_that_was_dealt_again_stays_void_and_is_named) {
  begin("euchre/seed", {"Ann 3"});
  post(0,
       any(Euchre{
           .what = Euchre::What::misdeal, .stage = Euchre::Stage::before_turn_up, .who = seat(1)}));
  record("Bob 3");
  const Rescored rescored = by("misdeal", static_cast<int>(euchre::Rules::Misdeal::lost_at_once));
  ASSERT_EQ(rescored.rulings.size(), 1U);
  EXPECT_TRUE(rescored.rulings[0].of_void_deal);
  EXPECT_EQ(rescored.rulings[0].ruling.deal, 2);
  EXPECT_EQ(rescored.rulings[0].ruling.now->dealer, seat(2));
}

TEST_F(OtherRulings, question_that_the_other_rules_ask_and_nobody_answered_is_said) {
  begin("klaverjas/seed", {"Ann 100"});
  post(1, any(Klaverjas{.what = Klaverjas::What::revoke,
                        .who = seat(0),
                        .noticed = Klaverjas::Noticed::counting,
                        .proof = Klaverjas::Proof::proved,
                        .choice = Klaverjas::Choice::claim,
                        .roem = {0}}));
  const Rescored rescored = by("revoke", static_cast<int>(klaverjas::Rules::Revoke::none));
  ASSERT_EQ(rescored.rulings.size(), 1U);
  EXPECT_FALSE(rescored.rulings[0].own);
}

TEST_F(OtherRulings, beast_of_another_pool_is_named) {
  begin("quadrille/seed", {"Ann solo 4", "Bob solo 6"});
  post(2, any(Quadrille{.what = Quadrille::What::revoke,
                        .who = seat(0),
                        .noticed = Quadrille::Noticed::after_play}));
  const Rescored rescored =
      by("codille_pays", static_cast<int>(quadrille::Rules::CodillePays::double_pool));
  ASSERT_EQ(rescored.rulings.size(), 1U);
  const OtherRuling& found = rescored.rulings[0];
  EXPECT_EQ(found.counted, found.ruling.was.lines);
  EXPECT_NE(found.ruling.now->lines, found.ruling.was.lines);
  const std::string json = answer(rescored, Words(Language::en));
  EXPECT_NE(json.find("\"rulings\":[{\"event\":4,\"deal\":2,\"rule\":\"QU-8."), std::string::npos)
      << json;
}

}  // namespace
}  // namespace spadille::tests
