// Chapter 6 of Euchre: the end of a game, the next one, rubbers, and what statistics count.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/euchre/euchre.h"
#include "tests/support/facts.h"
#include "tests/support/print_game.h"

namespace spadille::euchre {
namespace {

const SeatSet kNorthSouth{seat(0), seat(2)};
const SeatSet kEastWest{seat(1), seat(3)};

Deal made(int maker) { return {.maker = seat(maker), .tricks = 3}; }
Deal lone_march(int maker) { return {.maker = seat(maker), .alone = true, .tricks = 5}; }

Carry after(const Rules& rules, const Carry& carry, const Deal& deal) {
  return advance(rules, carry, deal, score(rules, carry, deal));
}

/// The rules that a sheet cites behind the award itself.
std::string cited(const ScoreSheet& sheet) {
  std::string text;
  for (std::size_t i = 1; i < sheet.lines.size(); ++i)
    text += (text.empty() ? "" : " ") + to_string(sheet.lines[i].rule);
  return text;
}

TEST(EuchreGame, target_ends_the_game_and_the_rules_are_cited) {
  struct Row {
    const char* what;
    Rules rules;
    BySeat before;
    Deal deal;
    const char* cited;
    Carry expected;
  };
  const auto goes_on = [](BySeat totals) { return Carry{totals, seat(1), {}}; };
  const auto over = [](BySeat totals, SeatSet winners, BySeat next = {0, 0}) {
    return Carry{next, seat(1), {{totals, winners}}};
  };
  const Row rows[] = {
      {"8 and 1: one short", {}, {8, 9}, made(0), "", goes_on({9, 9})},
      {"9 and 1: exactly ten", {}, {9, 9}, made(0), "EU-6.1", over({10, 9}, kNorthSouth)},
      {"9 and 1 for east and west", {}, {9, 9}, made(3), "EU-6.1", over({9, 10}, kEastWest)},
      {"E18: the makers at 9 are euchred",
       {},
       {9, 8},
       {.maker = seat(2), .tricks = 2},
       "EU-6.1",
       over({9, 10}, kEastWest)},
      {"E17: two above are lost",
       {},
       {8, 9},
       lone_march(2),
       "EU-6.1 EU-6.2",
       over({12, 9}, kNorthSouth)},
      {"two above carry over",
       {.carry_over = true},
       {8, 9},
       lone_march(2),
       "EU-6.1 EU-7.11",
       over({12, 9}, kNorthSouth, {2, 0})},
      {"nothing above, nothing to carry over",
       {.carry_over = true},
       {9, 9},
       made(0),
       "EU-6.1",
       over({10, 9}, kNorthSouth)},
      {"the losers carry nothing over",
       {.carry_over = true},
       {9, 8},
       lone_march(1),
       "EU-6.1 EU-7.11",
       over({9, 12}, kEastWest, {0, 2})},
      {"4 of 5 and any point", {.target = 5}, {4, 0}, made(0), "EU-7.8", over({5, 0}, kNorthSouth)},
      {"10 of 11", {.target = 11}, {9, 0}, made(0), "", goes_on({10, 0})},
      {"20 of 21 and four",
       {.target = 21},
       {0, 20},
       lone_march(1),
       "EU-7.8 EU-6.2",
       over({0, 24}, kEastWest)},
      {"passed out at 9 to 9", {}, {9, 9}, {.passed_out = true}, "", goes_on({9, 9})},
  };
  for (const Row& row : rows) {
    const Carry carry{row.before, seat(0), {}};
    const ScoreSheet sheet = score(row.rules, carry, row.deal);
    EXPECT_EQ(cited(sheet), row.cited) << row.what;
    EXPECT_EQ(advance(row.rules, carry, row.deal, sheet), row.expected) << row.what;
  }
}

TEST(EuchreGame, winning_line_names_side_points_and_target) {
  const Carry carry{{8, 9}, seat(0), {}};
  ScoreSheet expected;
  expected.add("EU-5.4"_rule, {"euchre.line.lone_march", {seat(2), Arg::count(5), Side{0}}})
      .move(4, Account::table(), Side{0});
  expected.add("EU-6.1"_rule, {"euchre.line.wins_game", {Side{0}, 12, 10}});
  expected.add("EU-6.2"_rule, {"euchre.line.excess_lost", {Arg::count(2), 10}});
  EXPECT_EQ(score({}, carry, lone_march(2)), expected);
}

/// EU-8.12: words in the auction bring the opponents points, also beyond the target of a game that
/// they lose.
TEST(EuchreGame, what_a_ruling_brings_beyond_the_target_does_not_count_either) {
  Rules rules;
  rules.target = 1;
  ScoreSheet play;
  play.add("EU-5.2"_rule, {"euchre.line.made", {seat(0)}}).move(1, Account::table(), Side{0});
  play.add("EU-8.12"_rule, {"euchre.ruling.line_talk", {seat(0)}})
      .move(2, Account::table(), Side{1});
  const ScoreSheet sheet = with_outcome(rules, start(rules, 4), {}, std::move(play));
  EXPECT_EQ(sheet.lines.back().message, (Message{"euchre.line.excess_lost", {Arg::count(1), 1}}));
}

TEST(EuchreGame, finished_game_is_concluded_with_its_totals) {
  const Carry carry{{8, 9}, seat(0), {}};
  const Deal deal = lone_march(2);
  EXPECT_EQ(concluded({}, carry, deal, score({}, carry, deal)),
            (FinishedGame{{12, 9}, kNorthSouth}));
}

TEST(EuchreGame, game_that_goes_on_is_not_concluded) {
  const Carry carry{{8, 9}, seat(0), {}};
  EXPECT_EQ(concluded({}, carry, made(0), score({}, carry, made(0))), std::nullopt);
}

TEST(EuchreGame, deal_passes_to_the_left_whatever_happened) {
  const Deal deals[] = {made(0), made(1), lone_march(2), {.passed_out = true}};
  for (const Deal& deal : deals)
    for (int dealer = 0; dealer < 4; ++dealer)
      for (const int points : {0, 9}) {
        const Carry carry{{points, points}, seat(dealer), {}};
        EXPECT_EQ(after({}, carry, deal).dealer, seat((dealer + 1) % 4)) << dealer;
      }
}

TEST(EuchreGame, earlier_games_stay_before_the_new_one) {
  const FinishedGame first{{10, 3}, kNorthSouth};
  const Carry carry{{9, 9}, seat(3), {first}};
  EXPECT_EQ(after({}, carry, made(1)), (Carry{{0, 0}, seat(0), {first, {{9, 10}, kEastWest}}}));
}

TEST(EuchreGame, what_a_deal_hands_on_is_always_a_possible_beginning) {
  for (const bool carry_over : {false, true})
    for (int target = 1; target <= 21; ++target) {
      const Rules rules{.target = target, .carry_over = carry_over};
      if (has_error(check(rules))) continue;
      const Carry carry{{target - 1, target - 1}, seat(0), {}};
      EXPECT_EQ(check(rules, after(rules, carry, lone_march(0))), Findings{})
          << "target " << target << " carry over " << carry_over;
    }
}

// EU-7.12

FinishedGame ns(int points, int lost) { return {{points, lost}, kNorthSouth}; }
FinishedGame ew(int lost, int points) { return {{lost, points}, kEastWest}; }

TEST(EuchreRubber, first_side_to_count_two_games_wins_it) {
  struct Row {
    const char* what;
    std::vector<FinishedGame> games;
    InlineVec<int, 2> counted;
    InlineVec<int, 2> won;
  };
  const Row rows[] = {
      {"no game", {}, {0, 0}, {0, 0}},
      {"one game", {ns(10, 5)}, {1, 0}, {0, 0}},
      {"one game of the others", {ew(9, 10)}, {0, 1}, {0, 0}},
      {"one all", {ns(10, 5), ew(3, 10)}, {1, 1}, {0, 0}},
      {"two in a row", {ns(10, 5), ns(10, 1)}, {0, 0}, {1, 0}},
      {"two of three", {ns(10, 5), ew(3, 10), ns(11, 9)}, {0, 0}, {1, 0}},
      {"losers without a point: counts twice", {ns(10, 0)}, {0, 0}, {1, 0}},
      {"one point is enough to count once", {ns(10, 1)}, {1, 0}, {0, 0}},
      {"the others without a point", {ew(0, 12)}, {0, 0}, {0, 1}},
      {"three counted are one rubber", {ns(10, 5), ns(10, 0)}, {0, 0}, {1, 0}},
      {"nothing counted is kept for the next", {ns(10, 5), ew(0, 10)}, {0, 0}, {0, 1}},
      {"two rubbers of one game", {ns(10, 0), ns(10, 0)}, {0, 0}, {2, 0}},
      {"one rubber each", {ns(10, 0), ew(4, 10), ew(8, 10)}, {0, 0}, {1, 1}},
      {"a new one begun", {ns(10, 5), ns(10, 5), ns(10, 5)}, {1, 0}, {1, 0}},
  };
  for (const Row& row : rows) {
    const Rubbers found = rubbers(row.games);
    EXPECT_EQ(found.counted, row.counted) << row.what;
    EXPECT_EQ(found.won, row.won) << row.what;
  }
}

TEST(EuchreRubber, sheet_says_what_the_game_means_for_it) {
  struct Row {
    const char* what;
    BySeat before;
    std::vector<FinishedGame> games;
    std::vector<const char*> expected;
  };
  const Row rows[] = {
      {"first game", {9, 5}, {}, {}},
      {"one all", {9, 5}, {ew(3, 10)}, {}},
      {"second game", {9, 5}, {ns(10, 4)}, {"euchre.line.wins_rubber"}},
      {"losers without a point",
       {9, 0},
       {},
       {"euchre.line.counts_double", "euchre.line.wins_rubber"}},
      {"a new rubber", {9, 5}, {ns(10, 4), ns(10, 4)}, {}},
  };
  for (const Row& row : rows) {
    const Rules rules{.rubber = true};
    const ScoreSheet sheet = score(rules, {row.before, seat(0), row.games}, made(0));
    ScoreSheet expected;
    expected.add("EU-5.2"_rule, {"euchre.line.made", {seat(0), Arg::count(3), Side{0}}})
        .move(1, Account::table(), Side{0});
    expected.add("EU-6.1"_rule, {"euchre.line.wins_game", {Side{0}, 10, 10}});
    for (const char* key : row.expected) expected.add("EU-7.12"_rule, {key, {Side{0}}});
    EXPECT_EQ(sheet, expected) << row.what;
  }
}

TEST(EuchreRubber, without_the_option_no_line_speaks_of_it) {
  EXPECT_EQ(cited(score({}, {{9, 0}, seat(0), {ns(10, 0)}}, made(0))), "EU-6.1");
}

TEST(EuchreStanding, games_are_counted_by_side) {
  const Carry carry{{3, 7}, seat(2), {ns(10, 4), ew(0, 10), ns(12, 9)}};
  EXPECT_EQ(standing({}, carry),
            (Standing{.totals = {3, 7}, .dealer = seat(2), .games_won = {2, 1}}));
}

TEST(EuchreStanding, rubbers_are_told_only_where_they_are_played) {
  const Carry carry{{0, 0}, seat(2), {ns(10, 4), ew(0, 10), ns(12, 0)}};
  EXPECT_EQ(standing({.rubber = true}, carry).rubbers_won, (Totals{1, 1}));
  EXPECT_EQ(standing({}, carry).rubbers_won, Totals{});
}

// Facts.

using tests::told;

Facts facts_of(const Carry& carry, const Deal& deal) {
  return facts({}, carry, deal, score({}, carry, deal));
}

TEST(EuchreFacts, every_deal_counts_for_all_four) {
  for (const Deal& deal : {made(1), Deal{.passed_out = true}}) {
    const Facts found = facts_of(start({}, 4), deal);
    for (int i = 0; i < 4; ++i)
      EXPECT_EQ(std::count(found.begin(), found.end(), Fact{"deals", seat(i)}), 1) << i;
  }
}

TEST(EuchreFacts, facts_are_those_of_the_deal) {
  struct Row {
    const char* what;
    Carry carry;
    Deal deal;
    std::vector<std::string> expected;
  };
  const Carry fresh = start({}, 4);
  const Carry dealt_by_east{{0, 0}, seat(1), {}};
  const Row rows[] = {
      {"made", fresh, made(1), {"made seat1 1", "tricks_as_maker seat1 3"}},
      {"march",
       fresh,
       {.maker = seat(0), .tricks = 5},
       {"made seat0 1", "march seat0 1", "tricks_as_maker seat0 5"}},
      {"lone march",
       fresh,
       lone_march(3),
       {"lone_hands seat3 1", "lone_march seat3 1", "made seat3 1", "march seat3 1",
        "tricks_as_maker seat3 5"}},
      {"alone with four",
       fresh,
       {.maker = seat(3), .alone = true, .tricks = 4},
       {"lone_hands seat3 1", "made seat3 1", "tricks_as_maker seat3 4"}},
      {"euchred", fresh, {.maker = seat(2), .tricks = 0}, {"euchred seat2 1"}},
      {"alone and euchred",
       fresh,
       {.maker = seat(2), .alone = true, .tricks = 2},
       {"euchred seat2 1", "lone_hands seat2 1", "tricks_as_maker seat2 2"}},
      {"euchred by one",
       fresh,
       {.maker = seat(2), .tricks = 1, .lone_defender = seat(3)},
       {"euchred seat2 1", "lone_defences seat3 1", "lone_euchre seat3 1",
        "tricks_as_maker seat2 1"}},
      {"defended alone in vain",
       fresh,
       {.maker = seat(2), .tricks = 3, .lone_defender = seat(3)},
       {"lone_defences seat3 1", "made seat2 1", "tricks_as_maker seat2 3"}},
      {"passed out counts for the dealer",
       dealt_by_east,
       {.passed_out = true},
       {"passed_out seat1 1"}},
      {"game won by both partners",
       {{9, 9}, seat(0), {}},
       made(1),
       {"games_won seat1 1", "games_won seat3 1", "made seat1 1", "tricks_as_maker seat1 3"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(facts_of(row.carry, row.deal)), row.expected) << row.what;
}

TEST(EuchreFacts, every_key_is_in_the_list) {
  const auto known = fact_keys();
  for (int tricks = 0; tricks <= 5; ++tricks)
    for (const bool alone : {false, true}) {
      const Carry carry{{9, 9}, seat(0), {}};
      const Deal deal{.maker = seat(0), .alone = alone, .tricks = tricks, .lone_defender = seat(1)};
      for (const Fact& fact : facts_of(carry, deal))
        EXPECT_NE(std::find(known.begin(), known.end(), fact.key), known.end()) << fact.key;
    }
}

}  // namespace
}  // namespace spadille::euchre
