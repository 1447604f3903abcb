#include "core/settle.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

Account chair(int index) { return seat(index); }

/// What the transfers bring each account.
std::vector<Posting> brought(const std::vector<Transfer>& transfers, std::vector<Posting> due) {
  for (Posting& posting : due) {
    posting.amount = 0;
    for (const Transfer& transfer : transfers) {
      posting.amount += transfer.to == posting.account ? transfer.amount : 0;
      posting.amount -= transfer.from == posting.account ? transfer.amount : 0;
    }
  }
  return due;
}

TEST(Settle, nobody_moves_when_all_is_even) {
  EXPECT_TRUE(fewest_transfers({}).empty());
  const std::vector<Posting> due{{chair(0), 0}, {chair(1), 0}};
  EXPECT_TRUE(fewest_transfers(due).empty());
}

TEST(Settle, groups_that_are_even_among_themselves_need_one_transfer_less) {
  const std::vector<Posting> due{{chair(0), 5}, {chair(1), -3}, {chair(2), -5}, {chair(3), 3}};
  const auto transfers = fewest_transfers(due);
  EXPECT_EQ(transfers.size(), 2U);
  EXPECT_EQ(brought(transfers, due), due);
}

TEST(Settle, three_payers_to_one_take_three_transfers) {
  const std::vector<Posting> due{{chair(0), 9}, {chair(1), -4}, {chair(2), -3}, {chair(3), -2}};
  EXPECT_EQ(fewest_transfers(due),
            (std::vector<Transfer>{
                {chair(1), chair(0), 4}, {chair(2), chair(0), 3}, {chair(3), chair(0), 2}}));
}

TEST(Settle, more_accounts_than_groups_are_looked_for_among_settle_all_the_same) {
  std::vector<Posting> due;
  for (int i = 0; i < 20; ++i) due.push_back({chair(i), i % 3 - 1});
  due.push_back({chair(20), 1});
  const auto transfers = fewest_transfers(due);
  EXPECT_LT(transfers.size(), due.size());
  EXPECT_EQ(brought(transfers, due), due);
}

/// The most groups, found by trying every way to divide the accounts into two.
std::size_t most_groups(const std::vector<int>& amounts, unsigned of) {
  int sum = 0;
  for (std::size_t i = 0; i < amounts.size(); ++i) sum += (of >> i & 1U) != 0 ? amounts[i] : 0;
  if (of == 0 || sum != 0) return 0;
  std::size_t best = 1;
  for (unsigned part = (of - 1) & of; part != 0; part = (part - 1) & of) {
    const std::size_t one = most_groups(amounts, part);
    if (one > 0) best = std::max(best, one + most_groups(amounts, of & ~part));
  }
  return best;
}

TEST(Settle, never_more_transfers_than_a_search_through_all_groups_needs) {
  for (int a = -4; a <= 4; ++a)
    for (int b = -4; b <= 4; ++b)
      for (int c = -4; c <= 4; ++c)
        for (int d = -4; d <= 4; ++d) {
          const std::vector<int> amounts{a, b, c, d, -a - b - c - d};
          std::vector<Posting> due;
          for (std::size_t i = 0; i < amounts.size(); ++i)
            due.push_back({chair(static_cast<int>(i)), amounts[i]});
          const auto transfers = fewest_transfers(due);
          ASSERT_EQ(transfers.size(), due.size() - most_groups(amounts, 31U));
          ASSERT_EQ(brought(transfers, due), due);
          for (const Transfer& transfer : transfers) ASSERT_GT(transfer.amount, 0);
        }
}

/// Two groups of three and three of two, as many accounts as groups are looked for in.
TEST(Settle, twelve_accounts_are_settled_in_groups) {
  const std::vector<int> amounts{-5, 2, 3, -4, 4, -50, 20, 30, -40, 40, -1, 1};
  std::vector<Posting> due;
  for (std::size_t i = 0; i < amounts.size(); ++i)
    due.push_back({chair(static_cast<int>(i)), amounts[i]});
  const auto transfers = fewest_transfers(due);
  EXPECT_EQ(transfers.size(), 7U);
  EXPECT_EQ(brought(transfers, due), due);
}

TEST(Settle, a_deal_is_handed_over_all_lines_together) {
  ScoreSheet sheet;
  sheet.add({}, {}).move(12, chair(0), Account::pool());
  sheet.add({}, {}).move(3, chair(0), chair(1)).move(3, chair(0), chair(3));
  sheet.add({}, {}).move(1, Account::pool(), chair(1));
  EXPECT_EQ(hand_overs(sheet), (std::vector<Transfer>{{chair(0), Account::pool(), 11},
                                                      {chair(0), chair(1), 4},
                                                      {chair(0), chair(3), 3}}));
}

TEST(Settle, points_are_written_down_and_not_handed_over) {
  ScoreSheet sheet;
  sheet.add({}, {}).move(2, Account::table(), Side{0});
  EXPECT_TRUE(hand_overs(sheet).empty());
}

}  // namespace
}  // namespace spadille
