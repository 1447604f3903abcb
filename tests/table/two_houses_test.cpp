// Two programs on one book, and a book that changes under the program.
#include <QTest>

#include "db/backup.h"
#include "tests/table/at_table.h"
#include "tests/table/machine.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

const char* const kSomebodyElse =
    "Someone else added something first; this is how it stands now.\n";

class TwoHouses : public AtTable {
 protected:
  void SetUp() override {
    begin("euchre/seed", kFourPlayers);
    QObject::connect(there().evening(), &table::LaidSession::refused,
                     [this](const QString& why) { refused_there_ << why; });
    there().evening()->open(house().evening()->number());
    settle_there();
  }
  table::House& there() { return *there_; }
  void settle_there() { there().clerk()->finish(); }
  void record_there(int maker, int tricks) {
    there().entry()->set("maker", maker);
    there().entry()->set("tricks", tricks);
    there().entry()->save();
    settle_there();
  }
  [[nodiscard]] std::string refused_there() { return lines(std::exchange(refused_there_, {})); }
  [[nodiscard]] static QStringList sums(table::House& house) { return house.sheet()->sums(); }

  std::unique_ptr<table::House> there_ = house_at(machine(book()), file("there.ini"));
  QStringList refused_there_{};
};

TEST_F(TwoHouses, second_is_told_sees_the_deal_and_his_next_tap_is_saved) {
  there().entry()->set("maker", 1);
  settle_there();
  record({{"maker", 0}, {"tricks", 5}});
  record_there(1, 3);
  EXPECT_EQ(refused_there(), kSomebodyElse);
  EXPECT_EQ(sums(there()), QStringList({"2", "0"}));
  EXPECT_EQ(there().entry()->fields()["tricks"].toMap()["value"].toInt(), 3);
  there().entry()->save();
  settle_there();
  EXPECT_EQ(refused_there(), "");
  EXPECT_EQ(sums(there()), QStringList({"2", "1"}));
  EXPECT_TRUE(there().entry()->empty());
}

TEST_F(TwoHouses, watching_one_shows_what_the_other_writes_and_keeps_what_is_typed) {
  table::Machine watching = machine(book());
  watching.file = book();
  there_ = house_at(watching, file("there.ini"));
  int lists = 0;
  QObject::connect(there_.get(), &table::House::bookWritten, [&lists] { ++lists; });
  there().evening()->open(house().evening()->number());
  settle_there();
  there().entry()->set("maker", 1);
  settle_there();
  record({{"maker", 0}, {"tricks", 5}});
  EXPECT_TRUE(QTest::qWaitFor([this] { return sums(there()) == QStringList({"2", "0"}); }));
  EXPECT_GT(lists, 0);
  EXPECT_EQ(there().entry()->fields()["maker"].toMap()["value"].toInt(), 1);
  record_there(1, 3);
  EXPECT_EQ(refused_there(), "");
  EXPECT_EQ(sums(there()), QStringList({"2", "1"}));
}

TEST_F(TwoHouses, deals_in_turn_are_all_kept) {
  for (int i = 0; i < 6; ++i) {
    record({{"maker", 0}, {"tricks", 3}});
    record_there(1, 3);
    record_there(1, 3);
    record({{"maker", 0}, {"tricks", 3}});
  }
  restart();
  // Of each round of four taps one was told that it came too late, and one more for the deal typed.
  EXPECT_EQ(house().sheet()->rowCount(), house().evening()->dealNumber() - 1);
  const int told = static_cast<int>(refused().size() + refused_there_.size());
  EXPECT_EQ(house().sheet()->rowCount() + told, 24);
  EXPECT_GT(told, 0);
}

TEST_F(TwoHouses, undo_that_comes_second_takes_nothing_back_unseen) {
  record({{"maker", 0}, {"tricks", 3}});
  there().evening()->note(0, "a word");
  settle_there();
  EXPECT_EQ(refused_there(), kSomebodyElse);
  record({{"maker", 0}, {"tricks", 3}});
  there().evening()->undo();
  settle_there();
  EXPECT_EQ(refused_there(), kSomebodyElse);
  EXPECT_EQ(sums(there()), QStringList({"2", "0"}));
  there().evening()->undo();
  settle_there();
  EXPECT_EQ(sums(there()), QStringList({"1", "0"}));
}

TEST_F(TwoHouses, cards_told_of_a_deal_stay_for_the_deal_as_it_stands_now) {
  table::CardLog& cards = *there().cards();
  there().referee()->arrive();
  cards.arrive();
  cards.choose("maker", 1);
  cards.choose("trump", 0);
  cards.start();
  for (const char* answer : {"SJ", "S9", "SA", "SK"}) cards.answer(answer);
  settle_there();
  record({{"maker", 0}, {"tricks", 3}});
  there().evening()->note(0, "a word");
  settle_there();
  there().referee()->arrive();
  cards.arrive();
  EXPECT_EQ(cards.trick(), 2);
}

TEST_F(TwoHouses, sessions_of_their_own_do_not_meet) {
  there().evening()->sameAgain();
  settle_there();
  for (int i = 0; i < 3; ++i) {
    record({{"maker", 0}, {"tricks", 3}});
    record_there(1, 3);
  }
  EXPECT_EQ(refused(), QStringList());
  EXPECT_EQ(refused_there(), "");
  EXPECT_EQ(sums(house()), QStringList({"3", "0"}));
  EXPECT_EQ(sums(there()), QStringList({"0", "3"}));
}

TEST_F(TwoHouses, book_put_back_by_the_other_is_told_and_shown) {
  record({{"maker", 0}, {"tricks", 3}});
  there().keeper()->backUp();
  settle_there();
  record({{"maker", 0}, {"tricks", 3}});
  there().keeper()->refresh();
  settle_there();
  const QString backup = there().keeper()->backups().value(0).toMap()["name"].toString();
  there().keeper()->restore(backup);
  settle_there();
  record({{"maker", 0}, {"tricks", 5}});
  EXPECT_FALSE(refused().isEmpty());
  EXPECT_EQ(sums(house()), QStringList({"1", "0"}));
  record({});
  EXPECT_EQ(refused(), QStringList());
  EXPECT_EQ(sums(house()), QStringList({"3", "0"}));
}

TEST_F(TwoHouses, taps_that_come_before_the_answer_go_on_from_each_other) {
  for (int i = 0; i < 3; ++i) record({{"maker", 0}, {"tricks", 3}});
  for (int i = 0; i < 3; ++i) house().evening()->undo();
  settle();
  EXPECT_EQ(refused(), QStringList());
  EXPECT_EQ(house().sheet()->rowCount(), 0);
}

TEST_F(TwoHouses, deal_saved_twice_before_the_answer_is_recorded_once) {
  say({{"maker", 0}, {"tricks", 3}});
  house().entry()->save();
  house().entry()->save();
  settle();
  EXPECT_EQ(refused(), QStringList());
  EXPECT_EQ(house().sheet()->rowCount(), 1);
}

}  // namespace
}  // namespace spadille::tests
