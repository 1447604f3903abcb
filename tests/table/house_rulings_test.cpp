// House rulings at the table: shared on a card, taken in, shown before what the rules say, posted,
// and taken out again.
#include "ui/table/keep/house_rulings.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStandardPaths>

#include "tests/table/at_table.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

class HouseRulingsAtTable : public AtTable {
 protected:
  void SetUp() override { begin("euchre/seed", kFourPlayers); }
  table::RulingTalk& ruling() { return *house().ruling(); }
  table::RulingCard& card() { return *house().rulingCard(); }
  table::HouseRulings& kept() { return *house().houseRulings(); }
  [[nodiscard]] QStringList sums() { return house().sheet()->sums(); }

  void take_in_sample() {
    house().intake()->takeIn({SPADILLE_SOURCE "/samples/precedents/euchre-revoke-one-point.json"});
    settle();
  }
  /// Whoever revokes was found out once it was established; nobody plays alone.
  void ask_about_revoke(const QString& who) {
    ruling().arrive();
    ruling().begin("revoke");
    for (const QString& answer : {QString("established"), who, QString("n")})
      if (ruling().stage() == "question") ruling().answer(answer);
    settle();
    ASSERT_EQ(ruling().stage(), "decision");
  }
};

TEST_F(HouseRulingsAtTable, file_that_is_taken_in_answers_when_the_question_returns) {
  take_in_sample();
  EXPECT_EQ(house().intake()->said(), "1 house ruling added.");
  ask_about_revoke("Bob");
  EXPECT_EQ(
      lines(ruling().decision()["house"].toStringList()),
      "Your table decided (2026-11-20, The Crown): Ann & Cem +1 · This counts besides the score of "
      "the deal.\n"
      "Reason: We play for fun, and the score of the hand stands.\n");
  ask_about_revoke("Ann");
  EXPECT_EQ(
      ruling().decision()["house"].toStringList().value(0),
      "Your table decided (2026-11-20, The Crown): Bob & Dot +1 · This counts besides the score of "
      "the deal.");
  take_in_sample();
  EXPECT_EQ(house().intake()->said(), "1 house ruling was there already.");
}

TEST_F(HouseRulingsAtTable, what_the_table_decided_is_posted_or_what_the_rules_say) {
  record({{"maker", 0}, {"tricks", 4}});
  take_in_sample();
  ask_about_revoke("Bob");
  ruling().chooseDeal(1);
  ask_about_revoke("Bob");
  ruling().postHouse();
  settle();
  EXPECT_TRUE(ruling().posted());
  EXPECT_EQ(house().evening()->takenBack(), "");
  record({{"maker", 0}, {"tricks", 3}});
  EXPECT_EQ(lines(sums()), lines(QStringList{"3", "0"}));  // 1 + 1 for the revoke in play + 1
}

TEST_F(HouseRulingsAtTable,
       what_the_rules_do_not_say_is_told_on_the_card_and_counts_the_next_time) {
  ask_about_revoke("Bob");
  card().ofQuestion();
  const QString by_rules = card().text();
  EXPECT_TRUE(card().canDecide());
  EXPECT_EQ(card().example(), "Ann +1");
  card().setDecided("Ann");
  EXPECT_NE(card().wrong(), "");
  EXPECT_EQ(card().text(), by_rules);
  card().keep();
  settle();
  EXPECT_TRUE(kept().rulings().isEmpty());
  for (const char* typed : {"nothing", "redeal", "instead Ann +1", "Ann +1"}) {
    card().setDecided(typed);
    EXPECT_EQ(card().wrong(), "") << typed;
    EXPECT_NE(card().text(), by_rules) << typed;
  }
  card().setWhy("He is new.");
  card().keep();
  settle();
  EXPECT_EQ(card().said(), "Kept as a house ruling.");
  ask_about_revoke("Bob");
  const QStringList house_says = ruling().decision()["house"].toStringList();
  EXPECT_TRUE(
      house_says.value(0).endsWith("Ann & Cem +1 · This counts besides the score of the deal."));
  EXPECT_EQ(house_says.value(1), "Reason: He is new.");
  card().ofQuestion();
  EXPECT_EQ(card().text(), by_rules);
}

TEST_F(HouseRulingsAtTable, card_names_nobody_and_is_kept_copied_and_saved) {
  record({{"maker", 0}, {"tricks", 4}});
  EXPECT_FALSE(card().any(1));
  ruling().arrive();
  ruling().chooseDeal(1);
  ruling().begin("revoke");
  for (const char* answer : {"established", "Bob", "n"})
    if (ruling().stage() == "question") ruling().answer(answer);
  settle();
  ruling().post();
  settle();
  EXPECT_TRUE(card().any(1));
  card().ofDeal(1);
  card().setWhy("We all agreed");
  EXPECT_TRUE(card().text().contains("Reason: We all agreed")) << card().text().toStdString();
  for (const QString& name : kFourPlayers) EXPECT_FALSE(card().text().contains(name));
  card().copy();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), card().text());
  EXPECT_EQ(card().said(), "Copied.");
  card().keep();
  settle();
  EXPECT_EQ(card().said(), "Kept as a house ruling.");
  kept().refresh();
  settle();
  EXPECT_EQ(lines(kept().rulings(), {"name"}), "name euchre/revoke/1\n");
  ruling().arrive();
  card().ofQuestion();
  EXPECT_EQ(card().text(), "");
}

TEST_F(HouseRulingsAtTable, removed_ones_can_be_put_back) {
  take_in_sample();
  kept().refresh();
  settle();
  EXPECT_EQ(lines(kept().rulings(), {"name", "title"}),
            "name euchre/revoke/1, title EU-8.16  A revoke and what it costs · A revoke costs one "
            "point · "
            "2026-11-20 · The Crown\n");
  EXPECT_FALSE(kept().removed());
  kept().remove("euchre/revoke/1");
  settle();
  EXPECT_EQ(kept().said(), "The house ruling is removed.");
  EXPECT_TRUE(kept().rulings().isEmpty());
  ASSERT_TRUE(kept().removed());
  kept().putBack();
  settle();
  EXPECT_EQ(kept().rulings().size(), 1);
  EXPECT_FALSE(kept().removed());
  kept().remove("euchre/revoke/7");
  settle();
  EXPECT_EQ(kept().said(), "The book has no house ruling of this name. (euchre/revoke/7)");
}

}  // namespace
}  // namespace spadille::tests
