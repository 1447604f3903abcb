// Every reported deal of Euchre there is, beside the scoring table of the seed document read row by
// row, and the laws that its rulebook implies.
#include <gtest/gtest.h>

#include "tests/support/random_of.h"

namespace spadille::tests {
namespace {

using euchre::Carry;
using euchre::Deal;
using euchre::Rules;

/// The seed's table: points of the makers' and of the other side.
std::pair<int, int> by_the_seed(int tricks, bool alone, bool lone_defender) {
  if (tricks == 5 && alone) return {4, 0};
  if (tricks == 5) return {2, 0};
  if (tricks == 4 || tricks == 3) return {1, 0};
  if (lone_defender) return {0, 4};
  return {0, 2};
}

void expect_like_the_seed(const Deal& deal) {
  const Carry fresh = euchre::start({}, 4);
  ASSERT_FALSE(has_error(validate(Rules{}, fresh, deal)));
  const ScoreSheet sheet = score(Rules{}, fresh, deal);
  const Side makers = side_of(*deal.maker);
  const auto expected = by_the_seed(*deal.tricks, deal.alone, deal.lone_defender.has_value());
  EXPECT_EQ(total(sheet, makers), expected.first);
  EXPECT_EQ(total(sheet, opponents(makers)), expected.second);
}

TEST(EuchreLaws, every_deal_scores_as_the_seed_says) {
  for (int maker = 0; maker < 4; ++maker)
    for (const bool alone : {false, true})
      for (int tricks = 0; tricks <= 5; ++tricks)
        for (const int defender : {-1, (maker + 1) % 4, (maker + 3) % 4}) {
          Deal deal{.maker = seat(maker), .alone = alone, .tricks = tricks};
          if (defender >= 0) deal.lone_defender = seat(defender);
          expect_like_the_seed(deal);
        }
}

TEST(EuchreLaws, at_most_one_side_scores_and_only_one_two_or_four) {
  for (int i = 0; i < rounds(200); ++i) {
    RandomOf<euchre::Game> random(random_seed() + static_cast<std::uint32_t>(i));
    for (const auto& entry : fold(random.evening(30)).deals) {
      const int one = entry.after[0] - entry.before[0];
      const int other = entry.after[1] - entry.before[1];
      EXPECT_EQ(one * other, 0);
      const int points = one + other;
      EXPECT_TRUE(points == 1 || points == 2 || points == 4 ||
                  (points == 0 && entry.deal.as<Deal>().passed_out));
    }
  }
}

TEST(EuchreLaws, a_game_ends_when_and_only_when_a_side_has_the_target) {
  for (int i = 0; i < rounds(200); ++i) {
    RandomOf<euchre::Game> random(random_seed() + static_cast<std::uint32_t>(i));
    const auto evening = random.evening(30);
    const int target = evening.rules.as<Rules>().target;
    for (const auto& entry : fold(evening).deals)
      EXPECT_EQ(entry.finished.has_value(), entry.after[0] >= target || entry.after[1] >= target);
  }
}

TEST(EuchreLaws, options_of_play_change_no_figure) {
  for (int i = 0; i < rounds(100); ++i) {
    RandomOf<euchre::Game> random(random_seed() + static_cast<std::uint32_t>(i));
    auto evening = random.evening(20);
    const auto scored = fold(evening);
    for (const auto& option : euchre::Game::options())
      if (option.play_only) option.set(evening.rules.as<Rules>(), option.get(Rules{}));
    EXPECT_EQ(fold(evening).deals, scored.deals);
  }
}

TEST(EuchreLaws, the_deal_goes_round_to_the_left) {
  RandomOf<euchre::Game> random(random_seed());
  const auto session = fold(random.evening(40));
  for (std::size_t i = 1; i < session.deals.size(); ++i)
    EXPECT_EQ(session.deals[i].dealer.index, (session.deals[i - 1].dealer.index + 1) % 4);
}

}  // namespace
}  // namespace spadille::tests
