// Chapter 6 of Quadrille: who deals next, what stays in the pool, how a game ends and the next
// begins, and what statistics count. Tables: longer than most files.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/quadrille/quadrille.h"
#include "tests/support/print.h"

namespace spadille::quadrille {
namespace {

using Contract = Deal::Contract;
using PoolAtEnd = Rules::PoolAtEnd;
using Texts = std::vector<std::string>;

// Counter-clockwise from the dealer's right, as in the rulebook; seats are counted clockwise.
constexpr Seat kA = seat(0);
constexpr Seat kB = seat(3);
constexpr Seat kC = seat(2);
constexpr Seat kD = seat(1);

Deal solo(int tricks, Seat ombre = kA) {
  return {.ombre = ombre, .contract = Contract::solo, .tricks = tricks};
}
Deal alliance(int tricks, Seat ombre = kA, Seat partner = kC) {
  return {.ombre = ombre, .contract = Contract::alliance, .partner = partner, .tricks = tricks};
}

/// Balances given and shown as A, B, C, D.
BySeat by_seat(int a, int b, int c, int d) { return {a, d, c, b}; }

/// A carry of nothing but these counters, D dealing.
Carry carry_of(BySeat balances, int pool = 0, int deals_played = 0) {
  return {.balances = balances, .pool = pool, .dealer = kD, .deals_played = deals_played};
}
Carry even(int pool = 0, int deals_played = 0) {
  return carry_of({0, 0, 0, 0}, pool, deals_played);
}

Carry after(const Rules& rules, const Carry& carry, const Deal& deal) {
  return advance(rules, carry, deal, score(rules, carry, deal));
}

std::optional<FinishedGame> ended(const Rules& rules, const Carry& carry, const Deal& deal) {
  return concluded(rules, carry, deal, score(rules, carry, deal));
}

// One deal to the next.

TEST(QuadrilleGame, four_seats_and_the_pool_are_counted) {
  const Carry carry = carry_of(by_seat(-5, -1, -1, 3), 8);
  Texts counted;
  for (const Account& account : accounts(carry)) counted.push_back(to_string(account));
  EXPECT_EQ(counted, (Texts{"seat0", "seat1", "seat2", "seat3", "pool"}));
  EXPECT_EQ(totals(carry), (Totals{-5, 3, -1, -1, 8}));
}

TEST(QuadrilleGame, fresh_evening_counts_nothing) {
  EXPECT_EQ(totals(start({}, 4)), (Totals{0, 0, 0, 0, 0}));
}

TEST(QuadrilleGame, nobody_ever_leaves) {
  EXPECT_EQ(who_is_out(carry_of(by_seat(-400, 100, 100, 200))), SeatSet{});
  EXPECT_EQ(seats_ruled(Rules{}), 4);
}

TEST(QuadrilleGame, deal_passes_to_the_right_or_left) {
  struct Row {
    Rules::Rotation rotation;
    Seat dealer;
    Seat next;
  };
  const Row rows[] = {
      {Rules::Rotation::right, kA, kB}, {Rules::Rotation::right, kB, kC},
      {Rules::Rotation::right, kC, kD}, {Rules::Rotation::right, kD, kA},
      {Rules::Rotation::left, kA, kD},  {Rules::Rotation::left, kD, kC},
      {Rules::Rotation::left, kC, kB},  {Rules::Rotation::left, kB, kA},
  };
  for (const Row& row : rows)
    for (const int tricks : {3, 5, 10}) {
      Carry carry = even();
      carry.dealer = row.dealer;
      EXPECT_EQ(after({.rotation = row.rotation}, carry, solo(tricks)).dealer, row.next);
    }
}

TEST(QuadrilleGame, the_deal_passes_on_into_the_next_game) {
  EXPECT_EQ(after({.deals = 4}, even(0, 3), solo(6)).dealer, kA);
}

TEST(QuadrilleGame, pool_is_what_the_deal_left_in_it) {
  struct Row {
    const char* what;
    Rules rules;
    int pool;
    Deal deal;
    int expected;
  };
  const Deal beasts{.ombre = kA, .contract = Contract::solo, .tricks = 6, .beasted = {kB, kC}};
  const Row rows[] = {
      {"won", {}, 8, solo(6), 0},
      {"remise", {}, 0, solo(5), 8},
      {"remise of a doubled pool", {}, 8, solo(5), 24},
      {"codille", {}, 24, alliance(0), 56},
      {"two beasts", {}, 8, beasts, 24},
      {"in quarters", {.unit_round = Rules::UnitRound::exact}, 0, solo(5), 32},
  };
  for (const Row& row : rows)
    EXPECT_EQ(after(row.rules, even(row.pool), row.deal).pool, row.expected) << row.what;
}

TEST(QuadrilleGame, antes_of_the_next_deal_come_on_top) {
  EXPECT_EQ(pool_after_antes({}, even(8)), 12);
  EXPECT_EQ(pool_after_antes({.ante = Rules::Ante::dealer_4}, even(8)), 12);
  EXPECT_EQ(pool_after_antes({.unit_round = Rules::UnitRound::exact}, even(32)), 48);
}

TEST(QuadrilleGame, six_deals_of_an_evening_stand_as_in_the_notes_on_the_rules) {
  struct Row {
    const char* what;
    Deal deal;
    BySeat balances;
    int pool;
  };
  const Deal forced{.ombre = kB, .contract = Contract::forced, .partner = kA, .tricks = 6};
  const Deal matadors{.ombre = kC, .contract = Contract::solo, .tricks = 7, .matadors = true};
  const Deal went_on{.ombre = kA,
                     .contract = Contract::alliance,
                     .partner = kB,
                     .tricks = 9,
                     .premiers = true,
                     .went_on = true};
  const Deal vole{.ombre = kD, .contract = Contract::vole, .tricks = 10};
  const Row rows[] = {
      {"alliance, remise", alliance(5), by_seat(-5, -1, -1, -1), 8},
      {"solo, codille", solo(3, kD), by_seat(-2, 2, 2, -26), 24},
      {"forced spadille", forced, by_seat(11, 15, 1, -27), 0},
      {"solo with matadors", matadors, by_seat(9, 13, 7, -29), 0},
      {"vole failed in an alliance", went_on, by_seat(6, 10, 10, -26), 0},
      {"bid vole made", vole, by_seat(-1, 3, 3, -5), 0},
  };
  Carry carry = start({}, 4);
  for (const Row& row : rows) {
    carry = after({}, carry, row.deal);
    EXPECT_EQ(carry.balances, row.balances) << row.what;
    EXPECT_EQ(carry.pool, row.pool) << row.what;
  }
  EXPECT_EQ(carry.deals_played, 6);
}

// The end of a game.

TEST(QuadrilleEnd, game_ends_with_its_last_deal) {
  struct Row {
    const char* what;
    Rules rules;
    int deals_played;
    int pool;
    Deal deal;
    bool over;
  };
  const Rules four{.deals = 4};
  const Rules leave{.deals = 4, .pool_at_end = PoolAtEnd::leave};
  const Rules play_on{.deals = 4, .pool_at_end = PoolAtEnd::play_on};
  const Rules odd{
      .odd_point = Rules::OddPoint::pool, .deals = 4, .pool_at_end = PoolAtEnd::play_on};
  const Row rows[] = {
      {"no last deal", {}, 39, 0, solo(6), false},
      {"third of four", four, 2, 0, solo(6), false},
      {"fourth of four", four, 3, 0, solo(6), true},
      {"fourth of four, remise", four, 3, 0, solo(5), true},
      {"39th of ten tours", {.deals = 40}, 38, 0, solo(6), false},
      {"last of ten tours", {.deals = 40}, 39, 0, solo(6), true},
      {"the pool is left", leave, 3, 0, solo(5), true},
      {"play on, nothing left", play_on, 3, 8, solo(6), true},
      {"play on, remise", play_on, 3, 0, solo(5), false},
      {"play on, codille", play_on, 3, 8, alliance(2), false},
      {"play on, a fifth deal won", play_on, 4, 8, solo(6), true},
      {"play on, a fifth deal lost", play_on, 4, 8, solo(4), false},
      {"play on, won in the third", play_on, 2, 0, solo(6), false},
      {"play on, an odd counter stays", odd, 3, 9, alliance(6), false},
  };
  for (const Row& row : rows)
    EXPECT_EQ(ended(row.rules, even(row.pool, row.deals_played), row.deal).has_value(), row.over)
        << row.what;
}

TEST(QuadrilleEnd, highest_balance_wins_and_a_tie_is_shared) {
  struct Row {
    const char* what;
    BySeat before;
    Deal deal;
    SeatSet winners;
  };
  const Row rows[] = {
      {"who won the last deal", by_seat(0, 0, 0, 0), solo(6), {kA}},
      {"who was ahead", by_seat(-5, 12, -3, -4), solo(6), {kB}},
      {"overtaken by one", by_seat(8, 11, -9, -10), solo(6), {kA}},
      {"caught up with", by_seat(8, 12, -9, -11), solo(6), {kA, kB}},
      {"two partners", by_seat(0, 0, 0, 0), alliance(6), {kA, kC}},
      {"three opponents", by_seat(0, 0, 0, 0), solo(5), {kB, kC, kD}},
      {"all below nought but the pool", by_seat(-2, -2, -2, -2), solo(5), {kB, kC, kD}},
  };
  for (const Row& row : rows) {
    const auto game = ended({.deals = 4}, carry_of(row.before, 0, 3), row.deal);
    ASSERT_TRUE(game.has_value()) << row.what;
    EXPECT_EQ(game->winners, row.winners) << row.what;
  }
}

TEST(QuadrilleEnd, pool_is_shared_left_or_played_for) {
  struct Row {
    const char* what;
    Rules rules;
    int pool;
    Totals ended;
  };
  const Rules split{.deals = 4};
  const Rules leave{.deals = 4, .pool_at_end = PoolAtEnd::leave};
  const Row rows[] = {
      {"QU-7.16: 2 each", split, 0, {-5 + 2, -1 + 2, -1 + 2, -1 + 2, 0}},
      {"QU-6.2: 14 each", split, 24, {-29 + 14, -1 + 14, -1 + 14, -1 + 14, 0}},
      {"a rest stays", split, 1, {-6 + 2, -1 + 2, -1 + 2, -1 + 2, 2}},
      {"QU-7.16: the next game begins with 8", leave, 0, {-5, -1, -1, -1, 8}},
  };
  for (const Row& row : rows) {
    const auto game = ended(row.rules, even(row.pool, 3), solo(5));
    ASSERT_TRUE(game.has_value()) << row.what;
    EXPECT_EQ(game->totals, row.ended) << row.what;
  }
}

TEST(QuadrilleEnd, beast_of_the_last_deal_is_shared_with_the_pool) {
  const Deal beast{.ombre = kA, .contract = Contract::solo, .tricks = 6, .beasted = {kC}};
  const auto game = ended({.deals = 4}, even(0, 3), beast);
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(game->totals, (Totals{3 + 1, -1 + 1, -5 + 1, -1 + 1, 0}));
}

TEST(QuadrilleEnd, next_game_begins_at_nought_with_what_the_pool_kept) {
  const FinishedGame earlier{{3, -1, -1, -1, 0}, {kA}};
  struct Row {
    const char* what;
    Rules rules;
    Carry before;
    Deal deal;
    Carry expected;
  };
  const Row rows[] = {
      {"nothing left",
       {.deals = 4},
       even(0, 3),
       solo(6),
       {.balances = {0, 0, 0, 0}, .dealer = kA, .games = {{{3, -1, -1, -1, 0}, {kA}}}}},
      {"left in the pool",
       {.deals = 4, .pool_at_end = PoolAtEnd::leave},
       even(0, 3),
       solo(5),
       {.balances = {0, 0, 0, 0},
        .pool = 8,
        .dealer = kA,
        .games = {{{-5, -1, -1, -1, 8}, {kB, kC, kD}}}}},
      {"a rest of the share",
       {.deals = 4},
       even(1, 3),
       solo(5),
       {.balances = {0, 0, 0, 0},
        .pool = 2,
        .dealer = kA,
        .games = {{{-4, 1, 1, 1, 2}, {kB, kC, kD}}}}},
      {"behind earlier games",
       {.deals = 4},
       {.balances = {0, 0, 0, 0}, .dealer = kD, .deals_played = 3, .games = {earlier}},
       solo(6, kB),
       {.balances = {0, 0, 0, 0}, .dealer = kA, .games = {earlier, {{-1, -1, -1, 3, 0}, {kB}}}}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(after(row.rules, row.before, row.deal), row.expected) << row.what;
}

TEST(QuadrilleEnd, what_a_deal_hands_on_is_always_a_possible_beginning) {
  for (const PoolAtEnd at_end : {PoolAtEnd::split, PoolAtEnd::play_on, PoolAtEnd::leave})
    for (const int tricks : {3, 5, 6})
      for (int played = 0; played < 8; ++played) {
        const Rules rules{.deals = 4, .pool_at_end = at_end};
        const Carry carry = even(8, played);
        if (has_error(check(rules, carry))) continue;
        EXPECT_EQ(check(rules, after(rules, carry, solo(tricks))), Findings{})
            << tricks << " tricks after " << played;
      }
}

// What the sheet says of it.

std::string name(int index) { return {std::string_view("ADCB")[static_cast<std::size_t>(index)]}; }

/// "QU-7.15 wins_game A n=4 12"
std::string told(const Line& line) {
  const std::string key(line.message.key);
  std::string text = to_string(line.rule) + ' ' + key.substr(key.rfind('.') + 1);
  for (const Arg& arg : line.message.args)
    text += ' ' + (arg.kind == Arg::Kind::seat ? name(arg.value) : std::to_string(arg.value));
  return text;
}

/// The lines behind antes and remise.
Texts end_of_remise(const Rules& rules, const Carry& carry) {
  Texts lines;
  for (const Line& line : score(rules, carry, solo(5)).lines) lines.push_back(told(line));
  lines.erase(lines.begin(), lines.begin() + 2);
  return lines;
}

TEST(QuadrilleEnd, sheet_tells_what_becomes_of_the_pool_and_who_wins) {
  struct Row {
    const char* what;
    Rules rules;
    Carry before;
    Texts expected;
  };
  const Row rows[] = {
      {"not over", {.deals = 4}, even(0, 2), {}},
      {"shared",
       {.deals = 4},
       carry_of(by_seat(12, 0, -6, -6), 0, 3),
       {"QU-6.2 pool_shared_out 8 2 0", "QU-7.15 wins_game A 4 9"}},
      {"shared by two",
       {.deals = 4},
       carry_of(by_seat(0, 5, 5, -10), 0, 3),
       {"QU-6.2 pool_shared_out 8 2 0", "QU-7.15 wins_game C 4 6", "QU-7.15 wins_game B 4 6"}},
      {"left",
       {.deals = 4, .pool_at_end = PoolAtEnd::leave},
       carry_of(by_seat(12, 0, -6, -6), 0, 3),
       {"QU-7.16 pool_waits 8", "QU-7.15 wins_game A 4 7"}},
      {"played on", {.deals = 4, .pool_at_end = PoolAtEnd::play_on}, even(0, 3), {}},
      {"ten tours",
       {.deals = 40},
       carry_of(by_seat(12, 0, -6, -6), 0, 39),
       {"QU-6.2 pool_shared_out 8 2 0", "QU-7.15 wins_game A 40 9"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(end_of_remise(row.rules, row.before), row.expected) << row.what;
}

TEST(QuadrilleEnd, an_emptied_pool_is_not_spoken_of) {
  Texts lines;
  for (const Line& line : score({.deals = 4}, even(0, 3), solo(6)).lines)
    lines.push_back(told(line));
  EXPECT_EQ(lines,
            (Texts{"QU-2.2 antes 4 1", "QU-5.2 takes_pool A 6 4", "QU-7.15 wins_game A 4 3"}));
}

TEST(QuadrilleEnd, played_on_deals_are_counted) {
  const Rules rules{.deals = 4, .pool_at_end = PoolAtEnd::play_on};
  EXPECT_EQ(told(score(rules, even(8, 4), solo(6)).lines.back()), "QU-7.15 wins_game A 5 11");
}

/// A carry of a table that buys in.
Carry buying(Carry carry, BySeat stocks = {0, 0, 0, 0}) {
  carry.stocks = stocks;
  return carry;
}

TEST(QuadrilleBuyIn, who_has_lost_a_stock_takes_another) {
  struct Row {
    const char* what;
    Rules rules;
    BySeat before;
    BySeat stocks;
    Texts expected;
  };
  const BySeat none{0, 0, 0, 0};
  const Rules buys{.buy_in = true};
  const Rules ten{.counters = 10, .buy_in = true};
  const Row rows[] = {
      {"QU-7.17: -43", buys, by_seat(-38, 20, 20, 6), none, {"QU-7.17 buys_in A 1 40"}},
      {"exactly his stock", buys, by_seat(-35, 20, 20, -5), none, {"QU-7.17 buys_in A 1 40"}},
      {"one left", buys, by_seat(-34, 20, 20, -6), none, {}},
      {"not a second time", buys, by_seat(-43, 20, 20, 3), by_seat(1, 0, 0, 0), {}},
      {"the second stock too",
       buys,
       by_seat(-75, 20, 20, 35),
       by_seat(1, 0, 0, 0),
       {"QU-7.17 buys_in A 1 40"}},
      {"two at once",
       buys,
       by_seat(-35, -39, 40, 34),
       none,
       {"QU-7.17 buys_in A 1 40", "QU-7.17 buys_in B 1 40"}},
      {"a stock of ten", ten, by_seat(-6, 2, 2, 2), none, {"QU-7.17 buys_in A 1 10"}},
      {"owed instead", {}, by_seat(-38, 20, 20, 6), {}, {}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(end_of_remise(row.rules, buying(carry_of(row.before), row.stocks)), row.expected)
        << row.what;
}

TEST(QuadrilleBuyIn, several_stocks_of_one_deal_are_counted) {
  EXPECT_EQ(end_of_remise({.counters = 10, .buy_in = true}, buying(even(24))),
            (Texts{"QU-7.17 buys_in A 2 10"}));
}

TEST(QuadrilleBuyIn, stock_is_told_in_quarters_like_every_figure) {
  const Rules quarters{.unit_round = Rules::UnitRound::exact, .buy_in = true};
  EXPECT_EQ(end_of_remise(quarters, buying(carry_of(by_seat(-139, 0, 0, 139)))), Texts{});
  EXPECT_EQ(end_of_remise(quarters, buying(carry_of(by_seat(-140, 0, 0, 140)))),
            (Texts{"QU-7.17 buys_in A 1 160"}));
}

TEST(QuadrilleBuyIn, nobody_has_taken_a_stock_at_first) {
  EXPECT_EQ(start({.buy_in = true}, 4).stocks, (BySeat{0, 0, 0, 0}));
  EXPECT_EQ(start({}, 4).stocks, BySeat{});
}

TEST(QuadrilleBuyIn, stock_is_kept_while_the_balance_comes_and_goes) {
  const Rules rules{.buy_in = true};
  Carry carry = buying(carry_of(by_seat(-38, 20, 20, -2)));
  carry = after(rules, carry, solo(5));
  EXPECT_EQ(carry.balances[kA.index], -43);
  EXPECT_EQ(carry.stocks, by_seat(1, 0, 0, 0));
  carry.pool = 30;
  carry = after(rules, carry, solo(6));
  EXPECT_EQ(carry.balances[kA.index], -10);
  carry.pool = 28;
  EXPECT_EQ(end_of_remise(rules, carry), Texts{});
  carry = after(rules, carry, solo(5));
  EXPECT_EQ(carry.balances[kA.index], -43);
  EXPECT_EQ(carry.stocks, by_seat(1, 0, 0, 0));
}

TEST(QuadrilleBuyIn, next_game_begins_with_the_first_stock) {
  const Rules rules{.deals = 4, .buy_in = true};
  const Carry carry = buying(carry_of(by_seat(-38, 20, 20, -2), 0, 3));
  EXPECT_EQ(after(rules, carry, solo(5)).stocks, (BySeat{0, 0, 0, 0}));
}

// Stopping.

TEST(QuadrilleClosing, pool_is_shared_when_they_stop) {
  ScoreSheet expected;
  Line& line = expected.add("QU-6.2"_rule, {"quadrille.line.pool_shared_out", {56, 14, 0}});
  for (int s = 0; s < 4; ++s) line.move(14, Account::pool(), seat(s));
  EXPECT_EQ(closing({}, even(56)), expected);
}

TEST(QuadrilleClosing, empty_pool_leaves_nothing_to_say) {
  for (const PoolAtEnd at_end : {PoolAtEnd::split, PoolAtEnd::play_on, PoolAtEnd::leave})
    EXPECT_EQ(closing({.deals = 4, .pool_at_end = at_end}, even(0)), ScoreSheet{});
}

TEST(QuadrilleClosing, rest_stays_in_the_pool) {
  const ScoreSheet sheet = closing({}, even(19));
  EXPECT_EQ(told(sheet.lines.at(0)), "QU-6.2 pool_shared 19 4 3");
  EXPECT_EQ(total(sheet, Account::pool()), -16);
}

TEST(QuadrilleClosing, pool_too_small_to_share_stays_and_is_told) {
  const ScoreSheet sheet = closing({}, even(3));
  EXPECT_EQ(told(sheet.lines.at(0)), "QU-6.2 pool_shared 3 0 3");
  EXPECT_EQ(total(sheet, Account::pool()), 0);
}

TEST(QuadrilleClosing, pool_that_waits_is_told_and_not_moved) {
  ScoreSheet expected;
  expected.add("QU-7.16"_rule, {"quadrille.line.pool_waits", {8}});
  EXPECT_EQ(closing({.deals = 4, .pool_at_end = PoolAtEnd::leave}, even(8)), expected);
}

TEST(QuadrilleClosing, pool_that_nobody_plays_for_any_more_is_shared) {
  EXPECT_EQ(closing({.deals = 4, .pool_at_end = PoolAtEnd::play_on}, even(8)),
            closing({}, even(8)));
}

// How the evening stands.

TEST(QuadrilleStanding, without_a_last_deal_no_games_are_told) {
  EXPECT_EQ(
      standing({}, carry_of(by_seat(-5, -1, -1, -1), 8)),
      (Standing{.totals = {-5, -1, -1, -1, 8}, .dealer = kD, .counters_left = {35, 39, 39, 39}}));
}

TEST(QuadrilleStanding, games_taken_over_are_told_without_a_last_deal) {
  Carry carry = even();
  carry.games = {{{9, -3, -3, -3, 0}, {kA}}};
  EXPECT_EQ(standing({}, carry).games_won, (Totals{1, 0, 0, 0}));
}

TEST(QuadrilleStanding, games_are_counted_for_every_winner) {
  Carry carry = carry_of(by_seat(3, -1, -1, -1));
  EXPECT_EQ(standing({.deals = 4}, carry).games_won, (Totals{0, 0, 0, 0}));
  carry.games = {{{9, -3, -3, -3, 0}, {kA}}, {{5, -5, -5, 5, 0}, {kA, kB}}};
  EXPECT_EQ(standing({.deals = 4}, carry), (Standing{.totals = {3, -1, -1, -1, 0},
                                                     .dealer = kD,
                                                     .games_won = {2, 0, 0, 1},
                                                     .counters_left = {43, 39, 39, 39}}));
}

// Facts come in no promised order; every deal also counts once for everybody at the table.

Texts told(const Facts& facts) {
  Texts all;
  for (const Fact& fact : facts)
    if (fact.key != "deals")
      all.push_back(std::string(fact.key) + ' ' + name(fact.who.index) + ' ' +
                    std::to_string(fact.n));
  std::sort(all.begin(), all.end());
  return all;
}

Facts facts_of(const Rules& rules, const Carry& carry, const Deal& deal) {
  return facts(rules, carry, deal, score(rules, carry, deal));
}

TEST(QuadrilleFacts, every_deal_counts_for_all_four) {
  for (const int tricks : {3, 5, 10}) {
    const Facts found = facts_of({}, even(), solo(tricks));
    for (int i = 0; i < 4; ++i)
      EXPECT_EQ(std::count(found.begin(), found.end(), Fact{"deals", seat(i)}), 1) << i;
  }
}

TEST(QuadrilleFacts, counters_are_won_or_lost_by_everybody) {
  Texts all = told(facts_of({}, even(4), solo(4)));
  std::erase_if(all, [](const std::string& text) { return !text.starts_with("counters_"); });
  EXPECT_EQ(all, (Texts{"counters_lost A 15", "counters_won B 1", "counters_won C 1",
                        "counters_won D 1"}));
}

/// Facts of one deal beside counters won and lost.
Texts of_the_deal(const Rules& rules, const Deal& deal) {
  Texts all = told(facts_of(rules, even(), deal));
  std::erase_if(all, [](const std::string& text) { return text.starts_with("counters_"); });
  return all;
}

TEST(QuadrilleFacts, facts_are_those_of_the_deal) {
  struct Row {
    const char* what;
    Rules rules;
    Deal deal;
    Texts expected;
  };
  const Rules seen{.vole_needs_called_card = true};
  const Row rows[] = {
      {"solo won", {}, solo(6), {"ombre A 1", "solo A 1", "won A 1"}},
      {"remise", {}, solo(5), {"ombre A 1", "remise A 1", "solo A 1"}},
      {"codille", {}, alliance(4), {"alliance A 1", "codille A 1", "ombre A 1", "partner C 1"}},
      {"stopped at six with matadors",
       {},
       {.ombre = kB,
        .contract = Contract::alliance,
        .partner = kD,
        .tricks = 6,
        .matadors = true,
        .premiers = true},
       {"alliance B 1", "matadors B 1", "ombre B 1", "partner D 1", "premiers B 1", "won B 1"}},
      {"double matadors",
       {},
       {.ombre = kA, .contract = Contract::solo, .tricks = 6, .double_matadors = true},
       {"double_matadors A 1", "ombre A 1", "solo A 1", "won A 1"}},
      {"forced spadille",
       {},
       {.ombre = kA, .contract = Contract::forced, .partner = kB, .tricks = 6, .premiers = true},
       {"forced A 1", "ombre A 1", "partner B 1", "premiers A 1", "won A 1"}},
      {"vole declared in play and made",
       {},
       solo(10),
       {"ombre A 1", "premiers A 1", "solo A 1", "vole_made A 1", "won A 1"}},
      {"vole declared in play and failed",
       {},
       {.ombre = kA, .contract = Contract::solo, .tricks = 8, .went_on = true},
       {"ombre A 1", "premiers A 1", "solo A 1", "vole_failed A 1", "won A 1"}},
      {"bid vole that lost",
       {},
       {.ombre = kA, .contract = Contract::vole, .tricks = 3},
       {"codille A 1", "ombre A 1", "vole_bid A 1", "vole_failed A 1"}},
      {"ten tricks and no vole",
       seen,
       {.ombre = kA,
        .contract = Contract::alliance,
        .partner = kC,
        .tricks = 10,
        .called_card_unseen = true},
       {"alliance A 1", "ombre A 1", "partner C 1", "premiers A 1", "won A 1"}},
      {"two beasts",
       {},
       {.ombre = kA, .contract = Contract::solo, .tricks = 6, .beasted = {kC, kD}},
       {"beast C 1", "beast D 1", "ombre A 1", "solo A 1", "won A 1"}},
  };
  for (const Row& row : rows) EXPECT_EQ(of_the_deal(row.rules, row.deal), row.expected) << row.what;
}

TEST(QuadrilleFacts, counters_of_a_deal_include_the_antes) {
  EXPECT_EQ(told(facts_of({}, even(), alliance(5))),
            (Texts{"alliance A 1", "counters_lost A 5", "counters_lost B 1", "counters_lost C 1",
                   "counters_lost D 1", "ombre A 1", "partner C 1", "remise A 1"}));
}

TEST(QuadrilleFacts, who_neither_wins_nor_loses_has_no_counters_to_tell) {
  const Texts found = told(facts_of({}, even(), solo(4)));
  EXPECT_EQ(found, (Texts{"codille A 1", "counters_lost A 8", "ombre A 1", "solo A 1"}));
}

TEST(QuadrilleFacts, every_winner_of_a_game_is_told) {
  const Texts found = told(facts_of({.deals = 4}, even(0, 3), alliance(6)));
  EXPECT_EQ(std::count(found.begin(), found.end(), "games_won A 1"), 1);
  EXPECT_EQ(std::count(found.begin(), found.end(), "games_won C 1"), 1);
  EXPECT_EQ(std::count(found.begin(), found.end(), "games_won B 1"), 0);
}

}  // namespace
}  // namespace spadille::quadrille
