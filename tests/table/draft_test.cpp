// What is half entered: kept with every tap, and there again after a restart.
#include <QJsonDocument>

#include "tests/support/evening_of.h"
#include "tests/table/at_table.h"
#include "tests/table/shown.h"
#include "tests/table/window.h"
#include "ui/table/record/kept_entry.h"

namespace spadille::tests {
namespace {

class HalfEntered : public AtTable {
 protected:
  table::Entry& entry() { return *house().entry(); }
  table::CardLog& cards() { return *house().cards(); }

  /// Everything that pages show of the deal that is being entered.
  [[nodiscard]] std::string all_of_it() {
    return shown(entry().fields()).toStdString() + "\n" + lines(entry().marks()) +
           entry().effect().toStdString() + "\n" + lines(entry().findings()) +
           lines(entry().outlook());
  }
  void expect_there_again() {
    settle();
    const std::string before = all_of_it();
    EXPECT_FALSE(entry().empty());
    restart();
    EXPECT_EQ(all_of_it(), before);
  }
  [[nodiscard]] std::string all_of_the_cards() {
    return cards().stage().toStdString() + "\n" + cards().asked().toStdString() + "\n" +
           lines(cards().contract()) + lines(cards().places()) + lines(cards().seen());
  }
  void come_to_the_cards() {
    house().referee()->arrive();
    cards().arrive();
  }
  void play(const QStringList& answers) {
    for (const QString& answer : answers) {
      if (cards().stage() == "melds") cards().answer("y");
      cards().answer(answer);
    }
    ASSERT_EQ(refused(), QStringList());
  }
};

TEST_F(HalfEntered, euchre_with_its_maker) {
  begin("euchre/seed", kFourPlayers);
  say({{"maker", 2}, {"alone", 1}});
  expect_there_again();
}

TEST_F(HalfEntered, klaverjas_with_a_digit_and_chalked_roem) {
  begin("klaverjas/seed", kFourPlayers);
  entry().chalk(0, 20);
  entry().chalk(0, 50);
  entry().chalk(1, 20);
  say({{"maker", 1}});
  entry().digit("points", 9);
  expect_there_again();
  entry().digit("points", 2);
  EXPECT_EQ(entry().fields()["points"].toMap()["value"].toInt(), 92);
}

TEST_F(HalfEntered, klaverjas_with_roem_before_anybody_knows_the_maker) {
  begin("klaverjas/seed", kFourPlayers);
  entry().chalk(1, 100);
  settle();
  restart();
  EXPECT_EQ(lines(entry().marks(), {"marks", "sum"}), "sum 0\nmarks [100], sum 100\n");
}

TEST_F(HalfEntered, klaverjas_of_three_with_roem_of_the_third) {
  begin("klaverjas/three-handed", {"Ann", "Bob", "Cem"});
  entry().chalk(2, 20);
  say({{"maker", 0}});
  expect_there_again();
}

TEST_F(HalfEntered, quadrille_with_partner_and_bonuses) {
  begin("quadrille/seed", kFourPlayers);
  say({{"contract", 0}, {"ombre", 0}, {"partner", 2}, {"matadors", 1}});
  expect_there_again();
}

TEST_F(HalfEntered, kyuuri_with_ranks_and_with_matches) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  entry().set("leader", 1);
  entry().append("ranks", 4);
  entry().append("ranks", 9);
  expect_there_again();
  entry().clear();
  entry().choose("matched", 0);
  entry().choose("matched", 2);
  expect_there_again();
}

TEST_F(HalfEntered, nothing_is_there_again_once_it_was_recorded_or_cleared) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 2}, {"tricks", 3}});
  restart();
  EXPECT_TRUE(entry().empty());
  say({{"maker", 2}});
  entry().clear();
  settle();
  restart();
  EXPECT_TRUE(entry().empty());
}

TEST_F(HalfEntered, undo_and_a_note_leave_what_is_typed) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 2}, {"tricks", 3}});
  say({{"maker", 1}});
  house().evening()->undo();
  house().evening()->note(0, "a word");
  settle();
  EXPECT_EQ(entry().fields()["maker"].toMap()["value"].toInt(), 1);
  restart();
  EXPECT_EQ(entry().fields()["maker"].toMap()["value"].toInt(), 1);
}

