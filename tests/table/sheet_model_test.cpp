// Every model of the pages under Qt's own tester, through whatever an evening brings.
#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include "tests/table/at_table.h"

namespace spadille::tests {
namespace {

/// The tester ends the program where a model breaks its word.
class SheetModel : public AtTable {
 protected:
  table::Sheet& sheet() { return *house().sheet(); }
  [[nodiscard]] QVariant at(int row, table::Sheet::Role role) {
    return sheet().data(sheet().index(row), role);
  }
  [[nodiscard]] int seq(int row) { return at(row, table::Sheet::seq_role).toInt(); }
  void record_euchre(int deals) {
    for (int i = 0; i < deals; ++i) record({{"maker", i % 4}, {"tricks", 3}});
  }

  [[nodiscard]] std::string said(int row) {
    return at(row, table::Sheet::said_role).toString().toStdString();
  }
  /// Each question answered so, or with the first answer that there is.
  void post_ruling(const char* kind, const QStringList& answers, int deal = 0) {
    table::RulingTalk& talk = *house().ruling();
    talk.arrive();
    if (deal > 0) talk.chooseDeal(deal);
    talk.begin(kind);
    for (const QString& answer : answers) talk.answer(answer);
    ASSERT_EQ(talk.stage(), "decision");
    talk.post();
    settle();
  }

