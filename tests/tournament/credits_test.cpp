#include <gtest/gtest.h>

#include "tests/tournament/club.h"
#include "tournament/round_scores.h"

namespace spadille {
namespace {

/// Four rounds for 0 to 3; of 4 nothing but his presences.
Tournament with_one_away(std::vector<Presence> presences, Credit credit) {
  Tournament tournament = club(5);
  tournament.roster[4].presences = std::move(presences);
  tournament.plan.credits = {credit, credit, credit, credit};
  for (int i = 0; i < 4; ++i) add_round(tournament, {0, 1, 2, 3}, {100, 61});
  return tournament;
}

// EV-4.1

TEST(Credit, of_points_is_had_for_every_round_one_is_away) {
  const Tournament tournament =
      with_one_away({{1, Absence::choice}}, {.kind = Credit::Kind::points, .points = 50});
  EXPECT_EQ(line_of(tournament, 4).scores, credited(From::choice, {50, 50, 50, 50}));
}

TEST(Credit, of_the_first_round_only_is_had_once_for_each_reason) {
  const Tournament tournament =
      with_one_away({{2, Absence::none}, {3, Absence::gone}},
                    {.kind = Credit::Kind::points, .points = 50, .once = true});
  const RankedLine line = line_of(tournament, 4);
  EXPECT_EQ(line.scores[0].from, From::late);
  EXPECT_EQ(line.scores[1].from, From::nothing);  // he came after the draw
  EXPECT_EQ(line.scores[2].from, From::gone);
  EXPECT_EQ(line.scores[3].from, From::nothing);
  EXPECT_EQ(line.total, 100);
  EXPECT_EQ(line.rounds, 2);
}

TEST(Credit, for_being_late_is_had_of_a_round_that_had_begun_when_somebody_came) {
  const Tournament tournament =
      with_one_away({{2, Absence::none}}, {.kind = Credit::Kind::points, .points = 300});
  EXPECT_EQ(line_of(tournament, 4).scores, credited(From::late, {300, 300, 300, 300}))
      << "there are no draws with him";
}

TEST(Credit, stays_that_of_the_reason_for_who_comes_back_too_late) {
  const Tournament tournament = with_one_away({{1, Absence::gone}, {2, Absence::none}},
                                              {.kind = Credit::Kind::points, .points = 10});
  EXPECT_EQ(line_of(tournament, 4).scores, credited(From::gone, {10, 10, 10, 10}));
}

TEST(Credit, for_sitting_out_goes_before_why_one_is_away) {
  Tournament tournament = club(5);
  tournament.plan.credits.forced = {.kind = Credit::Kind::points, .points = 80};
  add_round(tournament, {0, 1, 2, 3}, {100, 60}, {4});
  EXPECT_EQ(line_of(tournament, 4).scores, credited(From::forced, {80}));
}

TEST(Credit, average_of_the_club_is_rounded_half_away_from_zero) {
  const Credit credit{.kind = Credit::Kind::club_average};
  Tournament tournament = with_one_away({}, credit);  // (100 + 61) / 2 = 80.5
  EXPECT_EQ(line_of(tournament, 4).scores, credited(From::late, {81, 81, 81, 81}));
  for (TableResult& result : tournament.results) result.told[0].figures.points = {-100, -61};
  EXPECT_EQ(line_of(tournament, 4).scores, credited(From::late, {-81, -81, -81, -81}));
}

TEST(Credit, average_of_the_club_is_over_people_and_only_over_results_that_count) {
  Tournament tournament = club(12);
  tournament.plan.credits.forced = {.kind = Credit::Kind::club_average};
  add_round(tournament, {0, 1, 2, 3}, {100, 60}, {11});
  add_table(tournament, {4, 5, 6}, {.points = {10, 20, 30}});
  add_table(tournament, {7, 8, 9, 10}, {});
  EXPECT_EQ(line_of(tournament, 11).total, 54);  // (2 * 100 + 2 * 60 + 60) / 7 = 54.3
}

TEST(Credit, own_average_is_of_later_rounds_too) {
  Tournament tournament = club(5);
  tournament.plan.credits.forced = {.kind = Credit::Kind::own_average};
  add_round(tournament, {0, 1, 2, 3}, {100, 60}, {4});
  add_round(tournament, {4, 0, 1, 2}, {70, 90}, {3});
  add_round(tournament, {4, 0, 1, 2}, {73, 90}, {3});
  EXPECT_EQ(totals(tournament), (Points{280, 60 + 70 + 73, 280, 60 * 3, 72 + 70 + 73}));
}

TEST(Credit, average_of_nothing_brings_nothing) {
  const Tournament tournament = with_one_away({}, {.kind = Credit::Kind::own_average});
  const RankedLine line = line_of(tournament, 4);
  EXPECT_EQ(line.scores[0], (RoundScore{.from = From::nothing, .counts = false}));
  EXPECT_EQ(line.rounds, 0);
}

TEST(Credit, is_not_had_before_the_round_begins) {
  Tournament tournament = club(5);
  tournament.plan.credits.forced = {.kind = Credit::Kind::points, .points = 80};
  add_round(tournament, {0, 1, 2, 3}, {}, {4});
  EXPECT_EQ(line_of(tournament, 4).total, 0);
  EXPECT_EQ(line_of(tournament, 0).scores[0].from, From::nothing);
}

// EV-4.2

TEST(Award, is_added_to_the_round_but_not_to_an_average) {
  Tournament tournament = club(5);
  tournament.plan.credits.forced = {.kind = Credit::Kind::club_average};
  add_round(tournament, {0, 1, 2, 3}, {1200, 800}, {4});
  tournament.awards = {{1, 0, -100, "late"}, {1, 4, 50, "host"}};
  EXPECT_EQ(totals(tournament), (Points{1100, 800, 1200, 800, 1050}));
}

TEST(Award, counts_where_the_round_brings_nothing_and_is_no_round) {
  Tournament tournament = club(5);
  tournament.plan.ranking.best = 1;
  add_round(tournament, {0, 1, 2, 3}, {100, 60}, {4});
  add_round(tournament, {4, 0, 1, 2}, {70, 90}, {3});
  tournament.awards = {{1, 4, 50, "host"}, {9, 4, 999, "never drawn"}};
  const RankedLine line = line_of(tournament, 4);
  EXPECT_EQ(line.total, 120);
  EXPECT_EQ(line.rounds, 1);
}

}  // namespace
}  // namespace spadille