TEST_F(HalfEntered, correction_does_not_touch_the_next_deal) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 2}, {"tricks", 3}});
  say({{"maker", 1}});
  entry().correct(1,
                  house().sheet()->data(house().sheet()->index(0), table::Sheet::seq_role).toInt());
  say({{"tricks", 5}});
  settle();
  entry().leave();
  EXPECT_EQ(entry().fields()["maker"].toMap()["value"].toInt(), 1);
  EXPECT_EQ(entry().fields()["tricks"].toMap()["value"].toInt(), -1);
}

TEST_F(HalfEntered, card_by_card_with_its_contract) {
  begin("klaverjas/seed", kFourPlayers);
  come_to_the_cards();
  cards().choose("maker", 1);
  settle();
  const std::string before = all_of_the_cards();
  restart();
  come_to_the_cards();
  EXPECT_EQ(all_of_the_cards(), before);
}

TEST_F(HalfEntered, card_by_card_in_the_second_trick) {
  begin("klaverjas/seed", kFourPlayers);
  come_to_the_cards();
  cards().choose("maker", 1);
  cards().choose("trump", 3);
  cards().start();
  play({"CK", "DA", "CA", "CQ", "HK"});
  settle();
  const std::string before = all_of_the_cards();
  restart();
  come_to_the_cards();
  EXPECT_EQ(all_of_the_cards(), before);
  for (const int trick : {2, 2, 1}) {  // a card, the roem of the first trick, its last card
    cards().back();
    EXPECT_EQ(cards().trick(), trick);
  }
}

TEST_F(HalfEntered, cards_are_there_for_a_page_that_stood_open_before_the_session) {
  begin("kyuuri/seed", {"Ann", "Bob", "Cem"});
  come_to_the_cards();
  play({"S4", "S7"});
  settle();
  const std::string before = all_of_the_cards();
  const int session = house().evening()->number();
  house().evening()->putAway();
  come_to_the_cards();
  EXPECT_NE(all_of_the_cards(), before);
  house().evening()->open(session);
  settle();
  EXPECT_EQ(all_of_the_cards(), before);
}

TEST_F(HalfEntered, page_of_the_cards_is_open_again_with_them) {
  begin("klaverjas/seed", kFourPlayers);
  come_to_the_cards();
  cards().choose("maker", 1);
  cards().choose("trump", 3);
  cards().start();
  play({"CK"});
  house().settings()->keep("page", "CardsPage");
  settle();
  const std::string before = all_of_the_cards();
  restart_program();
  const Window window;
  settle();
  EXPECT_NE(window.item("CardsPage"), nullptr);
  EXPECT_EQ(all_of_the_cards(), before);
}

TEST_F(HalfEntered, deal_and_cards_are_kept_side_by_side) {
  begin("klaverjas/seed", kFourPlayers);
  say({{"maker", 3}});
  come_to_the_cards();
  cards().choose("maker", 1);
  settle();
  restart();
  come_to_the_cards();
  EXPECT_EQ(entry().fields()["maker"].toMap()["value"].toInt(), 3);
  EXPECT_TRUE(lines(cards().contract()).find("{chosen, label Bob") != std::string::npos)
      << lines(cards().contract());
}

TEST(KeptEntry, is_read_again_and_what_does_not_fit_is_left_out) {
  const SeatNames names{{"Ann", "Bob", "Cem", "Dot"}};
  DealEntry entry(fresh_session<klaverjas::Game>({}, 4), names);
  EXPECT_TRUE(table::kept(entry).isEmpty());
  entry.set("maker", {2});
  entry.set("points", {100});
  entry.set("roem", {20, 50});
  const QJsonObject kept = table::kept(entry);
  EXPECT_EQ(QJsonDocument(kept).toJson(QJsonDocument::Compact),
            R"({"maker":[2],"points":[100],"roem":[20,50]})");
  DealEntry again(fresh_session<klaverjas::Game>({}, 4), names);
  again.set("conceded", {1});
  table::go_on(again, kept);
  EXPECT_EQ(again.deal(), entry.deal());
  QJsonArray longest;
  for (std::size_t i = 0; i <= Value::capacity(); ++i) longest << 20;
  table::go_on(again, {{"maker", QJsonArray{1}},
                       {"ombre", QJsonArray{1}},
                       {"points", QJsonArray{"many"}},
                       {"roem", longest},
                       {"last", 3}});
  EXPECT_EQ(again.deal(), any(klaverjas::Deal{.maker = seat(1)}));
}

}  // namespace
}  // namespace spadille::tests
