// Chapters 5 and 7 of Quadrille as tables written from the rules. Longer than most files.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/quadrille/quadrille.h"
#include "tests/support/print.h"
#include "tests/support/quadrille_deals.h"

namespace spadille::quadrille {
namespace {

using Contract = Deal::Contract;
using Texts = std::vector<std::string>;

/// A deal in which so much is in the pool after the antes.
Carry for_pool(const Rules& rules, int pool) {
  return {.balances = {0, 0, 0, 0}, .pool = pool - 4 * counter(rules), .dealer = kD};
}

/// What A, B, C and D won or lost, the antes left aside, and what the pool holds afterwards.
Totals settled(const Rules& rules, int pool, const Deal& deal) {
  const Carry carry = for_pool(rules, pool);
  const Totals ended = after(totals(carry), accounts(carry), score(rules, carry, deal));
  Totals all;
  for (const Seat s : {kA, kB, kC, kD}) all.push_back(ended[s.index] + counter(rules));
  all.push_back(ended[kSeats]);
  return all;
}

struct Row {
  const char* what;
  Rules rules;
  int pool;
  Deal deal;
  Totals expected;
};

void expect_settled(std::span<const Row> rows) {
  for (const Row& row : rows) {
    ASSERT_EQ(validate(row.rules, for_pool(row.rules, row.pool), row.deal), Findings{}) << row.what;
    EXPECT_EQ(settled(row.rules, row.pool, row.deal), row.expected) << row.what;
  }
}

// Chapter 5: the examples of the rulebook, A the ombre and C his partner.

TEST(QuadrilleScore, won_game_takes_the_pool_and_units) {
  const Row rows[] = {
      {"QU-5.2: solo", {}, 4, solo(6), {4, 0, 0, 0, 0}},
      {"QU-5.2: alliance of eight", {}, 12, alliance(8), {6, 0, 6, 0, 0}},
      {"a ninth trick earns nothing more", {}, 12, solo(9), {12, 0, 0, 0, 0}},
      {"QU-5.3: solo with matadors", {}, 4, with_matadors(solo(6)), {7, -1, -1, -1, 0}},
      {"QU-5.3: two units, not three", {}, 12, with_double(alliance(6)), {12, -6, 12, -6, 0}},
      {"QU-5.4: stopped at six", {}, 4, with_premiers(alliance(6)), {3, -1, 3, -1, 0}},
      {"QU-5.4: forced spadille", {}, 12, with_premiers(forced(6)), {9, -3, 9, -3, 0}},
      {"QU-5.5: vole alone", {}, 4, vole(10), {22, -6, -6, -6, 0}},
      {"vole declared in play", {}, 4, solo(10), {22, -6, -6, -6, 0}},
      {"vole of an alliance", {}, 4, alliance(10), {8, -6, 8, -6, 0}},
      {"QU-5.6: alliance of nine", {}, 4, gone_on(alliance(9)), {-2, 4, -2, 4, 0}},
      {"no Premiers of a bid vole", {}, 4, vole(8), {-5, 3, 3, 3, 0}},
      {"Premiers of a bid vole", {}, 4, with_premiers(vole(7)), {-2, 2, 2, 2, 0}},
      {"QU-5.8: unit of 3 alone",
       {},
       12,
       with_matadors(with_premiers(solo(6))),
       {30, -6, -6, -6, 0}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, lost_game_doubles_the_pool_and_pays_units) {
  const Row rows[] = {
      {"QU-5.9: remise", {}, 28, solo(5), {-28, 0, 0, 0, 56}},
      {"QU-5.10: 4 by three", {}, 4, solo(4), {-7, 1, 1, 1, 8}},
      {"QU-5.10: 12 by three", {}, 12, solo(0), {-24, 4, 4, 4, 24}},
      {"QU-5.10: 28 by three", {}, 28, solo(3), {-55, 9, 9, 9, 56}},
      {"8 by three leaves 2", {}, 8, solo(3), {-14, 2, 2, 2, 16}},
      {"QU-5.10: 4 by two", {}, 4, alliance(4), {-8, 2, 0, 2, 8}},
      {"QU-5.10: 12 by two", {}, 12, alliance(4), {-24, 6, 0, 6, 24}},
      {"QU-5.11: the partner pays nothing", {}, 12, with_matadors(alliance(5)), {-18, 3, 0, 3, 24}},
      {"QU-5.12: halves of a remise", {}, 4, forced(5), {-2, 0, -2, 0, 8}},
      {"QU-5.12: halves of a codille", {}, 12, forced(4), {-12, 6, -12, 6, 24}},
      {"QU-5.12: each to one opponent", {}, 12, with_matadors(forced(5)), {-9, 3, -9, 3, 24}},
      {"QU-5.13: solo", {}, 4, with_matadors(solo(5)), {-7, 1, 1, 1, 8}},
      {"QU-5.13: double, the ombre alone", {}, 12, with_double(alliance(2)), {-36, 12, 0, 12, 24}},
      {"QU-5.6: bid vole of five", {}, 4, vole(5), {-13, 3, 3, 3, 8}},
      {"bid vole, codille, matadors", {}, 4, with_matadors(vole(3)), {-19, 5, 5, 5, 8}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, beast_is_paid_after_the_settlement) {
  const Row rows[] = {
      {"QU-5.14: the next pool", {}, 12, beasted(solo(6), {kD}), {12, 0, 0, -12, 12}},
      {"of the ombre himself", {}, 12, beasted(solo(6), {kA}), {0, 0, 0, 0, 12}},
      {"his partner pays none of it", {}, 12, beasted(alliance(6), {kA}), {-6, 0, 6, 0, 12}},
      {"two of one deal", {}, 4, beasted(solo(6), {kB, kC}), {4, -4, -4, 0, 8}},
      {"beside a remise", {}, 4, beasted(solo(5), {kB}), {-4, -4, 0, 0, 12}},
      {"the unit does not change",
       {},
       12,
       beasted(with_premiers(solo(6)), {kD}),
       {21, -3, -3, -15, 12}},
  };
  expect_settled(rows);
}

// Chapter 7.

TEST(QuadrilleScore, unit_is_rounded_as_the_table_says) {
  using enum Rules::UnitRound;
  struct Unit {
    Rules::UnitRound round;
    int pool;
    int expected;
  };
  const Unit units[] = {
      {down, 9, 2},     {up, 9, 3},       {nearest, 9, 2}, {exact, 36, 9}, {down, 14, 3},
      {up, 14, 4},      {nearest, 14, 4}, {exact, 56, 14}, {down, 15, 3},  {up, 15, 4},
      {nearest, 15, 4}, {exact, 60, 15},  {down, 12, 3},   {up, 12, 3},    {nearest, 12, 3},
      {exact, 48, 12},  {nearest, 13, 3}, {exact, 37, 9},  {exact, 39, 9},
  };
  for (const Unit& unit : units)
    EXPECT_EQ(settled({.unit_round = unit.round}, unit.pool, with_premiers(solo(6)))[1],
              -unit.expected)
        << unit.pool;
}

TEST(QuadrilleScore, quarters_make_every_figure_four_times_as_large) {
  constexpr Rules kQuarters{.unit_round = Rules::UnitRound::exact};
  const Row rows[] = {
      {"QU-7.2: pool of 9, unit of 9 quarters",
       kQuarters,
       36,
       with_premiers(alliance(6)),
       {27, -9, 27, -9, 0}},
      {"vole pool of 48", kQuarters, 16, alliance(10), {32, -24, 32, -24, 0}},
      {"codille leaves a quarter", kQuarters, 16, solo(4), {-31, 5, 5, 5, 32}},
      {"a beast", kQuarters, 16, beasted(solo(6), {kB}), {16, -16, 0, 0, 16}},
      {"a stake in units is one of quarters already",
       {.unit_round = Rules::UnitRound::exact, .vole_stake_in = Rules::VoleStakeIn::units},
       16,
       alliance(10),
       {32, -24, 32, -24, 0}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, odd_counter_is_whose_the_table_says) {
  constexpr Rules kPartner{.odd_point = Rules::OddPoint::partner};
  constexpr Rules kPool{.odd_point = Rules::OddPoint::pool};
  const Row rows[] = {
      {"QU-7.3: won", {}, 13, alliance(6), {7, 0, 6, 0, 0}},
      {"won, the partner's", kPartner, 13, alliance(6), {6, 0, 7, 0, 0}},
      {"won, the pool's", kPool, 13, alliance(6), {6, 0, 6, 0, 1}},
      {"QU-7.3: paid", {}, 13, forced(5), {-7, 0, -6, 0, 26}},
      {"paid by the partner", kPartner, 13, forced(5), {-6, 0, -7, 0, 26}},
      {"paid by the ombre for the pool", kPool, 13, forced(5), {-7, 0, -6, 0, 26}},
      {"alone nothing is shared", kPool, 13, solo(6), {13, 0, 0, 0, 0}},
      {"an even pool", kPool, 12, alliance(6), {6, 0, 6, 0, 0}},
      {"codille by halves", {}, 13, forced(4), {-13, 6, -12, 6, 26}},
      {"codille by halves, the partner's", kPartner, 13, forced(4), {-12, 6, -13, 6, 26}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, rest_of_a_codille_goes_where_the_table_says) {
  constexpr Rules kTrumps{.codille_rest = Rules::CodilleRest::highest_trumps};
  const Row rows[] = {
      {"QU-7.4: one opponent takes 2", kTrumps, 4, rest_to(solo(4), {kC}), {-8, 1, 2, 1, 8}},
      {"nobody had a trump", kTrumps, 4, solo(4), {-7, 1, 1, 1, 8}},
      {"two of them", kTrumps, 8, rest_to(solo(4), {kB, kD}), {-16, 3, 2, 3, 16}},
      {"one takes both", kTrumps, 8, rest_to(solo(4), {kD}), {-16, 2, 2, 4, 16}},
      {"an odd pool of two", kTrumps, 13, rest_to(alliance(4), {kD}), {-26, 6, 0, 7, 26}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, codille_costs_what_the_table_says) {
  constexpr Rules kDouble{.codille_pays = Rules::CodillePays::double_pool};
  constexpr Rules kOnce{.codille_pays = Rules::CodillePays::once};
  constexpr Rules kOnceToTrumps{.codille_rest = Rules::CodilleRest::highest_trumps,
                                .codille_pays = Rules::CodillePays::once};
  const Row rows[] = {
      {"QU-7.5: twice besides the rest", kDouble, 4, solo(4), {-8, 1, 1, 1, 9}},
      {"QU-7.5: once", kOnce, 4, solo(4), {-4, 1, 1, 1, 5}},
      {"once, and nothing stayed", kOnceToTrumps, 4, rest_to(solo(4), {kB}), {-4, 2, 1, 1, 4}},
      {"a remise costs the same", kDouble, 4, solo(5), {-4, 0, 0, 0, 8}},
      {"once by halves", kOnce, 12, forced(4), {-6, 6, -6, 6, 12}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, lost_alliance_is_paid_by_whom_the_table_says) {
  constexpr Rules kHalf{.loss_share = Rules::LossShare::half};
  constexpr Rules kUnder3{.loss_share = Rules::LossShare::half_unless_under_3};
  constexpr Rules kOwnKing{.loss_share = Rules::LossShare::half, .call_own_king = true};
  const Deal own_king{.ombre = kA, .contract = Contract::forced, .tricks = 5, .own_king = true};
  const Row rows[] = {
      {"QU-7.6: half", kHalf, 4, alliance(5), {-2, 0, -2, 0, 8}},
      {"half of a codille", kHalf, 4, alliance(4), {-4, 2, -4, 2, 8}},
      {"half of the matadors", kHalf, 12, with_matadors(alliance(5)), {-9, 3, -9, 3, 24}},
      {"QU-7.6: three tricks of five", kUnder3, 4, himself(alliance(5), 3), {-2, 0, -2, 0, 8}},
      {"QU-7.6: two of five", kUnder3, 4, himself(alliance(5), 2), {-4, 0, 0, 0, 8}},
      {"two of five with matadors",
       kUnder3,
       12,
       himself(with_matadors(alliance(5)), 2),
       {-18, 3, 0, 3, 24}},
      {"forced spadille in any case", kUnder3, 4, forced(5), {-2, 0, -2, 0, 8}},
      {"solo has nobody to share", kHalf, 4, solo(5), {-4, 0, 0, 0, 8}},
      {"nor has a king of his own", kOwnKing, 4, own_king, {-4, 0, 0, 0, 8}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, units_of_a_lost_game_are_paid_once_where_the_table_says) {
  constexpr Rules kOnce{.lost_bonus = Rules::LostBonus::once};
  const Row rows[] = {
      {"QU-7.7: 2 and 1", kOnce, 12, with_matadors(alliance(5)), {-15, 2, 0, 1, 24}},
      {"by each of two partners", kOnce, 12, with_matadors(forced(5)), {-8, 2, -7, 1, 24}},
      {"double matadors of two", kOnce, 12, with_double(forced(5)), {-9, 3, -9, 3, 24}},
      {"one counter among three", kOnce, 4, with_matadors(solo(5)), {-5, 1, 0, 0, 8}},
      {"two among three", kOnce, 4, with_double(solo(5)), {-6, 1, 1, 0, 8}},
      {"matadors and vole together", kOnce, 4, with_matadors(vole(5)), {-10, 2, 2, 2, 8}},
      {"four of both among three", kOnce, 4, with_double(vole(5)), {-11, 3, 2, 2, 8}},
      {"a failed vole of four among three", kOnce, 8, vole(5), {-15, 3, 2, 2, 16}},
      {"won games pay as ever", kOnce, 12, with_matadors(solo(6)), {21, -3, -3, -3, 0}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, odd_counter_paid_once_goes_to_the_ombres_right_whoever_pays_it) {
  constexpr Rules kPartner{.odd_point = Rules::OddPoint::partner,
                           .lost_bonus = Rules::LostBonus::once};
  constexpr Rules kChoose{.lost_bonus = Rules::LostBonus::once, .pairing = Rules::Pairing::choose};
  const Row rows[] = {
      {"QU-7.3: the partner pays it", kPartner, 12, with_matadors(forced(5)), {-7, 2, -8, 1, 24}},
      {"QU-7.10: the ombre deals with the other",
       kChoose,
       12,
       opposite(with_matadors(forced(5)), kD),
       {-8, 2, -7, 1, 24}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, failed_vole_turns_round_what_the_table_says) {
  constexpr Rules kAll{.vole_fail = Rules::VoleFail::all_but_premiers};
  constexpr Rules kStrict{.vole_fail = Rules::VoleFail::bid_vole_strict};
  const Deal went_on = gone_on(with_matadors(alliance(6)));
  const Deal bid = with_premiers(vole(7));
  const Row rows[] = {
      {"QU-7.8: alliance", {}, 28, went_on, {11, 3, 11, 3, 0}},
      {"QU-7.8: matadors paid", kAll, 28, went_on, {-3, 17, -3, 17, 0}},
      {"QU-7.8: declared in play", kStrict, 28, went_on, {11, 3, 11, 3, 0}},
      {"QU-7.8: bid", {}, 4, bid, {-2, 2, 2, 2, 0}},
      {"QU-7.8: bid, strictly", kStrict, 4, bid, {-9, 3, 3, 3, 4}},
      {"strictly with matadors", kStrict, 4, with_matadors(bid), {-9, 3, 3, 3, 4}},
      {"matadors of a bid vole paid", kAll, 4, with_matadors(bid), {-5, 3, 3, 3, 0}},
      {"a vole made turns nothing", kAll, 4, with_matadors(vole(10)), {25, -7, -7, -7, 0}},
      {"nor by the strict rule", kStrict, 4, vole(10), {22, -6, -6, -6, 0}},
      {"lost as well", kStrict, 4, with_matadors(vole(5)), {-16, 4, 4, 4, 8}},
      {"lost as well, all reversed", kAll, 4, with_matadors(vole(5)), {-16, 4, 4, 4, 8}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, stake_of_a_vole_is_what_the_table_says) {
  constexpr Rules kUnits{.vole_stake_in = Rules::VoleStakeIn::units};
  constexpr Rules kTwo{.vole_stake = 2};
  constexpr Rules kFive{.vole_stake = 5};
  constexpr Rules kNone{.vole_stake = 0};
  const Deal of_c{.ombre = kC, .contract = Contract::vole, .tricks = 8};
  const Row rows[] = {
      {"QU-7.9: 9 each", kUnits, 12, alliance(10), {24, -18, 24, -18, 0}},
      {"QU-7.9: 8 by three", kTwo, 4, vole(8), {-4, 3, 3, 2, 0}},
      {"8 by three, from D on", kTwo, 4, of_c, {3, 2, -4, 3, 0}},
      {"20 by three", kFive, 4, vole(8), {-7, 4, 4, 3, 0}},
      {"20 by two", kFive, 4, gone_on(alliance(9)), {-4, 6, -4, 6, 0}},
      {"20 of two partners", kFive, 4, alliance(10), {10, -8, 10, -8, 0}},
      {"no vole pool", kNone, 4, vole(10), {13, -3, -3, -3, 0}},
      {"no vole pool of a lost vole", kNone, 4, vole(5), {-10, 2, 2, 2, 8}},
  };
  expect_settled(rows);
}

TEST(QuadrilleScore, own_king_is_settled_like_a_solo) {
  const Rules rules{.call_own_king = true};
  for (const Contract contract : {Contract::alliance, Contract::forced})
    for (const int tricks : {4, 5, 6, 9}) {
      Deal alone = with_matadors(solo(tricks));
      Deal called = alone;
      called.contract = contract;
      called.own_king = true;
      EXPECT_EQ(settled(rules, 28, called), settled(rules, 28, alone)) << tricks;
    }
}

TEST(QuadrilleScore, vole_needs_the_called_card_where_the_table_says) {
  constexpr Rules kSeen{.vole_needs_called_card = true};
  const Row rows[] = {
      {"QU-7.14: all ten", kSeen, 4, unseen(with_premiers(alliance(10))), {3, -1, 3, -1, 0}},
      {"ten, Premiers not said", kSeen, 4, unseen(alliance(10)), {3, -1, 3, -1, 0}},
      {"eight: not punished", kSeen, 4, unseen(gone_on(alliance(8))), {3, -1, 3, -1, 0}},
      {"stopped", kSeen, 4, unseen(with_premiers(alliance(6))), {3, -1, 3, -1, 0}},
      {"seen: made", kSeen, 4, alliance(10), {8, -6, 8, -6, 0}},
      {"seen: failed", kSeen, 4, gone_on(alliance(9)), {-2, 4, -2, 4, 0}},
      {"solo calls none", kSeen, 4, solo(10), {22, -6, -6, -6, 0}},
  };
  expect_settled(rows);
}

// Whole sheets, line by line: rule, message, its arguments, and what moves.

std::string name(Account account) {
  constexpr std::string_view kNames = "ADCB";
  if (account == Account::pool()) return "pool";
  if (account == Account::pool(1)) return "vole";
  return {kNames[account.index]};
}

std::string told(const Arg& arg) {
  if (arg.kind == Arg::Kind::seat) return name(seat(arg.value));
  return (arg.kind == Arg::Kind::count ? "n=" : "") + std::to_string(arg.value);
}

/// "QU-5.9 remise A n=5 4 | A-4 pool+4"
std::string told(const Line& line) {
  const std::string key(line.message.key);
  std::string text = to_string(line.rule) + ' ' + key.substr(key.rfind('.') + 1);
  for (const Arg& arg : line.message.args) text += ' ' + told(arg);
  text += " |";
  const Account all[] = {kA, kB, kC, kD, Account::pool(), Account::pool(1)};
  for (const Account& account : all)
    if (const int moved = total(line, account); moved != 0)
      text += ' ' + name(account) + (moved > 0 ? "+" : "") + std::to_string(moved);
  return text;
}

Texts sheet_of(const Rules& rules, int pool, const Deal& deal) {
  Texts lines;
  for (const Line& line : score(rules, for_pool(rules, pool), deal).lines)
    lines.push_back(told(line));
  return lines;
}

const std::string kAntes = " | A-1 B-1 C-1 D-1 pool+4";

TEST(QuadrilleSheet, failed_vole_of_an_alliance_from_antes_to_beast) {
  EXPECT_EQ(
      sheet_of({}, 12, beasted(gone_on(with_matadors(alliance(9))), {kD})),
      (Texts{"QU-2.2 antes 12 3" + kAntes, "QU-4.9 vole_stakes 3 | A-3 B-3 C-3 D-3 vole+12",
             "QU-5.2 share_pool A C 9 12 | A+6 C+6 pool-12",
             "QU-5.3 matadors A n=1 3 | A+3 B-3 C+3 D-3",
             "QU-5.4 premiers A n=1 3 | A+3 B-3 C+3 D-3",
             "QU-5.6 vole_failed A n=2 6 | A-6 B+6 C-6 D+6",
             "QU-5.7 vole_pool_lost 12 | B+6 D+6 vole-12", "QU-5.14 beast D 12 | D-12 pool+12"}));
}

TEST(QuadrilleSheet, vole_made_alone_with_double_matadors) {
  EXPECT_EQ(
      sheet_of({}, 4, with_double(solo(10))),
      (Texts{"QU-2.2 antes 4 1" + kAntes, "QU-4.9 vole_stakes 3 | A-3 B-3 C-3 D-3 vole+12",
             "QU-5.2 takes_pool A 10 4 | A+4 pool-4", "QU-5.3 matadors A n=2 2 | A+6 B-2 C-2 D-2",
             "QU-5.4 premiers A n=1 1 | A+3 B-1 C-1 D-1",
             "QU-5.5 vole_made A n=2 2 | A+6 B-2 C-2 D-2",
             "QU-5.7 vole_pool_won A 12 | A+12 vole-12"}));
}

TEST(QuadrilleSheet, vole_made_by_two_shares_the_vole_pool) {
  EXPECT_EQ(sheet_of({}, 4, alliance(10)).back(),
            "QU-5.7 vole_pool_shared A C 12 | A+6 C+6 vole-12");
}

TEST(QuadrilleSheet, bid_vole_that_loses_the_game_too) {
  EXPECT_EQ(sheet_of({}, 4, with_matadors(vole(4))),
            (Texts{"QU-2.2 antes 4 1" + kAntes, "QU-4.9 vole_stakes 3 | A-3 B-3 C-3 D-3 vole+12",
                   "QU-5.10 defenders_take 4 1 1 | B+1 C+1 D+1 pool-3",
                   "QU-5.10 codille A n=4 7 | A-7 pool+7",
                   "QU-5.13 matadors_lost A n=1 1 | A-3 B+1 C+1 D+1",
                   "QU-5.6 vole_failed A n=2 2 | A-6 B+2 C+2 D+2",
                   "QU-5.7 vole_pool_lost 12 | B+4 C+4 D+4 vole-12"}));
}

TEST(QuadrilleSheet, lost_alliance_says_that_the_partner_pays_nothing) {
  EXPECT_EQ(
      sheet_of({}, 12, with_matadors(alliance(5))),
      (Texts{"QU-2.2 antes 12 3" + kAntes, "QU-5.9 remise A n=5 12 | A-12 pool+12",
             "QU-5.11 partner_pays_nothing C |", "QU-5.13 matadors_lost A n=1 3 | A-6 B+3 D+3"}));
}

TEST(QuadrilleSheet, lost_forced_spadille_cites_its_halves) {
  EXPECT_EQ(
      sheet_of({}, 12, with_matadors(forced(3))),
      (Texts{"QU-2.2 antes 12 3" + kAntes, "QU-5.10 defenders_take_all 12 6 0 | B+6 D+6 pool-12",
             "QU-5.12 codille_halves A C n=3 24 | A-12 C-12 pool+24",
             "QU-5.13 matadors_lost A n=1 3 | A-3 B+3 C-3 D+3"}));
}

TEST(QuadrilleSheet, codille_by_halves_says_last_what_was_agreed) {
  EXPECT_EQ(sheet_of({.codille_pays = Rules::CodillePays::once}, 12, forced(4)).back(),
            "QU-7.5 codille_costs 12 |");
}

TEST(QuadrilleSheet, beasts_are_told_player_by_player) {
  const Texts lines = sheet_of({}, 4, beasted(solo(6), {kB, kD}));
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[2], "QU-5.14 beast D 4 | D-4 pool+4");
  EXPECT_EQ(lines[3], "QU-5.14 beast B 4 | B-4 pool+4");
}

TEST(QuadrilleSheet, noted_trump_changes_nothing) {
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    Deal noted = with_matadors(alliance(7));
    noted.trump = suit;
    EXPECT_EQ(sheet_of({}, 12, noted), sheet_of({}, 12, with_matadors(alliance(7))));
  }
}

TEST(QuadrilleSheet, ombre_deals_with_the_opponent_on_his_right) {
  struct Pairing {
    Rules rules;
    Deal deal;
    Seat with_ombre;
    Seat with_partner;
  };
  const Rules choose{.pairing = Rules::Pairing::choose};
  const Deal of_a_and_b{
      .ombre = kA, .contract = Contract::alliance, .partner = kB, .tricks = 6, .premiers = true};
  const Deal of_a_and_d{
      .ombre = kA, .contract = Contract::alliance, .partner = kD, .tricks = 6, .premiers = true};
  const Pairing pairings[] = {
      {{}, with_premiers(alliance(6)), kB, kD},
      {{}, of_a_and_b, kC, kD},
      {{}, of_a_and_d, kB, kC},
      {choose, opposite(with_premiers(alliance(6)), kD), kD, kB},
      {choose, opposite(with_premiers(alliance(6)), kB), kB, kD},
      {choose, with_premiers(alliance(6)), kB, kD},
      {choose, opposite(of_a_and_b, kD), kD, kC},
  };
  for (const Pairing& p : pairings) {
    Line expected{"QU-5.4"_rule, {"quadrille.line.premiers", {kA, Arg::count(1), 3}}};
    expected.move(3, p.with_ombre, kA).move(3, p.with_partner, *p.deal.partner);
    EXPECT_EQ(score(p.rules, for_pool(p.rules, 12), p.deal).lines.back(), expected);
  }
}

struct Cited {
  const char* what;
  Rules rules;
  int pool;
  Deal deal;
  Texts expected;  ///< without the antes
};

TEST(QuadrilleSheet, variant_is_cited_where_it_applies) {
  const Cited rows[] = {
      {"QU-7.3",
       {},
       13,
       alliance(6),
       {"QU-7.2 uneven_unit 13 3 |", "QU-5.2 share_pool A C 6 13 | A+7 C+6 pool-13",
        "QU-7.3 odd_to A |"}},
      {"QU-7.3: the partner's",
       {.odd_point = Rules::OddPoint::partner},
       13,
       alliance(6),
       {"QU-7.2 uneven_unit 13 3 |", "QU-5.2 share_pool A C 6 13 | A+6 C+7 pool-13",
        "QU-7.3 odd_to C |"}},
      {"QU-7.3: the pool's",
       {.odd_point = Rules::OddPoint::pool},
       13,
       alliance(6),
       {"QU-7.2 uneven_unit 13 3 |", "QU-5.2 share_pool A C 6 13 | A+6 C+6 pool-12",
        "QU-7.3 odd_stays |"}},
      {"QU-7.3: paid by the partner",
       {.odd_point = Rules::OddPoint::partner},
       13,
       forced(5),
       {"QU-7.2 uneven_unit 13 3 |", "QU-5.12 remise_halves A C n=5 13 | A-6 C-7 pool+13",
        "QU-7.3 odd_paid_by C |"}},
      {"QU-7.3: never paid by the pool",
       {.odd_point = Rules::OddPoint::pool},
       13,
       forced(5),
       {"QU-7.2 uneven_unit 13 3 |", "QU-5.12 remise_halves A C n=5 13 | A-7 C-6 pool+13",
        "QU-7.3 odd_paid_by A |"}},
      {"QU-7.2: half a counter over",
       {.unit_round = Rules::UnitRound::nearest},
       14,
       solo(6),
       {"QU-7.2 uneven_unit 14 4 |", "QU-5.2 takes_pool A 6 14 | A+14 pool-14"}},
      {"QU-7.3 in a lost game",
       {},
       13,
       forced(5),
       {"QU-7.2 uneven_unit 13 3 |", "QU-5.12 remise_halves A C n=5 13 | A-7 C-6 pool+13",
        "QU-7.3 odd_paid_by A |"}},
      {"QU-7.4",
       {.codille_rest = Rules::CodilleRest::highest_trumps},
       4,
       rest_to(solo(4), {kC}),
       {"QU-5.10 defenders_take 4 1 1 | B+1 C+1 D+1 pool-3", "QU-7.4 rest_to_trumps 1 | C+1 pool-1",
        "QU-5.10 codille A n=4 8 | A-8 pool+8"}},
      {"QU-7.5",
       {.codille_pays = Rules::CodillePays::double_pool},
       4,
       solo(4),
       {"QU-5.10 defenders_take 4 1 1 | B+1 C+1 D+1 pool-3",
        "QU-7.5 codille A n=4 8 | A-8 pool+8"}},
      {"QU-7.6: half",
       {.loss_share = Rules::LossShare::half},
       4,
       alliance(5),
       {"QU-7.6 remise_halves A C n=5 4 | A-2 C-2 pool+4"}},
      {"QU-7.6: alone under three",
       {.loss_share = Rules::LossShare::half_unless_under_3},
       4,
       himself(alliance(5), 2),
       {"QU-5.9 remise A n=5 4 | A-4 pool+4", "QU-7.6 partner_pays_nothing C |"}},
      {"QU-7.7",
       {.lost_bonus = Rules::LostBonus::once},
       12,
       with_matadors(alliance(5)),
       {"QU-5.9 remise A n=5 12 | A-12 pool+12", "QU-5.11 partner_pays_nothing C |",
        "QU-7.7 paid_once n=1 3 | A-3 B+2 D+1"}},
      {"QU-7.7: by two",
       {.lost_bonus = Rules::LostBonus::once},
       12,
       with_matadors(forced(5)),
       {"QU-5.12 remise_halves A C n=5 12 | A-6 C-6 pool+12",
        "QU-7.7 paid_once n=1 3 | A-2 B+2 C-1 D+1", "QU-7.3 odd_paid_by A |"}},
      {"QU-7.7: all units together",
       {.lost_bonus = Rules::LostBonus::once, .vole_stake = 0},
       4,
       with_matadors(vole(5)),
       {"QU-5.9 remise A n=5 4 | A-4 pool+4", "QU-7.7 paid_once n=3 3 | A-3 B+1 C+1 D+1"}},
      {"QU-7.8: matadors paid",
       {.vole_fail = Rules::VoleFail::all_but_premiers, .vole_stake = 0},
       4,
       gone_on(with_matadors(alliance(6))),
       {"QU-5.2 share_pool A C 6 4 | A+2 C+2 pool-4",
        "QU-7.8 matadors_paid A n=1 1 | A-1 B+1 C-1 D+1",
        "QU-5.4 premiers A n=1 1 | A+1 B-1 C+1 D-1",
        "QU-5.6 vole_failed A n=2 2 | A-2 B+2 C-2 D+2"}},
      {"QU-7.8: strict",
       {.vole_fail = Rules::VoleFail::bid_vole_strict, .vole_stake = 0},
       4,
       with_matadors(with_premiers(vole(7))),
       {"QU-7.8 bid_vole_failed A n=2 2 | A-6 B+2 C+2 D+2"}},
      {"QU-7.9: a number",
       {.vole_stake = 2},
       4,
       vole(8),
       {"QU-7.9 vole_stakes 2 | A-2 B-2 C-2 D-2 vole+8", "QU-5.2 takes_pool A 8 4 | A+4 pool-4",
        "QU-5.6 vole_failed A n=2 2 | A-6 B+2 C+2 D+2",
        "QU-7.9 vole_pool_lost 8 | B+3 C+3 D+2 vole-8"}},
      {"QU-7.9: units",
       {.vole_stake_in = Rules::VoleStakeIn::units},
       4,
       vole(8),
       {"QU-7.9 vole_stakes 3 | A-3 B-3 C-3 D-3 vole+12", "QU-5.2 takes_pool A 8 4 | A+4 pool-4",
        "QU-5.6 vole_failed A n=2 2 | A-6 B+2 C+2 D+2",
        "QU-5.7 vole_pool_lost 12 | B+4 C+4 D+4 vole-12"}},
      {"QU-7.14: no vole, no word of it",
       {.vole_needs_called_card = true},
       4,
       unseen(alliance(10)),
       {"QU-5.2 share_pool A C 10 4 | A+2 C+2 pool-4",
        "QU-5.4 premiers A n=1 1 | A+1 B-1 C+1 D-1"}},
  };
  for (const Cited& row : rows) {
    Texts lines = sheet_of(row.rules, row.pool, row.deal);
    lines.erase(lines.begin());
    EXPECT_EQ(lines, row.expected) << row.what;
  }
}

TEST(QuadrilleSheet, dealer_antes_for_all_where_the_table_says) {
  EXPECT_EQ(sheet_of({.ante = Rules::Ante::dealer_4}, 12, solo(6)),
            (Texts{"QU-7.1 dealer_antes D 12 3 | D-4 pool+4",
                   "QU-5.2 takes_pool A 6 12 | A+12 pool-12"}));
}

TEST(QuadrilleSheet, quarters_are_told_as_quarters) {
  EXPECT_EQ(sheet_of({.ante = Rules::Ante::dealer_4, .unit_round = Rules::UnitRound::exact}, 36,
                     solo(6))[0],
            "QU-7.1 dealer_antes D 36 9 | D-16 pool+16");
  EXPECT_EQ(sheet_of({.unit_round = Rules::UnitRound::exact}, 36, solo(10))[1],
            "QU-4.9 vole_stakes 12 | A-12 B-12 C-12 D-12 vole+48");
}

}  // namespace
}  // namespace spadille::quadrille
