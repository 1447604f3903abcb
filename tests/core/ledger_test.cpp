#include "core/ledger.h"

#include <vector>

#include <gtest/gtest.h>

#include "tests/support/print.h"

namespace spadille {
namespace {

int sum(const Line& line) {
  int sum = 0;
  for (const Posting& posting : line.postings) sum += posting.amount;
  return sum;
}

std::vector<Account> accounts() {
  std::vector<Account> all{Side{0}, Side{1}, Account::pool(), Account::pool(1), Account::table()};
  for (int i = 0; i < kMaxSeats; ++i) all.emplace_back(seat(i));
  return all;
}

TEST(Ledger, move_balances_between_any_two_accounts) {
  for (const Account from : accounts())
    for (const Account to : accounts())
      for (const int amount : {-14, 0, 1, 162})
        EXPECT_EQ(sum(Line{}.move(amount, from, to)), 0)
            << amount << ' ' << to_string(from) << ' ' << to_string(to);
}

TEST(Ledger, move_gives_to_one_what_it_takes_from_the_other) {
  const Line line = Line{}.move(7, Account::table(), seat(2));
  EXPECT_EQ(total(line, seat(2)), 7);
  EXPECT_EQ(total(line, Account::table()), -7);
}

TEST(Ledger, negative_move_goes_the_other_way) {
  const Line line = Line{}.move(-7, Account::table(), seat(2));
  EXPECT_EQ(total(line, seat(2)), -7);
}

TEST(Ledger, move_to_the_same_account_changes_nothing) {
  EXPECT_EQ(total(Line{}.move(5, seat(1), seat(1)), seat(1)), 0);
}

TEST(Ledger, account_moved_again_has_one_posting) {
  const Line line =
      Line{}.move(4, seat(0), Account::pool()).move(3, seat(0), seat(1)).move(2, seat(1), seat(0));
  EXPECT_EQ(line.postings.size(), 3U);
  EXPECT_EQ(total(line, seat(0)), -5);
  EXPECT_EQ(total(line, seat(1)), 1);
  EXPECT_EQ(total(line, Account::pool()), 4);
}

TEST(Ledger, all_seats_pool_and_table_fit_on_one_line) {
  Line line;
  for (int i = 0; i < kMaxSeats; ++i) line.move(i + 1, Account::table(), seat(i));
  line.move(100, Account::table(), Account::pool());
  EXPECT_EQ(line.postings.size(), 10U);
  EXPECT_EQ(sum(line), 0);
}

TEST(Ledger, seat_and_side_and_pool_of_one_number_are_kept_apart) {
  const Line line = Line{}
                        .move(1, Account::table(), seat(0))
                        .move(2, Account::table(), Side{0})
                        .move(4, Account::table(), Account::pool());
  EXPECT_EQ(total(line, seat(0)), 1);
  EXPECT_EQ(total(line, Side{0}), 2);
  EXPECT_EQ(total(line, Account::pool()), 4);
}

TEST(Ledger, total_of_a_sheet_adds_up_its_lines) {
  ScoreSheet sheet;
  sheet.add("KY-5.1"_rule, {"a"}).move(7, Account::table(), seat(1));
  sheet.add("KY-5.3"_rule, {"b"}).move(-3, Account::table(), seat(1));
  sheet.add("KY-6.1"_rule, {"c"});
  EXPECT_EQ(total(sheet, seat(1)), 4);
}

TEST(Ledger, total_of_an_account_without_postings_is_nought) {
  ScoreSheet sheet;
  sheet.add("KY-5.1"_rule, {"a"}).move(7, Account::table(), seat(1));
  EXPECT_EQ(total(sheet, seat(0)), 0);
  EXPECT_EQ(total(ScoreSheet{}, seat(1)), 0);
}

TEST(Ledger, lines_keep_their_order_rule_and_message) {
  ScoreSheet sheet;
  sheet.add("KY-5.1"_rule, {"first", {seat(1)}});
  sheet.add("KY-5.3"_rule, {"second", {2}});
  const std::vector<Line> expected{{"KY-5.1"_rule, {"first", {seat(1)}}},
                                   {"KY-5.3"_rule, {"second", {2}}}};
  EXPECT_EQ(sheet.lines, expected);
}

TEST(Ledger, sheets_that_differ_are_not_equal) {
  const auto sheet = [](RuleId rule, Message message, int amount, Account to) {
    ScoreSheet made;
    made.add(rule, message).move(amount, Account::table(), to);
    return made;
  };
  const ScoreSheet wanted = sheet("KY-5.1"_rule, {"a", {1}}, 7, seat(1));
  const ScoreSheet others[] = {
      {},
      sheet("KY-5.2"_rule, {"a", {1}}, 7, seat(1)),
      sheet("KY-5.1"_rule, {"b", {1}}, 7, seat(1)),
      sheet("KY-5.1"_rule, {"a", {2}}, 7, seat(1)),
      sheet("KY-5.1"_rule, {"a", {seat(1)}}, 7, seat(1)),
      sheet("KY-5.1"_rule, {"a", {1}}, 8, seat(1)),
      sheet("KY-5.1"_rule, {"a", {1}}, 7, Side{1}),
  };
  for (const ScoreSheet& other : others) EXPECT_NE(other, wanted);
}

TEST(Account, name_is_that_of_documents) {
  struct Row {
    Account account;
    const char* expected;
  };
  const Row rows[] = {
      {seat(0), "seat0"},          {seat(2), "seat2"},          {seat(7), "seat7"},
      {Side{0}, "side0"},          {Side{1}, "side1"},          {Account::pool(), "pool"},
      {Account::pool(1), "pool1"}, {Account::table(), "table"},
  };
  for (const Row& row : rows) EXPECT_EQ(to_string(row.account), row.expected);
}

// The coming games: one of pure payments, one of points that change sides.

/// Q10: A is the ombre, C his partner; the pool holds 12, so a unit is 3; 5 tricks, matadors.
TEST(LedgerOfQuadrille, alliance_remise_with_matadors_moves_between_seats_and_pool_only) {
  ScoreSheet sheet;
  sheet.add("QU-5.4"_rule, {"remise"}).move(12, seat(0), Account::pool());
  sheet.add("QU-5.6"_rule, {"matadors"}).move(3, seat(0), seat(1)).move(3, seat(0), seat(3));
  const std::vector<int> moved{total(sheet, seat(0)), total(sheet, seat(1)), total(sheet, seat(2)),
                               total(sheet, seat(3)), total(sheet, Account::pool())};
  EXPECT_EQ(moved, (std::vector<int>{-18, 3, 0, 3, 12}));
  EXPECT_EQ(total(sheet, Account::table()), 0);
  for (const Line& line : sheet.lines)
    for (const Posting& posting : line.postings)
      EXPECT_NE(posting.account.kind, Account::Kind::table);
}

/// design.md section 4: the makers reach only half, so everything moves to the other side.
TEST(LedgerOfKlaverjas, nat_moves_points_and_roem_to_the_defenders) {
  const Side ns{0};
  const Side ew{1};
  ScoreSheet sheet;
  sheet.add("KJ-5.1"_rule, {"cards"}).move(71, Account::table(), ns).move(91, Account::table(), ew);
  sheet.add("KJ-5.3"_rule, {"roem"}).move(20, Account::table(), ns);
  sheet.add("KJ-5.5"_rule, {"nat"}).move(91, ns, ew);
  EXPECT_EQ(total(sheet.lines[0], Account::table()), -162);
  EXPECT_EQ(total(sheet, ns), 0);
  EXPECT_EQ(total(sheet, ew), 182);
  for (const Line& line : sheet.lines) EXPECT_EQ(sum(line), 0);
}

}  // namespace
}  // namespace spadille
