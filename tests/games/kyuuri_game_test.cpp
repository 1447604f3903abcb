// Chapter 6 of Kyuuri: who deals next, how a game ends and the next begins, what statistics count.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/kyuuri/kyuuri.h"
#include "tests/support/facts.h"
#include "tests/support/print_game.h"

namespace spadille::kyuuri {
namespace {

using Count = Rules::Count;
using End = Rules::End;
using Tie = Rules::Tie;

Deal takes(int taker, Rank rank, SeatSet matched = {}) {
  return {.taker = seat(taker), .rank = rank, .matched = matched};
}

Carry after(const Rules& rules, const Carry& carry, const Deal& deal) {
  return advance(rules, carry, deal, score(rules, carry, deal));
}

TEST(KyuuriDealer, deal_passes_to_the_next_who_is_in) {
  struct Row {
    const char* what;
    Carry carry;
    Deal deal;
    int expected;
  };
  const Row rows[] = {
      {"K16: C is out, A deals", {{0, 0, 25, 0}, seat(0), {seat(2)}}, takes(0, Rank::two), 1},
      {"K16: then B", {{0, 0, 25, 0}, seat(1), {seat(2)}}, takes(0, Rank::two), 3},
      {"K16: then D", {{0, 0, 25, 0}, seat(3), {seat(2)}}, takes(0, Rank::two), 0},
      {"K17: B dealt and is put out, C is out",
       {{0, 20, 25, 0}, seat(1), {seat(2)}},
       takes(1, Rank::two),
       3},
      {"the next dealer is put out", {{0, 20, 0, 0}, seat(0), {}}, takes(1, Rank::two), 2},
      {"the last dealer before the first is put out",
       {{20, 0, 0, 0}, seat(3), {}},
       takes(0, Rank::two),
       1},
      {"eight at the table", {BySeat(8, 0), seat(7), {}}, takes(0, Rank::two), 0},
  };
  for (const Row& row : rows)
    EXPECT_EQ(after({}, row.carry, row.deal).dealer, seat(row.expected)) << row.what;
}

TEST(KyuuriGame, deal_hands_on_totals_dealer_and_who_is_out) {
  const Carry carry{.balances = {12, 20, 3, 5}, .dealer = seat(3), .deals_played = 6};
  EXPECT_EQ(
      after({}, carry, takes(1, Rank::seven, {seat(0)})),
      (Carry{.balances = {5, 27, 3, 5}, .dealer = seat(0), .out = {seat(1)}, .deals_played = 7}));
}

TEST(KyuuriGame, second_life_is_remembered) {
  const Carry carry{.balances = {10, 15, 6}, .dealer = seat(0)};
  EXPECT_EQ(
      after({.lives = 2}, carry, takes(0, Rank::ace)),
      (Carry{
          .balances = {15, 15, 6}, .dealer = seat(1), .returned = {seat(0)}, .deals_played = 1}));
}

TEST(KyuuriGame, won_game_is_put_aside_and_all_begin_again) {
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
    Deal deal;
    Carry expected;
  };
  const FinishedGame earlier{{30, 4, 22}, {seat(1)}};
  const Row rows[] = {
      {"K15: B dealt last, so A deals",
       {},
       {.balances = {20, 14}, .dealer = seat(1), .deals_played = 5},
       takes(1, Rank::eight, {seat(0)}),
       {.balances = {0, 0}, .dealer = seat(0), .games = {{{12, 22}, {seat(0)}}}}},
      {"KY-6.4: C deals, though he was out",
       {},
       {.balances = {20, 5, 25}, .dealer = seat(1), .out = {seat(2)}},
       takes(0, Rank::three),
       {.balances = {0, 0, 0}, .dealer = seat(2), .games = {{{23, 5, 25}, {seat(1)}}}}},
      {"behind earlier games",
       {},
       {.balances = {20, 5, 25}, .dealer = seat(0), .out = {seat(2)}, .games = {earlier}},
       takes(0, Rank::three),
       {.balances = {0, 0, 0}, .dealer = seat(1), .games = {earlier, {{23, 5, 25}, {seat(1)}}}}},
      {"counting down begins at the limit",
       {.count = Count::down},
       {.balances = {1, 5}, .dealer = seat(0)},
       takes(0, Rank::three),
       {.balances = {21, 21}, .dealer = seat(1), .games = {{{-2, 5}, {seat(1)}}}}},
      {"fixed deals are counted from nought",
       {.end = End::fixed_deals, .deals = 3},
       {.balances = {6, 3, 0}, .dealer = seat(2), .deals_played = 2},
       takes(1, Rank::three),
       {.balances = {0, 0, 0}, .dealer = seat(0), .games = {{{6, 6, 0}, {seat(2)}}}}},
      {"second lives are given anew",
       {.lives = 2},
       {.balances = {20, 5}, .dealer = seat(0), .returned = {seat(0), seat(1)}},
       takes(0, Rank::three),
       {.balances = {0, 0}, .dealer = seat(1), .games = {{{23, 5}, {seat(1)}}}}},
      {"two left, a shared win",
       {.end = End::two_left},
       {.balances = {9, 20, 9}, .dealer = seat(0)},
       takes(1, Rank::three),
       {.balances = {0, 0, 0}, .dealer = seat(1), .games = {{{9, 23, 9}, {seat(0), seat(2)}}}}},
      {"all out, the lowest wins",
       {.tie = Tie::all_lose},
       {.balances = {15, 18}, .dealer = seat(0)},
       takes(1, Rank::nine, {seat(0)}),
       {.balances = {0, 0}, .dealer = seat(1), .games = {{{24, 27}, {seat(0)}}}}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(after(row.rules, row.carry, row.deal), row.expected) << row.what;
}

TEST(KyuuriGame, all_out_and_tied_play_one_more_deal_alone) {
  const Carry carry{.balances = {15, 15, 18}, .dealer = seat(1)};
  EXPECT_EQ(
      after({.tie = Tie::all_lose}, carry, takes(2, Rank::nine, {seat(0), seat(1)})),
      (Carry{.balances = {24, 24, 27}, .dealer = seat(0), .out = {seat(2)}, .deals_played = 1}));
}

TEST(KyuuriGame, next_dealer_after_all_out_is_among_the_tied) {
  const Carry carry{.balances = {18, 15, 15}, .dealer = seat(2)};
  EXPECT_EQ(after({.tie = Tie::all_lose}, carry, takes(2, Rank::nine, {seat(0), seat(1)})).dealer,
            seat(1));
}

TEST(KyuuriGame, only_a_finished_game_is_concluded) {
  const Carry carry{.balances = {20, 14}, .dealer = seat(1)};
  const Deal ends = takes(1, Rank::eight, {seat(0)});
  const Deal goes_on = takes(1, Rank::six, {seat(0)});
  EXPECT_EQ(concluded({}, carry, ends, score({}, carry, ends)),
            (FinishedGame{{12, 22}, {seat(0)}}));
  EXPECT_EQ(concluded({}, carry, goes_on, score({}, carry, goes_on)), std::nullopt);
}

TEST(KyuuriGame, what_a_deal_hands_on_is_always_a_possible_beginning) {
  const Rules variants[] = {{},
                            {.count = Count::down},
                            {.end = End::fixed_deals, .deals = 2},
                            {.end = End::two_left},
                            {.tie = Tie::all_lose},
                            {.tie = Tie::all_lose, .lives = 2},
                            {.end = End::two_left, .tie = Tie::all_lose, .lives = 2}};
  for (const Rules& rules : variants) {
    Carry carry = start(rules, 3);
    for (int i = 0; i < 40; ++i) {
      const SeatSet in = still_in(carry);
      const Seat taker = next_of(in, carry.dealer);
      const Seat other = next_of(in, taker);
      const SeatSet matched = i % 2 == 0 && other != taker ? SeatSet{other} : SeatSet{};
      carry = after(rules, carry, {.taker = taker, .rank = Rank::nine, .matched = matched});
      ASSERT_EQ(check(rules, carry), Findings{}) << i;
    }
  }
}

TEST(KyuuriStanding, standing_is_that_of_the_game_in_progress) {
  const Carry carry{.balances = {12, 20, 25, 5},
                    .dealer = seat(3),
                    .out = {seat(2)},
                    .games = {{{3, 30, 30, 30}, {seat(0)}}, {{3, 3, 30, 30}, {seat(0), seat(1)}}}};
  EXPECT_EQ(standing({}, carry), (Standing{.totals = {12, 20, 25, 5},
                                           .out = {seat(2)},
                                           .dealer = seat(3),
                                           .games_won = {2, 1, 0, 0}}));
}

// Facts.

using tests::told;

Facts facts_of(const Rules& rules, const Carry& carry, const Deal& deal) {
  return facts(rules, carry, deal, score(rules, carry, deal));
}

TEST(KyuuriFacts, facts_are_those_of_the_deal) {
  struct Row {
    const char* what;
    Rules rules;
    BySeat before;
    Deal deal;
    std::vector<std::string> expected;
  };
  const Row rows[] = {
      {"one loses",
       {},
       {0, 0},
       takes(1, Rank::king),
       {"last_trick seat1 1", "points_lost seat1 13"}},
      {"bonus in part",
       {},
       {5, 3, 3},
       takes(2, Rank::seven, {seat(1)}),
       {"bonus seat1 1", "last_trick seat2 1", "points_lost seat2 7", "points_recovered seat1 3"}},
      {"nothing to recover is no bonus",
       {},
       {0, 0, 0},
       takes(2, Rank::seven, {seat(1)}),
       {"last_trick seat2 1", "points_lost seat2 7"}},
      {"counting down",
       {.count = Count::down},
       {21, 4, 15},
       takes(2, Rank::jack, {seat(1)}),
       {"bonus seat1 1", "last_trick seat2 1", "points_lost seat2 11",
        "points_recovered seat1 11"}},
      {"all lose",
       {.tie = Tie::all_lose},
       {0, 0, 0},
       takes(2, Rank::seven, {seat(1)}),
       {"last_trick seat2 1", "points_lost seat1 7", "points_lost seat2 7"}},
      {"no bonus given",
       {.tie = Tie::last_loses_no_bonus},
       {9, 9, 9},
       takes(2, Rank::seven, {seat(1)}),
       {"last_trick seat2 1", "points_lost seat2 7"}},
      {"out and won",
       {},
       {20, 5},
       takes(0, Rank::three),
       {"games_won seat1 1", "last_trick seat0 1", "out seat0 1", "points_lost seat0 3"}},
      {"second life: the jump is no recovery",
       {.lives = 2},
       {10, 15, 6},
       takes(0, Rank::ace),
       {"last_trick seat0 1", "points_lost seat0 14", "returned seat0 1"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(facts_of(row.rules, {.balances = row.before}, row.deal)), row.expected)
        << row.what;
}

TEST(KyuuriFacts, deal_counts_for_everybody_still_in) {
  const Carry carry{.balances = {0, 25, 0}, .out = {seat(1)}};
  const Facts found = facts_of({}, carry, takes(0, Rank::two));
  const auto deals = [&](int who) {
    return std::count(found.begin(), found.end(), Fact{"deals", seat(who)});
  };
  EXPECT_EQ(deals(0), 1);
  EXPECT_EQ(deals(1), 0);
  EXPECT_EQ(deals(2), 1);
}

TEST(KyuuriFacts, every_key_is_in_the_list) {
  const auto known = fact_keys();
  for (const int lives : {1, 2})
    for (const Tie tie : {Tie::last_loses, Tie::all_lose})
      for (const Fact& fact : facts_of({.tie = tie, .lives = lives}, {.balances = {20, 5, 3}},
                                       takes(0, Rank::nine, {seat(1)})))
        EXPECT_NE(std::find(known.begin(), known.end(), fact.key), known.end()) << fact.key;
}

}  // namespace
}  // namespace spadille::kyuuri
