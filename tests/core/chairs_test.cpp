// Who goes on with what another had, when people change chairs.
#include "core/chairs.h"

#include <gtest/gtest.h>

#include "tests/support/print.h"

namespace spadille {
namespace {

using Names = std::vector<std::string>;

Chairs of(std::initializer_list<int> seats) {
  Chairs all;
  for (const int s : seats) all.push_back(seat(s));
  return all;
}

/// Of each seat now the seat before.
std::vector<int> given(const Names& sat, const Names& sit) {
  std::vector<int> all;
  for (const Seat from : chairs(sat, sit)) all.push_back(from.index);
  return all;
}

using Given = std::vector<int>;
const Names kSat{"Ann", "Bob", "Chris", "Dora"};

TEST(Chairs, everybody_takes_his_own_with_him) {
  EXPECT_EQ(given(kSat, kSat), (Given{0, 1, 2, 3}));
  EXPECT_EQ(given(kSat, {"Bob", "Ann", "Dora", "Chris"}), (Given{1, 0, 3, 2}));
}

TEST(Chairs, a_newcomer_goes_on_for_who_left_his_chair_or_else_for_the_next_who_left) {
  EXPECT_EQ(given(kSat, {"Ann", "Eve", "Chris", "Dora"}), (Given{0, 1, 2, 3}));
  EXPECT_EQ(given(kSat, {"Bob", "Eve", "Chris", "Flo"}), (Given{1, 0, 2, 3}));
  EXPECT_EQ(given(kSat, {"Eve", "Ann", "Bob", "Chris"}), (Given{3, 0, 1, 2}));
  EXPECT_EQ(given(kSat, {"Eve", "Flo", "Ann", "Dora"}), (Given{2, 1, 0, 3}));
}

TEST(Chairs, seats_and_figures_follow_who_sat_there) {
  const Chairs two = of({1, 0, 2, 3});
  EXPECT_EQ(moved(SeatSet{seat(1), seat(2), seat(5)}, two), (SeatSet{seat(0), seat(2), seat(5)}));
  EXPECT_EQ(moved(BySeat{1, 2, 3, 4}, two), (BySeat{2, 1, 3, 4}));
  EXPECT_EQ(moved(BySeat{1, 2, 3, 4, 5}, two), (BySeat{2, 1, 3, 4, 5}));
}

TEST(Chairs, figures_of_fewer_seats_stay_where_nobody_told_another) {
  EXPECT_EQ(moved(BySeat{7, 8}, of({3, 0, 1, 2})), (BySeat{7, 7}));
}

/// Partners who part leave the totals of the sides where they are.
TEST(Chairs, totals_of_sides_follow_partners_who_stay_together) {
  const Sides sides{SeatSet{seat(0), seat(2)}, SeatSet{seat(1), seat(3)}};
  const Accounts accounts{Side{0}, Side{1}};
  EXPECT_EQ(moved(Totals{7, 9}, accounts, sides, of({1, 0, 3, 2})), (Totals{9, 7}));
  EXPECT_EQ(moved(Totals{7, 9}, accounts, sides, of({1, 0, 2, 3})), (Totals{7, 9}));
}

TEST(Chairs, totals_of_seats_follow_who_sat_there_where_he_had_one) {
  const Accounts accounts{seat(0), seat(1), seat(2)};
  EXPECT_EQ(moved(Totals{7, 8, 9}, accounts, {}, of({1, 2, 0})), (Totals{8, 9, 7}));
  EXPECT_EQ(moved(Totals{7, 8, 9}, accounts, {}, of({3, 0, 2, 1})), (Totals{7, 7, 9}));
}

}  // namespace
}  // namespace spadille
