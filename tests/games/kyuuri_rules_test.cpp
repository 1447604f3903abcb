// Variants of Kyuuri, beginnings and deals that cannot be. Tables: longer than most files.
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/kyuuri/kyuuri.h"
#include "tests/support/print_game.h"

namespace spadille::kyuuri {
namespace {

using Count = Rules::Count;
using End = Rules::End;
using OutAt = Rules::OutAt;
using Tie = Rules::Tie;
using Texts = std::vector<std::string>;

/// "/rank KY-5.2", "warning /deals KY-7.2", "/taker" where no rule says it.
Texts told(const Findings& findings) {
  Texts all;
  for (const Finding& f : findings)
    all.push_back((f.severity == Finding::Severity::warning ? "warning " : "") + f.place +
                  (f.rule.named() ? ' ' + to_string(f.rule) : ""));
  return all;
}

TEST(KyuuriRules, every_default_is_that_of_the_seed_document) {
  const Texts expected{
      "count up",
      "end last_survivor",
      "deals 10",
      "tricks piles",
      "limit 21",
      "out_at limit",
      "tie last_loses",
      "ace_led free",
      "compare highest",
      "cards 7",
      "lives 1",
      "misdeal same_dealer",
      "out_of_turn closes_up",
      "exposed_card taken_up",
      "illegal loses_deal",
  };
  Texts defaults;
  for (const auto& row : options()) {
    const Value value = row.get(Rules{});
    defaults.push_back(std::string(row.key) + ' ' + shown(row, value.empty() ? 0 : value[0]));
  }
  EXPECT_EQ(defaults, expected);
}

TEST(KyuuriRules, only_options_of_the_play_change_no_score) {
  Texts play_only;
  for (const auto& row : options())
    if (row.play_only) play_only.emplace_back(row.key);
  EXPECT_EQ(play_only, (Texts{"tricks", "ace_led", "compare", "misdeal", "out_of_turn",
                              "exposed_card", "illegal"}));
}

TEST(KyuuriRules, check_finds_what_is_out_of_range_or_without_effect) {
  struct Row {
    const char* what;
    Rules rules;
    Texts expected;
  };
  const Row rows[] = {
      {"the defaults", {}, {}},
      {"smallest limit", {.limit = 5}, {}},
      {"largest limit", {.limit = 200}, {}},
      {"limit 4", {.limit = 4}, {"/limit KY-7.4"}},
      {"limit 201", {.limit = 201}, {"/limit KY-7.4"}},
      {"limit 0", {.limit = 0}, {"/limit KY-7.4"}},
      {"limit below nought", {.limit = -21}, {"/limit KY-7.4"}},
      {"six cards", {.cards = 6}, {}},
      {"five cards", {.cards = 5}, {"/cards KY-7.10"}},
      {"eight cards", {.cards = 8}, {"/cards KY-7.10"}},
      {"two lives", {.lives = 2}, {}},
      {"no life", {.lives = 0}, {"/lives KY-7.11"}},
      {"three lives", {.lives = 3}, {"/lives KY-7.11"}},
      {"no such end", {.end = static_cast<End>(3)}, {"/end KY-7.2"}},
      {"no such tie", {.tie = static_cast<Tie>(9)}, {"/tie KY-7.6"}},
      {"one deal", {.end = End::fixed_deals, .deals = 1}, {}},
      {"a hundred deals", {.end = End::fixed_deals, .deals = 100}, {}},
      {"no deal", {.end = End::fixed_deals, .deals = 0}, {"/deals KY-7.2"}},
      {"101 deals", {.end = End::fixed_deals, .deals = 101}, {"/deals KY-7.2"}},
      {"two at once", {.limit = 0, .cards = 0}, {"/limit KY-7.4", "/cards KY-7.10"}},
      {"number of deals, but played to the end", {.deals = 12}, {"warning /deals KY-7.2"}},
      {"number of deals, but two left end it",
       {.end = End::two_left, .deals = 12},
       {"warning /deals KY-7.2"}},
      {"lives where nobody goes out",
       {.end = End::fixed_deals, .lives = 2},
       {"warning /lives KY-7.11"}},
      {"out above where nobody goes out",
       {.end = End::fixed_deals, .out_at = OutAt::above_limit},
       {"warning /out_at KY-7.5"}},
      {"limit where nobody goes out",
       {.end = End::fixed_deals, .limit = 30},
       {"warning /limit KY-7.4"}},
      {"limit from which is counted down",
       {.count = Count::down, .end = End::fixed_deals, .limit = 30},
       {}},
  };
  for (const Row& row : rows) EXPECT_EQ(told(check(row.rules)), row.expected) << row.what;
}

TEST(KyuuriRules, fresh_evening_begins_at_no_loss) {
  EXPECT_EQ(start({}, 3), (Carry{.balances = {0, 0, 0}}));
  EXPECT_EQ(start({.count = Count::down}, 2), (Carry{.balances = {21, 21}}));
  EXPECT_EQ(start({.count = Count::down, .limit = 30}, 2), (Carry{.balances = {30, 30}}));
}

TEST(KyuuriBeginning, number_of_players_follows_the_cards) {
  struct Row {
    const char* what;
    Rules rules;
    int players;
    Texts expected;
  };
  const Row rows[] = {
      {"nobody", {}, 0, {"/balances KY-2.1"}},
      {"one", {}, 1, {"/balances KY-2.1"}},
      {"two", {}, 2, {}},
      {"seven with seven cards: 49", {}, 7, {}},
      {"eight with seven cards: 56", {}, 8, {"/balances KY-2.1"}},
      {"eight with six cards: 48", {.cards = 6}, 8, {}},
      {"two where two left end it", {.end = End::two_left}, 2, {"/balances KY-7.12"}},
      {"three where two left end it", {.end = End::two_left}, 3, {}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(check(row.rules, start(row.rules, row.players))), row.expected) << row.what;
}

TEST(KyuuriBeginning, possible_beginning_has_no_finding) {
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
  };
  const Row rows[] = {
      {"KY-6.5: A 12, B 20, C out, D 5, and D deals",
       {},
       {.balances = {12, 20, 25, 5}, .dealer = seat(3), .out = {seat(2)}}},
      {"21 where only more is out", {.out_at = OutAt::above_limit}, {.balances = {21, 0}}},
      {"29 of 30", {.limit = 30}, {.balances = {29, 0}}},
      {"counting down, one left", {.count = Count::down}, {.balances = {1, 21}}},
      {"counting down, one out",
       {.count = Count::down},
       {.balances = {-3, 21, 8}, .dealer = seat(1), .out = {seat(0)}}},
      {"far above the limit where nobody goes out",
       {.end = End::fixed_deals},
       {.balances = {60, 0}, .deals_played = 9}},
      {"tied beyond the limit: one more deal (KY-7.13)",
       {.tie = Tie::all_lose},
       {.balances = {24, 24}}},
      {"tied beyond the limit, the third out",
       {.tie = Tie::all_lose},
       {.balances = {24, 27, 24}, .out = {seat(1)}}},
      {"second life used", {.lives = 2}, {.balances = {15, 15, 6}, .returned = {seat(0)}}},
  };
  for (const Row& row : rows) EXPECT_EQ(check(row.rules, row.carry), Findings{}) << row.what;
}

TEST(KyuuriBeginning, check_finds_what_cannot_be) {
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
    Texts expected;
  };
  const Rules fixed{.end = End::fixed_deals};
  const Rules down{.count = Count::down};
  const Rules all_lose{.tie = Tie::all_lose};
  const Row rows[] = {
      {"21 but not out", {}, {.balances = {21, 0, 0}}, {"/balances/0 KY-6.1"}},
      {"30 of 30 but not out", {.limit = 30}, {.balances = {0, 30, 0}}, {"/balances/1 KY-6.1"}},
      {"22 where only more than 21 is out",
       {.out_at = OutAt::above_limit},
       {.balances = {0, 22, 0}},
       {"/balances/1 KY-6.1"}},
      {"none left but not out", down, {.balances = {21, 0, 21}}, {"/balances/1 KY-6.1"}},
      {"20 but out", {}, {.balances = {0, 20, 0}, .out = {seat(1)}}, {"/out KY-6.1"}},
      {"8 left but out", down, {.balances = {21, 8, 21}, .out = {seat(1)}}, {"/out KY-6.1"}},
      {"better than no loss", {}, {.balances = {0, -1}}, {"/balances/1 KY-5.4"}},
      {"more than at the start", down, {.balances = {22, 21}}, {"/balances/0 KY-5.4"}},
      {"one left", {}, {.balances = {22, 0}, .dealer = seat(1), .out = {seat(0)}}, {"/out KY-6.3"}},
      {"nobody left",
       all_lose,
       {.balances = {22, 22}, .out = {seat(0), seat(1)}},
       {"/out KY-6.3", "/dealer KY-6.1"}},
      {"two left end it",
       {.end = End::two_left},
       {.balances = {22, 0, 3}, .dealer = seat(1), .out = {seat(0)}},
       {"/out KY-7.12"}},
      {"out where nobody goes out",
       fixed,
       {.balances = {30, 0}, .dealer = seat(1), .out = {seat(0)}},
       {"/out KY-6.3", "/out KY-7.2"}},
      {"one of three out where nobody goes out",
       fixed,
       {.balances = {30, 0, 0}, .dealer = seat(1), .out = {seat(0)}},
       {"/out KY-7.2"}},
      {"all deals played",
       fixed,
       {.balances = {3, 0}, .deals_played = 10},
       {"/deals_played KY-7.2"}},
      {"more deals than there are",
       {.end = End::fixed_deals, .deals = 3},
       {.balances = {3, 0}, .deals_played = 4},
       {"/deals_played KY-7.2"}},
      {"deals below nought",
       {},
       {.balances = {3, 0}, .deals_played = -1},
       {"/deals_played KY-7.2"}},
      {"dealer is out",
       {},
       {.balances = {22, 0, 0}, .dealer = seat(0), .out = {seat(0)}},
       {"/dealer KY-6.1"}},
      {"dealer sits nowhere", {}, {.balances = {0, 0}, .dealer = seat(2)}, {"/dealer"}},
      {"out sits nowhere", {}, {.balances = {0, 0}, .out = {seat(5)}}, {"/out"}},
      {"returned sits nowhere",
       {.lives = 2},
       {.balances = {0, 0}, .returned = {seat(5)}},
       {"/returned"}},
      {"returned where there is one life",
       {},
       {.balances = {0, 0}, .returned = {seat(1)}},
       {"/returned KY-7.11"}},
      {"out with a life left",
       {.lives = 2},
       {.balances = {22, 0, 0}, .dealer = seat(1), .out = {seat(0)}},
       {"/out KY-7.11"}},
      {"all beyond the limit, not tied: the lower has won (KY-7.13)",
       all_lose,
       {.balances = {24, 27}},
       {"/balances/1 KY-7.13"}},
      {"all beyond the limit where only one can lose",
       {},
       {.balances = {24, 24}},
       {"/balances/0 KY-6.1", "/balances/1 KY-6.1"}},
      {"two beyond, one below",
       all_lose,
       {.balances = {24, 24, 3}},
       {"/balances/0 KY-6.1", "/balances/1 KY-6.1"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(check(row.rules, row.carry)), row.expected) << row.what;
}

const Carry kFour{.balances = {0, 0, 0, 0}};
const Carry kThirdOut{.balances = {0, 0, 25, 0}, .out = {seat(2)}};

TEST(KyuuriDeal, possible_deal_has_no_finding) {
  struct Row {
    const char* what;
    Carry carry;
    Deal deal;
  };
  const Row rows[] = {
      {"taker and rank", kFour, {.taker = seat(3), .rank = Rank::two}},
      {"one matched", kFour, {.taker = seat(0), .rank = Rank::ace, .matched = {seat(3)}}},
      {"three matched",
       kFour,
       {.taker = seat(0), .rank = Rank::ace, .matched = {seat(1), seat(2), seat(3)}}},
      {"in full",
       kFour,
       {.leader = seat(2), .ranks = {Rank::nine, Rank::five, Rank::nine, Rank::nine}}},
      {"four aces in full",
       kFour,
       {.leader = seat(2), .ranks = {Rank::ace, Rank::ace, Rank::ace, Rank::ace}}},
      {"in full with one out",
       kThirdOut,
       {.leader = seat(3), .ranks = {Rank::nine, Rank::five, Rank::nine}}},
  };
  for (const Row& row : rows) EXPECT_EQ(validate({}, row.carry, row.deal), Findings{}) << row.what;
}

TEST(KyuuriDeal, every_reason_is_found_at_once_each_with_its_place_and_rule) {
  struct Row {
    const char* what;
    Carry carry;
    Deal deal;
    Texts expected;
  };
  const Carry five{.balances = {0, 0, 0, 0, 0}};
  const auto two = Rank::two;
  const auto ace = Rank::ace;
  const Row rows[] = {
      {"nothing said", kFour, {}, {"/taker KY-5.1", "/rank KY-5.2"}},
      {"no rank", kFour, {.taker = seat(1)}, {"/rank KY-5.2"}},
      {"no taker", kFour, {.rank = Rank::six}, {"/taker KY-5.1"}},
      {"only who matched", kFour, {.matched = {seat(1)}}, {"/taker KY-5.1", "/rank KY-5.2"}},
      {"taker is out", kThirdOut, {.taker = seat(2), .rank = two}, {"/taker KY-6.1"}},
      {"taker sits nowhere", kFour, {.taker = seat(4), .rank = two}, {"/taker"}},
      {"taker beyond any table", kFour, {.taker = seat(8), .rank = two}, {"/taker KY-5.1"}},
      {"rank below two", kFour, {.taker = seat(0), .rank = static_cast<Rank>(1)}, {"/rank KY-5.2"}},
      {"rank above ace",
       kFour,
       {.taker = seat(0), .rank = static_cast<Rank>(15)},
       {"/rank KY-5.2"}},
      {"who matched is out",
       kThirdOut,
       {.taker = seat(0), .rank = two, .matched = {seat(1), seat(2)}},
       {"/matched KY-6.1"}},
      {"who matched sits nowhere",
       kFour,
       {.taker = seat(0), .rank = two, .matched = {seat(4)}},
       {"/matched"}},
      {"taker matches himself",
       kFour,
       {.taker = seat(0), .rank = two, .matched = {seat(0)}},
       {"/matched KY-5.3"}},
      {"a fifth card of a rank",
       five,
       {.taker = seat(0), .rank = two, .matched = {seat(1), seat(2), seat(3), seat(4)}},
       {"/matched KY-1.1"}},
      {"three wrong at once",
       kThirdOut,
       {.taker = seat(2), .matched = {seat(2)}},
       {"/rank KY-5.2", "/taker KY-6.1", "/matched KY-6.1", "/matched KY-5.3"}},
      {"said twice, leader",
       kFour,
       {.taker = seat(0), .rank = two, .leader = seat(1), .ranks = {two, two, two, ace}},
       {"/leader KY-5.1"}},
      {"said twice, ranks only",
       kFour,
       {.taker = seat(0), .rank = two, .ranks = {two, two, two, ace}},
       {"/ranks KY-5.1"}},
      {"said twice, only who matched",
       kFour,
       {.matched = {seat(0)}, .leader = seat(1)},
       {"/leader KY-5.1"}},
      {"no ranks", kFour, {.leader = seat(1)}, {"/ranks KY-4.1"}},
      {"no leader", kFour, {.ranks = {two, two, two, ace}}, {"/leader KY-4.1"}},
      {"no leader and too few", kFour, {.ranks = {two}}, {"/leader KY-4.1", "/ranks KY-4.1"}},
      {"one rank short", kFour, {.leader = seat(1), .ranks = {two, two, two}}, {"/ranks KY-4.1"}},
      {"one rank too many",
       kFour,
       {.leader = seat(1), .ranks = {two, two, ace, ace, ace}},
       {"/ranks KY-4.1"}},
      {"a rank for who is out",
       kThirdOut,
       {.leader = seat(1), .ranks = {two, two, two, ace}},
       {"/ranks KY-4.1"}},
      {"leader is out",
       kThirdOut,
       {.leader = seat(2), .ranks = {two, two, ace}},
       {"/leader KY-6.1"}},
      {"leader sits nowhere",
       kFour,
       {.leader = seat(7), .ranks = {two, two, two, ace}},
       {"/leader"}},
      {"five twos",
       five,
       {.leader = seat(0), .ranks = {two, two, two, two, two}},
       {"/ranks KY-1.1"}},
      {"a rank there is not",
       kFour,
       {.leader = seat(1), .ranks = {two, static_cast<Rank>(1), two, ace}},
       {"/ranks KY-4.4"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(validate({}, row.carry, row.deal)), row.expected) << row.what;
}

TEST(KyuuriDeal, finding_says_who_would_do) {
  const Findings expected{{.place = "/taker",
                           .given = "2",
                           .message = {"kyuuri.finding.is_out"},
                           .rule = "KY-6.1"_rule,
                           .expected = "0 | 1 | 3"}};
  EXPECT_EQ(validate({}, kThirdOut, {.taker = seat(2), .rank = Rank::two}), expected);
}

}  // namespace
}  // namespace spadille::kyuuri
