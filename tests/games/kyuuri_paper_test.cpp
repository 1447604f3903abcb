// What totals a game of Kyuuri can end with: the sheet check against a second model that plays
// every last trick there is, from the first deal on.
#include <set>

#include <gtest/gtest.h>

#include "games/kyuuri/kyuuri.h"

namespace spadille::tests {
namespace {

using kyuuri::Rules;
using Losses = std::vector<int>;

/// A game in progress: what everybody has lost, who is in, who has come back once.
struct Stand {
  Losses lost;
  unsigned in = 0;
  unsigned returned = 0;
  friend auto operator<=>(const Stand&, const Stand&) = default;
};

class EveryGame {
 public:
  EveryGame(const Rules& rules, int players, int most)
      : rules_(rules),
        most_in_(rules.out_at == Rules::OutAt::limit ? rules.limit - 1 : rules.limit),
        most_(most) {
    open_.push_back({Losses(static_cast<std::size_t>(players), 0), (1U << players) - 1, 0});
  }

  /// The losses of everybody in every game that is over; none above `most`.
  std::set<Losses> ends() {
    while (!open_.empty()) {
      const Stand now = open_.back();
      open_.pop_back();
      for_tricks(now, [this](Stand next) { settle(std::move(next)); });
    }
    return ends_;
  }

  /// The losses after so many deals in which nobody goes out.
  std::set<Losses> after(int deals) {
    std::set<Losses> all{open_.front().lost};
    for (int i = 0; i < deals; ++i) {
      std::set<Losses> next;
      for (const Losses& lost : all)
        for_tricks({lost, open_.front().in, 0},
                   [&](const Stand& stand) { next.insert(stand.lost); });
      all = std::move(next);
    }
    return all;
  }

 private:
  static int count(unsigned seats) { return std::popcount(seats); }

  /// Every last trick: who has its highest rank, and which; the others must have lower cards.
  void for_tricks(const Stand& now, const auto& play) const {
    for (unsigned high = 1; high <= now.in; ++high) {
      if ((high & now.in) != high || count(high) > 4) continue;
      for (int rank = 2; rank <= 14; ++rank)
        if (count(now.in & ~high) <= 4 * (rank - 2)) lose(now, high, rank, play);
    }
  }

  void lose(const Stand& now, unsigned high, int rank, const auto& play) const {
    for (std::size_t taker = 0; taker < now.lost.size(); ++taker) {
      if ((high >> taker & 1U) == 0) continue;
      Stand next = now;
      for (std::size_t i = 0; i < now.lost.size(); ++i) {
        if ((high >> i & 1U) == 0) continue;
        const bool loses = i == taker || rules_.tie == Rules::Tie::all_lose;
        if (loses) next.lost[i] += rank;
        if (!loses && rules_.tie == Rules::Tie::last_loses)
          next.lost[i] = std::max(0, next.lost[i] - rank);
      }
      if (*std::max_element(next.lost.begin(), next.lost.end()) <= most_) play(std::move(next));
    }
  }

  void settle(Stand next) {
    const unsigned was = next.in;
    unsigned beyond = 0;
    for (std::size_t i = 0; i < next.lost.size(); ++i)
      if ((was >> i & 1U) != 0 && next.lost[i] > most_in_) beyond |= 1U << i;
    const unsigned back = rules_.lives == 2 ? beyond & ~next.returned : 0;
    come_back(next, back, was & ~beyond);
    next.in = was & ~(beyond & ~back);
    if (next.in == 0) next.in = lowest(next.lost, was);
    const bool over =
        count(next.in) == 1 || (count(next.in) == 2 && rules_.end == Rules::End::two_left);
    if (over)
      ends_.insert(next.lost);
    else if (seen_.insert(next).second)
      open_.push_back(std::move(next));
  }

  static void come_back(Stand& next, unsigned back, unsigned others) {
    int highest = 0;
    for (std::size_t i = 0; i < next.lost.size(); ++i)
      if ((others >> i & 1U) != 0) highest = std::max(highest, next.lost[i]);
    for (std::size_t i = 0; i < next.lost.size(); ++i)
      if ((back >> i & 1U) != 0) next.lost[i] = highest;
    next.returned |= back;
  }

  static unsigned lowest(const Losses& lost, unsigned among) {
    int least = std::numeric_limits<int>::max();
    unsigned all = 0;
    for (std::size_t i = 0; i < lost.size(); ++i)
      if ((among >> i & 1U) != 0) least = std::min(least, lost[i]);
    for (std::size_t i = 0; i < lost.size(); ++i)
      if ((among >> i & 1U) != 0 && lost[i] == least) all |= 1U << i;
    return all;
  }

