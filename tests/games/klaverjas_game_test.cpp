// Chapter 6 of Klaverjas and its variants: the end of a game, the next one, partners who rotate,
// personal totals, and what statistics count. Longer than most files.
#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/klaverjas/klaverjas.h"
#include "tests/support/facts.h"
#include "tests/support/print.h"

namespace spadille::klaverjas {
namespace {

const SeatSet kNorthSouth{seat(0), seat(2)};
const SeatSet kEastWest{seat(1), seat(3)};
const SeatSet kAll = SeatSet::first(4);
constexpr Rules kIndividual{.partners = Rules::Partners::rotating};
constexpr Rules kThree{.players = 3};
constexpr Rules kTo1500{.end = Rules::End::target};

Deal told(int maker, int points) { return {.maker = seat(maker), .points = points}; }
Deal told(int maker, int points, int left, int right) {
  return {.maker = seat(maker), .points = points, .other_points = left, .third_points = right};
}

Carry after(const Rules& rules, const Carry& carry, const Deal& deal) {
  return advance(rules, carry, deal, score(rules, carry, deal));
}

TEST(KlaverjasAccounts, two_sides_or_three_players_are_counted) {
  const auto names = [](const Rules& rules) {
    std::string all;
    for (const Account account : accounts(start(rules, rules.players)))
      all += (all.empty() ? "" : " ") + to_string(account);
    return all;
  };
  EXPECT_EQ(names({}), "side0 side1");
  EXPECT_EQ(names(kIndividual), "side0 side1");
  EXPECT_EQ(names(kThree), "seat0 seat1 seat2");
  EXPECT_EQ(totals({.balances = {702, 684}}), (Totals{702, 684}));
}

TEST(KlaverjasAccounts, nobody_is_ever_out) {
  EXPECT_EQ(who_is_out({.balances = {702, 684}, .absent = {seat(1)}}), SeatSet{});
}

// KJ-2.1, KJ-7.18

TEST(KlaverjasDealer, deal_passes_to_the_left) {
  for (int dealer = 0; dealer < 4; ++dealer) {
    const Carry carry{.balances = {0, 0}, .dealer = seat(dealer)};
    EXPECT_EQ(after({}, carry, told(1, 100)).dealer, seat((dealer + 1) % 4)) << dealer;
    EXPECT_EQ(after({}, carry, {.maker = seat(0), .conceded = true}).dealer, seat((dealer + 1) % 4))
        << dealer;
  }
  for (int dealer = 0; dealer < 3; ++dealer) {
    const Carry carry{.balances = {0, 0, 0}, .dealer = seat(dealer)};
    EXPECT_EQ(after(kThree, carry, told(0, 82, 50, 30)).dealer, seat((dealer + 1) % 3)) << dealer;
  }
}

TEST(KlaverjasDealer, who_deals_again_after_all_three_passed_is_an_option) {
  const Rules next{.players = 3, .redeal_by = Rules::RedealBy::next};
  const Carry carry{.balances = {10, 20, 30}, .dealer = seat(2), .deals_played = 4};
  Carry expected = carry;
  EXPECT_EQ(after(kThree, carry, {.passed_out = true}), expected);
  expected.dealer = seat(0);
  EXPECT_EQ(after(next, carry, {.passed_out = true}), expected);
}

// KJ-6.1 to KJ-6.4, KJ-7.11, KJ-7.12

TEST(KlaverjasGame, deal_hands_on_totals_dealer_and_how_many_were_played) {
  const Carry carry{.balances = {702, 684}, .dealer = seat(3), .deals_played = 8};
  EXPECT_EQ(after({}, carry, told(0, 109)),
            (Carry{.balances = {811, 737}, .dealer = seat(0), .deals_played = 9}));
}

TEST(KlaverjasGame, finished_game_is_put_aside_and_all_begin_again) {
  constexpr Rules kFifteen{.deals = 15, .players = 3};
  struct Row {
    const char* what;
    Rules rules;
    BySeat before;
    int played;
    Deal deal;
    FinishedGame expected;
  };
  const Row rows[] = {
      {"sixteen deals", {}, {1300, 1340}, 15, told(0, 120), {{1420, 1382}, kNorthSouth}},
      {"the others win", {}, {1300, 1340}, 15, told(1, 120), {{1342, 1460}, kEastWest}},
      {"KJ-6.3: a draw", {}, {1276, 1314}, 15, told(0, 100), {{1376, 1376}, kAll}},
      {"nat in the last deal", {}, {1300, 1340}, 15, told(3, 81), {{1462, 1340}, kNorthSouth}},
      {"conceded in the last deal",
       {},
       {1300, 1340},
       15,
       {.maker = seat(0), .conceded = true},
       {{1300, 1502}, kEastWest}},
      {"12 of 12", {.deals = 12}, {0, 0}, 11, told(2, 82), {{82, 80}, kNorthSouth}},
      {"one deal a game", {.deals = 1}, {0, 0}, 0, told(2, 81), {{0, 162}, kEastWest}},
      {"KJ-7.11: both reach the target",
       kTo1500,
       {1440, 1430},
       17,
       {.maker = seat(2), .points = 77, .roem = {20}},
       {{1537, 1515}, kNorthSouth}},
      {"the makers reach it and lose",
       kTo1500,
       {1410, 1490},
       17,
       told(0, 100),
       {{1510, 1552}, kEastWest}},
      {"both reach it and are equal",
       kTo1500,
       {1420, 1458},
       17,
       told(0, 100),
       {{1520, 1520}, kAll}},
      {"exactly the target", kTo1500, {1338, 0}, 9, told(1, 81), {{1500, 0}, kNorthSouth}},
      {"three players",
       kFifteen,
       {900, 900, 900},
       14,
       told(1, 82, 50, 30),
       {{930, 982, 950}, {seat(1)}}},
      {"two of three share it",
       kFifteen,
       {900, 900, 900},
       14,
       told(1, 81, 61, 20),
       {{1062, 900, 1062}, {seat(0), seat(2)}}},
      {"all three are equal",
       kFifteen,
       {970, 918, 950},
       14,
       told(1, 82, 50, 30),
       {{1000, 1000, 1000}, SeatSet::first(3)}},
  };
  for (const Row& row : rows) {
    const Carry carry{.balances = row.before, .dealer = seat(0), .deals_played = row.played};
    const ScoreSheet sheet = score(row.rules, carry, row.deal);
    EXPECT_EQ(concluded(row.rules, carry, row.deal, sheet), row.expected) << row.what;
    EXPECT_EQ(
        advance(row.rules, carry, row.deal, sheet),
        (Carry{
            .balances = BySeat(row.before.size(), 0), .dealer = seat(1), .games = {row.expected}}))
        << row.what;
  }
}

TEST(KlaverjasGame, game_that_goes_on_is_not_concluded) {
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
    Deal deal;
  };
  const Row rows[] = {
      {"fifteenth deal", {}, {.balances = {2000, 0}, .deals_played = 14}, told(0, 162)},
      {"11 of 12", {.deals = 12}, {.balances = {0, 0}, .deals_played = 10}, told(0, 162)},
      {"one short of the target", kTo1500, {.balances = {1337, 0}}, told(1, 81)},
      {"deals do not end a game to a target",
       kTo1500,
       {.balances = {900, 900}, .deals_played = 15},
       told(0, 162)},
      {"points do not end a game of deals",
       {},
       {.balances = {1400, 1400}, .deals_played = 3},
       told(0, 162)},
      {"all passed after the last deal but one",
       {.deals = 15, .players = 3},
       {.balances = {0, 0, 0}, .deals_played = 14},
       {.passed_out = true}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(concluded(row.rules, row.carry, row.deal, score(row.rules, row.carry, row.deal)),
              std::nullopt)
        << row.what;
}

TEST(KlaverjasGame, earlier_games_stay_before_the_new_one) {
  const FinishedGame first{{1420, 1382}, kNorthSouth};
  const Carry carry{
      .balances = {1300, 1340}, .dealer = seat(3), .deals_played = 15, .games = {first}};
  EXPECT_EQ(
      after({}, carry, told(1, 120)),
      (Carry{.balances = {0, 0}, .dealer = seat(0), .games = {first, {{1342, 1460}, kEastWest}}}));
}

TEST(KlaverjasGame, what_a_deal_hands_on_is_always_a_possible_beginning) {
  const Rules variants[] = {{},
                            {.deals = 1},
                            {.deals = 2},
                            {.end = Rules::End::target, .target = 500},
                            {.deals = 1, .partners = Rules::Partners::rotating},
                            {.deals = 3, .partners = Rules::Partners::rotating}};
  for (const Rules& rules : variants) {
    Carry carry = start(rules, 4);
    for (int deal = 0; deal < 40; ++deal) {
      carry = after(rules, carry, told(deal % 4, 40 + 3 * deal));
      ASSERT_EQ(check(rules, carry), Findings{}) << deal << " deals of " << rules.deals;
    }
  }
}

TEST(KlaverjasGame, leaders_have_the_most_points) {
  EXPECT_EQ(leaders({}, 0, {5, 4}), kNorthSouth);
  EXPECT_EQ(leaders({}, 0, {4, 5}), kEastWest);
  EXPECT_EQ(leaders({}, 0, {5, 5}), kAll);
  EXPECT_EQ(leaders(kIndividual, 1, {5, 4}), (SeatSet{seat(0), seat(1)}));
  EXPECT_EQ(leaders(kIndividual, 1, {4, 5}), (SeatSet{seat(2), seat(3)}));
  EXPECT_EQ(leaders(kThree, 0, {5, 6, 6}), (SeatSet{seat(1), seat(2)}));
}

// KJ-6.5, KJ-7.13: who sits where in the seven games of a long individual evening.

/// An evening with so many games behind it; only their number matters here.
Carry with_games(std::size_t games) {
  return {.balances = {0, 0},
          .credits = {0, 0, 0, 0},
          .games = std::vector<FinishedGame>(games, {{0, 0}, kAll})};
}

std::vector<int> clockwise(const Rules& rules, const Carry& carry) {
  std::vector<int> all;
  for (const Seat s : seating(rules, carry.games.size())) all.push_back(s.index);
  return all;
}

struct Places {
  std::vector<int> clockwise;
  Sides sides;
  std::array<int, 4> left;  ///< who sits on the left of seats 0 to 3
};
const std::array<Places, 3> kPlaces{
    Places{{0, 1, 2, 3}, {SeatSet{seat(0), seat(2)}, SeatSet{seat(1), seat(3)}}, {1, 2, 3, 0}},
    Places{{0, 2, 1, 3}, {SeatSet{seat(0), seat(1)}, SeatSet{seat(2), seat(3)}}, {2, 3, 1, 0}},
    Places{{0, 1, 3, 2}, {SeatSet{seat(0), seat(3)}, SeatSet{seat(1), seat(2)}}, {1, 3, 0, 2}}};

TEST(KlaverjasPartners, everybody_plays_with_everybody_in_three_games_and_again) {
  for (std::size_t game = 0; game < 7; ++game) {
    EXPECT_EQ(sides(kIndividual, with_games(game)), kPlaces[game % 3].sides) << game;
    EXPECT_EQ(clockwise(kIndividual, with_games(game)), kPlaces[game % 3].clockwise) << game;
  }
}

TEST(KlaverjasPartners, left_is_where_they_sit_in_that_game) {
  for (std::size_t game = 0; game < 7; ++game)
    for (int from = 0; from < 4; ++from) {
      const Carry carry = with_games(game);
      int to = from;
      for (int steps = 0; steps < 9; ++steps) {
        EXPECT_EQ(to_the_left(kIndividual, carry, seat(from), steps), seat(to))
            << "game " << game << ", " << steps << " from " << from;
        to = kPlaces[game % 3].left[static_cast<std::size_t>(to)];
      }
    }
}

TEST(KlaverjasPartners, fixed_partners_stay_where_they_sit) {
  for (std::size_t game = 0; game < 4; ++game) {
    EXPECT_EQ(sides(Rules{}, with_games(game)), kOpposite) << game;
    EXPECT_EQ(clockwise({}, with_games(game)), kPlaces[0].clockwise) << game;
  }
}

TEST(KlaverjasPartners, three_sit_in_the_order_of_their_seats) {
  EXPECT_EQ(clockwise(kThree, {}), (std::vector<int>{0, 1, 2}));
  for (int from = 0; from < 3; ++from)
    EXPECT_EQ(to_the_left(kThree, {}, seat(from)), seat((from + 1) % 3)) << from;
}

TEST(KlaverjasPartners, deal_passes_on_to_the_left_as_they_sit_in_the_game) {
  for (std::size_t game = 0; game < 7; ++game)
    for (int dealer = 0; dealer < 4; ++dealer) {
      Carry carry = with_games(game);
      carry.dealer = seat(dealer);
      EXPECT_EQ(after(kIndividual, carry, told(0, 100)).dealer,
                seat(kPlaces[game % 3].left[static_cast<std::size_t>(dealer)]))
          << "game " << game << ", dealer " << dealer;
    }
}

TEST(KlaverjasPartners, after_a_game_the_deal_passes_on_as_they_sat_in_it) {
  for (std::size_t game = 0; game < 7; ++game)
    for (int dealer = 0; dealer < 4; ++dealer) {
      Carry carry = with_games(game);
      carry.dealer = seat(dealer);
      carry.deals_played = 15;
      EXPECT_EQ(after(kIndividual, carry, told(0, 100)).dealer,
                seat(kPlaces[game % 3].left[static_cast<std::size_t>(dealer)]))
          << "game " << game << ", dealer " << dealer;
    }
}

TEST(KlaverjasPartners, points_go_to_the_pair_of_that_game) {
  constexpr Rules kShort{.deals = 1, .partners = Rules::Partners::rotating};
  Carry carry = start(kShort, 4);
  for (int game = 0; game < 3; ++game) carry = after(kShort, carry, told(1, 100));
  const std::vector<FinishedGame> expected{
      {{62, 100}, kEastWest}, {{100, 62}, {seat(0), seat(1)}}, {{62, 100}, {seat(1), seat(2)}}};
  EXPECT_EQ(carry.games, expected);
}

// KJ-6.5, KJ-7.14: personal totals.

/// F1: the three games of KJ-6.5, in the order of KJ-7.13.
const std::vector<FinishedGame> kEvening{{{1502, 1270}, kNorthSouth},
                                         {{1420, 1382}, {seat(0), seat(1)}},
                                         {{1310, 1492}, {seat(1), seat(2)}}};

Carry individual(std::vector<FinishedGame> games) {
  return {.balances = {0, 0}, .credits = {0, 0, 0, 0}, .games = std::move(games)};
}

TEST(KlaverjasStanding, F1_everybody_adds_up_what_his_sides_scored) {
  EXPECT_EQ(standing(kIndividual, individual(kEvening)),
            (Standing{.totals = {0, 0},
                      .dealer = seat(0),
                      .personal = {4232, 4182, 4376, 3962},
                      .evening_won = {seat(2)}}));
}

TEST(KlaverjasStanding, F1_highest_personal_total_wins) {
  const std::vector<Ranked> expected{
      {1, seat(2), 4376}, {2, seat(0), 4232}, {3, seat(1), 4182}, {4, seat(3), 3962}};
  EXPECT_EQ(ranking_of(standing(kIndividual, individual(kEvening)).personal), expected);
}

TEST(KlaverjasStanding, personal_totals_grow_game_by_game) {
  const Totals expected[] = {
      {0, 0, 0, 0}, {1502, 1270, 1502, 1270}, {2922, 2690, 2884, 2652}, {4232, 4182, 4376, 3962}};
  for (std::size_t games = 0; games < 4; ++games) {
    const Carry carry = individual({kEvening.begin(), kEvening.begin() + static_cast<int>(games)});
    EXPECT_EQ(standing(kIndividual, carry).personal, expected[games]) << games;
  }
}

TEST(KlaverjasStanding, game_in_progress_counts_for_its_pairs) {
  Carry carry = individual({kEvening[0]});
  carry.balances = {100, 62};
  carry.dealer = seat(2);
  EXPECT_EQ(
      standing(kIndividual, carry),
      (Standing{.totals = {100, 62}, .dealer = seat(2), .personal = {1602, 1370, 1564, 1332}}));
}

TEST(KlaverjasStanding, all_personal_totals_are_twice_those_of_the_pairs) {
  int personal = 0;
  for (const int total : standing(kIndividual, individual(kEvening)).personal) personal += total;
  EXPECT_EQ(personal, 16'752);
}

TEST(KlaverjasStanding, won_games_are_counted_where_partners_stay_and_a_draw_for_nobody) {
  const Carry carry{.balances = {162, 0},
                    .dealer = seat(3),
                    .games = {{{1420, 1382}, kNorthSouth},
                              {{1376, 1376}, kAll},
                              {{1502, 1270}, kNorthSouth},
                              {{1300, 1500}, kEastWest}}};
  EXPECT_EQ(standing({}, carry),
            (Standing{.totals = {162, 0}, .dealer = seat(3), .games_won = {2, 1}}));
}

TEST(KlaverjasStanding, game_shared_by_two_of_three_is_won_by_both) {
  const Carry carry{.balances = {0, 0, 0},
                    .games = {{{901, 901, 800}, {seat(0), seat(1)}},
                              {{900, 900, 900}, SeatSet::first(3)},
                              {{700, 800, 900}, {seat(2)}}}};
  EXPECT_EQ(standing(kThree, carry).games_won, (Totals{1, 1, 1}));
}

TEST(KlaverjasAbsence, who_misses_a_game_has_his_credit_for_it_and_not_the_points_of_the_guest) {
  Carry carry = individual({kEvening[0], kEvening[1]});
  carry.balances = {1210, 1430};
  carry.deals_played = 15;
  carry.absent = {seat(3)};
  EXPECT_EQ(standing(kIndividual, carry).personal, (Totals{4132, 4120, 4314, 4252}));
  const Carry next = after(kIndividual, carry, told(0, 100));
  EXPECT_EQ(next.games.back(), kEvening[2]);
  EXPECT_EQ(next.absent, SeatSet{});
  EXPECT_EQ(standing(kIndividual, next).personal, (Totals{4232, 4182, 4376, 4252}));
}

TEST(KlaverjasAbsence, absence_told_with_the_first_deal_holds_until_the_game_ends) {
  constexpr Rules kShort{.deals = 3, .partners = Rules::Partners::rotating, .absence_credit = 1450};
  Deal first = told(0, 100);
  first.absent = {seat(0), seat(1)};
  Carry carry = after(kShort, start(kShort, 4), first);
  EXPECT_EQ(carry.absent, first.absent);
  EXPECT_EQ(standing(kShort, carry).personal, (Totals{1450, 1450, 100, 62}));
  carry = after(kShort, carry, told(0, 100));
  EXPECT_EQ(standing(kShort, carry).personal, (Totals{1450, 1450, 200, 124}));
  carry = after(kShort, carry, told(1, 60));
  EXPECT_EQ(carry.absent, SeatSet{});
  EXPECT_EQ(standing(kShort, carry).personal, (Totals{1450, 1450, 362, 124}));
  carry = after(kShort, carry, told(0, 100));
  EXPECT_EQ(standing(kShort, carry).personal, (Totals{1550, 1550, 424, 186}));
}

TEST(KlaverjasAbsence, game_of_one_deal_can_be_missed) {
  constexpr Rules kShort{.deals = 1, .partners = Rules::Partners::rotating};
  Deal deal = told(1, 100);
  deal.absent = {seat(2)};
  EXPECT_EQ(standing(kShort, after(kShort, start(kShort, 4), deal)).personal,
            (Totals{62, 100, 1600, 100}));
}

TEST(KlaverjasStanding, the_evening_is_won_after_three_games_and_not_within_the_next) {
  Carry carry = individual({kEvening[0], kEvening[1]});
  EXPECT_EQ(standing(kIndividual, carry).evening_won, SeatSet{});
  carry = individual({kEvening[0], kEvening[1], kEvening[2]});
  EXPECT_EQ(standing(kIndividual, carry).evening_won, SeatSet{seat(2)});
  carry = after(kIndividual, carry, told(0, 100));
  EXPECT_EQ(standing(kIndividual, carry).evening_won, SeatSet{});
}

TEST(KlaverjasAbsence, credits_of_the_paper_sheet_are_kept) {
  Carry carry = individual({});
  carry.credits = {1600, 1270, -20, 0};
  EXPECT_EQ(standing(kIndividual, carry).personal, (Totals{1600, 1270, -20, 0}));
}

// KJ-6.7: what the totals of a finished game on paper show.

TEST(KlaverjasPaper, F1_what_is_left_of_each_sheet_is_roem) {
  for (const FinishedGame& game : kEvening) {
    const int sum = game.totals[0] + game.totals[1];
    const Line expected{
        "KJ-6.7"_rule, {"klaverjas.line.sheet", {Arg::count(16), 2592, sum, sum - 2592}}, {}};
    EXPECT_EQ(prove(kIndividual, {}, game.totals), (Proof{{expected}, {}})) << sum;
    EXPECT_EQ(prove(Rules{}, {}, game.totals), (Proof{{expected}, {}})) << sum;
  }
}

Proof slip(int given, Message message) {
  return {{},
          {{.place = "/totals",
            .given = std::to_string(given),
            .message = message,
            .rule = "KJ-6.7"_rule}}};
}

TEST(KlaverjasPaper, F2_what_is_left_is_a_multiple_of_ten) {
  EXPECT_EQ(prove({}, {}, {1420, 1388}),
            slip(2808, {"klaverjas.finding.sheet_not_tens", {Arg::count(16), 2592, 216}}));
  EXPECT_EQ(prove({}, {}, {1388, 1420}),
            slip(2808, {"klaverjas.finding.sheet_not_tens", {Arg::count(16), 2592, 216}}));
}

TEST(KlaverjasPaper, F3_neither_ten_nor_thirty_is_left) {
  EXPECT_EQ(prove({}, {}, {1321, 1301}),
            slip(2622, {"klaverjas.finding.sheet_ten_out", {Arg::count(16), 2592, 30}}));
  EXPECT_EQ(prove({}, {}, {1301, 1301}),
            slip(2602, {"klaverjas.finding.sheet_ten_out", {Arg::count(16), 2592, 10}}));
}

TEST(KlaverjasPaper, less_than_the_card_points_of_all_deals_is_too_low) {
  EXPECT_EQ(prove({}, {}, {1300, 1282}),
            slip(2582, {"klaverjas.finding.sheet_too_low", {Arg::count(16), 2592, -10}}));
  EXPECT_EQ(prove({}, {}, {0, 0}),
            slip(0, {"klaverjas.finding.sheet_too_low", {Arg::count(16), 2592, -2592}}));
}

/// One deal has 770 at most: four jacks, four other fours, 70 and twice 50.
TEST(KlaverjasPaper, more_than_the_roem_and_pits_of_all_deals_is_too_high) {
  const auto too_high = [](int deals, int card_points, int left) {
    return slip(card_points + left,
                {"klaverjas.finding.sheet_too_high", {Arg::count(deals), card_points, left}});
  };
  const Rules one{.deals = 1};
  const Rules pits{.pit = 100, .tegenpit = 300, .deals = 1};
  EXPECT_EQ(prove(one, {}, {932, 0}).findings, Findings{});
  EXPECT_EQ(prove(one, {}, {942, 0}), too_high(1, 162, 780));
  EXPECT_EQ(prove(pits, {}, {0, 1232}).findings, Findings{});
  EXPECT_EQ(prove(pits, {}, {0, 1242}), too_high(1, 162, 1080));
  EXPECT_EQ(prove({}, {}, {14912, 0}).findings, Findings{});
  EXPECT_EQ(prove({}, {}, {14922, 0}), too_high(16, 2592, 12330));
}

TEST(KlaverjasPaper, total_that_no_game_ends_with_is_found_where_it_stands) {
  EXPECT_EQ(prove({}, {}, {2602, -10}).findings, (Findings{{.place = "/totals/1",
                                                            .given = "-10",
                                                            .message = {"finding.range"},
                                                            .rule = "KJ-6.7"_rule}}));
  EXPECT_EQ(prove(kTo1500, {}, {1499, 1093}).findings,
            (Findings{{.place = "/totals",
                       .given = "1499",
                       .message = {"klaverjas.finding.nobody_has_won", {1500}},
                       .rule = "KJ-7.11"_rule}}));
}

TEST(KlaverjasPaper, card_points_of_a_game_follow_from_the_rules) {
  struct Row {
    const char* what;
    Rules rules;
    int deals;
    int card_points;
  };
  const Row rows[] = {
      {"by the seed document", {}, 16, 2592},
      {"KJ-7.12: 12 deals", {.deals = 12}, 12, 1944},
      {"one deal", {.deals = 1}, 1, 162},
      {"Boonaken", {.values = Rules::Values::boonaken}, 16, 2416},
      {"last trick 5", {.last_trick = 5}, 16, 2512},
      {"pit and tegenpit", {.pit = 100, .tegenpit = 300}, 16, 2592},
  };
  for (const Row& row : rows)
    for (const int left : {0, 20, 40, 50, 100, 300}) {
      const int sum = row.card_points + left;
      const Line expected{
          "KJ-6.7"_rule,
          {"klaverjas.line.sheet", {Arg::count(row.deals), row.card_points, sum, left}},
          {}};
      EXPECT_EQ(prove(row.rules, {}, {sum, 0}), (Proof{{expected}, {}})) << row.what << ' ' << left;
      EXPECT_EQ(prove(row.rules, {}, {sum - 7, 7}), (Proof{{expected}, {}}))
          << row.what << ' ' << left;
    }
}

/// Which sums of all totals so many deals can leave: every deal adds one of these numbers.
std::vector<bool> sums_of_deals(int deals, const std::vector<int>& of_a_deal, int most) {
  std::vector<bool> sums(static_cast<std::size_t>(most) + 1, false);
  sums[0] = true;
  for (int deal = 0; deal < deals; ++deal) {
    std::vector<bool> next(sums.size(), false);
    for (std::size_t sum = 0; sum < sums.size(); ++sum)
      for (const int more : of_a_deal)
        if (sums[sum] && sum + static_cast<std::size_t>(more) < next.size())
          next[sum + static_cast<std::size_t>(more)] = true;
    sums = next;
  }
  return sums;
}

/// All that one deal can give both sides: card points and claimed roem.
std::vector<int> of_two_sides() {
  std::vector<int> all;
  for (const int roem : {0, 20, 40, 50, 60, 70, 80, 90, 100, 200}) all.push_back(162 + roem);
  return all;
}

/// And three players: all of it once, or twice where the maker failed (KJ-7.17).
std::vector<int> of_three() {
  std::vector<int> all;
  for (int roem = 0; roem <= 200; roem += 20)
    for (const int times : {1, 2}) all.push_back(times * (162 + roem));
  return all;
}

TEST(KlaverjasPaper, sums_that_deals_leave_are_possible_and_no_others) {
  constexpr int kMost = 5000;
  for (const int deals : {1, 2, 12, 16}) {
    const int most = deals * 182;  // more roem can be, but not in the list
    const auto sums = sums_of_deals(deals, of_two_sides(), kMost);
    for (int sum = 0; sum <= most; ++sum)
      EXPECT_EQ(prove({.deals = deals}, {}, {sum, 0}).findings.empty(),
                sums[static_cast<std::size_t>(sum)])
          << deals << " deals, " << sum;
  }
}

TEST(KlaverjasPaper, sums_that_deals_of_three_leave_are_possible_and_no_others) {
  constexpr int kMost = 5000;
  for (const int deals : {15, 18}) {
    const auto sums = sums_of_deals(deals, of_three(), kMost);
    for (int sum = 0; sum <= kMost; ++sum)
      EXPECT_EQ(prove({.deals = deals, .players = 3}, {}, {sum, 0, 0}).findings.empty(),
                sums[static_cast<std::size_t>(sum)])
          << deals << " deals, " << sum;
  }
}

TEST(KlaverjasPaper, sheet_of_three_says_whether_their_deals_can_add_up_to_it) {
  constexpr Rules kFifteen{.deals = 15, .players = 3};
  const auto can = [](int deals, int sum) {
    return Proof{{{"KJ-6.7"_rule, {"klaverjas.line.sheet_of_three", {Arg::count(deals), sum}}, {}}},
                 {}};
  };
  EXPECT_EQ(prove(kFifteen, {}, {900, 800, 730}), can(15, 2430));  // all made
  EXPECT_EQ(prove(kFifteen, {}, {900, 800, 750}), can(15, 2450));  // 20 roem
  EXPECT_EQ(prove(kFifteen, {}, {900, 800, 892}), can(15, 2592));  // one failed
  EXPECT_EQ(prove(kThree, {}, {900, 912, 800}), can(16, 2612));
  EXPECT_EQ(prove(kFifteen, {}, {900, 800, 740}),
            slip(2440, {"klaverjas.finding.sheet_of_three", {Arg::count(15), 2430, 10}}));
  EXPECT_EQ(prove(kFifteen, {}, {900, 800, 710}),
            slip(2410, {"klaverjas.finding.sheet_of_three", {Arg::count(15), 2430, -20}}));
  EXPECT_EQ(prove(kFifteen, {}, {901, 800, 730}),
            slip(2431, {"klaverjas.finding.sheet_of_three", {Arg::count(15), 2430, 1}}));
}

TEST(KlaverjasPaper, sheet_of_a_game_to_a_target_fits_some_number_of_deals) {
  constexpr Rules kOfThree{.end = Rules::End::target, .players = 3};
  EXPECT_EQ(prove(kTo1500, {}, {1537, 1515}), Proof{});
  EXPECT_EQ(prove(kTo1500, {}, {1500, 1092}), Proof{});  // sixteen deals
  EXPECT_EQ(prove(kTo1500, {}, {1500, 0}), Proof{});
  EXPECT_EQ(prove(kOfThree, {}, {1512, 810, 810}), Proof{});
  EXPECT_EQ(prove(kTo1500, {}, {1537, 1514}), slip(3051, {"klaverjas.finding.sheet_no_deals"}));
  EXPECT_EQ(prove(kTo1500, {}, {1501, 0}), slip(1501, {"klaverjas.finding.sheet_no_deals"}));
  EXPECT_EQ(prove(kOfThree, {}, {1512, 810, 811}),
            slip(3133, {"klaverjas.finding.sheet_no_deals"}));
}

TEST(KlaverjasPaper, game_on_paper_is_put_aside_and_all_begin_again) {
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
    Totals totals;
    SeatSet winners;
  };
  const Row rows[] = {
      {"two sides", {}, start({}, 4), {1420, 1382}, kNorthSouth},
      {"the others won",
       {},
       {.balances = {702, 684}, .dealer = seat(3), .deals_played = 8},
       {1382, 1420},
       kEastWest},
      {"a draw", {}, start({}, 4), {1376, 1376}, kAll},
      {"three players", kThree, start(kThree, 3), {912, 900, 912}, {seat(0), seat(2)}},
      {"the second game of an individual evening",
       kIndividual,
       individual({kEvening[0]}),
       {1420, 1382},
       {seat(0), seat(1)}},
      {"the third",
       kIndividual,
       individual({kEvening[0], kEvening[1]}),
       {1310, 1492},
       {seat(1), seat(2)}},
  };
  for (const Row& row : rows) {
    Carry expected = row.carry;
    expected.games.push_back({row.totals, row.winners});
    expected.balances = BySeat(row.totals.size(), 0);
    expected.deals_played = 0;
    EXPECT_EQ(put_aside(row.rules, row.carry, row.totals, {}), expected) << row.what;
  }
}

TEST(KlaverjasPaper, F1_personal_totals_of_games_on_paper_are_added_up) {
  Carry carry = start(kIndividual, 4);
  for (const FinishedGame& game : kEvening) carry = put_aside(kIndividual, carry, game.totals, {});
  EXPECT_EQ(carry, individual(kEvening));
  EXPECT_EQ(standing(kIndividual, carry).personal, (Totals{4232, 4182, 4376, 3962}));
}

TEST(KlaverjasPaper, personal_totals_beyond_whole_numbers_stay_at_the_largest) {
  Carry carry = start(kIndividual, 4);
  for (int game = 0; game < 4; ++game) carry = put_aside(kIndividual, carry, {999'999'999, 0}, {});
  EXPECT_EQ(standing(kIndividual, carry).personal[0], std::numeric_limits<int>::max());
}

/// F4, and another one who misses the second game: on both sides of the table.
TEST(KlaverjasPaper, F4_who_missed_a_game_on_paper_has_his_credit) {
  Carry carry = put_aside(kIndividual, start(kIndividual, 4), kEvening[0].totals, {});
  carry = put_aside(kIndividual, carry, kEvening[1].totals, {seat(0)});
  EXPECT_EQ(carry.credits, (BySeat{180, 0, 0, 0}));
  carry = put_aside(kIndividual, carry, kEvening[2].totals, {seat(3)});
  EXPECT_EQ(carry.credits, (BySeat{180, 0, 0, 290}));
  EXPECT_EQ(standing(kIndividual, carry).personal, (Totals{4412, 4182, 4376, 4252}));
}

// Facts.

using Texts = std::vector<std::string>;

using tests::told;

Facts facts_of(const Rules& rules, const Carry& carry, const Deal& deal) {
  return facts(rules, carry, deal, score(rules, carry, deal));
}

TEST(KlaverjasFacts, every_deal_counts_for_all_who_play) {
  const auto expect_first = [](const Facts& found, int players) {
    for (int i = 0; i < 4; ++i)
      EXPECT_EQ(std::count(found.begin(), found.end(), Fact{"deals", seat(i)}), i < players ? 1 : 0)
          << i;
  };
  expect_first(facts_of({}, start({}, 4), told(0, 82)), 4);
  expect_first(facts_of(kThree, start(kThree, 3), told(0, 82, 50, 30)), 3);
}

TEST(KlaverjasFacts, facts_are_those_of_the_deal) {
  constexpr Rules kPits{.pit = 100, .tegenpit = 300};
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
    Deal deal;
    Texts expected;
  };
  const Carry fresh = start({}, 4);
  const Carry three = start(kThree, 3);
  const Row rows[] = {
      {"made",
       {},
       fresh,
       told(1, 109),
       {"card_points side0 53", "card_points side1 109", "made seat1 1", "maker seat1 1"}},
      {"nat with roem of both",
       {},
       fresh,
       {.maker = seat(0), .points = 70, .roem = {50}, .other_roem = {20, 20}},
       {"card_points side0 70", "card_points side1 92", "maker seat0 1", "nat seat0 1",
        "roem side0 50", "roem side1 40"}},
      {"pit",
       kPits,
       fresh,
       {.maker = seat(2), .points = 162, .tricks = 8},
       {"card_points side0 162", "made seat2 1", "maker seat2 1", "pit seat2 1"}},
      {"pit that earns nothing is one too",
       {},
       fresh,
       {.maker = seat(2), .points = 162, .tricks = 8},
       {"card_points side0 162", "made seat2 1", "maker seat2 1", "pit seat2 1"}},
      {"tegenpit",
       kPits,
       fresh,
       {.maker = seat(2), .points = 0, .tricks = 0},
       {"card_points side1 162", "maker seat2 1", "nat seat2 1", "tegenpit seat2 1"}},
      {"three players",
       kThree,
       three,
       {.maker = seat(2), .points = 82, .other_points = 50, .third_points = 30, .other_roem = {20}},
       {"card_points seat0 50", "card_points seat1 30", "card_points seat2 82", "maker seat2 1",
        "nat seat2 1", "roem seat0 20"}},
      {"passed out counts for the dealer",
       kThree,
       {.balances = {0, 0, 0}, .dealer = seat(1)},
       {.passed_out = true},
       {"passed_out seat1 1"}},
      {"game won by both partners",
       {},
       {.balances = {0, 0}, .deals_played = 15},
       told(1, 109),
       {"card_points side0 53", "card_points side1 109", "games_won seat1 1", "games_won seat3 1",
        "made seat1 1", "maker seat1 1"}},
      {"a draw is won by nobody",
       {},
       {.balances = {38, 0}, .deals_played = 15},
       told(1, 100),
       {"card_points side0 62", "card_points side1 100", "made seat1 1", "maker seat1 1"}},
      {"game won with the partner of the second game",
       kIndividual,
       {.balances = {0, 0},
        .deals_played = 15,
        .credits = {0, 0, 0, 0},
        .games = {{{1502, 1270}, kNorthSouth}}},
       told(1, 109),
       {"card_points side0 109", "card_points side1 53", "games_won seat0 1", "games_won seat1 1",
        "made seat1 1", "maker seat1 1"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(facts_of(row.rules, row.carry, row.deal)), row.expected) << row.what;
}

TEST(KlaverjasFacts, conceded_deal_is_nat_as_well) {
  const Facts found = facts_of({}, start({}, 4), {.maker = seat(3), .conceded = true});
  for (const char* key : {"maker", "nat", "conceded"})
    EXPECT_EQ(std::count(found.begin(), found.end(), Fact{key, seat(3)}), 1) << key;
}

TEST(KlaverjasFacts, conceded_deal_counts_roem_and_no_card_points) {
  const Deal deal{.maker = seat(3), .roem = {200}, .other_roem = {20}, .conceded = true};
  EXPECT_EQ(told(facts_of({}, start({}, 4), deal)),
            (Texts{"conceded seat3 1", "maker seat3 1", "nat seat3 1", "roem side0 20",
                   "roem side1 200"}));
  EXPECT_EQ(told(facts_of({}, start({}, 4), {.maker = seat(0), .conceded = true})),
            (Texts{"conceded seat0 1", "maker seat0 1", "nat seat0 1"}));
  const Deal of_three{.maker = seat(2), .roem = {200}, .sums = true, .conceded = true};
  EXPECT_EQ(told(facts_of(kThree, start(kThree, 3), of_three)),
            (Texts{"conceded seat2 1", "maker seat2 1", "nat seat2 1", "roem seat2 200"}));
}

TEST(KlaverjasFacts, every_key_is_in_the_list) {
  const auto known = fact_keys();
  const Rules rules{.pit = 100, .tegenpit = 100, .deals = 1};
  const Deal deals[] = {
      {.maker = seat(1), .points = 162, .roem = {20}, .tricks = 8},
      {.maker = seat(1), .points = 0, .other_roem = {20}, .tricks = 0},
      {.maker = seat(1), .points = 60, .roem = {20}, .other_roem = {50}},
      {.maker = seat(1), .roem = {20}, .conceded = true},
  };
  for (const Deal& deal : deals)
    for (const Fact& fact : facts_of(rules, start(rules, 4), deal))
      EXPECT_NE(std::find(known.begin(), known.end(), fact.key), known.end()) << fact.key;
}

}  // namespace
}  // namespace spadille::klaverjas
