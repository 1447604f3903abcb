#include "tournament/ranking.h"

#include <gtest/gtest.h>

#include "tests/tournament/club.h"

namespace spadille {
namespace {

// EV-3.2

TEST(Ranking, before_anything_is_drawn_nobody_has_a_place) {
  EXPECT_EQ(standings(club(2)),
            (std::vector<Placed>{{0, 0, Rung::no_place}, {0, 1, Rung::no_place}}));
}

TEST(Ranking, result_told_differently_is_missing_until_the_director_settles_it) {
  Tournament tournament = club(4);
  add_round(tournament, {0, 1, 2, 3}, {900, 700});
  auto& all = tournament.results[0].told;
  all.push_back(told(ToldBy::phone, {.points = {700, 900}}));
  EXPECT_EQ(line_of(tournament, 0).scores,
            (std::vector{RoundScore{.from = From::missing, .counts = false}}));
  all.push_back(told(ToldBy::director, {.points = {800, 800}}));
  EXPECT_EQ(totals(tournament), (Points{800, 800, 800, 800}));
}

TEST(Ranking, result_without_a_figure_for_each_side_is_missing) {
  Tournament tournament = club(4);
  add_round(tournament, {0, 1, 2, 3}, {900});
  EXPECT_EQ(line_of(tournament, 0).scores[0].from, From::missing);
}

// EV-5.1

TEST(Ranking, goes_by_the_sum) {
  Tournament tournament = club(4);
  add_round(tournament, {0, 1, 2, 3}, {1200, 800});
  add_round(tournament, {0, 2, 1, 3}, {700, 1300});
  EXPECT_EQ(standings(tournament), (std::vector<Placed>{{1, 2, Rung::first},
                                                        {2, 3, Rung::measure},
                                                        {3, 0, Rung::measure},
                                                        {4, 1, Rung::measure}}));
}

TEST(Ranking, turns_round_where_fewer_is_better) {
  Tournament tournament = club(4);
  tournament.plan.partners = false;
  tournament.plan.ranking.fewer_is_better = true;
  add_round(tournament, {0, 1, 2, 3}, {5, 3, 9, 4});
  EXPECT_EQ(standings(tournament), (std::vector<Placed>{{1, 1, Rung::first},
                                                        {2, 3, Rung::measure},
                                                        {3, 0, Rung::measure},
                                                        {4, 2, Rung::measure}}));
  EXPECT_TRUE(line_of(tournament, 1).scores[0].won);
  EXPECT_EQ(line_of(tournament, 0).scores[0].against, 3);
}

TEST(Ranking, average_of_a_deal_is_compared_exactly) {
  Tournament tournament = club(8);
  tournament.plan.ranking.measure = Measure::per_deal;
  add_round(tournament, {0, 1, 2, 3}, {});
  const std::int64_t many = 1'000'000'000'000'000;
  tournament.results.push_back(
      {1, 1, {told(ToldBy::paper, {.points = {many, many - 1}, .deals = 3})}});
  add_table(tournament, {4, 5, 6, 7}, {.points = {many * 2 - 1, 1}, .deals = 6});
  const auto all = standings(tournament);
  EXPECT_EQ(all[0], (Placed{1, 0, Rung::first}));
  EXPECT_EQ(all[2], (Placed{3, 4, Rung::measure}));
  EXPECT_EQ(all[4], (Placed{5, 1, Rung::measure}));
}

TEST(Ranking, by_the_average_of_a_deal_a_credit_brings_nothing) {
  Tournament tournament = club(5);
  tournament.plan.ranking.measure = Measure::per_deal;
  tournament.plan.credits.forced = {.kind = Credit::Kind::points, .points = 80};
  add_round(tournament, {0, 1, 2, 3}, {1600, 800}, {4});
  add_round(tournament, {4, 0, 1, 2}, {160, 320}, {3});
  const RankedLine line = line_of(tournament, 4);
  EXPECT_EQ(line.total, 160);
  EXPECT_EQ(line.deals, 16);
}

TEST(Ranking, round_of_unknown_length_is_one_deal) {
  Tournament tournament = club(4);
  tournament.plan.deals = 0;
  tournament.plan.ranking.measure = Measure::per_deal;
  add_round(tournament, {0, 1, 2, 3}, {10, 20});
  EXPECT_EQ(line_of(tournament, 0).deals, 1);
}

TEST(Ranking, by_the_average_of_a_round_a_credit_is_a_round) {
  Tournament tournament = club(5);
  tournament.plan.ranking.measure = Measure::per_round;
  tournament.plan.credits.forced = {.kind = Credit::Kind::points, .points = 20};
  add_round(tournament, {0, 1, 2, 3}, {100, 60}, {4});
  add_round(tournament, {4, 0, 1, 2}, {110, 90}, {3});  // 4: 65; 1: 85; 0 and 2: 95; 3: 40
  EXPECT_EQ(standings(tournament), (std::vector<Placed>{{1, 0, Rung::first},
                                                        {1, 2, Rung::shared},
                                                        {3, 1, Rung::measure},
                                                        {4, 4, Rung::measure},
                                                        {5, 3, Rung::measure}}));
}

TEST(Ranking, who_has_no_round_that_counts_stands_behind_even_where_fewer_is_better) {
  Tournament tournament = club(8);
  tournament.plan.ranking.fewer_is_better = true;
  add_round(tournament, {0, 1, 2, 3}, {5, 3});
  add_table(tournament, {4, 5, 6, 7}, {});
  EXPECT_EQ(standings(tournament)[4], (Placed{5, 4, Rung::measure}));
}

// EV-5.2

TEST(BestRounds, count_and_a_missing_result_crowds_none_out) {
  Tournament tournament = club(4);
  tournament.plan.ranking.best = 2;
  add_round(tournament, {0, 1, 2, 3}, {1000, 600});
  add_round(tournament, {0, 1, 2, 3}, {1300, 300});
  add_round(tournament, {0, 1, 2, 3}, {});
  add_round(tournament, {0, 1, 2, 3}, {1100, 500});
  const RankedLine line = line_of(tournament, 0);
  EXPECT_EQ(line.total, 2400);
  EXPECT_EQ(line.rounds, 2);
  EXPECT_EQ(line.played, 4);
  EXPECT_FALSE(line.scores[0].counts);
  EXPECT_FALSE(line.scores[2].counts);
  EXPECT_EQ(line.wins, 3);
}

TEST(BestRounds, of_equal_ones_the_earlier_counts) {
  Tournament tournament = club(4);
  tournament.plan.ranking.best = 1;
  add_round(tournament, {0, 1, 2, 3}, {10, 10});
  add_round(tournament, {0, 1, 2, 3}, {10, 10});
  const RankedLine line = line_of(tournament, 0);
  EXPECT_TRUE(line.scores[0].counts);
  EXPECT_FALSE(line.scores[1].counts);
}

TEST(BestRounds, are_those_of_fewest_points_where_fewer_is_better) {
  Tournament tournament = club(4);
  tournament.plan.ranking = {.fewer_is_better = true, .best = 1};
  add_round(tournament, {0, 1, 2, 3}, {5, 10});
  add_round(tournament, {0, 1, 2, 3}, {7, 8});
  EXPECT_EQ(totals(tournament), (Points{5, 8, 5, 8}));
}

TEST(BestRounds, are_those_of_the_best_average_where_a_place_goes_by_it) {
  Tournament tournament = club(4);
  tournament.plan.ranking = {.measure = Measure::per_deal, .best = 1};
  add_round(tournament, {0, 1, 2, 3}, {160, 20});
  add_round(tournament, {0, 1, 2, 3}, {110, 30});
  tournament.results[1].told[0].figures.deals = 10;
  EXPECT_EQ(totals(tournament), (Points{110, 30, 110, 30}));
}

// EV-5.3

TEST(Ranking, who_has_played_too_few_rounds_stands_at_the_end_without_a_place) {
  Tournament tournament = club(5);
  tournament.plan.ranking.least = 2;
  tournament.plan.credits.forced = {.kind = Credit::Kind::points, .points = 9999};
  add_round(tournament, {0, 1, 2, 3}, {100, 60}, {4});
  add_round(tournament, {0, 1, 2, 3}, {}, {4});
  add_round(tournament, {4, 0, 1, 2}, {70, 90}, {3});
  EXPECT_EQ(line_of(tournament, 3).place, 1);  // one of his two is missing
  EXPECT_EQ(standings(tournament)[4], (Placed{0, 4, Rung::no_place}));
}

// EV-5.4

TEST(Pairs, are_one_line_with_what_their_side_has_won) {
  Tournament tournament = club(4, Method::pairs);
  tournament.wishes.together = {{3, 1}, {0, 2}};
  add_round(tournament, {0, 1, 2, 3}, {900, 1100});
  const auto all = ranking(tournament);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].who, (std::vector{1, 3}));
  EXPECT_EQ(all[0].total, 1100);
  EXPECT_EQ(all[0].scores[0].against, 900);
  EXPECT_EQ(all[1].who, (std::vector{0, 2}));
}

