// Who goes out, comes back or wins, on both sides of every threshold. Tables from chapters 6 and 7.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/kyuuri/fate.h"
#include "tests/support/print_game.h"

namespace spadille::kyuuri {
namespace {

using Count = Rules::Count;
using End = Rules::End;
using OutAt = Rules::OutAt;
using Tie = Rules::Tie;

std::string numbers(SeatSet seats) {
  std::string text;
  for (const Seat s : seats) text += std::to_string(s.index);
  return text;
}

/// "out 1; returns 0 with 15; won 2 KY-6.3": a whole fate in words.
std::string told(const Fate& fate) {
  std::string text;
  if (!fate.out.empty()) text += "out " + numbers(fate.out) + "; ";
  if (!fate.returns.empty())
    text += "returns " + numbers(fate.returns) + " with " + std::to_string(fate.return_loss) + "; ";
  if (fate.all_out) text += "all out; ";
  if (!fate.winners.empty())
    text += "won " + numbers(fate.winners) + ' ' + to_string(fate.won_by) + "; ";
  return text.empty() ? text : text.substr(0, text.size() - 2);
}

struct Row {
  const char* what;
  Rules rules;
  BySeat balances;
  const char* expected;
  SeatSet out{};
  SeatSet returned{};
  int deals_played = 0;
};

void expect_fate(const Row& row) {
  const Carry carry{.balances = BySeat(row.balances.size(), 0),
                    .out = row.out,
                    .returned = row.returned,
                    .deals_played = row.deals_played};
  EXPECT_EQ(told(fate(row.rules, carry, row.balances)), row.expected) << row.what;
}

TEST(KyuuriFate, player_is_out_from_the_limit_on) {
  const Row rows[] = {
      {"nobody has lost", {}, {0, 0, 0}, ""},
      {"20 still plays", {}, {20, 0, 0}, ""},
      {"exactly 21 does not", {}, {0, 21, 0}, "out 1"},
      {"34, the most there can be", {}, {0, 0, 34}, "out 2"},
      {"everybody at 20", {}, {20, 20, 20, 20}, ""},
      {"29 of 30", {.limit = 30}, {29, 0, 0}, ""},
      {"30 of 30", {.limit = 30}, {30, 0, 0}, "out 0"},
      {"21 of 30", {.limit = 30}, {21, 0, 0}, ""},
      {"4 of 5", {.limit = 5}, {4, 0, 0}, ""},
      {"5 of 5", {.limit = 5}, {5, 0, 0}, "out 0"},
      {"21 where only more is out", {.out_at = OutAt::above_limit}, {21, 0, 0}, ""},
      {"22 where only more is out", {.out_at = OutAt::above_limit}, {22, 0, 0}, "out 0"},
      {"30 where only more than 30", {.limit = 30, .out_at = OutAt::above_limit}, {30, 0, 0}, ""},
      {"31 where only more than 30",
       {.limit = 30, .out_at = OutAt::above_limit},
       {31, 0, 0},
       "out 0"},
      {"1 is left", {.count = Count::down}, {1, 21, 21}, ""},
      {"0 is left", {.count = Count::down}, {0, 21, 21}, "out 0"},
      {"less than 0 is left", {.count = Count::down}, {21, -1, 21}, "out 1"},
      {"0 left where only less is out",
       {.count = Count::down, .out_at = OutAt::above_limit},
       {0, 21, 21},
       ""},
      {"-1 left where only less is out",
       {.count = Count::down, .out_at = OutAt::above_limit},
       {-1, 21, 21},
       "out 0"},
      {"1 of 30 is left", {.count = Count::down, .limit = 30}, {1, 30, 30}, ""},
      {"who is out already goes out no more", {}, {25, 0, 20, 3}, "", {seat(0)}},
  };
  for (const Row& row : rows) expect_fate(row);
}

TEST(KyuuriFate, last_one_left_wins) {
  const Row rows[] = {
      {"second of two is out", {}, {12, 22}, "out 1; won 0 KY-6.3"},
      {"first of two is out", {}, {21, 20}, "out 0; won 1 KY-6.3"},
      {"two left go on", {}, {21, 20, 0}, "out 0"},
      {"third of three is out", {}, {25, 20, 21}, "out 2; won 1 KY-6.3", {seat(0)}},
      {"K23: two out at once", {.tie = Tie::all_lose}, {24, 25, 0}, "out 01; won 2 KY-6.3"},
      {"two of four out at once", {.tie = Tie::all_lose}, {24, 25, 0, 20}, "out 01"},
      {"counting down", {.count = Count::down}, {0, 4}, "out 0; won 1 KY-6.3"},
      {"eighth seat of eight",
       {},
       {30, 30, 30, 30, 30, 30, 30, 20},
       "out 6; won 7 KY-6.3",
       {seat(0), seat(1), seat(2), seat(3), seat(4), seat(5)}},
  };
  for (const Row& row : rows) expect_fate(row);
}

TEST(KyuuriFate, fixed_deals_end_the_game_and_nobody_goes_out) {
  const Rules ten{.end = End::fixed_deals};
  const Rules one{.end = End::fixed_deals, .deals = 1};
  const Rules down{.count = Count::down, .end = End::fixed_deals, .deals = 1};
  const Row rows[] = {
      {"far beyond the limit", ten, {60, 0, 5}, "", {}, {}, 0},
      {"ninth of ten deals", ten, {23, 7, 8}, "", {}, {}, 8},
      {"tenth of ten deals", ten, {23, 7, 8}, "won 1 KY-7.2", {}, {}, 9},
      {"K22: a tie is shared", ten, {23, 7, 7}, "won 12 KY-7.2", {}, {}, 9},
      {"all tied", ten, {7, 7, 7}, "won 012 KY-7.2", {}, {}, 9},
      {"the only deal", one, {0, 14}, "won 0 KY-7.2"},
      {"most is left when counting down", down, {21, 7, 20}, "won 0 KY-7.2"},
      {"below nought when counting down", down, {-40, -7}, "won 1 KY-7.2"},
  };
  for (const Row& row : rows) expect_fate(row);
}

TEST(KyuuriFate, two_left_end_the_game) {
  const Rules rules{.end = End::two_left};
  const Row rows[] = {
      {"three left go on", rules, {21, 5, 3, 9}, "out 0"},
      {"smaller loss wins", rules, {8, 17, 21}, "out 2; won 0 KY-7.12"},
      {"equal losses share", rules, {9, 9, 21}, "out 2; won 01 KY-7.12"},
      {"from four to two",
       {.end = End::two_left, .tie = Tie::all_lose},
       {24, 25, 3, 4},
       "out 01; won 2 KY-7.12"},
      {"from three to one",
       {.end = End::two_left, .tie = Tie::all_lose},
       {24, 25, 3},
       "out 01; won 2 KY-6.3"},
      {"more left wins when counting down",
       {.count = Count::down, .end = End::two_left},
       {13, 4, 0},
       "out 2; won 0 KY-7.12"},
      {"who was out before does not win",
       rules,
       {30, 8, 17, 22},
       "out 3; won 1 KY-7.12",
       {seat(0)}},
  };
  for (const Row& row : rows) expect_fate(row);
}

TEST(KyuuriFate, second_life_brings_a_player_back_once) {
  const Rules rules{.lives = 2};
  const Row rows[] = {
      {"back with the highest below the limit", rules, {24, 15, 6}, "returns 0 with 15"},
      {"back at exactly the limit", rules, {21, 0, 20}, "returns 0 with 20"},
      {"20 needs no second life", rules, {20, 0, 0}, ""},
      {"back with nought", rules, {24, 0, 0}, "returns 0 with 0"},
      {"second time is out", rules, {24, 15, 6}, "out 0", {}, {seat(0)}},
      {"another's second life is not his", rules, {24, 15, 6}, "returns 0 with 15", {}, {seat(1)}},
      {"who is out is not the highest",
       rules,
       {24, 30, 6},
       "returns 0 with 6",
       {seat(1)},
       {seat(1)}},
      {"last two: second time ends it", rules, {24, 15}, "out 0; won 1 KY-6.3", {}, {seat(0)}},
      {"last two: first time does not", rules, {24, 15}, "returns 0 with 15"},
      {"two come back together",
       {.tie = Tie::all_lose, .lives = 2},
       {24, 25, 6},
       "returns 01 with 6"},
      {"all come back together: nobody is below the limit",
       {.tie = Tie::all_lose, .lives = 2},
       {24, 25},
       "returns 01 with 0"},
      {"one comes back, one is out",
       {.tie = Tie::all_lose, .lives = 2},
       {24, 25, 6},
       "out 1; returns 0 with 6",
       {},
       {seat(1)}},
      {"counting down", {.count = Count::down, .lives = 2}, {-3, 6, 15}, "returns 0 with 15"},
      {"only above the limit", {.out_at = OutAt::above_limit, .lives = 2}, {21, 0, 0}, ""},
  };
  for (const Row& row : rows) expect_fate(row);
}

TEST(KyuuriFate, two_left_with_a_returning_player_compares_what_he_goes_on_with) {
  expect_fate({"0 returns with the 15 of 1 as 2 goes out: equal losses share the win",
               {.end = End::two_left, .tie = Tie::all_lose, .lives = 2},
               {24, 15, 25},
               "out 2; returns 0 with 15; won 01 KY-7.12",
               {},
               {seat(2)}});
}

TEST(KyuuriFate, all_out_together_lowest_total_decides) {
  const Rules rules{.tie = Tie::all_lose};
  const Row rows[] = {
      {"last two with 24 and 27", rules, {24, 27}, "out 1; all out; won 0 KY-7.13"},
      {"three with one lowest", rules, {30, 24, 27}, "out 02; all out; won 1 KY-7.13"},
      {"two tied go on alone", rules, {24, 24, 27}, "out 2; all out"},
      {"all tied go on", rules, {24, 24}, "all out"},
      {"next deal of the tied decides",
       rules,
       {31, 24, 27},
       "out 0; all out; won 1 KY-7.13",
       {seat(2)}},
      {"who was out before does not win",
       rules,
       {22, 24, 27},
       "out 2; all out; won 1 KY-7.13",
       {seat(0)}},
      {"counting down, most left",
       {.count = Count::down, .tie = Tie::all_lose},
       {-3, -6},
       "out 1; all out; won 0 KY-7.13"},
      {"second lives used up",
       {.tie = Tie::all_lose, .lives = 2},
       {24, 27},
       "out 1; all out; won 0 KY-7.13",
       {},
       {seat(0), seat(1)}},
  };
  for (const Row& row : rows) expect_fate(row);
}

TEST(KyuuriLoss, total_of_the_table_stands_for_a_loss) {
  struct LossRow {
    Rules rules;
    int balance;
    int expected;
  };
  const LossRow rows[] = {
      {{}, 0, 0},
      {{}, 20, 20},
      {{.count = Count::down}, 21, 0},
      {{.count = Count::down}, 8, 13},
      {{.count = Count::down}, -1, 22},
      {{.count = Count::down, .limit = 30}, 8, 22},
  };
  for (const LossRow& row : rows) EXPECT_EQ(loss(row.rules, row.balance), row.expected);
}

TEST(KyuuriLimit, everybody_at_it_is_found_also_who_is_out) {
  EXPECT_EQ(at_limit({}, {21, 20, 34, 0}), (SeatSet{seat(0), seat(2)}));
  EXPECT_EQ(at_limit({.out_at = OutAt::above_limit}, {21, 22, 0}), SeatSet{seat(1)});
}

}  // namespace
}  // namespace spadille::kyuuri
