// Figures of a round of Euchre and of Quadrille, beside every round of a few deals that there is.
#include <array>
#include <set>

#include <gtest/gtest.h>

#include "games/euchre/euchre.h"
#include "games/quadrille/quadrille.h"
#include "tests/support/print.h"

namespace spadille::euchre {
namespace {

/// Points and lone hands with every trick, of both sides.
using Counted = std::array<int, 4>;

/// Every round of so many deals, each with what the rules let it bring.
std::set<Counted> every_round(const Rules& rules, int deals) {
  std::set<Counted> all{{0, 0, 0, 0}};
  const bool four = rules.lone_defence != Rules::LoneDefence::never;
  for (int deal = 0; deal < deals; ++deal) {
    std::set<Counted> more = all;  // passed out
    for (const Counted& before : all)
      for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        const auto add = [&](int points, int lone) {
          Counted after = before;
          after[side] += points;
          after[side + 2] += lone;
          more.insert(after);
        };
        add(1, 0);
        add(2, 0);
        if (four) add(4, 0);
        add(4, 1);
      }
    all = std::move(more);
  }
  return all;
}

TEST(EuchreRounds, points_that_some_deals_bring_are_possible_and_no_others) {
  for (const auto defence : {Rules::LoneDefence::any, Rules::LoneDefence::never})
    for (int deals = 1; deals <= 4; ++deals) {
      const Rules rules{.lone_defence = defence, .target = 100};
      const std::set<Counted> possible = every_round(rules, deals);
      for (int one = 0; one <= 17; ++one)
        for (int other = 0; other <= 17; ++other)
          for (int lone = 0; lone <= 3; ++lone)
            for (int against = 0; against <= 3; ++against) {
              const RoundTold told{.points = {one, other}, .pits = {lone, against}, .deals = deals};
              EXPECT_EQ(check_round(rules, start(rules, 4), told).empty(),
                        possible.contains({one, other, lone, against}))
                  << one << ':' << other << " lone " << lone << ':' << against << " in " << deals;
            }
    }
}

TEST(EuchreRounds, lone_hands_that_nobody_told_may_have_been_there) {
  const Rules rules{.lone_defence = Rules::LoneDefence::never};
  const Carry fresh = start(rules, 4);
  EXPECT_EQ(check_round(rules, fresh, {.points = {8, 0}, .deals = 2}), Findings{});
  EXPECT_EQ(check_round(rules, fresh, {.points = {8, 0}, .pits = {0, 0}, .deals = 2}).size(), 1U);
}

TEST(EuchreRounds, a_game_that_is_won_may_have_taken_more_than_it_counts) {
  const Rules rules;
  const auto found = [&](const Totals& points, const Totals& lone) {
    return check_round(rules, start(rules, 4), {.points = points, .pits = lone}).size();
  };
  EXPECT_EQ(found({10, 7}, {3, 1}), 0U);
  EXPECT_EQ(found({10, 7}, {4, 0}), 1U);
  EXPECT_EQ(found({10, 7}, {0, 2}), 1U);
  EXPECT_EQ(found({9, 7}, {0, 0}), 1U);
}

TEST(EuchreRounds, a_round_of_deals_is_no_game) {
  const Rules rules;
  EXPECT_EQ(check_round(rules, start(rules, 4), {.points = {9, 4}, .deals = 8}), Findings{});
  EXPECT_EQ(check_round(rules, start(rules, 4), {.points = {29, 4}, .deals = 8}).size(), 1U);
}

}  // namespace
}  // namespace spadille::euchre

namespace spadille::quadrille {
namespace {

TEST(QuadrilleRounds, all_four_have_no_more_than_they_paid) {
  const Rules rules;
  const Carry fresh = start(rules, 4);
  EXPECT_EQ(check_round(rules, fresh, {.points = {10, 0, 0, -10}}), Findings{});
  EXPECT_EQ(check_round(rules, fresh, {.points = {10, 0, 0, -18}}), Findings{});
  EXPECT_EQ(check_round(rules, fresh, {.points = {10, 0, 0, -9}}).size(), 1U);
}

TEST(QuadrilleRounds, more_voles_than_deals_are_refused) {
  const Rules rules;
  const Totals even{0, 0, 0, 0};
  EXPECT_EQ(check_round(rules, start(rules, 4), {.points = even, .pits = {1, 0, 1, 0}, .deals = 2}),
            Findings{});
  EXPECT_EQ(check_round(rules, start(rules, 4), {.points = even, .pits = {1, 0, 2, 0}, .deals = 2})
                .size(),
            1U);
}

}  // namespace
}  // namespace spadille::quadrille
