// A beginning that was wrong is put right on its page, and comes to what the command says.
#include "tests/table/beside_cli.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

class Mended : public BesideCli {
 protected:
  void SetUp() override {
    begin("euchre/seed", kFourPlayers);
    record({{"maker", 0}, {"tricks", 5}});
    record({{"maker", 1}, {"alone", 1}, {"tricks", 2}});
    page().prepare();
    settle();
  }

  table::Mending& page() { return *house().mending(); }
  table::NewSession& form() { return *house().newSession(); }
  void save() {
    page().save();
    settle();
  }
};

TEST_F(Mended, form_says_how_it_began_and_nothing_is_to_be_saved) {
  EXPECT_EQ(form().players(), kFourPlayers);
  EXPECT_EQ(form().preset(), "euchre/seed");
  EXPECT_FALSE(page().ready());
  EXPECT_TRUE(page().effect().isEmpty());
}

TEST_F(Mended, option_shows_each_deal_that_it_changes_before_it_is_saved_and_can_be_undone) {
  house().ruleSet()->takeFromForm();
  house().ruleSet()->choose("euchred_loner", 4);
  house().ruleSet()->giveToForm();
  settle();
  const QStringList effect = page().effect();
  ASSERT_TRUE(page().ready()) << page().problem().toStdString();
  EXPECT_TRUE(effect.first().startsWith("Deal 2: ")) << effect.join('\n').toStdString();
  const QStringList before = house().sheet()->sums();
  EXPECT_EQ(before, (QStringList{"4", "0"}));
  save();
  EXPECT_EQ(house().sheet()->sums(), (QStringList{"6", "0"}));
  house().evening()->undo();
  settle();
  EXPECT_EQ(house().sheet()->sums(), before);
}

TEST_F(Mended, dealer_name_and_place_are_what_the_command_says) {
  form().setDealer(2);
  form().setProperty("title", "Friday");
  form().setProperty("place", "Café");
  settle();
  ASSERT_TRUE(page().ready());
  save();
  const QJsonObject told = json({"export", "--as", "session"});
  EXPECT_EQ(told["title"].toString(), "Friday");
  EXPECT_EQ(told["place"].toString(), "Café");
  EXPECT_EQ(house().sheet()->entry(0)["dealer"].toString(), "Cem");
}

TEST_F(Mended, other_player_of_the_whole_evening_has_what_was_won) {
  form().choose("Dot");
  form().addNewcomer("Eve");
  settle();
  ASSERT_TRUE(page().ready()) << page().problem().toStdString();
  EXPECT_FALSE(house().home()->people().contains("Eve")) << "only looked";
  EXPECT_EQ(json({"players"})["players"].toArray().size(), 4);
  EXPECT_TRUE(json({"verify"})["right"].toBool());
  save();
  EXPECT_TRUE(json({"verify"})["right"].toBool());
  EXPECT_EQ(json({"players"})["players"].toArray().size(), 5);
  EXPECT_EQ(house().evening()->seats().last().toMap()["name"].toString(), "Eve");
  EXPECT_EQ(house().sheet()->rowCount(), 2) << "as if it had always been so";
}

TEST_F(Mended, player_from_now_on_stands_on_a_row_of_his_own) {
  page().setFromNow(true);
  form().choose("Dot");
  form().addNewcomer("Eve");
  settle();
  ASSERT_TRUE(page().ready()) << page().problem().toStdString();
  save();
  EXPECT_EQ(house().evening()->seats().last().toMap()["name"].toString(), "Eve");
  EXPECT_EQ(house().sheet()->rowCount(), 3);
  record({{"maker", 3}, {"tricks", 3}});
  EXPECT_EQ(house().sheet()->sums(), (QStringList{"4", "1"}));
}

TEST_F(Mended, rules_from_now_on_leave_what_was_played) {
  page().setFromNow(true);
  house().ruleSet()->takeFromForm();
  house().ruleSet()->choose("euchred_loner", 4);
  house().ruleSet()->giveToForm();
  settle();
  save();
  EXPECT_EQ(house().sheet()->sums(), (QStringList{"4", "0"}));
  record({{"maker", 1}, {"alone", 1}, {"tricks", 2}});
  EXPECT_EQ(house().sheet()->sums(), (QStringList{"8", "0"}));
}

TEST_F(Mended, what_cannot_be_is_told_and_not_saved) {
  form().setTotal(0, "12");  // a game is over at ten
  settle();
  EXPECT_FALSE(page().ready());
  EXPECT_FALSE(page().problem().isEmpty());
  save();
  EXPECT_EQ(house().sheet()->sums(), (QStringList{"4", "0"}));
}

}  // namespace
}  // namespace spadille::tests
