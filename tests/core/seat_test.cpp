#include "core/seat.h"

#include <vector>

#include <gtest/gtest.h>

#include "tests/support/print.h"

namespace spadille {
namespace {

/// The seats whose bits are set: an independent way to write a set down.
SeatSet bits(unsigned mask) {
  SeatSet set;
  for (int i = 0; i < kMaxSeats; ++i)
    if ((mask >> i & 1U) != 0) set.insert(seat(i));
  return set;
}

std::vector<int> listed(SeatSet seats) {
  std::vector<int> all;
  for (const Seat s : seats) all.push_back(s.index);
  return all;
}

TEST(SeatSet, seats_come_out_clockwise_from_0_however_they_went_in) {
  EXPECT_EQ(listed({seat(5), seat(0), seat(7), seat(2)}), (std::vector<int>{0, 2, 5, 7}));
}

TEST(SeatSet, seat_put_in_twice_is_there_once) {
  EXPECT_EQ((SeatSet{seat(3), seat(3)}), SeatSet{seat(3)});
}

TEST(SeatSet, erasing_takes_one_seat_out) {
  SeatSet set{seat(1), seat(6)};
  set.erase(seat(1));
  EXPECT_EQ(set, SeatSet{seat(6)});
}

TEST(SeatSet, erasing_who_is_not_there_changes_nothing) {
  SeatSet set{seat(1)};
  set.erase(seat(2));
  EXPECT_EQ(set, SeatSet{seat(1)});
}

TEST(SeatSet, first_n_are_the_seats_from_0_on) {
  for (int n = 0; n <= kMaxSeats; ++n) {
    std::vector<int> expected;
    for (int i = 0; i < n; ++i) expected.push_back(i);
    EXPECT_EQ(listed(SeatSet::first(static_cast<std::size_t>(n))), expected);
  }
}

TEST(SeatSet, size_and_empty_count_the_seats) {
  for (unsigned a = 0; a < 256; ++a) {
    const SeatSet set = bits(a);
    EXPECT_EQ(static_cast<std::size_t>(set.size()), listed(set).size()) << a;
    EXPECT_EQ(set.empty(), listed(set).empty()) << a;
  }
}

TEST(SeatSet, algebra_is_that_of_sets_for_every_pair_of_sets) {
  for (unsigned a = 0; a < 256; ++a)
    for (unsigned b = 0; b < 256; ++b)
      if ((bits(a) | bits(b)) != bits(a | b) || (bits(a) & bits(b)) != bits(a & b) ||
          (bits(a) - bits(b)) != bits(a & ~b) || (bits(a) == bits(b)) != (a == b))
        FAIL() << "sets of bits " << a << " and " << b;
}

TEST(SeatSet, contains_exactly_what_was_put_in) {
  for (unsigned a = 0; a < 256; ++a)
    for (int i = 0; i < kMaxSeats; ++i)
      if (bits(a).contains(seat(i)) != ((a >> i & 1U) != 0)) FAIL() << a << " seat " << i;
}

TEST(NextOf, nearest_seat_clockwise_is_found) {
  struct Row {
    const char* what;
    SeatSet among;
    int from;
    int expected;
  };
  const Row rows[] = {
      {"neighbour", SeatSet::first(4), 1, 2},
      {"round the table of four", SeatSet::first(4), 3, 0},
      {"round the table of eight", SeatSet::first(8), 7, 0},
      {"one is skipped", {seat(0), seat(1), seat(3)}, 1, 3},
      {"two are skipped", {seat(0), seat(3)}, 0, 3},
      {"skipped across the end", {seat(1), seat(2)}, 2, 1},
      {"from somebody who is not among them", {seat(0), seat(3)}, 1, 3},
      {"from beyond the table", {seat(0), seat(1)}, 6, 0},
      {"himself, the only one", {seat(2)}, 2, 2},
      {"himself last", {seat(1), seat(2)}, 1, 2},
  };
  for (const Row& row : rows)
    EXPECT_EQ(next_of(row.among, seat(row.from)), seat(row.expected)) << row.what;
}

TEST(NextOf, going_on_meets_everybody_once_before_coming_back) {
  for (unsigned mask = 1; mask < 256; ++mask) {
    const SeatSet all = bits(mask);
    SeatSet met;
    Seat at = *all.begin();
    for (int i = 0; i < all.size(); ++i) met.insert(at = next_of(all, at));
    EXPECT_EQ(met, all);
    EXPECT_EQ(at, *all.begin()) << mask;
  }
}

TEST(Side, partners_sit_opposite) {
  const std::vector<Side> expected{Side{0}, Side{1}, Side{0}, Side{1}};
  for (int i = 0; i < 4; ++i)
    EXPECT_EQ(side_of(seat(i)), expected[static_cast<std::size_t>(i)]) << i;
}

TEST(Side, opponents_are_the_other_side) {
  EXPECT_EQ(opponents(Side{0}), Side{1});
  EXPECT_EQ(opponents(Side{1}), Side{0});
}

}  // namespace
}  // namespace spadille
