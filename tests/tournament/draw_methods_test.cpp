#include <gtest/gtest.h>

#include "tests/tournament/tasks.h"
#include "tournament/draw_parts.h"

namespace spadille {
namespace {

using tests::are_partners;
using tests::drawn_one_by_one;
using tests::is_whole;
using tests::pairs_of;
using tests::quality_of;
using tests::table_with;
using tests::task_of;

TEST(DrawPairs, nobody_meets_a_pair_twice_as_long_as_there_are_others) {
  for (int pairs = 2; pairs <= 21; ++pairs) {
    const DrawTask task = pairs_of(pairs, pairs % 2 == 0 ? pairs - 1 : pairs);
    const DrawQuality q = quality_of(task, draw(task));
    EXPECT_EQ(q.opponents_again, 0) << pairs;
    EXPECT_EQ(q.out_again, 0) << pairs;
  }
}

TEST(DrawPairs, who_comes_without_a_partner_sits_out) {
  DrawTask task = pairs_of(5, 1);
  task.present[0].erase(task.present[0].begin());
  const DrawnRound round = draw(task)[0];
  EXPECT_EQ(round.out, std::vector<Entrant>{1});
}

TEST(DrawRoundRobin, drawn_one_by_one_it_is_complete_too) {
  for (const int pairs : {6, 7, 12, 13}) {
    DrawTask task = pairs_of(pairs, pairs % 2 == 0 ? pairs - 1 : pairs, Method::round_robin);
    const std::vector<DrawnRound> all = drawn_one_by_one(task);
    EXPECT_EQ(quality_of(task, all).opponents_again, 0);
    EXPECT_EQ(quality_of(task, all).out_again, 0);
  }
}

/// Not two of them out as if he was there whom they would meet.
TEST(DrawRoundRobin, when_a_pair_has_left_the_others_play_whom_they_have_not_met) {
  for (const int pairs : {5, 7, 9})
    for (int gone = 0; gone < 2 * pairs; gone += 2) {
      DrawTask task = pairs_of(pairs, 2, Method::round_robin);
      auto& there = task.present[1];
      there.erase(there.begin() + gone, there.begin() + gone + 2);
      const std::vector<DrawnRound> all = drawn_one_by_one(task);
      EXPECT_TRUE(all[1].out.empty()) << pairs << " without " << gone;
      EXPECT_EQ(quality_of(task, all).opponents_again, 0) << pairs << " without " << gone;
    }
}

TEST(DrawRoundRobin, one_pair_at_most_sits_out_when_pairs_come_and_go) {
  DrawTask task = pairs_of(9, 6, Method::round_robin);
  task.present[0].resize(14);
  task.present[2].erase(task.present[2].begin(), task.present[2].begin() + 2);
  task.present[4].resize(12);
  for (const std::vector<DrawnRound>& all : {draw(task), drawn_one_by_one(task)}) {
    for (std::size_t r = 0; r < all.size(); ++r)
      EXPECT_EQ(all[r].out.size(), task.present[r].size() % 4) << r;
    EXPECT_EQ(quality_of(task, all).opponents_again, 0);
  }
}

TEST(DrawPairs, who_want_different_tables_do_not_meet) {
  DrawTask task = pairs_of(8, 6);
  task.wishes.at_table = {{0, 1}, {2, 3}, {5, 2}};
  EXPECT_TRUE(drawing::breaches(task, draw(task)).empty());
}

TEST(DrawMoving, one_pair_of_each_table_stays_and_the_other_goes_a_table_up) {
  const DrawTask task = pairs_of(10, 5, Method::moving);
  const std::vector<DrawnRound> all = draw(task);
  EXPECT_EQ(quality_of(task, all).opponents_again, 0);
  for (std::size_t r = 1; r < all.size(); ++r)
    for (std::size_t t = 0; t < 5; ++t) {
      const std::vector<Entrant>& now = all[r].tables[t].seats;
      EXPECT_EQ(now[0], all[r - 1].tables[t].seats[0]);
      EXPECT_EQ(now[1], all[r - 1].tables[(t + 1) % 5].seats[1]);
    }
}

TEST(DrawMoving, of_an_odd_number_of_pairs_each_that_moves_sits_out_once) {
  const DrawTask task = pairs_of(9, 5, Method::moving);
  const DrawQuality q = quality_of(task, draw(task));
  EXPECT_EQ(q.opponents_again, 0);
  EXPECT_EQ(q.out_again, 0);
  EXPECT_EQ(draw(task), drawn_one_by_one(task));
}

TEST(DrawMoving, people_come_and_go) {
  DrawTask task = pairs_of(11, 5, Method::moving);
  task.present[2].resize(18);
  task.present[3].erase(task.present[3].begin(), task.present[3].begin() + 4);
  const std::vector<DrawnRound> all = draw(task);
  for (std::size_t r = 0; r < all.size(); ++r) EXPECT_TRUE(is_whole(all[r], task.present[r]));
}

TEST(DrawMoving, once_nobody_comes_or_goes_any_more_it_is_one_table_again) {
  for (std::ptrdiff_t gone = 0; gone < 11; ++gone) {
    DrawTask task = pairs_of(11, 4, Method::moving);
    for (std::size_t r = 1; r < 4; ++r)
      task.present[r].erase(task.present[r].begin() + 2 * gone,
                            task.present[r].begin() + 2 * gone + 2);
    const std::vector<DrawnRound> all = draw(task);
    for (std::size_t r = 2; r < 4; ++r)
      for (std::size_t t = 0; t < 5; ++t)
        EXPECT_EQ(all[r].tables[t].seats[1], all[r - 1].tables[(t + 1) % 5].seats[1]) << gone;
  }
}

DrawTask standing_task(int pairs) {
  DrawTask task = pairs_of(pairs, 1, Method::by_standing);
  task.before = {draw(task)[0]};
  return task;
}

TEST(DrawByStanding, neighbours_meet_who_have_not_met) {
  DrawTask task = standing_task(8);
  DrawnRound& first = task.before[0];
  for (int t = 0; t < 4; ++t)
    first.tables[static_cast<std::size_t>(t)] = {t + 1, {4 * t, 4 * t + 2, 4 * t + 1, 4 * t + 3}};
  const DrawnRound round = draw(task)[0];
  const auto meet = [&](int one, int other) {
    return table_with(round, 2 * one) == table_with(round, 2 * other);
  };
  EXPECT_TRUE(meet(0, 2) && meet(1, 3) && meet(4, 6) && meet(5, 7));
  EXPECT_EQ(table_with(round, 0)->table, 1);
}

TEST(DrawByStanding, the_last_sits_out_who_has_not) {
  DrawTask task = pairs_of(5, 1, Method::by_standing);
  task.before = {{.out = {8, 9}}};
  for (const Entrant who : {0, 2, 4, 6}) task.before[0].tables.push_back({1, {who, who + 1}});
  for (const Entrant expected : {6, 4}) {
    task.before.push_back(draw(task)[0]);
    EXPECT_EQ(task.before.back().out, (std::vector<Entrant>{expected, expected + 1}));
  }
}

TEST(DrawByStanding, two_hundred_pairs_meet_nobody_twice) {
  DrawTask task = pairs_of(200, 1, Method::by_standing);
  std::mt19937 bits(7);
  for (int r = 0; r < 8; ++r) {
    for (std::size_t i = 1; i < task.standing.size(); ++i)
      std::swap(task.standing[i], task.standing[bits() % (i + 1)]);
    task.before.push_back(draw(task)[0]);
  }
  EXPECT_EQ(quality(task.before, 400, true, task.wishes.together).opponents_again, 0);
}

TEST(DrawByStanding, all_rounds_of_few_pairs_are_found) {
  DrawTask task = pairs_of(6, 1, Method::by_standing);
  for (int r = 0; r < 3; ++r) task.before.push_back(draw(task)[0]);
  EXPECT_EQ(quality(task.before, 12, true, task.wishes.together).opponents_again, 0);
}

DrawTask progressive_task() {
  DrawTask task = task_of(12, 1, Method::progressive);
  task.before = {{.tables = {{1, {0, 1, 2, 3}}, {2, {4, 5, 6, 7}}, {3, {8, 9, 10, 11}}}}};
  task.placed = {{1, 0}, {0, 1}, {1, 0}};
  return task;
}

TEST(DrawProgressive, winners_go_up_losers_down_and_meet_as_opponents) {
  const DrawnRound round = draw(progressive_task())[0];
  const auto people = [&](std::size_t t) {
    std::vector<Entrant> all = round.tables[t].seats;
    std::sort(all.begin(), all.end());
    return all;
  };
  EXPECT_EQ(people(0), (std::vector<Entrant>{1, 3, 4, 6}));
  EXPECT_EQ(people(1), (std::vector<Entrant>{0, 2, 9, 11}));
  EXPECT_EQ(people(2), (std::vector<Entrant>{5, 7, 8, 10}));
  for (const auto& [a, b] : {std::pair(1, 3), {4, 6}, {0, 2}, {9, 11}, {5, 7}, {8, 10}})
    EXPECT_FALSE(are_partners(round, a, b));
}

TEST(DrawProgressive, who_sat_out_comes_in_at_the_last_table) {
  DrawTask task = task_of(14, 1, Method::progressive);
  task.before = progressive_task().before;
  task.before[0].out = {12, 13};
  task.placed = progressive_task().placed;
  const DrawnRound round = draw(task)[0];
  EXPECT_TRUE(is_whole(round, task.present[0]));
  EXPECT_EQ(table_with(round, 12)->table, 3);
  EXPECT_EQ(table_with(round, 13)->table, 3);
}

TEST(DrawProgressive, tables_become_fewer_and_more) {
  DrawTask task = progressive_task();
  task.present[0].resize(9);
  EXPECT_TRUE(is_whole(draw(task)[0], task.present[0]));
  task = task_of(21, 1, Method::progressive);
  task.before = progressive_task().before;
  EXPECT_TRUE(is_whole(draw(task)[0], task.present[0]));
}

/// Rounds drawn one by one, everybody there; who wants a table has it.
void expect_tables_kept(DrawTask task) {
  const std::vector<std::vector<Entrant>> present = task.present;
  for (task.seed = 1; task.seed <= 20; ++task.seed) {
    task.present = present;
    const std::vector<DrawnRound> all = drawn_one_by_one(task);
    for (std::size_t r = 0; r < all.size(); ++r) EXPECT_TRUE(is_whole(all[r], present[r]));
    EXPECT_TRUE(drawing::breaches(task, all).empty()) << task.entrants << " seed " << task.seed;
  }
}

TEST(DrawProgressive, a_table_that_somebody_wants_is_kept_beside_tables_of_three) {
  for (const int people : {11, 14, 15, 17}) {
    DrawTask task = task_of(people, 3, Method::progressive);
    task.short_tables = true;
    task.wishes = {.together = {{0, 1}, {2, 3}}, .apart = {}, .at_table = {{4, 2}}};
    expect_tables_kept(task);
    if (people == 11)
      task.wishes = {.together = {{0, 1}, {2, 3}, {4, 5}}, .apart = {}, .at_table = {{6, 2}}};
    expect_tables_kept(task);
  }
}

TEST(DrawProgressive, mates_change_tables_with_mates) {
  DrawTask task = task_of(8, 3, Method::progressive);
  task.wishes = {.together = {{0, 4}, {1, 5}, {2, 3}, {6, 7}},
                 .apart = {{3, 5}, {1, 3}},
                 .at_table = {{4, 1}, {2, 2}}};
  expect_tables_kept(task);
}

TEST(DrawOwnTable, a_table_that_somebody_wants_is_kept_when_somebody_leaves) {
  DrawTask task = task_of(18, 6, Method::own_table);
  task.short_tables = true;
  task.wishes = {.together = {{0, 1}, {2, 3}}, .apart = {}, .at_table = {{6, 1}}};
  for (std::size_t r = 3; r < 6; ++r) task.present[r].erase(task.present[r].begin() + 15);
  expect_tables_kept(task);
}

TEST(DrawOwnTable, three_who_can_be_a_partner_take_turns) {
  for (const int people : {4, 8})
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      DrawTask task = task_of(people, 7, Method::own_table);
      task.seed = seed;
      const std::vector<DrawnRound> all = draw(task);
      for (std::size_t r = 1; r < all.size(); ++r)
        for (int one = 0; one < people; ++one)
          for (int other = one + 1; other < people; ++other) {
            if (!are_partners(all[r], one, other)) continue;
            EXPECT_FALSE(are_partners(all[r - 1], one, other)) << seed;
            EXPECT_TRUE(r < 3 || are_partners(all[r - 3], one, other)) << seed;
          }
    }
}

TEST(DrawOwnTable, everybody_plays_with_everybody_of_his_table) {
  const DrawTask task = task_of(12, 3, Method::own_table);
  const std::vector<DrawnRound> all = draw(task);
  const DrawQuality q = quality_of(task, all);
  EXPECT_EQ(q.partners_again, 0);
  for (int who = 0; who < 12; ++who)
    for (const DrawnRound& round : all)
      EXPECT_EQ(table_with(round, who)->table, table_with(all[0], who)->table);
}

TEST(DrawOwnTable, who_sat_out_takes_the_place_of_who_has_not) {
  const DrawTask task = task_of(9, 9, Method::own_table);
  EXPECT_EQ(quality_of(task, draw(task)).out_again, 0);
}

/// The first two rounds are alike, as after a change by hand.
TEST(DrawOwnTable, who_was_a_partner_less_often_is_the_next) {
  DrawTask task = task_of(4, 4, Method::own_table);
  task.before = {{.tables = {{1, {0, 1, 2, 3}}}}, {.tables = {{1, {0, 1, 2, 3}}}}};
  const std::vector<DrawnRound> all = draw(task);
  EXPECT_FALSE(are_partners(all[0], 0, 2));
  EXPECT_FALSE(are_partners(all[1], 0, 2));
  EXPECT_FALSE(are_partners(all[2], 0, 2));
  EXPECT_FALSE(are_partners(all[3], 0, 2));
  EXPECT_NE(are_partners(all[2], 0, 1), are_partners(all[1], 0, 1));
}

TEST(CheckTask, says_why_there_is_no_draw) {
  const auto why = [](const DrawTask& task) { return check_task(task).why; };
  EXPECT_EQ(why(task_of(4, 3)), Undrawable::nothing);
  EXPECT_EQ(why(task_of(3, 1)), Undrawable::too_few);
  EXPECT_EQ(why(pairs_of(1, 1)), Undrawable::too_few);
  DrawTask task = task_of(8, 1);
  task.wishes.together = {{0, 1}, {1, 2}};
  EXPECT_EQ(check_task(task).about, std::vector<Entrant>{1});
  EXPECT_EQ(why(task), Undrawable::odd_pair);
  task = task_of(8, 1, Method::pairs);
  EXPECT_EQ(why(task), Undrawable::odd_pair);
}

TEST(CheckTask, wishes_that_contradict_one_another_are_at_odds) {
  const auto why = [](Wishes wishes, int people = 12) {
    DrawTask task = task_of(people, 1);
    task.wishes = std::move(wishes);
    return check_task(task).why;
  };
  EXPECT_EQ(why({.together = {{0, 1}}, .apart = {{1, 0}}}), Undrawable::at_odds);
  EXPECT_EQ(why({.at_table = {{0, 1}, {0, 2}}}), Undrawable::at_odds);
  EXPECT_EQ(why({.together = {{0, 1}}, .at_table = {{0, 1}, {1, 2}}}), Undrawable::at_odds);
  EXPECT_EQ(why({.apart = {{0, 1}}, .at_table = {{0, 1}, {1, 1}}}), Undrawable::at_odds);
  EXPECT_EQ(why({.at_table = {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}}}), Undrawable::at_odds);
  EXPECT_EQ(why({.apart = {{0, 1}}}, 4), Undrawable::at_odds);
  EXPECT_EQ(why({.apart = {{0, 1}}}, 5), Undrawable::nothing);
  EXPECT_EQ(why({.at_table = {{0, 4}}}), Undrawable::no_such_table);
  EXPECT_EQ(why({.at_table = {{0, 3}}}), Undrawable::nothing);
}

TEST(CheckTask, rounds_are_limited_where_pairs_meet_in_turn) {
  EXPECT_EQ(check_task(pairs_of(8, 7, Method::round_robin)).why, Undrawable::nothing);
  EXPECT_EQ(check_task(pairs_of(8, 8, Method::round_robin)).about, std::vector<int>{7});
  EXPECT_EQ(check_task(pairs_of(8, 4, Method::moving)).why, Undrawable::nothing);
  EXPECT_EQ(check_task(pairs_of(8, 5, Method::moving)).about, std::vector<int>{4});
}

}  // namespace
}  // namespace spadille
