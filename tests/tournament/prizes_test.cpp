#include "tournament/prizes.h"

#include <gtest/gtest.h>

#include "tests/tournament/club.h"

namespace spadille {
namespace {

// EV-7

Tournament with_prizes(Points points, std::vector<Prize> prizes) {
  Tournament tournament = alone(static_cast<int>(points.size()));
  tournament.plan.prizes = std::move(prizes);
  tournament.rounds.push_back({});
  std::vector<Entrant> seats;
  for (Entrant who = 0; who < static_cast<int>(points.size()); ++who) seats.push_back(who);
  add_table(tournament, seats, {.points = std::move(points)});
  return tournament;
}

TEST(Prizes, go_to_places_and_to_the_last) {
  const Tournament tournament = with_prizes(
      {1, 9, 5, 7}, {{.amount = 50}, {.place = 2, .amount = 30}, {Prize::For::last, 0, 10}});
  EXPECT_EQ(prizes(tournament), (Points{10, 50, 0, 30}));
}

TEST(Prizes, last_place_is_the_last_that_somebody_has) {
  Tournament tournament = with_prizes({1, 9, 5}, {{Prize::For::last, 0, 10}});
  tournament.roster.push_back({"p3", {{1, Absence::none}}});
  EXPECT_EQ(prizes(tournament), (Points{10, 0, 0, 0}));
}

TEST(Prizes, of_places_that_are_taken_together_are_shared) {
  const Tournament tournament = with_prizes({5, 9, 5}, {{.amount = 50},
                                                        {.place = 2, .amount = 30},
                                                        {.place = 3, .amount = 21},
                                                        {Prize::For::last, 0, 10}});
  EXPECT_EQ(prizes(tournament), (Points{31, 50, 30}));
}

TEST(Prizes, what_does_not_divide_goes_one_unit_each_to_the_first_in_the_roster) {
  const Tournament tournament = with_prizes({5, 5, 9, 5}, {{.place = 2, .amount = 20}});
  EXPECT_EQ(prizes(tournament), (Points{7, 7, 0, 6}));
}

TEST(Prizes, of_places_that_nobody_has_stay) {
  const Tournament tournament = with_prizes({5, 4, 3}, {{.place = 4, .amount = 20}});
  EXPECT_EQ(prizes(tournament), (Points{0, 0, 0}));
}

TEST(Prizes, for_most_pits_are_shared_and_nobodys_without_one) {
  Tournament tournament = with_prizes({5, 4, 3}, {{Prize::For::pits, 0, 15}});
  EXPECT_EQ(prizes(tournament), (Points{0, 0, 0}));
  tournament.results[0].told[0].figures.pits = {2, 1, 2};
  EXPECT_EQ(prizes(tournament), (Points{8, 0, 7}));
}

TEST(Prizes, who_has_no_place_wins_nothing) {
  Tournament tournament = with_prizes({5, 4, 3}, {{.amount = 50}, {Prize::For::pits, 0, 15}});
  tournament.results[0].told[0].figures.pits = {2, 1, 2};
  tournament.plan.ranking.least = 2;
  EXPECT_EQ(prizes(tournament), (Points{0, 0, 0}));
}

}  // namespace
}  // namespace spadille
