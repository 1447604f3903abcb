#include "core/inline_vec.h"

#include <gtest/gtest.h>

#include "tests/support/print.h"

namespace spadille {
namespace {

using Three = InlineVec<int, 3>;

TEST(InlineVec, fresh_list_is_empty) { EXPECT_TRUE(Three{}.empty()); }

TEST(InlineVec, capacity_is_the_bound_of_its_type) { EXPECT_EQ(Three::capacity(), 3U); }

TEST(InlineVec, items_keep_their_order) {
  std::vector<int> seen;
  for (const int item : Three{7, 1, 7}) seen.push_back(item);
  EXPECT_EQ(seen, (std::vector<int>{7, 1, 7}));
}

TEST(InlineVec, count_and_item_repeat_the_item) { EXPECT_EQ(Three(2, 9), (Three{9, 9})); }

TEST(InlineVec, list_may_be_filled_to_its_capacity) {
  Three list;
  for (const int item : {4, 5, 6}) list.push_back(item);
  EXPECT_EQ(list, (Three{4, 5, 6}));
}

TEST(InlineVec, items_can_be_changed_in_place) {
  Three list{1, 2, 3};
  list[1] = 20;
  EXPECT_EQ(list, (Three{1, 20, 3}));
}

TEST(InlineVec, items_can_be_changed_in_a_loop) {
  Three list{1, 2};
  for (int& item : list) item *= 10;
  EXPECT_EQ(list, (Three{10, 20}));
}

TEST(InlineVec, what_stood_there_before_clear_does_not_count) {
  Three list{1, 2, 3};
  list.clear();
  EXPECT_EQ(list, Three{});
}

TEST(InlineVec, copy_is_independent) {
  const Three first{1, 2};
  Three second = first;
  second[0] = 9;
  EXPECT_EQ(first, (Three{1, 2}));
}

TEST(InlineVec, works_when_the_program_is_built) {
  constexpr Three kList{1, 2};
  static_assert(kList.size() == 2 && kList[1] == 2 && kList == Three{1, 2});
}

TEST(InlineVec, lists_that_differ_are_not_equal) {
  struct Row {
    const char* what;
    Three a;
    Three b;
  };
  const Row rows[] = {
      {"another item", {1, 2}, {1, 3}}, {"another order", {1, 2}, {2, 1}},
      {"shorter", {1, 2}, {1}},         {"shorter by a nought", {1, 0}, {1}},
      {"longer", {1, 2}, {1, 2, 3}},    {"empty", {0}, {}},
  };
  for (const Row& row : rows) EXPECT_FALSE(row.a == row.b) << row.what;
}

}  // namespace
}  // namespace spadille
