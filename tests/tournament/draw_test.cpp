#include "tournament/draw.h"

#include <gtest/gtest.h>

#include "tests/tournament/tasks.h"
#include "tournament/draw_parts.h"
#include "tournament/draw_schedules.h"

namespace spadille {
namespace {

using tests::are_partners;
using tests::is_whole;
using tests::quality_of;
using tests::table_with;
using tests::task_of;

/// How often each two are partners, and opponents.
struct Counts {
  std::vector<int> partners, opponents;
};

Counts counts(const std::vector<DrawnRound>& rounds, int people) {
  Counts all;
  for (int a = 0; a < people; ++a)
    for (int b = a + 1; b < people; ++b) {
      all.partners.push_back(0);
      all.opponents.push_back(0);
      for (const DrawnRound& round : rounds) {
        const bool partners = are_partners(round, a, b);
        const DrawnTable* table = table_with(round, a);
        all.partners.back() += partners ? 1 : 0;
        all.opponents.back() += !partners && table && table == table_with(round, b) ? 1 : 0;
      }
    }
  return all;
}

bool all_are(const std::vector<int>& figures, int figure) {
  return std::all_of(figures.begin(), figures.end(), [&](int each) { return each == figure; });
}

TEST(Draw, in_usual_fields_nobody_meets_anybody_twice_or_sits_out_twice) {
  for (const auto& [people, rounds] : {std::pair(35, 4), {50, 4}, {77, 10}, {200, 10}})
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      DrawTask task = task_of(people, rounds);
      task.seed = seed;
      const std::vector<DrawnRound> drawn = draw(task);
      for (const DrawnRound& round : drawn) ASSERT_TRUE(is_whole(round, task.present[0]));
      const DrawQuality q = quality_of(task, drawn);
      EXPECT_EQ(q.met_again, 0) << people;
      EXPECT_EQ(q.out_again, 0) << people;
    }
}

TEST(Draw, nobody_partners_twice) {
  for (const int people : {4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 18, 19, 22, 23, 27, 31, 34, 40}) {
    const DrawTask task = task_of(people, people < 8 ? 3 : people < 12 ? 5 : 8);
    EXPECT_EQ(quality_of(task, draw(task)).partners_again, 0) << people;
  }
}

TEST(Draw, in_as_many_rounds_as_there_are_others_everybody_partners_all_and_meets_them_twice) {
  for (const int people : {4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29}) {
    const DrawTask task = task_of(people, people % 4 == 0 ? people - 1 : people);
    const Counts found = counts(draw(task), people);
    EXPECT_TRUE(all_are(found.partners, 1)) << people;
    EXPECT_TRUE(all_are(found.opponents, 2)) << people;
  }
}

TEST(Draw, known_schedules_are_what_they_promise) {
  for (int people = 1; people <= 32; ++people) {
    const std::vector<DrawnRound> whist = drawing::whist_rounds(people);
    EXPECT_EQ(whist.empty(), people < 5 || people > 29 || people % 4 > 1) << people;
    if (!whist.empty()) {
      EXPECT_TRUE(all_are(counts(whist, people).partners, 1)) << people;
      EXPECT_TRUE(all_are(counts(whist, people).opponents, 2)) << people;
    }
    const std::vector<DrawnRound> net = drawing::net_rounds(people);
    EXPECT_EQ(net.size(), people == 16 || people == 20 ? 5U : people == 28 ? 7U : 0U);
    EXPECT_EQ(quality(net, people, true, {}).met_again, 0) << people;
  }
}

TEST(Draw, sixteen_meet_all_others_once_in_five_rounds) {
  const DrawTask task = task_of(16, 5);
  EXPECT_EQ(quality_of(task, draw(task)).met_again, 0);
}

/// Four rounds of eight have 32 meetings of opponents among 28 pairs of people.
TEST(Draw, eight_meet_as_few_opponents_again_as_can_be) {
  const DrawTask task = task_of(8, 4);
  const DrawQuality q = quality_of(task, draw(task));
  EXPECT_EQ(q.partners_again, 0);
  EXPECT_EQ(q.opponents_again, 4);
}

/// At three tables of four two of each table have met before; opponents need not.
TEST(Draw, twelve_have_no_partner_or_opponent_twice_in_four_rounds) {
  const DrawTask task = task_of(12, 4);
  const DrawQuality q = quality_of(task, draw(task));
  EXPECT_EQ(q.partners_again, 0);
  EXPECT_EQ(q.opponents_again, 0);
}

TEST(Draw, a_schedule_goes_on_where_it_stands) {
  DrawTask task = task_of(12, 11);
  task.present.resize(6);
  task.before = draw(task);
  task.present.resize(5, task.present[0]);
  std::vector<DrawnRound> all = task.before;
  for (const DrawnRound& round : draw(task)) all.push_back(round);
  EXPECT_EQ(quality(all, 12, true, {}).partners_again, 0);
}

TEST(Draw, of_three_at_a_table_nobody_meets_twice) {
  for (const auto& [people, rounds] : {std::pair(9, 4), {15, 5}, {21, 8}, {34, 6}}) {
    DrawTask task = task_of(people, rounds);
    task.seats = 3;
    task.partners = false;
    const std::vector<DrawnRound> drawn = draw(task);
    EXPECT_EQ(drawn[0].tables.size(), static_cast<std::size_t>(people / 3));
    EXPECT_EQ(quality_of(task, drawn).met_again, 0) << people;
  }
}

TEST(Draw, people_left_over_sit_at_tables_of_three) {
  for (int people = 3; people <= 40; ++people) {
    DrawTask task = task_of(people, 2);
    task.short_tables = true;
    const int threes = people == 5 ? 0 : (4 - people % 4) % 4;
    for (const DrawnRound& round : draw(task)) {
      ASSERT_TRUE(is_whole(round, task.present[0])) << people;
      EXPECT_EQ(round.out.size(), people == 5 ? 1U : 0U) << people;
      EXPECT_EQ(std::count_if(round.tables.begin(), round.tables.end(),
                              [](const DrawnTable& table) { return table.seats.size() == 3; }),
                threes)
          << people;
    }
  }
}

TEST(Draw, nobody_sits_at_a_table_of_three_twice_before_all_have) {
  DrawTask task = task_of(15, 5);
  task.short_tables = true;
  std::vector<int> times(15, 0);
  for (const DrawnRound& round : draw(task))
    for (const DrawnTable& table : round.tables)
      if (table.seats.size() == 3)
        for (const Entrant who : table.seats) ++times[static_cast<std::size_t>(who)];
  EXPECT_TRUE(all_are(times, 1));
}

TEST(Draw, a_latecomer_does_not_sit_out_in_his_first_round) {
  DrawTask task = task_of(10, 6);
  for (std::size_t r = 0; r < 3; ++r) task.present[r].pop_back();
  const std::vector<DrawnRound> drawn = draw(task);
  EXPECT_NE(table_with(drawn[3], 9), nullptr);
}

TEST(Draw, wishes_are_kept) {
  DrawTask task = task_of(23, 6);
  task.wishes = {
      .together = {{0, 1}, {2, 3}}, .apart = {{4, 5}, {0, 6}}, .at_table = {{7, 3}, {2, 1}}};
  const std::vector<DrawnRound> drawn = draw(task);
  for (const DrawnRound& round : drawn) {
    EXPECT_EQ(table_with(round, 0) != nullptr, are_partners(round, 0, 1));
    EXPECT_EQ(table_with(round, 2) != nullptr, are_partners(round, 2, 3));
    EXPECT_TRUE(!table_with(round, 4) || table_with(round, 4) != table_with(round, 5));
    EXPECT_TRUE(!table_with(round, 0) || table_with(round, 0) != table_with(round, 6));
    EXPECT_TRUE(!table_with(round, 7) || table_with(round, 7)->table == 3);
    EXPECT_TRUE(!table_with(round, 3) || table_with(round, 3)->table == 1);
  }
  EXPECT_EQ(quality_of(task, drawn).partners_again, 0);
}

bool keeps_wishes(const DrawTask& task, const std::vector<DrawnRound>& rounds) {
  return drawing::breaches(task, rounds).empty();
}

void expect_wishes_kept(DrawTask task) {
  for (task.seed = 1; task.seed <= 10; ++task.seed) {
    const std::vector<DrawnRound> drawn = draw(task);
    for (std::size_t r = 0; r < drawn.size(); ++r)
      EXPECT_TRUE(is_whole(drawn[r], task.present[r])) << task.entrants << " seed " << task.seed;
    EXPECT_TRUE(keeps_wishes(task, drawn)) << task.entrants << " seed " << task.seed;
  }
}

/// Mates need both sides of the only table of four: table 1 has three.
TEST(Draw, a_table_that_somebody_wants_has_three_where_mates_need_those_of_four) {
  for (const Method method : {Method::individual, Method::progressive, Method::own_table})
    for (const int people : {7, 10, 11, 13, 14}) {
      DrawTask task = task_of(people, method == Method::progressive ? 1 : 3, method);
      task.short_tables = true;
      task.wishes = {.together = {{0, 1}, {2, 3}}, .apart = {}, .at_table = {{4, 1}}};
      expect_wishes_kept(task);
    }
}

TEST(Draw, a_table_that_mates_want_never_has_three) {
  DrawTask task = task_of(13, 3);
  task.short_tables = true;
  task.wishes = {.together = {{0, 1}}, .apart = {}, .at_table = {{0, 4}, {2, 3}, {3, 2}, {4, 1}}};
  expect_wishes_kept(task);
}

TEST(Draw, two_who_want_the_same_table_leave_a_side_to_mates) {
  DrawTask task = task_of(8, 3);
  task.wishes = {.together = {{0, 1}, {2, 3}, {4, 5}}, .apart = {}, .at_table = {{6, 1}, {7, 1}}};
  expect_wishes_kept(task);
  task = task_of(9, 3);
  task.seats = 3;
  task.partners = false;
  task.wishes = {.together = {{0, 1}, {2, 3}, {4, 5}}, .apart = {}, .at_table = {{6, 2}}};
  expect_wishes_kept(task);
}

TEST(Draw, where_wishes_cannot_be_kept_everybody_has_a_place_all_the_same) {
  DrawTask task = task_of(8, 3);
  task.wishes = {.together = {{0, 1}, {2, 3}, {4, 5}}, .apart = {}, .at_table = {{6, 1}, {7, 2}}};
  for (const DrawnRound& round : draw(task)) EXPECT_TRUE(is_whole(round, task.present[0]));
  for (const int people : {4, 10}) {
    task = task_of(people, 3);
    task.seats = 3;
    task.partners = false;
    for (int who = 0; who < people; who += 2) task.wishes.together.emplace_back(who, who + 1);
    for (const DrawnRound& round : draw(task)) EXPECT_TRUE(is_whole(round, task.present[0]));
  }
}

TEST(Draw, who_wants_to_be_apart_is_not_put_to_the_only_table_of_three_with_the_other) {
  for (const auto& apart : {std::pair(0, 1), {4, 5}, {2, 6}}) {
    DrawTask task = task_of(7, 4);
    task.short_tables = true;
    task.wishes.apart = {apart};
    expect_wishes_kept(task);
  }
}

TEST(Draw, the_table_that_somebody_wants_does_not_bind_his_mate_without_him) {
  DrawTask task = task_of(8, 1);
  task.wishes = {.together = {{0, 1}}, .apart = {}, .at_table = {{0, 2}}};
  for (const Entrant who : {2, 3, 4, 5}) task.wishes.at_table.emplace_back(who, 2);
  EXPECT_EQ(check_task(task).why, Undrawable::at_odds);
  task = task_of(9, 1);
  task.wishes = {.together = {{0, 1}}, .apart = {}, .at_table = {{0, 2}}};
  task.wishes.at_table.insert(task.wishes.at_table.end(), {{2, 2}, {3, 2}, {4, 2}, {5, 2}});
  task.present[0].erase(task.present[0].begin());
  expect_wishes_kept(task);
}

/// One of them sits out each time, though others have not had their turn.
TEST(Draw, two_who_want_to_be_apart_take_turns_at_the_only_table) {
  DrawTask task = task_of(5, 4);
  task.wishes.apart = {{1, 3}};
  for (const DrawnRound& round : draw(task))
    EXPECT_TRUE(table_with(round, 1) == nullptr || table_with(round, 3) == nullptr);
}

TEST(Draw, the_seed_alone_makes_draws_differ) {
  DrawTask task = task_of(35, 4);
  const std::vector<DrawnRound> first = draw(task);
  EXPECT_EQ(draw(task), first);
  task.seed = 2;
  EXPECT_NE(draw(task), first);
}

/// The same on every machine: written down once.
TEST(Draw, a_draw_is_the_same_everywhere) {
  std::uint64_t sum = 0;
  for (const DrawnRound& round : draw(task_of(35, 4)))
    for (const DrawnTable& table : round.tables)
      for (const Entrant who : table.seats) sum = sum * 31 + static_cast<std::uint64_t>(who);
  EXPECT_EQ(sum, 5'148'334'366'238'869'966U);
}

}  // namespace
}  // namespace spadille
