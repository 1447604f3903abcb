// Figures of a round of Klaverjas: those that deals leave are possible and no others, beside every
// round of one deal and of two that there is.
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/klaverjas/klaverjas.h"
#include "tests/support/print.h"

namespace spadille::klaverjas {
namespace {

constexpr int kMostRoem = 50;

Rules of(int deals, int pit, int tegenpit = 0) {
  return {.pit = pit, .tegenpit = tegenpit, .deals = deals};
}
Findings checked(const Rules& rules, const RoundTold& told) {
  return check_round(rules, start(rules, rules.players), told);
}
std::vector<std::string> told_by(const Findings& found) {
  std::vector<std::string> all;
  for (const Finding& finding : found)
    all.push_back(finding.place + " " + std::string(finding.message.key));
  return all;
}

/// Roem and pits of both sides, and all points of the first that go with them.
using Counted = std::array<int, 4>;
using Rounds = std::map<Counted, std::set<int>>;

/// Every deal in which nobody has more roem than 50, from chapters 5 and 7 of the rulebook.
Rounds every_deal(int pit) {
  Rounds all;
  for (int points = 0; points <= 162; ++points) {
    if (points == 1 || points == 161) continue;
    for (const int one : {0, 20, 40, 50})
      for (const int other : {0, 20, 40, 50}) {
        const int ours = points + one;
        const int theirs = 162 - points + other;
        std::set<int>& made = all[{one, other, 0, 0}];
        if (ours != theirs) made.insert(ours);  // whoever has more made trumps
        made.insert(0);                         // nat, perhaps conceded
        made.insert(162 + one + other);
      }
  }
  for (const int roem : {0, 20, 40, 50}) {
    all[{roem, 0, 1, 0}].insert(162 + pit + roem);
    all[{0, roem, 0, 1}].insert(0);
  }
  return all;
}

Rounds with_one_more(const Rounds& before, const Rounds& deals) {
  Rounds all;
  for (const auto& [counted, firsts] : before)
    for (const auto& [more, seconds] : deals) {
      Counted sum{};
      for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = counted[i] + more[i];
      if (sum[0] > kMostRoem || sum[1] > kMostRoem) continue;
      std::set<int>& points = all[sum];
      for (const int first : firsts)
        for (const int second : seconds) points.insert(first + second);
    }
  return all;
}

/// "91:91 roem 0:20 pits 0:0" where the check says otherwise.
std::vector<std::string> misjudged(const Rules& rules, const Rounds& rounds) {
  const auto pair = [](int one, int other) {
    return std::to_string(one) + ":" + std::to_string(other);
  };
  std::vector<std::string> wrong;
  for (const auto& [counted, possible] : rounds) {
    const auto [one, other, pits, against] = counted;
    const int sum = rules.deals * 162 + one + other + rules.pit * (pits + against);
    for (int points = 0; points <= sum; ++points) {
      const RoundTold told{.points = {points, sum - points},
                           .roem = {one, other},
                           .pits = {pits, against},
                           .deals = rules.deals};
      if (checked(rules, told).empty() != possible.contains(points))
        wrong.push_back(pair(points, sum - points) + " roem " + pair(one, other) + " pits " +
                        pair(pits, against));
    }
  }
  return wrong;
}

TEST(KlaverjasRounds, points_that_one_deal_or_two_leave_are_possible_and_no_others) {
  for (const int pit : {0, 100}) {
    const Rounds one = every_deal(pit);
    EXPECT_EQ(misjudged(of(1, pit), one), std::vector<std::string>{});
    EXPECT_EQ(misjudged(of(2, pit), with_one_more(one, one)), std::vector<std::string>{});
  }
}

TEST(KlaverjasRounds, another_sum_than_roem_and_pits_make_is_refused) {
  const Rules rules = of(16, 100);
  const RoundTold told{.points = {1500, 1352}, .roem = {100, 60}, .pits = {1, 0}, .deals = 16};
  EXPECT_EQ(checked(rules, told), Findings{});
  for (const int other : {-20, 20, 40}) {
    RoundTold wrong = told;
    wrong.roem[1] += other;
    EXPECT_EQ(told_by(checked(rules, wrong)),
              std::vector<std::string>{"/points klaverjas.finding.round_sum"});
  }
  RoundTold wrong = told;
  wrong.pits[1] = 1;
  EXPECT_EQ(told_by(checked(rules, wrong)),
            std::vector<std::string>{"/points klaverjas.finding.round_sum"});
}

TEST(KlaverjasRounds, a_pit_may_be_written_as_roem) {
  const RoundTold told{.points = {1500, 1352}, .roem = {200, 60}, .pits = {1, 0}, .deals = 16};
  EXPECT_EQ(checked(of(16, 100), told), Findings{});
}

TEST(KlaverjasRounds, a_side_has_at_least_what_its_pits_bring) {
  RoundTold told{.points = {604, 324}, .roem = {80, 0}, .pits = {2, 0}, .deals = 4};
  EXPECT_EQ(checked(of(4, 100), told), Findings{});
  told.points = {523, 405};
  EXPECT_EQ(told_by(checked(of(4, 100), told)),
            std::vector<std::string>{"/points klaverjas.finding.round_sides"});
}

TEST(KlaverjasRounds, pits_alone_say_what_is_left_for_the_other_side) {
  EXPECT_EQ(checked(of(2, 100), {.points = {544, 0}, .pits = {2, 0}, .deals = 2}), Findings{});
  EXPECT_EQ(checked(of(2, 100), {.points = {524, 20}, .pits = {2, 0}, .deals = 2}).size(), 1U);
  EXPECT_EQ(checked(of(2, 100), {.points = {424, 0}, .pits = {2, 0}, .deals = 2}).size(), 1U);
}

TEST(KlaverjasRounds, more_pits_than_deals_are_refused) {
  const Findings found = checked(of(2, 0), {.points = {324, 0}, .pits = {3, 0}, .deals = 2});
  EXPECT_EQ(told_by(found), std::vector<std::string>{"/pits finding.range"});
}

TEST(KlaverjasRounds, roem_that_no_tricks_add_up_to_is_refused) {
  const Findings found = checked(of(2, 0), {.points = {344, 20}, .roem = {30, 10}, .deals = 2});
  EXPECT_EQ(told_by(found), (std::vector<std::string>{"/roem/0 klaverjas.finding.impossible_sum",
                                                      "/roem/1 klaverjas.finding.impossible_sum"}));
}

TEST(KlaverjasRounds, a_tegenpit_that_is_rewarded_need_not_be_told) {
  for (const int told : {0, 1}) {
    const RoundTold round{
        .points = {262 + 100, 224}, .roem = {0, 0}, .pits = {told, 0}, .deals = 3};
    EXPECT_EQ(checked(of(3, 0, 100), round), Findings{}) << told;
  }
  const RoundTold none{.points = {362, 224}, .roem = {0, 0}, .pits = {0, 0}, .deals = 3};
  EXPECT_EQ(checked(of(3, 100), none).size(), 1U);
}

TEST(KlaverjasRounds, roem_of_three_counts_twice_where_the_maker_has_failed) {
  const Rules rules{.deals = 2, .players = 3};
  const auto check = [&](const Totals& points, const Totals& roem) {
    return checked(rules, {.points = points, .roem = roem, .deals = 2}).size();
  };
  EXPECT_EQ(check({182 + 82, 182 + 50, 30}, {20, 0, 0}), 0U);
  EXPECT_EQ(check({82 + 20 + 162, 50 + 162, 30}, {20, 0, 0}), 0U);
  EXPECT_EQ(check({82 + 162, 50 + 162, 30}, {20, 0, 0}), 1U);
}

}  // namespace
}  // namespace spadille::klaverjas
