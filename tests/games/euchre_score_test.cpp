// Chapters 5 and 6 of Euchre as tables written from the rules. Longer than most files.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/euchre/euchre.h"
#include "tests/support/print_game.h"

namespace spadille::euchre {
namespace {

/// One award: what the makers' side and the defenders' side score, and the rule that says so.
struct Award {
  bool alone;
  bool lone_defence;
  int tricks;
  int makers;
  int defenders;
  const char* rule;
  const char* key;
};

// Chapter 5, case by case. EU-5.9: a lone defender changes nothing once the makers have three.
constexpr Award kAwards[] = {
    {false, false, 0, 0, 2, "EU-5.6", "euchre.line.euchred"},
    {false, false, 1, 0, 2, "EU-5.6", "euchre.line.euchred"},
    {false, false, 2, 0, 2, "EU-5.6", "euchre.line.euchred"},
    {false, false, 3, 1, 0, "EU-5.2", "euchre.line.made"},
    {false, false, 4, 1, 0, "EU-5.2", "euchre.line.made"},
    {false, false, 5, 2, 0, "EU-5.3", "euchre.line.march"},
    {true, false, 0, 0, 2, "EU-5.6", "euchre.line.euchred"},
    {true, false, 1, 0, 2, "EU-5.6", "euchre.line.euchred"},
    {true, false, 2, 0, 2, "EU-5.6", "euchre.line.euchred"},
    {true, false, 3, 1, 0, "EU-5.5", "euchre.line.made_alone"},
    {true, false, 4, 1, 0, "EU-5.5", "euchre.line.made_alone"},
    {true, false, 5, 4, 0, "EU-5.4", "euchre.line.lone_march"},
    {false, true, 0, 0, 4, "EU-5.7", "euchre.line.euchred_by_lone"},
    {false, true, 1, 0, 4, "EU-5.7", "euchre.line.euchred_by_lone"},
    {false, true, 2, 0, 4, "EU-5.7", "euchre.line.euchred_by_lone"},
    {false, true, 3, 1, 0, "EU-5.2", "euchre.line.made"},
    {false, true, 4, 1, 0, "EU-5.2", "euchre.line.made"},
    {false, true, 5, 2, 0, "EU-5.3", "euchre.line.march"},
    {true, true, 0, 0, 4, "EU-5.7", "euchre.line.euchred_by_lone"},
    {true, true, 1, 0, 4, "EU-5.7", "euchre.line.euchred_by_lone"},
    {true, true, 2, 0, 4, "EU-5.7", "euchre.line.euchred_by_lone"},
    {true, true, 3, 1, 0, "EU-5.5", "euchre.line.made_alone"},
    {true, true, 4, 1, 0, "EU-5.5", "euchre.line.made_alone"},
    {true, true, 5, 4, 0, "EU-5.4", "euchre.line.lone_march"},
};

/// The whole sheet that an award means for a maker, and a lone defender where there is one.
ScoreSheet sheet_of(const Award& award, int maker, std::optional<Seat> defender) {
  const std::uint8_t makers = maker % 2 == 0 ? 0 : 1;
  const Side scores{award.makers > 0 ? makers : static_cast<std::uint8_t>(1 - makers)};
  ScoreSheet sheet;
  sheet.add(*rule_id(award.rule), {award.key, {seat(maker), Arg::count(award.tricks), scores}})
      .move(award.makers + award.defenders, Account::table(), scores);
  if (defender && award.makers > 0)
    sheet.add("EU-5.9"_rule, {"euchre.line.lone_defence_failed", {*defender}});
  return sheet;
}

TEST(EuchreScore, award_is_that_of_chapter_5_for_every_maker_and_defender) {
  for (const Award& award : kAwards)
    for (int maker = 0; maker < 4; ++maker)
      for (const int step : {1, 3}) {
        const std::optional<Seat> defender =
            award.lone_defence ? std::optional<Seat>(seat((maker + step) % 4)) : std::nullopt;
        const Deal deal{.maker = seat(maker),
                        .alone = award.alone,
                        .tricks = award.tricks,
                        .lone_defender = defender};
        EXPECT_EQ(score({}, start({}, 4), deal), sheet_of(award, maker, defender))
            << "maker " << maker << " tricks " << award.tricks << " alone " << award.alone;
      }
}

TEST(EuchreScore, noted_trump_changes_nothing) {
  const Deal plain{.maker = seat(2), .tricks = 4};
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    Deal noted = plain;
    noted.trump = suit;
    EXPECT_EQ(score({}, start({}, 4), noted), score({}, start({}, 4), plain));
  }
}

TEST(EuchreScore, options_of_the_play_change_nothing) {
  const Rules other{.pack = Rules::Pack::cards_33_joker,
                    .joker_turned = Rules::JokerTurned::dealer_is_maker,
                    .partner_may_exchange = true,
                    .lone_lead = Rules::LoneLead::left_of_lone};
  for (const Award& award : kAwards) {
    const Deal deal{.maker = seat(1), .alone = award.alone, .tricks = award.tricks};
    EXPECT_EQ(score(other, start(other, 4), deal), score({}, start({}, 4), deal));
  }
}

TEST(EuchreScore, passed_out_deal_scores_nothing_and_says_so) {
  ScoreSheet expected;
  expected.add("EU-5.8"_rule, {"euchre.line.passed_out"});
  EXPECT_EQ(score({}, start({}, 4), {.passed_out = true}), expected);
}

TEST(EuchreScore, variants_raise_what_a_euchre_costs) {
  struct Row {
    const char* what;
    Rules rules;
    Deal deal;
    int defenders;
    const char* rule;
  };
  constexpr Rules kLoner{.euchred_loner = 4};
  constexpr Rules kSuper{.super_euchre = 4};
  constexpr Rules kBoth{.euchred_loner = 4, .super_euchre = 4};
  const Deal two{.maker = seat(2), .tricks = 2};
  const Deal none{.maker = seat(2), .tricks = 0};
  const Deal one{.maker = seat(2), .tricks = 1};
  const Deal alone2{.maker = seat(2), .alone = true, .tricks = 2};
  const Deal alone0{.maker = seat(2), .alone = true, .tricks = 0};
  const Deal lone0{.maker = seat(2), .tricks = 0, .lone_defender = seat(1)};
  const Deal lone2{.maker = seat(2), .alone = true, .tricks = 2, .lone_defender = seat(1)};
  const Row rows[] = {
      {"loner euchred, two tricks", kLoner, alone2, 4, "EU-7.9"},
      {"loner euchred, no trick", kLoner, alone0, 4, "EU-7.9"},
      {"not a loner", kLoner, two, 2, "EU-5.6"},
      {"loner against one: not 6 or 8", kLoner, lone2, 4, "EU-5.7"},
      {"super euchre", kSuper, none, 4, "EU-7.10"},
      {"one trick is no super euchre", kSuper, one, 2, "EU-5.6"},
      {"two tricks are none either", kSuper, two, 2, "EU-5.6"},
      {"super euchre of a loner", kSuper, alone0, 4, "EU-7.10"},
      {"loner with two tricks, super only", kSuper, alone2, 2, "EU-5.6"},
      {"super euchre by one: not 8", kSuper, lone0, 4, "EU-5.7"},
      {"both, two tricks alone", kBoth, alone2, 4, "EU-7.9"},
      {"both, no trick with a partner", kBoth, none, 4, "EU-7.10"},
      {"both, one trick with a partner", kBoth, one, 2, "EU-5.6"},
  };
  for (const Row& row : rows) {
    const ScoreSheet sheet = score(row.rules, start(row.rules, 4), row.deal);
    ASSERT_EQ(sheet.lines.size(), 1U) << row.what;
    EXPECT_EQ(total(sheet, Side{1}), row.defenders) << row.what;
    EXPECT_EQ(to_string(sheet.lines[0].rule), row.rule) << row.what;
  }
}

TEST(EuchreScore, both_variants_of_a_loner_without_a_trick_cost_4_not_8) {
  const Rules rules{.euchred_loner = 4, .super_euchre = 4};
  const Deal deal{.maker = seat(2), .alone = true, .tricks = 0};
  EXPECT_EQ(total(score(rules, start(rules, 4), deal), Side{1}), 4);
}

TEST(EuchreScore, variants_leave_makers_who_succeed_alone) {
  const Rules rules{.euchred_loner = 4, .super_euchre = 4};
  for (const Award& award : kAwards)
    if (award.makers > 0) {
      const Deal deal{.maker = seat(0), .alone = award.alone, .tricks = award.tricks};
      EXPECT_EQ(total(score(rules, start(rules, 4), deal), Side{0}), award.makers) << award.tricks;
    }
}

}  // namespace
}  // namespace spadille::euchre