  QAbstractItemModelTester tester_{house().sheet(),
                                   QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(SheetModel, deal_that_is_recorded_is_one_more_row) {
  begin("euchre/seed", kFourPlayers);
  const QSignalSpy inserted(&sheet(), &QAbstractItemModel::rowsInserted);
  const QSignalSpy reset(&sheet(), &QAbstractItemModel::modelReset);
  record_euchre(3);
  EXPECT_EQ(sheet().rowCount(), 3);
  EXPECT_EQ(inserted.count(), 3);
  EXPECT_EQ(reset.count(), 0);
}

TEST_F(SheetModel, correction_strike_and_undo_keep_rows_in_step) {
  begin("euchre/seed", kFourPlayers);
  record_euchre(3);
  house().entry()->correct(2, seq(1));
  say({{"tricks", 5}});
  house().entry()->saveCorrection("miscounted");
  settle();
  EXPECT_EQ(at(1, table::Sheet::moves_role).toStringList(), QStringList({"0", "+2"}));
  EXPECT_EQ(at(1, table::Sheet::former_role).toList().size(), 1);
  house().evening()->strikeOut(seq(0), "never played");
  settle();
  EXPECT_EQ(at(0, table::Sheet::number_role).toInt(), 0);
  EXPECT_EQ(at(1, table::Sheet::number_role).toInt(), 1);
  house().evening()->undo();
  house().evening()->undo();
  settle();
  EXPECT_EQ(at(1, table::Sheet::moves_role).toStringList(), QStringList({"0", "+1"}));
  house().evening()->redo();
  settle();
  EXPECT_EQ(at(1, table::Sheet::moves_role).toStringList(), QStringList({"0", "+2"}));
  EXPECT_EQ(refused(), QStringList());
}

TEST_F(SheetModel, deals_undone_to_the_last_leave_no_row) {
  begin("euchre/seed", kFourPlayers);
  record_euchre(2);
  for (int i = 0; i < 2; ++i) house().evening()->undo();
  settle();
  EXPECT_EQ(sheet().rowCount(), 0);
  for (int i = 0; i < 2; ++i) house().evening()->redo();
  settle();
  EXPECT_EQ(sheet().rowCount(), 2);
  EXPECT_EQ(sheet().sums(), QStringList({"1", "1"}));
}

TEST_F(SheetModel, remarks_and_disputes_stand_beside_their_deal) {
  begin("euchre/seed", kFourPlayers);
  record_euchre(1);
  house().evening()->note(0, "Dot is late");
  house().evening()->dispute(seq(0), "three tricks or four?");
  settle();
  EXPECT_EQ(sheet().remarks().size(), 1);
  const auto dispute = at(0, table::Sheet::remarks_role).toList().value(0).toMap();
  EXPECT_TRUE(dispute["dispute"].toBool());
  EXPECT_FALSE(dispute["settled"].toBool());
  house().evening()->settleDispute(dispute["seq"].toInt(), "three");
  settle();
  EXPECT_TRUE(at(0, table::Sheet::remarks_role).toList().value(0).toMap()["settled"].toBool());
}

/// What moves a total has a row, and so has a ruling that moves none.
TEST_F(SheetModel, ruling_between_two_deals_is_a_row_of_its_own) {
  begin("euchre/seed", kFourPlayers);
  record_euchre(1);
  post_ruling("card_taken_back", {});
  ASSERT_EQ(refused(), QStringList());
  ASSERT_EQ(sheet().rowCount(), 2);
  EXPECT_EQ(at(1, table::Sheet::kind_role), "change");
  EXPECT_TRUE(at(1, table::Sheet::said_role).toString().contains("EU-8.")) << said(1);
  EXPECT_EQ(at(1, table::Sheet::number_role).toInt(), 0);
  record_euchre(1);
  EXPECT_EQ(at(2, table::Sheet::number_role).toInt(), 2);
}

TEST_F(SheetModel, ruling_on_the_deal_in_play_waits_on_the_board_until_that_deal_is_entered) {
  begin("euchre/seed", kFourPlayers);
  post_ruling("table_talk", {"Dot"});
  EXPECT_EQ(house().evening()->awaiting(), QString());
  post_ruling("table_talk", {"Dot"});
  ASSERT_EQ(refused(), QStringList());
  EXPECT_TRUE(house().evening()->awaiting().contains("EU-8.30"))
      << house().evening()->awaiting().toStdString();
  EXPECT_EQ(sheet().rowCount(), 1);  // the warning
  record_euchre(1);
  EXPECT_EQ(house().evening()->awaiting(), QString());
  ASSERT_EQ(sheet().rowCount(), 2);
  EXPECT_EQ(at(1, table::Sheet::totals_role).toStringList(), QStringList({"3", "0"}));
}

TEST_F(SheetModel, ruling_that_rests_on_what_was_corrected_is_marked_until_it_is_settled) {
  begin("euchre/seed", kFourPlayers);
  record({{"maker", 0}, {"tricks", 5}, {"alone", true}});
  const auto stale = [&] { return at(0, table::Sheet::stale_role).toList(); };
  const auto total = [&] { return at(0, table::Sheet::totals_role).toStringList().value(0); };
  post_ruling("revoke", {"established", "Dot"}, 1);
  ASSERT_EQ(refused(), QStringList());
  EXPECT_EQ(total(), "4");
  EXPECT_TRUE(stale().isEmpty());
  house().entry()->correct(1, seq(0));
  say({{"alone", false}});
  house().entry()->saveCorrection("with his partner");
  settle();
  ASSERT_EQ(stale().size(), 1);
  const QVariantMap found = stale()[0].toMap();
  EXPECT_TRUE(found["possible"].toBool());
  EXPECT_TRUE(found["words"].toString().contains("Ann & Cem +2"));
  house().evening()->keepRuling(found["seq"].toInt(), "agreed");
  settle();
  EXPECT_TRUE(stale().isEmpty());
  EXPECT_EQ(total(), "4");
  house().evening()->undo();
  settle();
  house().evening()->ruleAnew(found["seq"].toInt());
  settle();
  EXPECT_TRUE(stale().isEmpty());
  EXPECT_EQ(total(), "2");
}

TEST_F(SheetModel, game_that_is_over_has_a_row_with_its_final_score) {
  begin("euchre/seed", kFourPlayers);
  for (int i = 0; i < 5; ++i) record({{"maker", 0}, {"tricks", 5}});
  ASSERT_EQ(sheet().rowCount(), 6);
  EXPECT_EQ(at(5, table::Sheet::kind_role), "over");
  EXPECT_EQ(said(5), "Ann & Cem won the game.");
  EXPECT_EQ(at(5, table::Sheet::totals_role).toStringList(), QStringList({"10", "0"}));
  EXPECT_EQ(sheet().foot(), QStringList({"10", "0"}));
  EXPECT_EQ(sheet().footLabel().toStdString(), said(5));
  record({{"maker", 1}, {"tricks", 3}});
  EXPECT_EQ(sheet().foot(), QStringList({"0", "1"}));
  EXPECT_EQ(at(6, table::Sheet::totals_role).toStringList(), QStringList({"0", "1"}));
}

TEST_F(SheetModel, another_session_and_another_language_show_everything_anew) {
  begin("euchre/seed", kFourPlayers);
  record_euchre(2);
  const int first = house().evening()->number();
  house().evening()->sameAgain();
  settle();
  EXPECT_EQ(sheet().rowCount(), 0);
  house().evening()->open(first);
  settle();
  EXPECT_EQ(sheet().rowCount(), 2);
  record({{"passed_out", 1}});
  const QVariant english = at(2, table::Sheet::words_role);
  house().settings()->setLanguage("ja");
  EXPECT_EQ(sheet().rowCount(), 3);
  EXPECT_NE(at(2, table::Sheet::words_role), english);
  house().evening()->putAway();
  EXPECT_EQ(sheet().rowCount(), 0);
}

TEST_F(SheetModel, place_that_is_not_there_has_nothing_to_say) {
  begin("euchre/seed", kFourPlayers);
  record_euchre(1);
  EXPECT_EQ(sheet().data({}, table::Sheet::said_role), QVariant());
  EXPECT_EQ(at(0, static_cast<table::Sheet::Role>(Qt::UserRole + 99)), QVariant());
  for (const int row : {-1, 1, 99}) EXPECT_EQ(sheet().explained(row), QVariantList());
  EXPECT_EQ(sheet().rowCount(sheet().index(0)), 0);
}

}  // namespace
}  // namespace spadille::tests