TEST(Pairs, are_ranked_each_by_himself_where_partners_change) {
  Tournament tournament = club(4);
  tournament.wishes.together = {{3, 1}, {0, 2}};
  add_round(tournament, {0, 1, 2, 3}, {900, 1100});
  EXPECT_EQ(ranking(tournament).size(), 4U);
}

TEST(Pairs, have_what_the_one_who_plays_brings_and_awards_of_either) {
  Tournament tournament = club(5, Method::pairs);
  tournament.wishes.together = {{0, 4}, {1, 3}};
  tournament.roster[0].presences = {{1, Absence::gone}};
  add_round(tournament, {4, 1, 2, 3}, {900, 700});
  tournament.awards = {{1, 0, 5, ""}, {1, 4, 7, ""}};
  EXPECT_EQ(line_of(tournament, 0).total, 912);
}

TEST(Pairs, sit_out_as_one) {
  Tournament tournament = club(6, Method::pairs);
  tournament.wishes.together = {{0, 2}, {1, 3}, {4, 5}};
  tournament.plan.credits.forced = {.kind = Credit::Kind::club_average};
  add_round(tournament, {0, 1, 2, 3}, {900, 701}, {4, 5});
  EXPECT_EQ(line_of(tournament, 5).scores, credited(From::forced, {801}));
}

}  // namespace
}  // namespace spadille
