// What a book does about a log that a club has entries of: grow, wait, fork, follow a decision.
#include "app/exchange/branches.h"

#include <gtest/gtest.h>

namespace spadille::tests {
namespace {

/// An entry called by one letter; `after`: the one it follows.
ClubEvent entry(Seq seq, const std::string& hash, const std::string& after) {
  ClubEvent event{.session = "log", .seq = seq, .hash = hash, .previous = after};
  event.event.device = "device of " + hash;
  event.event.at = "at " + hash;
  return event;
}

std::string hashes(const std::vector<ClubEvent>& events) {
  std::string all;
  for (const ClubEvent& event : events) all += event.hash;
  return all;
}

const std::vector<std::string> kHere{"a", "b", "c"};
const std::vector<ClubEvent> kHereInClub{entry(1, "a", "0"), entry(2, "b", "a"),
                                         entry(3, "c", "b")};

/// What the club has: this book's entries, and more.
std::vector<ClubEvent> club_with(std::vector<ClubEvent> more) {
  more.insert(more.end(), kHereInClub.begin(), kHereInClub.end());
  return more;
}

TEST(LogGrowth, of_a_log_that_the_book_has_as_it_is_changes_nothing) {
  EXPECT_EQ(growth(kHere, kHereInClub, {}).kept, 3);
  EXPECT_TRUE(growth(kHere, kHereInClub, {}).more.empty());
  EXPECT_TRUE(growth(kHere, {}, {}).forks.empty());
}

TEST(LogGrowth, takes_what_follows_in_whatever_order_it_comes_and_once) {
  const std::vector<ClubEvent> more{entry(5, "e", "d"), entry(4, "d", "c"), entry(4, "d", "c")};
  EXPECT_EQ(hashes(growth(kHere, more, {}).more), "de");
  EXPECT_EQ(hashes(growth({}, club_with(more), {}).more), "abcde");
}

TEST(LogGrowth, waits_for_what_comes_before) {
  const Growth grown = growth(kHere, {entry(5, "e", "d"), entry(6, "f", "e")}, {});
  EXPECT_EQ(grown.waiting, 2);
  EXPECT_TRUE(grown.more.empty());
  EXPECT_TRUE(grown.forks.empty());
}

TEST(LogGrowth, names_a_fork_and_stays_on_its_own_way) {
  const Growth grown =
      growth(kHere, club_with({entry(3, "x", "b"), entry(4, "y", "x"), entry(4, "d", "c")}), {});
  ASSERT_EQ(grown.forks.size(), 1U);
  EXPECT_EQ(grown.forks[0].from, 3);
  const std::vector<Branch> ways{{"c", "c", 1, true, {}, {}},
                                 {"x", "y", 2, false, "device of x", "at x"}};
  EXPECT_EQ(grown.forks[0].branches, ways);
  EXPECT_EQ(hashes(grown.more), "d");
  EXPECT_EQ(grown.waiting, 0);
}

TEST(LogGrowth, of_a_log_that_others_have_forked_ends_where_they_part) {
  const Growth grown = growth({}, club_with({entry(3, "x", "b")}), {});
  EXPECT_EQ(hashes(grown.more), "ab");
  ASSERT_EQ(grown.forks.size(), 1U);
  EXPECT_EQ(grown.forks[0].from, 3);
  EXPECT_FALSE(grown.forks[0].branches[0].here);
}

TEST(LogGrowth, follows_a_decision_that_knew_what_is_given_up) {
  const Growth grown =
      growth(kHere, club_with({entry(3, "x", "b"), entry(4, "y", "x")}), {{3, "x c"}});
  EXPECT_EQ(grown.kept, 2);
  EXPECT_TRUE(grown.leaves(kHere.size()));
  EXPECT_EQ(hashes(grown.more), "xy");
  EXPECT_TRUE(grown.forks.empty());
}

TEST(LogGrowth, does_not_leave_entries_of_which_whoever_decided_did_not_know) {
  const Growth grown = growth({"a", "b", "c", "d"}, club_with({entry(3, "x", "b")}), {{3, "x c"}});
  EXPECT_EQ(grown.kept, 4);
  EXPECT_FALSE(grown.leaves(4));
  EXPECT_EQ(grown.forks.size(), 1U);
}

TEST(LogGrowth, leaves_entries_before_the_end_that_was_given_up) {
  const Growth grown =
      growth({"a", "b", "c"}, club_with({entry(3, "x", "b"), entry(4, "d", "c")}), {{3, "x d"}});
  EXPECT_EQ(grown.kept, 2);
  EXPECT_EQ(hashes(grown.more), "x");
}

TEST(LogGrowth, after_a_decision_for_this_books_own_way_asks_nothing_any_more) {
  const Growth grown = growth(kHere, club_with({entry(3, "x", "b")}), {{3, "c x"}});
  EXPECT_EQ(grown.kept, 3);
  EXPECT_TRUE(grown.forks.empty());
  EXPECT_EQ(grown.waiting, 0);
}

TEST(LogGrowth, asks_again_where_the_way_that_stands_forks_later) {
  const Growth grown = growth(
      {}, club_with({entry(3, "x", "b"), entry(4, "y", "x"), entry(4, "z", "x")}), {{3, "x c"}});
  EXPECT_EQ(hashes(grown.more), "abx");
  ASSERT_EQ(grown.forks.size(), 1U);
  EXPECT_EQ(grown.forks[0].from, 4);
}

TEST(LogGrowth, is_not_led_astray_by_a_decision_for_what_nobody_has) {
  EXPECT_EQ(growth(kHere, club_with({entry(3, "x", "b")}), {{3, "q c"}}).forks.size(), 1U);
  EXPECT_EQ(growth(kHere, kHereInClub, {{3, "q c"}}).kept, 3);
}

}  // namespace
}  // namespace spadille::tests
