// Chapters 5 and 7 of Klaverjas: what each line says, by which rule, and what it moves. Tables:
// longer than most files.
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "games/klaverjas/klaverjas.h"
#include "tests/support/print.h"

namespace spadille::klaverjas {
namespace {

const Account kTable = Account::table();
constexpr Side kUs{0};
constexpr Side kThem{1};
constexpr Rules kThree{.players = 3};
constexpr Rules kPits{.pit = 100, .tegenpit = 300};

/// The first deal of an evening, which has to be a possible one.
ScoreSheet scored(const Rules& rules, const Deal& deal) {
  const Carry carry = start(rules, rules.players);
  EXPECT_EQ(validate(rules, carry, deal), Findings{});
  return score(rules, carry, deal);
}

Arg tally(const Marks& marks) { return chalked(marks, Arg::Kind::tally); }
Arg figures(const Marks& marks) { return chalked(marks, Arg::Kind::figures); }

CardSet cards(std::initializer_list<const char*> names) {
  CardSet set;
  for (const char* name : names) set.insert(*card_named(name));
  return set;
}

/// The cards of one suit.
CardSet all_of(Suit suit) {
  CardSet set;
  for (const Rank rank : {Rank::seven, Rank::eight, Rank::nine, Rank::ten, Rank::jack, Rank::queen,
                          Rank::king, Rank::ace})
    set.insert({suit, rank});
  return set;
}

const CardSet kPack =
    all_of(Suit::spades) | all_of(Suit::hearts) | all_of(Suit::diamonds) | all_of(Suit::clubs);

/// The line that every deal of two sides begins with.
void add_points(ScoreSheet& sheet, Side makers, int ours, int theirs) {
  sheet.add("KJ-5.1"_rule, {"klaverjas.line.points", {makers, ours, theirs}})
      .move(ours, kTable, makers)
      .move(theirs, kTable, opponents(makers));
}

void add_roem(ScoreSheet& sheet, Side side, int roem, Arg shown) {
  sheet.add("KJ-5.3"_rule, {"klaverjas.line.roem", {side, shown}}).move(roem, kTable, side);
}

void add_nat(ScoreSheet& sheet, Side makers, int ours, int theirs) {
  sheet
      .add("KJ-5.9"_rule, {ours == theirs ? "klaverjas.line.nat_equal" : "klaverjas.line.nat",
                           {makers, ours, theirs}})
      .move(ours, makers, opponents(makers));
}

TEST(KlaverjasScore, makers_with_more_points_have_made_it_and_each_side_keeps_its_own) {
  for (int maker = 0; maker < 4; ++maker) {
    const Side makers{static_cast<std::uint8_t>(maker % 2)};
    ScoreSheet expected;
    add_points(expected, makers, 109, 53);
    expected.add("KJ-5.8"_rule, {"klaverjas.line.made", {makers, 109, 53}});
    EXPECT_EQ(scored({}, {.maker = seat(maker), .points = 109}), expected) << maker;
    EXPECT_EQ(scored({}, {.maker = seat(maker), .other_points = 53}), expected) << maker;
    EXPECT_EQ(scored({}, {.maker = seat(maker), .points = 109, .other_points = 53}), expected)
        << maker;
  }
}

TEST(KlaverjasScore, roem_of_each_side_has_a_line_and_counts_in_the_comparison) {
  ScoreSheet expected;
  add_points(expected, kThem, 79, 83);
  add_roem(expected, kThem, 40, tally({20, 20}));
  add_roem(expected, kUs, 20, tally({20}));
  expected.add("KJ-5.8"_rule, {"klaverjas.line.made", {kThem, 119, 103}});
  EXPECT_EQ(scored({}, {.maker = seat(1), .points = 79, .roem = {20, 20}, .other_roem = {20}}),
            expected);
}

TEST(KlaverjasScore, side_without_roem_has_no_line_for_it) {
  ScoreSheet expected;
  add_points(expected, kUs, 82, 80);
  add_roem(expected, kThem, 70, tally({70}));
  add_nat(expected, kUs, 82, 150);
  EXPECT_EQ(scored({}, {.maker = seat(0), .points = 82, .other_roem = {70}}), expected);
}

TEST(KlaverjasScore, roem_is_shown_as_it_was_told) {
  struct Row {
    const char* what;
    Rules::Marks marks;
    Marks roem;
    bool sums;
    int points;
    Arg shown;
  };
  constexpr auto kTally = Rules::Marks::tally;
  constexpr auto kFigures = Rules::Marks::figures;
  const Row rows[] = {
      {"marks", kTally, {50, 20, 20}, false, 90, tally({50, 20, 20})},
      {"in this order", kTally, {20, 50, 20}, false, 90, tally({20, 50, 20})},
      {"KJ-7.21: figures", kFigures, {50, 20, 20}, false, 90, figures({50, 20, 20})},
      {"a sum", kTally, {90}, true, 90, 90},
      {"a sum, where figures are written", kFigures, {90}, true, 90, 90},
      {"a sum that could be a mark", kTally, {20}, true, 20, 20},
      {"100 and 200", kTally, {100, 200}, false, 300, tally({100, 200})},
  };
  for (const Row& row : rows) {
    ScoreSheet expected;
    add_points(expected, kUs, 109, 53);
    add_roem(expected, kUs, row.points, row.shown);
    expected.add("KJ-5.8"_rule, {"klaverjas.line.made", {kUs, 109 + row.points, 53}});
    EXPECT_EQ(scored({.marks = row.marks},
                     {.maker = seat(0), .points = 109, .roem = row.roem, .sums = row.sums}),
              expected)
        << row.what;
  }
}

TEST(KlaverjasScore, nat_moves_everything_of_the_makers_to_the_defenders) {
  ScoreSheet expected;
  add_points(expected, kUs, 70, 92);
  add_roem(expected, kUs, 50, tally({50}));
  add_roem(expected, kThem, 40, tally({20, 20}));
  add_nat(expected, kUs, 120, 132);
  const Deal deal{.maker = seat(2), .points = 70, .roem = {50}, .other_roem = {20, 20}};
  EXPECT_EQ(scored({}, deal), expected);
  EXPECT_EQ(total(scored({}, deal), kThem), 252);
}

TEST(KlaverjasScore, makers_reaching_exactly_half_are_nat) {
  ScoreSheet expected;
  add_points(expected, kUs, 81, 81);
  add_nat(expected, kUs, 81, 81);
  EXPECT_EQ(scored({}, {.maker = seat(0), .points = 81}), expected);
}

TEST(KlaverjasScore, makers_without_a_point_are_nat_and_move_nothing) {
  ScoreSheet expected;
  add_points(expected, kUs, 0, 162);
  add_nat(expected, kUs, 0, 162);
  const ScoreSheet sheet = scored({}, {.maker = seat(0), .points = 0});
  EXPECT_EQ(sheet, expected);
  EXPECT_EQ(sheet.lines[0].postings.size(), 2U);
  EXPECT_EQ(sheet.lines[1].postings.size(), 0U);
}

/// Section 6C: makers' and defenders' card points and roem, and what both score.
struct Arithmetic {
  const char* what;
  int points;
  Marks roem;
  Marks other_roem;
  int makers;
  int defenders;
};

const Arithmetic kArithmetic[] = {
    {"C1", 82, {}, {}, 82, 80},
    {"C2: an exact tie", 81, {}, {}, 0, 162},
    {"C3", 80, {}, {}, 0, 162},
    {"C4: roem turns it", 75, {20}, {}, 95, 87},
    {"C5: a tie by roem", 71, {20}, {}, 0, 182},
    {"C6", 95, {}, {50}, 0, 212},
    {"C7", 82, {}, {50}, 0, 212},
    {"C8", 82, {20}, {}, 102, 80},
    {"C9: 40 called", 62, {40}, {}, 102, 100},
    {"C9: 20 called", 62, {20}, {}, 0, 182},
    {"C10", 70, {50}, {20, 20}, 0, 252},
    {"C11", 112, {}, {70}, 0, 232},
    {"C12: four tens", 60, {100}, {}, 160, 102},
    {"C13: half of 202", 81, {20}, {20}, 0, 202},
    {"C13: one more", 82, {20}, {20}, 102, 100},
    {"C22: not called", 78, {}, {}, 0, 162},
    {"D3", 116, {}, {20, 50}, 0, 232},
    {"D3: 20 not called", 116, {}, {50}, 116, 96},
    {"KJ-7.7: four jacks", 50, {200}, {}, 250, 112},
    {"KJ-7.7: four jacks for 100", 50, {100}, {}, 150, 112},
};

TEST(KlaverjasScore, both_sides_score_what_the_arithmetic_of_a_deal_says) {
  for (const Arithmetic& row : kArithmetic)
    for (int maker = 0; maker < 4; ++maker) {
      const Side makers{static_cast<std::uint8_t>(maker % 2)};
      const ScoreSheet sheet = scored({}, {.maker = seat(maker),
                                           .points = row.points,
                                           .roem = row.roem,
                                           .other_roem = row.other_roem});
      EXPECT_EQ(total(sheet, makers), row.makers) << row.what << ", maker " << maker;
      EXPECT_EQ(total(sheet, opponents(makers)), row.defenders) << row.what << ", maker " << maker;
    }
}

TEST(KlaverjasScore, half_follows_from_the_values_and_the_last_trick) {
  using enum Rules::Values;
  struct Row {
    const char* what;
    Rules rules;
    int enough;
  };
  const Row rows[] = {
      {"by the seed document", {}, 82},
      {"Boonaken", {.values = boonaken}, 76},
      {"Jass as printed", {.values = jass_as_printed}, 80},
      {"Swiss Jass", {.values = swiss_jass}, 82},
      {"last trick 5", {.last_trick = 5}, 79},
      {"last trick 0", {.last_trick = 0}, 77},
  };
  for (const Row& row : rows) {
    const Deal made{.maker = seat(0), .points = row.enough};
    const Deal nat{.maker = seat(0), .points = row.enough - 1};
    EXPECT_EQ(total(scored(row.rules, made), kUs), row.enough) << row.what;
    EXPECT_EQ(total(scored(row.rules, nat), kUs), 0) << row.what;
  }
}

// KJ-5.10

TEST(KlaverjasConceded, defenders_have_all_points_without_counting) {
  ScoreSheet expected;
  expected.add("KJ-5.10"_rule, {"klaverjas.line.conceded", {seat(3)}}).move(162, kTable, kUs);
  EXPECT_EQ(scored({}, {.maker = seat(3), .conceded = true}), expected);
}

TEST(KlaverjasConceded, defenders_have_their_own_roem_and_that_of_the_makers) {
  ScoreSheet expected;
  expected.add("KJ-5.10"_rule, {"klaverjas.line.conceded", {seat(2)}}).move(162, kTable, kThem);
  add_roem(expected, kUs, 20, tally({20}));
  add_roem(expected, kThem, 40, tally({20, 20}));
  expected.add("KJ-5.9"_rule, {"klaverjas.line.nat_conceded", {kUs, 20, 202}}).move(20, kUs, kThem);
  const Deal deal{.maker = seat(2), .roem = {20}, .other_roem = {20, 20}, .conceded = true};
  EXPECT_EQ(scored({}, deal), expected);
}

TEST(KlaverjasConceded, makers_have_nothing_however_much_roem_they_claimed) {
  for (const Marks& roem : {Marks{100, 50}, Marks{100, 70}, Marks{200}, Marks{200, 100, 100}})
    for (const bool sums : {false, true}) {
      int claimed = 0;
      for (const int mark : roem) claimed += mark;
      const Deal deal{
          .maker = seat(0), .roem = sums ? Marks{claimed} : roem, .sums = sums, .conceded = true};
      const ScoreSheet sheet = scored({}, deal);
      EXPECT_EQ(total(sheet, kUs), 0) << claimed;
      EXPECT_EQ(total(sheet, kThem), 162 + claimed) << claimed;
    }
}

TEST(KlaverjasConceded, with_more_roem_than_all_card_points_the_makers_are_nat_all_the_same) {
  ScoreSheet expected;
  expected.add("KJ-5.10"_rule, {"klaverjas.line.conceded", {seat(0)}}).move(162, kTable, kThem);
  add_roem(expected, kUs, 200, tally({200}));
  expected.add("KJ-5.9"_rule, {"klaverjas.line.nat_conceded", {kUs, 200, 162}})
      .move(200, kUs, kThem);
  EXPECT_EQ(scored({}, {.maker = seat(0), .roem = {200}, .conceded = true}), expected);
}

TEST(KlaverjasConceded, points_are_those_of_the_values_played_with) {
  const Rules rules{.values = Rules::Values::boonaken, .last_trick = 5};
  EXPECT_EQ(total(scored(rules, {.maker = seat(0), .conceded = true}), kThem), 146);
}

TEST(KlaverjasConceded, it_is_never_a_tegenpit) {
  EXPECT_EQ(total(scored(kPits, {.maker = seat(0), .conceded = true}), kThem), 162);
}

// KJ-7.9, KJ-7.10

TEST(KlaverjasPit, makers_with_every_trick_have_100_more) {
  ScoreSheet expected;
  add_points(expected, kUs, 162, 0);
  add_roem(expected, kUs, 20, tally({20}));
  expected.add("KJ-5.8"_rule, {"klaverjas.line.made", {kUs, 182, 0}});
  expected.add("KJ-7.9"_rule, {"klaverjas.line.pit", {kUs, 100}}).move(100, kTable, kUs);
  EXPECT_EQ(scored(kPits, {.maker = seat(2), .points = 162, .roem = {20}, .tricks = 8}), expected);
}

TEST(KlaverjasPit, defenders_with_every_trick_have_what_a_tegenpit_is_worth) {
  ScoreSheet expected;
  add_points(expected, kUs, 0, 162);
  add_roem(expected, kThem, 20, tally({20}));
  add_nat(expected, kUs, 0, 182);
  expected.add("KJ-7.10"_rule, {"klaverjas.line.tegenpit", {kThem, 300}}).move(300, kTable, kThem);
  EXPECT_EQ(scored(kPits, {.maker = seat(2), .points = 0, .other_roem = {20}, .tricks = 0}),
            expected);
}

TEST(KlaverjasPit, only_every_trick_is_one) {
  struct Row {
    const char* what;
    Rules rules;
    Deal deal;
    int us;
    int them;
  };
  const Deal all{.maker = seat(0), .points = 162, .roem = {70}, .tricks = 8};
  const Deal none{.maker = seat(0), .points = 0, .other_roem = {20}, .tricks = 0};
  const Row rows[] = {
      {"C15: none is played", {}, all, 232, 0},
      {"C15", {.pit = 100}, all, 332, 0},
      {"C16: seven tricks", {.pit = 100}, {.maker = seat(0), .points = 162, .tricks = 7}, 162, 0},
      {"C17: no tegenpit is played", {.pit = 100}, none, 0, 182},
      {"C17: 100", {.tegenpit = 100}, none, 0, 282},
      {"C17: 200", {.tegenpit = 200}, none, 0, 382},
      {"C17: 300", {.tegenpit = 300}, none, 0, 482},
      {"a tegenpit alone is no pit", {.tegenpit = 300}, all, 232, 0},
      {"one trick of the makers, worth nothing",
       kPits,
       {.maker = seat(0), .points = 0, .tricks = 1},
       0,
       162},
      {"told by the cards",
       kPits,
       {.maker = seat(0), .trump = Suit::spades, .last_trick = seat(2), .cards = kPack},
       262,
       0},
      {"told by the cards of the others",
       kPits,
       {.maker = seat(0), .trump = Suit::spades, .last_trick = seat(1), .other_cards = kPack},
       0,
       462},
  };
  for (const Row& row : rows) {
    const ScoreSheet sheet = scored(row.rules, row.deal);
    EXPECT_EQ(total(sheet, kUs), row.us) << row.what;
    EXPECT_EQ(total(sheet, kThem), row.them) << row.what;
  }
}

TEST(KlaverjasPit, roem_of_the_others_tells_that_there_is_none) {
  const ScoreSheet made = scored(kPits, {.maker = seat(0), .points = 162, .other_roem = {20}});
  EXPECT_EQ(total(made, kUs), 162);
  EXPECT_EQ(total(made, kThem), 20);
  const ScoreSheet nat = scored(kPits, {.maker = seat(0), .points = 0, .roem = {20}});
  EXPECT_EQ(total(nat, kUs), 0);
  EXPECT_EQ(total(nat, kThem), 182);
}

// KJ-5.12

TEST(KlaverjasCards, points_are_the_values_of_the_cards_and_of_the_last_trick) {
  const CardSet won = cards({"SJ", "S9", "SA", "S7", "HA", "HT", "HQ", "HJ"});
  ScoreSheet expected;
  expected.add("KJ-5.12"_rule, {"klaverjas.line.points", {kUs, 81, 81}})
      .move(81, kTable, kUs)
      .move(81, kTable, kThem);
  add_nat(expected, kUs, 81, 81);
  for (const int last : {0, 2}) {
    const Deal deal{
        .maker = seat(0), .trump = Suit::spades, .last_trick = seat(last), .cards = won};
    EXPECT_EQ(scored({}, deal), expected) << last;
  }
}

TEST(KlaverjasCards, either_side_or_both_may_be_told) {
  const CardSet won = cards({"SJ", "S9", "SA", "S7", "HA", "HT", "HQ", "HJ"});
  const Deal ours{.maker = seat(3), .trump = Suit::hearts, .last_trick = seat(1), .cards = won};
  Deal theirs = ours;
  theirs.cards = {};
  theirs.other_cards = kPack - won;
  Deal both = ours;
  both.other_cards = kPack - won;
  const ScoreSheet sheet = scored({}, ours);
  EXPECT_EQ(total(sheet, kThem), 0);
  EXPECT_EQ(total(sheet, kUs), 162);
  EXPECT_EQ(scored({}, theirs), sheet);
  EXPECT_EQ(scored({}, both), sheet);
}

TEST(KlaverjasCards, trump_values_and_last_trick_are_those_of_the_rules) {
  using enum Rules::Values;
  struct Row {
    const char* what;
    Rules rules;
    Suit trump;
    int last;
    int points;
  };
  // The makers have both red suits.
  const Row rows[] = {
      {"hearts", {}, Suit::hearts, 0, 102},
      {"the others have the last trick", {}, Suit::hearts, 1, 92},
      {"last trick 5", {.last_trick = 5}, Suit::diamonds, 2, 97},
      {"last trick 0", {.last_trick = 0}, Suit::diamonds, 2, 92},
      {"Boonaken", {.values = boonaken}, Suit::hearts, 0, 97},
      {"Jass as printed", {.values = jass_as_printed}, Suit::hearts, 3, 91},
      {"Swiss Jass", {.values = swiss_jass}, Suit::hearts, 3, 92},
  };
  for (const Row& row : rows) {
    const Deal deal{.maker = seat(0),
                    .trump = row.trump,
                    .last_trick = seat(row.last),
                    .cards = all_of(Suit::hearts) | all_of(Suit::diamonds)};
    EXPECT_EQ(total(scored(row.rules, deal), kUs), row.points) << row.what;
  }
}

// KJ-7.17

/// The line that every deal of three begins with: points of the maker, and then to the left.
void add_points_of_three(ScoreSheet& sheet, RuleId rule, int maker, std::array<int, 3> points) {
  Line& line =
      sheet.add(rule, {"klaverjas.line.points_of_three", {points[0], points[1], points[2]}});
  for (int i = 0; i < 3; ++i)
    line.move(points[static_cast<std::size_t>(i)], kTable, seat((maker + i) % 3));
}

TEST(KlaverjasThree, maker_with_more_than_half_lets_everybody_keep_his_own) {
  for (int maker = 0; maker < 3; ++maker) {
    ScoreSheet expected;
    add_points_of_three(expected, "KJ-5.1"_rule, maker, {82, 50, 30});
    expected.add("KJ-7.17"_rule, {"klaverjas.line.made_alone", {seat(maker), 82, 162}});
    const Deal whole{.maker = seat(maker), .points = 82, .other_points = 50, .third_points = 30};
    EXPECT_EQ(scored(kThree, whole), expected) << maker;
    for (const auto rest : {&Deal::points, &Deal::other_points, &Deal::third_points}) {
      Deal two = whole;
      (two.*rest).reset();
      EXPECT_EQ(scored(kThree, two), expected) << maker;
    }
  }
}

TEST(KlaverjasThree, maker_with_half_or_less_pays_the_whole_to_both_others) {
  for (int maker = 0; maker < 3; ++maker) {
    const Seat left = seat((maker + 1) % 3);
    const Seat right = seat((maker + 2) % 3);
    ScoreSheet expected;
    add_points_of_three(expected, "KJ-5.1"_rule, maker, {71, 54, 37});
    expected.add("KJ-5.3"_rule, {"klaverjas.line.roem", {seat(maker), tally({20})}})
        .move(20, kTable, seat(maker));
    expected.add("KJ-7.17"_rule, {"klaverjas.line.nat_alone", {seat(maker), 91, 182}})
        .move(91, seat(maker), kTable)
        .move(128, kTable, left)
        .move(145, kTable, right);
    const Deal deal{.maker = seat(maker), .points = 71, .other_points = 54, .roem = {20}};
    EXPECT_EQ(scored(kThree, deal), expected) << maker;
  }
}

TEST(KlaverjasThree, scores_are_those_of_the_table) {
  struct Row {
    const char* what;
    Deal deal;
    std::array<int, 3> expected;  ///< of the maker, on his left, on his right
  };
  const Row rows[] = {
      {"87 + 20",
       {.points = 87, .other_points = 31, .third_points = 44, .roem = {20}},
       {107, 31, 44}},
      {"exactly half",
       {.points = 71, .other_points = 37, .third_points = 54, .roem = {20}},
       {0, 182, 182}},
      {"82 of 162", {.points = 82, .other_points = 50, .third_points = 30}, {82, 50, 30}},
      {"81 of 162", {.points = 81, .other_points = 61, .third_points = 20}, {0, 162, 162}},
      {"roem of both others",
       {.points = 100, .other_points = 40, .other_roem = {20}, .third_roem = {40}},
       {0, 222, 222}},
      {"roem of both others is not enough",
       {.points = 112, .other_points = 30, .other_roem = {20}, .third_roem = {40}},
       {112, 50, 60}},
      {"all ten tricks have no bonus",
       {.points = 162, .other_points = 0, .tricks = 10},
       {162, 0, 0}},
      {"no trick has none either", {.points = 0, .other_points = 100, .tricks = 0}, {0, 162, 162}},
      {"conceded", {.conceded = true}, {0, 162, 162}},
      {"conceded with roem of all",
       {.roem = {20}, .other_roem = {40}, .third_roem = {20}, .conceded = true},
       {0, 242, 242}},
  };
  for (const Row& row : rows)
    for (int maker = 0; maker < 3; ++maker) {
      Deal deal = row.deal;
      deal.maker = seat(maker);
      const ScoreSheet sheet = scored({.pit = 100, .tegenpit = 300, .players = 3}, deal);
      for (int i = 0; i < 3; ++i)
        EXPECT_EQ(total(sheet, seat((maker + i) % 3)), row.expected[static_cast<std::size_t>(i)])
            << row.what << ", maker " << maker;
    }
}

TEST(KlaverjasThree, conceded_deal_is_told_as_one) {
  ScoreSheet expected;
  expected.add("KJ-5.10"_rule, {"klaverjas.line.conceded", {seat(1)}});
  expected.add("KJ-5.3"_rule, {"klaverjas.line.roem", {seat(2), tally({40})}})
      .move(40, kTable, seat(2));
  expected.add("KJ-7.17"_rule, {"klaverjas.line.nat_conceded_alone", {seat(1), 202}})
      .move(162, kTable, seat(2))
      .move(202, kTable, seat(0));
  EXPECT_EQ(scored(kThree, {.maker = seat(1), .other_roem = {40}, .conceded = true}), expected);
}

TEST(KlaverjasThree, conceded_deal_fails_however_much_roem_the_maker_claimed) {
  ScoreSheet expected;
  expected.add("KJ-5.10"_rule, {"klaverjas.line.conceded", {seat(2)}});
  expected.add("KJ-5.3"_rule, {"klaverjas.line.roem", {seat(2), 200}}).move(200, kTable, seat(2));
  expected.add("KJ-7.17"_rule, {"klaverjas.line.nat_conceded_alone", {seat(2), 362}})
      .move(200, seat(2), kTable)
      .move(362, kTable, seat(0))
      .move(362, kTable, seat(1));
  const Deal deal{.maker = seat(2), .roem = {200}, .sums = true, .conceded = true};
  EXPECT_EQ(scored(kThree, deal), expected);
}

TEST(KlaverjasThree, passed_out_deal_scores_nothing_and_says_so) {
  ScoreSheet expected;
  expected.add("KJ-7.16"_rule, {"klaverjas.line.passed_out"});
  EXPECT_EQ(scored(kThree, {.passed_out = true}), expected);
}

TEST(KlaverjasThree, E1_made_told_by_the_cards) {
  const Deal deal{.maker = seat(0),
                  .roem = {20},
                  .trump = Suit::spades,
                  .last_trick = seat(0),
                  .cards = cards({"DK", "HQ", "D9", "D7", "D8", "CJ", "SJ", "CQ", "CT", "SQ", "HJ",
                                  "SA", "HK", "C9", "SK", "HA", "C8"}),
                  .other_cards = cards({"DJ", "DA", "DQ", "C7", "CK", "CA"})};
  ScoreSheet expected;
  add_points_of_three(expected, "KJ-5.12"_rule, 0, {87, 31, 44});
  expected.add("KJ-5.3"_rule, {"klaverjas.line.roem", {seat(0), tally({20})}})
      .move(20, kTable, seat(0));
  expected.add("KJ-7.17"_rule, {"klaverjas.line.made_alone", {seat(0), 107, 182}});
  EXPECT_EQ(scored(kThree, deal), expected);
}

TEST(KlaverjasThree, E2_exactly_half_fails_told_by_the_cards) {
  const Deal deal{.maker = seat(1),
                  .roem = {20},
                  .trump = Suit::clubs,
                  .last_trick = seat(0),
                  .cards = cards({"D7", "S9", "CK", "C9", "CQ", "SQ", "S8", "C7", "SJ", "SA", "CJ",
                                  "HK", "H9", "DT"}),
                  .other_cards = cards(
                      {"DQ", "CT", "D9", "HA", "HJ", "H8", "HT", "HQ", "H7", "C8", "CA", "DK"})};
  const ScoreSheet sheet = scored(kThree, deal);
  EXPECT_EQ(after({0, 0, 0}, seat_accounts(3), sheet), (Totals{182, 0, 182}));
}

TEST(KlaverjasThree, E3_roem_of_a_defender_told_by_the_cards) {
  const Deal deal{.maker = seat(0),
                  .third_roem = {20, 20},
                  .trump = Suit::hearts,
                  .last_trick = seat(1),
                  .cards = cards({"DQ", "D9", "DT", "DJ", "D8", "CA", "C9", "C7", "SK", "H7", "S7",
                                  "ST", "H8", "SJ", "S9", "HA", "SQ"}),
                  .other_cards = cards({"DK", "HT", "S8", "HJ", "SA", "D7"})};
  const ScoreSheet sheet = scored(kThree, deal);
  EXPECT_EQ(sheet.lines[0].message, (Message{"klaverjas.line.points_of_three", {56, 55, 51}}));
  EXPECT_EQ(after({0, 0, 0}, seat_accounts(3), sheet), (Totals{0, 202, 202}));
}

// KJ-6.1 to KJ-6.3, KJ-7.11 to KJ-7.14: what follows the comparison.

ScoreSheet made(int points) {
  ScoreSheet sheet;
  add_points(sheet, kUs, points, 162 - points);
  sheet.add("KJ-5.8"_rule, {"klaverjas.line.made", {kUs, points, 162 - points}});
  return sheet;
}

ScoreSheet made_of_three() {
  ScoreSheet sheet;
  add_points_of_three(sheet, "KJ-5.1"_rule, 0, {82, 50, 30});
  sheet.add("KJ-7.17"_rule, {"klaverjas.line.made_alone", {seat(0), 82, 162}});
  return sheet;
}

const Deal kMade{.maker = seat(0), .points = 100};
const Deal kMadeOfThree{.maker = seat(0), .points = 82, .other_points = 50};

TEST(KlaverjasSheet, totals_are_told_when_everybody_has_dealt_once_more) {
  for (int played = 0; played < 15; ++played) {
    const Carry carry{.balances = {300, 200}, .deals_played = played};
    ScoreSheet expected = made(100);
    if (played == 3 || played == 7 || played == 11)
      expected.add("KJ-6.2"_rule, {"klaverjas.line.subtotal", {played + 1, 400, 262}});
    EXPECT_EQ(score({}, carry, kMade), expected) << played;
  }
}

TEST(KlaverjasSheet, totals_are_told_in_a_game_to_a_target_as_well) {
  const Carry carry{.balances = {1300, 1200}, .deals_played = 19};
  ScoreSheet expected = made(100);
  expected.add("KJ-6.2"_rule, {"klaverjas.line.subtotal", {20, 1400, 1262}});
  EXPECT_EQ(score({.end = Rules::End::target}, carry, kMade), expected);
}

TEST(KlaverjasSheet, of_three_totals_are_told_every_third_deal) {
  for (int played = 0; played < 14; ++played) {
    const Carry carry{.balances = {300, 200, 100}, .deals_played = played};
    ScoreSheet expected = made_of_three();
    if (played % 3 == 2)
      expected.add("KJ-6.2"_rule,
                   {"klaverjas.line.subtotal_of_three", {played + 1, 382, 250, 130}});
    EXPECT_EQ(score({.deals = 15, .players = 3}, carry, kMadeOfThree), expected) << played;
  }
}

TEST(KlaverjasSheet, last_deal_of_a_game_tells_who_won_instead_of_the_totals) {
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
    RuleId rule;
  };
  const Row rows[] = {
      {"16 of 16", {}, {.balances = {1300, 1300}, .deals_played = 15}, "KJ-6.1"_rule},
      {"4 of 4", {.deals = 4}, {.balances = {1300, 1300}, .deals_played = 3}, "KJ-7.12"_rule},
      {"the twentieth, to 1400",
       {.end = Rules::End::target, .target = 1400},
       {.balances = {1300, 1300}, .deals_played = 19},
       "KJ-7.11"_rule},
  };
  for (const Row& row : rows) {
    ScoreSheet expected = made(100);
    expected.add(row.rule, {"klaverjas.line.side_wins", {kUs, 1400, 1362}});
    EXPECT_EQ(score(row.rules, row.carry, kMade), expected) << row.what;
  }
  ScoreSheet expected = made_of_three();
  expected.add("KJ-7.12"_rule, {"klaverjas.line.player_wins", {seat(0), 882}});
  EXPECT_EQ(score({.deals = 15, .players = 3}, {.balances = {800, 800, 800}, .deals_played = 14},
                  kMadeOfThree),
            expected);
}

TEST(KlaverjasSheet, end_of_a_game_names_who_won_it_by_which_rule) {
  constexpr Rules kThirteen{.deals = 13};
  constexpr Rules kTarget{.end = Rules::End::target, .target = 1000};
  struct Row {
    const char* what;
    Rules rules;
    BySeat before;
    RuleId rule;
    Message message;
  };
  const Row rows[] = {
      {"13 deals",
       kThirteen,
       {900, 900},
       "KJ-7.12"_rule,
       {"klaverjas.line.side_wins", {kUs, 1000, 962}}},
      {"the others win",
       kThirteen,
       {900, 1000},
       "KJ-7.12"_rule,
       {"klaverjas.line.side_wins", {kThem, 1062, 1000}}},
      {"equal totals", kThirteen, {900, 938}, "KJ-6.3"_rule, {"klaverjas.line.draw", {1000}}},
      {"to 1000",
       kTarget,
       {900, 700},
       "KJ-7.11"_rule,
       {"klaverjas.line.side_wins", {kUs, 1000, 762}}},
      {"the others to 1000",
       kTarget,
       {700, 950},
       "KJ-7.11"_rule,
       {"klaverjas.line.side_wins", {kThem, 1012, 800}}},
      {"both to 1000", kTarget, {950, 988}, "KJ-6.3"_rule, {"klaverjas.line.draw", {1050}}},
  };
  for (const Row& row : rows) {
    ScoreSheet expected = made(100);
    expected.add(row.rule, row.message);
    EXPECT_EQ(score(row.rules, {.balances = row.before, .deals_played = 12}, kMade), expected)
        << row.what;
  }
}

TEST(KlaverjasSheet, sixteen_deals_end_a_game_by_the_main_rule) {
  const ScoreSheet sheet = score({}, {.balances = {900, 900}, .deals_played = 15}, kMade);
  EXPECT_EQ(sheet.lines.back(),
            (Line{"KJ-6.1"_rule, {"klaverjas.line.side_wins", {kUs, 1000, 962}}, {}}));
}

TEST(KlaverjasSheet, of_three_everybody_with_the_most_points_wins) {
  constexpr Rules kFourteen{.deals = 14, .players = 3};
  struct Row {
    const char* what;
    BySeat before;
    std::vector<Line> expected;
  };
  const Message first{"klaverjas.line.player_wins", {seat(0), 982}};
  const Message second{"klaverjas.line.player_wins", {seat(1), 982}};
  const Message all{"klaverjas.line.draw", {982}};
  const Row rows[] = {
      {"one", {900, 900, 900}, {{"KJ-7.12"_rule, first, {}}}},
      {"two", {900, 932, 900}, {{"KJ-7.12"_rule, first, {}}, {"KJ-7.12"_rule, second, {}}}},
      {"all", {900, 932, 952}, {{"KJ-6.3"_rule, all, {}}}},
  };
  for (const Row& row : rows) {
    ScoreSheet expected = made_of_three();
    for (const Line& line : row.expected) expected.add(line.rule, line.message);
    EXPECT_EQ(score(kFourteen, {.balances = row.before, .deals_played = 13}, kMadeOfThree),
              expected)
        << row.what;
  }
}

TEST(KlaverjasSheet, who_misses_the_game_has_his_credit_in_the_deal_that_tells_it) {
  constexpr Rules kOne{.deals = 1, .partners = Rules::Partners::rotating, .absence_credit = 1450};
  Deal deal = kMade;
  deal.absent = {seat(1), seat(2)};
  ScoreSheet expected = made(100);
  for (const Seat s : deal.absent)
    expected.add("KJ-7.14"_rule, {"klaverjas.line.absent", {s, 1450}}).move(1450, kTable, s);
  expected.add("KJ-7.12"_rule, {"klaverjas.line.side_wins", {kUs, 100, 62}});
  EXPECT_EQ(score(kOne, start(kOne, 4), deal), expected);
}

TEST(KlaverjasSheet, in_the_game_nobody_has_a_credit) {
  constexpr Rules kTwo{.deals = 2, .partners = Rules::Partners::rotating};
  Carry carry = start(kTwo, 4);
  carry.absent = {seat(2)};
  EXPECT_EQ(score(kTwo, carry, kMade), made(100));
}

TEST(KlaverjasSheet, options_of_the_play_change_nothing) {
  const Rules other{.trump_choice = Rules::TrumpChoice::dealer_first,
                    .play_rules = Rules::PlayRules::rotterdam,
                    .beat_partner = false,
                    .maker_must_hold_trump = true,
                    .roem_caller = Rules::RoemCaller::automatic,
                    .roem_deadline = Rules::RoemDeadline::none};
  for (const Arithmetic& row : kArithmetic) {
    const Deal deal{
        .maker = seat(1), .points = row.points, .roem = row.roem, .other_roem = row.other_roem};
    EXPECT_EQ(scored(other, deal), scored({}, deal)) << row.what;
  }
}

}  // namespace
}  // namespace spadille::klaverjas
