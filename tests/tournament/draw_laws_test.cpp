// What is true of every draw, whatever the field, the absences, the wishes and the rounds that
// stand.
#include <gtest/gtest.h>

#include "tests/support/random.h"
#include "tests/tournament/tasks.h"
#include "tournament/draw_parts.h"

namespace spadille {
namespace {

using drawing::Dice;

constexpr int kPeople = 60;

std::vector<Entrant> some_of(const std::vector<Entrant>& all, int away, Dice& dice) {
  std::vector<Entrant> there;
  for (const Entrant who : all)
    if (dice.below(100) >= away) there.push_back(who);
  return there;
}

/// A few wishes that can all be kept: everybody is in one at most.
Wishes random_wishes(int people, Dice& dice) {
  std::vector<Entrant> all(static_cast<std::size_t>(people));
  std::iota(all.begin(), all.end(), 0);
  dice.shuffle(all);
  Wishes wishes;
  for (int i = 0; i + 1 < people / 3 && i < 8; i += 2) {
    const Entrant one = all[static_cast<std::size_t>(i)];
    const Entrant other = all[static_cast<std::size_t>(i + 1)];
    const int kind = dice.below(4);
    if (kind == 0) wishes.together.emplace_back(one, other);
    if (kind == 1) wishes.apart.emplace_back(one, other);
    if (kind == 2) wishes.at_table.emplace_back(one, 1 + dice.below(std::max(1, people / 8)));
  }
  return wishes;
}

Method random_method(Dice& dice) {
  constexpr std::array kAll{Method::individual,  Method::individual,  Method::individual,
                            Method::own_table,   Method::progressive, Method::pairs,
                            Method::round_robin, Method::moving,      Method::by_standing};
  return kAll[static_cast<std::size_t>(dice.below(static_cast<int>(kAll.size())))];
}

DrawTask random_task(Dice& dice) {
  const Method method = random_method(dice);
  const int people = 4 + dice.below(kPeople - 3);
  const int rounds = needs_results(method) ? 1 : 1 + dice.below(6);
  DrawTask task = of_pairs(method) ? tests::pairs_of((people + 1) / 2, rounds, method)
                                   : tests::task_of(people, rounds, method);
  task.seed = dice.bits();
  if (!of_pairs(method) && dice.below(2) == 0) task.wishes = random_wishes(people, dice);
  task.short_tables = dice.below(3) == 0;
  if (!of_pairs(method) && dice.below(4) == 0) task.partners = false;
  if (!task.partners && dice.below(2) == 0) task.seats = 3;
  if (dice.below(2) == 0)
    for (std::vector<Entrant>& there : task.present) there = some_of(there, 10, dice);
  return task;
}

/// With rounds that stand: drawn by the same or by another method.
DrawTask with_history(DrawTask task, Dice& dice) {
  for (int i = dice.below(4); i > 0; --i) {
    DrawTask one = task;
    one.present = {some_of(task.standing, 20, dice)};
    if (check_task(one).why != Undrawable::nothing) continue;
    task.before.push_back(draw(one)[0]);
  }
  dice.shuffle(task.standing);
  return task;
}

/// Fewer sit out than one table takes.
bool few_out(const DrawTask& task, const DrawnRound& round) {
  return of_pairs(task.method) || static_cast<int>(round.out.size()) < task.seats;
}

/// Whether nobody sits out who has done so more often than somebody who plays.
bool shares_sitting_out(const DrawTask& task, const std::vector<DrawnRound>& rounds) {
  std::vector<int> out(static_cast<std::size_t>(task.entrants), 0);
  for (const DrawnRound& round : rounds) {
    const auto times = [&](Entrant who) { return out[static_cast<std::size_t>(who)]; };
    for (const Entrant sits : round.out)
      for (const Entrant other : task.present[0])
        if (tests::table_with(round, other) && times(other) < times(sits)) return false;
    for (const Entrant who : round.out) ++out[static_cast<std::size_t>(who)];
  }
  return true;
}

TEST(DrawLaws, everybody_sits_once_or_is_out_and_wishes_are_kept) {
  Dice dice(tests::random_seed());
  int drawn = 0;
  for (int i = 0; i < tests::rounds(100); ++i) {
    const DrawTask task = with_history(random_task(dice), dice);
    if (check_task(task).why != Undrawable::nothing) continue;
    ++drawn;
    const std::vector<DrawnRound> rounds = draw(task);
    ASSERT_EQ(rounds.size(), task.present.size());
    for (std::size_t r = 0; r < rounds.size(); ++r) {
      ASSERT_TRUE(tests::is_whole(rounds[r], task.present[r])) << i;
      ASSERT_TRUE(few_out(task, rounds[r])) << i;
    }
    EXPECT_TRUE(drawing::breaches(task, rounds).empty())
        << i << " method " << static_cast<int>(task.method) << " of " << task.entrants;
    EXPECT_TRUE(i % 8 != 0 || draw(task) == rounds) << i;
  }
  EXPECT_GT(drawn, tests::rounds(100) / 2);
}

TEST(DrawLaws, nobody_sits_out_again_before_all_have) {
  Dice dice(tests::random_seed());
  for (int i = 0; i < tests::rounds(40); ++i) {
    const Method method = std::array{Method::individual, Method::own_table, Method::pairs,
                                     Method::moving}[static_cast<std::size_t>(i % 4)];
    const int pairs = 4 + dice.below(12);
    const int rounds = 1 + dice.below(5);
    const int possible = (pairs + 1) / 2;
    DrawTask task = of_pairs(method) ? tests::pairs_of(pairs, std::min(rounds, possible), method)
                                     : tests::task_of(pairs + 3, rounds, method);
    task.seed = dice.bits();
    const bool sitting_pairs = method == Method::moving;
    const std::vector<DrawnRound> all = draw(task);
    if (sitting_pairs)
      EXPECT_EQ(tests::quality_of(task, all).out_again, 0) << i;
    else
      EXPECT_TRUE(shares_sitting_out(task, all)) << i;
  }
}

TEST(DrawLaws, what_stands_is_gone_on_from) {
  Dice dice(tests::random_seed());
  for (int i = 0; i < tests::rounds(10); ++i) {
    DrawTask task = tests::task_of(24 + dice.below(30), 4);
    task.seed = dice.bits();
    const std::vector<DrawnRound> all = tests::drawn_one_by_one(task);
    EXPECT_EQ(tests::quality_of(task, all).partners_again, 0) << task.entrants;
    EXPECT_EQ(tests::quality_of(task, all).opponents_again, 0) << task.entrants;
  }
}

}  // namespace
}  // namespace spadille
