// The last trick of Kyuuri and what it costs: the worked examples K1 to K25 and the variants.
#include <vector>

#include <gtest/gtest.h>

#include "games/kyuuri/kyuuri.h"
#include "tests/support/print_game.h"

namespace spadille::kyuuri {
namespace {

using Count = Rules::Count;
using Tie = Rules::Tie;
using Ranks = InlineVec<Rank, kMaxSeats>;

/// "9 5 T" as ranks.
Ranks ranks(std::string_view letters) {
  Ranks all;
  for (const char c : letters)
    if (const auto rank = rank_named({&c, 1})) all.push_back(*rank);
  return all;
}

Deal led(int leader, std::string_view letters) {
  return {.leader = seat(leader), .ranks = ranks(letters)};
}

BySeat after(const Carry& carry, const ScoreSheet& sheet) {
  BySeat totals = carry.balances;
  for (std::size_t i = 0; i < totals.size(); ++i)
    totals[i] += total(sheet, seat(static_cast<int>(i)));
  return totals;
}

TEST(KyuuriLastTrick, highest_rank_takes_it_and_the_last_among_equals) {
  struct Row {
    const char* what;
    int players;
    SeatSet out;
    Deal deal;
    LastTrick expected;
  };
  const Row rows[] = {
      {"K1", 3, {}, led(0, "6 K 3"), {seat(1), Rank::king, {}}},
      {"K2: later equal", 3, {}, led(0, "4 7 7"), {seat(2), Rank::seven, {seat(1)}}},
      {"KY-1.2: not side by side", 3, {}, led(0, "7 4 7"), {seat(2), Rank::seven, {seat(0)}}},
      {"K24", 5, {}, led(0, "Q 4 Q Q 2"), {seat(3), Rank::queen, {seat(0), seat(2)}}},
      {"all equal", 3, {}, led(0, "8 8 8"), {seat(2), Rank::eight, {seat(0), seat(1)}}},
      {"four aces, led by the last seat",
       4,
       {},
       led(3, "A A A A"),
       {seat(2), Rank::ace, {seat(0), seat(1), seat(3)}}},
      {"a lower pair does not match", 5, {}, led(0, "J J 5 K K"), {seat(4), Rank::king, {seat(3)}}},
      {"a lower pair, a single highest", 3, {}, led(0, "4 4 9"), {seat(2), Rank::nine, {}}},
      {"leader keeps it", 3, {}, led(1, "A 2 3"), {seat(1), Rank::ace, {}}},
      {"round the end of the table", 3, {}, led(2, "4 9 5"), {seat(0), Rank::nine, {}}},
      {"two players", 2, {}, led(1, "3 9"), {seat(0), Rank::nine, {}}},
      {"two players, equal", 2, {}, led(1, "8 8"), {seat(0), Rank::eight, {seat(1)}}},
      {"twos", 2, {}, led(0, "2 2"), {seat(1), Rank::two, {seat(0)}}},
      {"ten is above nine", 2, {}, led(0, "T 9"), {seat(0), Rank::ten, {}}},
      {"who is out is passed over",
       4,
       {seat(2)},
       led(1, "3 9 9"),
       {seat(0), Rank::nine, {seat(3)}}},
      {"two are out", 5, {seat(0), seat(3)}, led(4, "5 6 4"), {seat(1), Rank::six, {}}},
      {"eight players", 8, {}, led(5, "2 3 4 5 6 7 8 9"), {seat(4), Rank::nine, {}}},
      {"said at once",
       4,
       {},
       {.taker = seat(1), .rank = Rank::six, .matched = {seat(3)}},
       {seat(1), Rank::six, {seat(3)}}},
  };
  for (const Row& row : rows) {
    const Carry carry{.balances = BySeat(static_cast<std::size_t>(row.players), 0), .out = row.out};
    EXPECT_EQ(last_trick(carry, row.deal), row.expected) << row.what;
  }
}

struct Row {
  const char* what;
  Rules rules;
  BySeat before;
  Deal deal;
  BySeat expected;
  SeatSet out{};
};

void expect_after(const Row& row) {
  const Carry carry{.balances = row.before, .out = row.out};
  EXPECT_EQ(after(carry, score(row.rules, carry, row.deal)), row.expected) << row.what;
}

TEST(KyuuriScore, worked_examples_of_the_seed_rules_come_out) {
  const Row rows[] = {
      {"K2", {}, {0, 0, 0}, led(0, "4 7 7"), {0, 0, 7}},
      {"K3: bonus in full", {}, {5, 10, 3}, led(0, "4 7 7"), {5, 3, 10}},
      {"K4: bonus stops at nought", {}, {5, 3, 3}, led(0, "4 7 7"), {5, 0, 10}},
      {"bonus reaches nought exactly", {}, {0, 7, 0}, led(0, "4 7 7"), {0, 0, 7}},
      {"K6: two match", {}, {12, 4, 9, 11}, led(0, "9 5 9 9"), {3, 4, 0, 20}},
      {"K7: all equal", {}, {8, 20, 12}, led(0, "8 8 8"), {0, 12, 20}},
      {"K8: four aces", {}, {14, 20, 3, 6}, led(0, "A A A A"), {0, 6, 0, 20}},
      {"K9: exactly 21", {}, {0, 11, 0}, led(0, "3 T 6"), {0, 21, 0}},
      {"K10: 20", {}, {6, 0, 0}, led(0, "A K Q"), {20, 0, 0}},
      {"K11: 21", {}, {7, 0, 0}, led(0, "A K Q"), {21, 0, 0}},
      {"K12", {}, {18, 18, 19}, led(0, "2 2 2"), {16, 16, 21}},
      {"K13: only the winner's rank", {}, {0, 0, 0, 13, 7}, led(0, "J J 5 K K"), {0, 0, 0, 0, 20}},
      {"K14: two left", {}, {20, 5}, led(0, "3 9"), {20, 14}},
      {"K15", {}, {20, 14}, led(0, "8 8"), {12, 22}},
      {"34, the most there can be", {}, {20, 0}, led(0, "A K"), {34, 0}},
      {"who is out keeps his total", {}, {3, 25, 4}, led(2, "9 9"), {12, 25, 0}, {seat(1)}},
  };
  for (const Row& row : rows) expect_after(row);
}

TEST(KyuuriScore, card_costs_its_value) {
  const int values[] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};
  std::size_t i = 0;
  for (const char rank : kRankLetters) {
    const Deal deal{.taker = seat(1), .rank = rank_named({&rank, 1})};
    expect_after({"KY-5.2", {}, {0, 0}, deal, {0, values[i++]}});
  }
}

TEST(KyuuriScore, counting_down_takes_from_what_is_left) {
  const Rules down{.count = Count::down};
  const Row rows[] = {
      {"K20", down, {21, 4, 15}, led(0, "5 J J"), {21, 15, 4}},
      {"K21: below nought", down, {20, 4, 10}, led(0, "5 J J"), {20, 15, -1}},
      {"never above the start", down, {21, 18, 21}, led(0, "5 J J"), {21, 21, 10}},
      {"nothing to recover", down, {21, 21, 21}, led(0, "5 J J"), {21, 21, 10}},
      {"a loss of 13 leaves 8", down, {21, 21}, led(0, "K 2"), {8, 21}},
      {"from 30", {.count = Count::down, .limit = 30}, {30, 25}, led(0, "5 5"), {30, 20}},
  };
  for (const Row& row : rows) expect_after(row);
}

TEST(KyuuriScore, tie_rules_decide_what_the_others_get) {
  const Rules all{.tie = Tie::all_lose};
  const Rules none{.tie = Tie::last_loses_no_bonus};
  const Row rows[] = {
      {"K23", all, {15, 16, 0}, led(0, "9 9 2"), {24, 25, 0}},
      {"a lower pair loses nothing", all, {0, 0, 0}, led(0, "9 9 T"), {0, 0, 10}},
      {"all lose, counting down",
       {.count = Count::down, .tie = Tie::all_lose},
       {6, 5, 21},
       led(0, "9 9 2"),
       {-3, -4, 21}},
      {"no bonus", none, {5, 10, 3}, led(0, "4 7 7"), {5, 10, 10}},
      {"no bonus of four aces", none, {1, 2, 3, 4}, led(0, "A A A A"), {1, 2, 3, 18}},
  };
  for (const Row& row : rows) expect_after(row);
}

TEST(KyuuriScore, fixed_deals_let_a_loss_grow_beyond_the_limit) {
  expect_after(
      {"KY-7.2", {.end = Rules::End::fixed_deals}, {20, 30, 0}, led(0, "A A 2"), {6, 44, 0}});
}

TEST(KyuuriScore, returning_player_goes_on_with_the_highest_loss_below_the_limit) {
  const Rules two{.lives = 2};
  const Row rows[] = {
      {"24, others 15 and 6", two, {10, 15, 6}, led(0, "A 2 3"), {15, 15, 6}},
      {"nobody has lost", two, {10, 0, 0}, led(0, "A 2 3"), {0, 0, 0}},
      {"counting down",
       {.count = Count::down, .lives = 2},
       {11, 6, 15},
       led(0, "A 2 3"),
       {6, 6, 15}},
      {"another recovers meanwhile", two, {16, 15, 15}, led(0, "9 2 9"), {7, 15, 15}},
      {"the bonus lowers what he returns with", two, {14, 20, 3}, led(1, "9 2 9"), {11, 11, 3}},
  };
  for (const Row& row : rows) expect_after(row);
}

TEST(KyuuriScore, options_of_the_play_change_nothing) {
  const Rules other{.tricks = Rules::Tricks::in_front,
                    .ace_led = Rules::AceLed::all_lowest,
                    .compare = Rules::Compare::previous,
                    .cards = 6};
  const Carry carry{.balances = {12, 4, 9, 11}};
  const Deal deal = led(0, "9 5 9 9");
  EXPECT_EQ(score(other, carry, deal), score({}, carry, deal));
}

TEST(KyuuriScore, both_ways_to_report_a_trick_give_one_sheet) {
  const Carry carry{.balances = {12, 4, 9, 11}};
  const Deal quick{.taker = seat(3), .rank = Rank::nine, .matched = {seat(0), seat(2)}};
  for (const Tie tie : {Tie::last_loses, Tie::all_lose, Tie::last_loses_no_bonus})
    EXPECT_EQ(score({.tie = tie}, carry, quick), score({.tie = tie}, carry, led(0, "9 5 9 9")));
}

// Whole sheets: every line, its rule and what it says.

Account table() { return Account::table(); }

TEST(KyuuriSheet, bonus_in_full_in_part_and_not_at_all_are_told_apart) {
  const Carry carry{.balances = {10, 3, 0, 0}};
  ScoreSheet expected;
  expected.add("KY-5.1"_rule, {"kyuuri.line.takes", {seat(3), Rank::seven, 7}})
      .move(7, table(), seat(3));
  expected.add("KY-5.3"_rule, {"kyuuri.line.recovers", {seat(0), 7}}).move(-7, table(), seat(0));
  expected.add("KY-5.4"_rule, {"kyuuri.line.recovers_in_part", {seat(1), 3, 7}})
      .move(-3, table(), seat(1));
  expected.add("KY-5.4"_rule, {"kyuuri.line.nothing_to_recover", {seat(2)}});
  EXPECT_EQ(score({}, carry, led(0, "7 7 7 7")), expected);
}

TEST(KyuuriSheet, all_who_lose_are_told_and_who_is_out_and_who_wins) {
  const Carry carry{.balances = {15, 16, 0}};
  ScoreSheet expected;
  expected.add("KY-5.1"_rule, {"kyuuri.line.takes", {seat(1), Rank::nine, 9}})
      .move(9, table(), seat(1));
  expected.add("KY-7.6"_rule, {"kyuuri.line.loses_too", {seat(0), 9}}).move(9, table(), seat(0));
  expected.add("KY-6.1"_rule, {"kyuuri.line.out", {seat(0), 24}});
  expected.add("KY-6.1"_rule, {"kyuuri.line.out", {seat(1), 25}});
  expected.add("KY-6.3"_rule, {"kyuuri.line.wins", {seat(2), 0}});
  EXPECT_EQ(score({.tie = Tie::all_lose}, carry, led(0, "9 9 2")), expected);
}

TEST(KyuuriSheet, missing_bonus_is_told) {
  ScoreSheet expected;
  expected.add("KY-5.1"_rule, {"kyuuri.line.takes", {seat(2), Rank::seven, 7}})
      .move(7, table(), seat(2));
  expected.add("KY-7.7"_rule, {"kyuuri.line.no_bonus", {seat(1)}});
  EXPECT_EQ(score({.tie = Tie::last_loses_no_bonus}, {.balances = {5, 9, 3}}, led(0, "4 7 7")),
            expected);
}

TEST(KyuuriSheet, out_above_the_limit_cites_its_variant) {
  ScoreSheet expected;
  expected.add("KY-5.1"_rule, {"kyuuri.line.takes", {seat(0), Rank::two, 2}})
      .move(2, table(), seat(0));
  expected.add("KY-7.5"_rule, {"kyuuri.line.out", {seat(0), 22}});
  EXPECT_EQ(score({.out_at = Rules::OutAt::above_limit}, {.balances = {20, 5, 3}},
                  {.taker = seat(0), .rank = Rank::two}),
            expected);
}

TEST(KyuuriSheet, second_life_is_a_line_of_its_own) {
  ScoreSheet expected;
  expected.add("KY-5.1"_rule, {"kyuuri.line.takes", {seat(0), Rank::ace, 14}})
      .move(14, table(), seat(0));
  expected.add("KY-7.11"_rule, {"kyuuri.line.returns", {seat(0), 15}}).move(-9, table(), seat(0));
  EXPECT_EQ(score({.lives = 2}, {.balances = {10, 15, 6}}, led(0, "A 2 3")), expected);
}

TEST(KyuuriSheet, shared_win_names_everybody_who_shares_it) {
  ScoreSheet expected;
  expected.add("KY-5.1"_rule, {"kyuuri.line.takes", {seat(0), Rank::two, 2}})
      .move(2, table(), seat(0));
  expected.add("KY-7.2"_rule, {"kyuuri.line.shares", {seat(1), 7}});
  expected.add("KY-7.2"_rule, {"kyuuri.line.shares", {seat(2), 7}});
  EXPECT_EQ(score({.end = Rules::End::fixed_deals, .deals = 1}, {.balances = {21, 7, 7}},
                  {.taker = seat(0), .rank = Rank::two}),
            expected);
}

TEST(KyuuriSheet, all_out_is_told_before_who_is_out) {
  ScoreSheet expected;
  expected.add("KY-5.1"_rule, {"kyuuri.line.takes", {seat(1), Rank::nine, 9}})
      .move(9, table(), seat(1));
  expected.add("KY-7.6"_rule, {"kyuuri.line.loses_too", {seat(0), 9}}).move(9, table(), seat(0));
  expected.add("KY-7.13"_rule, {"kyuuri.line.all_out"});
  expected.add("KY-6.1"_rule, {"kyuuri.line.out", {seat(1), 27}});
  expected.add("KY-7.13"_rule, {"kyuuri.line.wins", {seat(0), 24}});
  EXPECT_EQ(score({.tie = Tie::all_lose}, {.balances = {15, 18}}, led(0, "9 9")), expected);
}

}  // namespace
}  // namespace spadille::kyuuri
