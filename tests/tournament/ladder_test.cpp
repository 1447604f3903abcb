#include "tournament/ladder.h"

#include <gtest/gtest.h>

#include "tests/tournament/club.h"

namespace spadille {
namespace {

// EV-6.1

/// 0 and 2 against 1 and 3, then 0 and 3 against 1 and 2: all have 1500.
Tournament equal_sums(std::vector<TieBreak> ladder) {
  Tournament tournament = club(4);
  tournament.plan.ranking.ladder = std::move(ladder);
  add_round(tournament, {0, 1, 2, 3}, {800, 800});
  add_round(tournament, {0, 1, 3, 2}, {700, 700});
  return tournament;
}

TEST(Ranking, who_is_equal_on_every_rung_shares_the_place) {
  EXPECT_EQ(
      standings(equal_sums({TieBreak::roem, TieBreak::wins})),
      (std::vector<Placed>{
          {1, 0, Rung::first}, {1, 1, Rung::shared}, {1, 2, Rung::shared}, {1, 3, Rung::shared}}));
}

TEST(Ladder, more_roem_and_more_pits_decide_in_the_order_that_is_chosen) {
  Tournament tournament = equal_sums({TieBreak::roem, TieBreak::pits});
  tournament.results[0].told[0].figures.roem = {40, 20};
  tournament.results[1].told[0].figures.pits = {1, 0};
  EXPECT_EQ(standings(tournament),
            (std::vector<Placed>{
                {1, 0, Rung::first}, {2, 2, Rung::pits}, {3, 3, Rung::roem}, {4, 1, Rung::pits}}));
  tournament.plan.ranking.ladder = {TieBreak::pits, TieBreak::roem};
  EXPECT_EQ(standings(tournament),
            (std::vector<Placed>{
                {1, 0, Rung::first}, {2, 3, Rung::roem}, {3, 2, Rung::pits}, {4, 1, Rung::roem}}));
}

TEST(Ladder, more_rounds_won_decide_and_equal_points_are_not_won) {
  Tournament tournament = club(8);
  tournament.plan.ranking.ladder = {TieBreak::wins};
  add_round(tournament, {0, 1, 2, 3}, {500, 500});
  add_table(tournament, {4, 5, 6, 7}, {.points = {500, 400}});
  EXPECT_EQ(standings(tournament), (std::vector<Placed>{{1, 4, Rung::first},
                                                        {1, 6, Rung::shared},
                                                        {3, 0, Rung::wins},
                                                        {3, 1, Rung::shared},
                                                        {3, 2, Rung::shared},
                                                        {3, 3, Rung::shared},
                                                        {7, 5, Rung::measure},
                                                        {7, 7, Rung::shared}}));
}

TEST(Ladder, points_against_each_other_decide_between_two) {
  Tournament tournament = alone(4, {TieBreak::direct});
  add_round(tournament, {0, 2, 3}, {10, 1, 2});
  tournament.rounds[0].out = {1};
  add_round(tournament, {0, 1, 2}, {3, 5, 0});
  add_round(tournament, {1, 2, 3}, {8, 0, 0});
  EXPECT_EQ(standings(tournament)[0], (Placed{1, 1, Rung::first}));
  EXPECT_EQ(standings(tournament)[1], (Placed{2, 0, Rung::direct}));
}

TEST(Ladder, partners_do_not_sit_against_each_other) {
  Tournament tournament = club(4);
  tournament.plan.ranking.ladder = {TieBreak::direct};
  add_round(tournament, {0, 1, 2, 3}, {800, 700});
  EXPECT_EQ(standings(tournament)[1], (Placed{1, 2, Rung::shared}));
}

/// Pairs A, B and C of the rules with 1500 each, and D that they win the rest from.
Tournament rules_example() {
  Tournament tournament = club(8, Method::pairs);
  tournament.wishes.together = {{0, 1}, {2, 3}, {4, 5}, {6, 7}};
  tournament.plan.ranking.ladder = {TieBreak::direct};
  add_round(tournament, {0, 2, 1, 3}, {700, 500});
  add_table(tournament, {4, 6, 5, 7}, {.points = {1100, 0}});
  add_round(tournament, {2, 4, 3, 5}, {800, 400});
  add_table(tournament, {0, 6, 1, 7}, {.points = {800, 0}});
  add_round(tournament, {2, 6, 3, 7}, {200, 0});
  return tournament;
}

TEST(Ladder, of_more_than_two_the_average_against_each_other_decides) {
  EXPECT_EQ(
      standings(rules_example()),
      (std::vector<Placed>{
          {1, 0, Rung::first}, {2, 2, Rung::direct}, {3, 4, Rung::direct}, {4, 6, Rung::measure}}));
}

TEST(Ladder, where_one_of_them_met_none_of_the_others_it_tells_nobody_apart) {
  Tournament tournament = club(8, Method::pairs);
  tournament.wishes.together = {{0, 1}, {2, 3}, {4, 5}, {6, 7}};
  tournament.plan.ranking.ladder = {TieBreak::direct};
  add_round(tournament, {0, 2, 1, 3}, {700, 500});
  add_table(tournament, {4, 6, 5, 7}, {.points = {700, 0}});
  add_round(tournament, {2, 6, 3, 7}, {200, 0});
  EXPECT_EQ(
      standings(tournament),
      (std::vector<Placed>{
          {1, 0, Rung::first}, {1, 2, Rung::shared}, {1, 4, Rung::shared}, {4, 6, Rung::measure}}));
}

TEST(Ladder, group_that_is_split_goes_on_with_the_next_rung) {
  Tournament tournament = rules_example();
  tournament.plan.ranking.ladder = {TieBreak::wins, TieBreak::direct};
  // A has won two rounds, B two, C one: among A and B only their own round is asked.
  EXPECT_EQ(
      standings(tournament),
      (std::vector<Placed>{
          {1, 0, Rung::first}, {2, 2, Rung::direct}, {3, 4, Rung::wins}, {4, 6, Rung::measure}}));
}

TEST(Ladder, last_round_decides_then_the_one_before) {
  Tournament tournament = alone(3, {TieBreak::last_round});
  add_round(tournament, {0, 1, 2}, {4, 6, 3});
  add_round(tournament, {0, 1, 2}, {6, 4, 5});
  add_round(tournament, {0, 1, 2}, {5, 5, 7});
  EXPECT_EQ(standings(tournament),
            (std::vector<Placed>{
                {1, 2, Rung::first}, {2, 0, Rung::last_round}, {3, 1, Rung::last_round}}));
}

TEST(Ladder, who_was_brought_nothing_in_the_last_round_stands_behind) {
  Tournament tournament = alone(4, {TieBreak::last_round});
  add_round(tournament, {0, 1, 3}, {0, 2, 3}, {2});
  add_round(tournament, {1, 2, 3}, {-2, 5, 4}, {0});
  EXPECT_EQ(standings(tournament)[2], (Placed{3, 1, Rung::measure}));
  EXPECT_EQ(standings(tournament)[3], (Placed{4, 0, Rung::last_round}));
}

TEST(Ladder, fewer_points_against_each_other_are_better_where_fewer_is_better) {
  Tournament tournament = alone(4, {TieBreak::direct});
  tournament.plan.ranking.fewer_is_better = true;
  add_round(tournament, {2, 0, 1}, {0, 6, 4});
  add_round(tournament, {0, 2, 3}, {1, 0, 9});
  add_round(tournament, {1, 2, 3}, {3, 0, 9});  // 0 and 1 have 7
  EXPECT_EQ(standings(tournament)[1], (Placed{2, 1, Rung::measure}));
  EXPECT_EQ(standings(tournament)[2], (Placed{3, 0, Rung::direct}));
}

TEST(Ladder, lot_follows_from_the_seed_and_the_id) {
  Tournament tournament = equal_sums({TieBreak::lot});
  const auto order = standings(tournament);
  EXPECT_EQ(order[1].rung, Rung::lot);
  std::swap(tournament.roster[static_cast<std::size_t>(order[0].who)],
            tournament.roster[static_cast<std::size_t>(order[3].who)]);
  EXPECT_EQ(standings(tournament)[0].who, order[3].who);
  int first[4]{};
  for (tournament.plan.seed = 1; tournament.plan.seed <= 4000; ++tournament.plan.seed)
    ++first[standings(tournament)[0].who];
  for (const int times : first) EXPECT_NEAR(times, 1000, 120);
}

}  // namespace
}  // namespace spadille