  Rules rules_;
  int most_in_;
  int most_;
  std::vector<Stand> open_{};
  std::set<Stand> seen_{};
  std::set<Losses> ends_{};
};

bool accepted(const Rules& rules, const Losses& lost) {
  Totals totals;
  for (const int points : lost)
    totals.push_back(rules.count == Rules::Count::down ? rules.limit - points : points);
  const int players = static_cast<int>(lost.size());
  return !has_error(prove(rules, start(rules, players), totals).findings);
}

std::string told(const Rules& rules, const Losses& lost) {
  std::string text = "limit " + std::to_string(rules.limit) + " tie " +
                     std::to_string(static_cast<int>(rules.tie)) + " end " +
                     std::to_string(static_cast<int>(rules.end)) + " out at " +
                     std::to_string(static_cast<int>(rules.out_at)) + " lives " +
                     std::to_string(rules.lives) + ":";
  for (const int points : lost) text += ' ' + std::to_string(points);
  return text;
}

/// Every row of losses up to `most`, and one below the best.
void for_rows(int players, int most, const auto& look) {
  Losses row(static_cast<std::size_t>(players), -1);
  while (true) {
    look(row);
    std::size_t i = 0;
    while (i < row.size() && row[i] == most) row[i++] = -1;
    if (i == row.size()) return;
    ++row[i];
  }
}

void expect_the_same(const Rules& rules, int players, int most) {
  const std::set<Losses> ends = EveryGame(rules, players, most).ends();
  int wrong = 0;
  for_rows(players, most, [&](const Losses& row) {
    if (accepted(rules, row) == ends.contains(row) || ++wrong > 3) return;
    ADD_FAILURE() << told(rules, row) << (ends.contains(row) ? " is refused" : " is accepted");
  });
}

std::vector<Rules> all_rules(int limit) {
  std::vector<Rules> all;
  for (const auto tie :
       {Rules::Tie::last_loses, Rules::Tie::all_lose, Rules::Tie::last_loses_no_bonus})
    for (const auto end : {Rules::End::last_survivor, Rules::End::two_left})
      for (const auto out_at : {Rules::OutAt::limit, Rules::OutAt::above_limit})
        for (const int lives : {1, 2})
          all.push_back({.end = end, .limit = limit, .out_at = out_at, .tie = tie, .lives = lives});
  return all;
}

TEST(KyuuriPaper, two_players_can_end_with_what_some_game_ends_with) {
  for (const int limit : {5, 6, 21})
    for (const Rules& rules : all_rules(limit))
      if (rules.end == Rules::End::last_survivor) expect_the_same(rules, 2, limit + 32);
}

TEST(KyuuriPaper, three_players_can_end_with_what_some_game_ends_with) {
  for (const int limit : {5, 6})
    for (const Rules& rules : all_rules(limit)) expect_the_same(rules, 3, limit + 19);
}

TEST(KyuuriPaper, counting_down_is_the_same_turned_round) {
  expect_the_same({.count = Rules::Count::down, .limit = 21}, 2, 40);
}

TEST(KyuuriPaper, nothing_that_fixed_deals_come_to_is_refused) {
  for (const auto tie :
       {Rules::Tie::last_loses, Rules::Tie::all_lose, Rules::Tie::last_loses_no_bonus})
    for (const int deals : {1, 2, 3}) {
      const Rules rules{.end = Rules::End::fixed_deals, .deals = deals, .tie = tie};
      for (const Losses& lost : EveryGame(rules, 3, 60).after(deals))
        EXPECT_TRUE(accepted(rules, lost)) << told(rules, lost);
      EXPECT_FALSE(accepted(rules, {deals * 14 + 1, 0, 0}));
    }
}

TEST(KyuuriPaper, KY_9_11_nobody_left_and_one_too_many_points_are_slips) {
  EXPECT_TRUE(accepted({}, {34, 20, 21}));
  EXPECT_FALSE(accepted({}, {35, 20, 21}));
  EXPECT_FALSE(accepted({}, {500, 500, 500}));
  EXPECT_FALSE(accepted({.tie = Rules::Tie::all_lose}, {500, 500, 500}));
  EXPECT_TRUE(accepted({.tie = Rules::Tie::all_lose}, {24, 27, 30}));
}

}  // namespace
}  // namespace spadille::tests
