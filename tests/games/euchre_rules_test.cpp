// Variants of Euchre, beginnings and deals that cannot be. Tables: longer than most files.
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/euchre/euchre.h"
#include "tests/support/print_game.h"

namespace spadille::euchre {
namespace {

using Texts = std::vector<std::string>;

/// "/tricks EU-5.1", "warning /joker_turned EU-7.3": what a finding is about.
Texts told(const Findings& findings) {
  Texts all;
  for (const Finding& f : findings)
    all.push_back((f.severity == Finding::Severity::warning ? "warning " : "") + f.place + ' ' +
                  to_string(f.rule));
  return all;
}

TEST(EuchreRules, every_default_is_that_of_the_seed_document) {
  const Texts expected{
      "pack 24",
      "joker_turned dealer_names_candidate",
      "lone_defence any",
      "partner_may_exchange false",
      "lone_lead left_of_dealer",
      "stick_the_dealer false",
      "target 10",
      "euchred_loner 2",
      "super_euchre 2",
      "carry_over false",
      "rubber false",
      "exchange optional",
      "lone_defence_until exchange",
      "alone_takeover false",
      "natural_trump false",
      "partner_only_alone false",
      "partners_best false",
      "weak_hand play_on",
      "dealer_forfeit false",
      "cut always",
      "misdeal same_dealer",
      "deal_out_of_turn corrected",
      "turned_down_named call_again",
      "six_cards opponents_two",
      "revoke two_points",
      "revoke_claim mixed",
      "wrong_claim 0",
      "revoke_chance any",
      "exposed_card first_chance",
      "claim_rest agreed",
      "table_talk 2",
      "laid_is_played false",
  };
  Texts defaults;
  for (const auto& row : options()) {
    const Value value = row.get(Rules{});
    defaults.push_back(std::string(row.key) + ' ' + shown(row, value.empty() ? 0 : value[0]));
  }
  EXPECT_EQ(defaults, expected);
}

TEST(EuchreRules, only_options_of_the_play_change_no_score) {
  Texts play_only;
  for (const auto& row : options())
    if (row.play_only) play_only.emplace_back(row.key);
  EXPECT_EQ(play_only, (Texts{"pack",           "joker_turned",     "partner_may_exchange",
                              "lone_lead",      "exchange",         "lone_defence_until",
                              "alone_takeover", "natural_trump",    "partner_only_alone",
                              "partners_best",  "weak_hand",        "cut",
                              "misdeal",        "deal_out_of_turn", "turned_down_named",
                              "six_cards",      "revoke",           "revoke_claim",
                              "wrong_claim",    "revoke_chance",    "exposed_card",
                              "claim_rest",     "table_talk",       "laid_is_played"}));
}

TEST(EuchreRules, presets_are_what_their_sources_say) {
  const auto rules_of = [](std::string_view id) {
    for (const auto& preset : presets())
      if (preset.id == id) return preset.rules;
    ADD_FAILURE() << id;
    return Rules{};
  };
  EXPECT_EQ(rules_of("euchre/stick-the-dealer"), (Rules{.stick_the_dealer = true}));
  EXPECT_EQ(rules_of("euchre/old-american"), (Rules{.pack = Rules::Pack::cards_33_joker}));
  EXPECT_EQ(rules_of("euchre/cornwall"),
            (Rules{.pack = Rules::Pack::cards_25_joker, .target = 21}));
  EXPECT_EQ(rules_of("euchre/boston-1888"),
            (Rules{.target = 5,
                   .euchred_loner = 4,
                   .rubber = true,
                   .exchange = Rules::Exchange::mandatory,
                   .alone_takeover = true,
                   .turned_down_named = Rules::TurnedDownNamed::counts_as_pass,
                   .revoke = Rules::Revoke::boston,
                   .revoke_claim = Rules::RevokeClaim::cut,
                   .exposed_card = Rules::ExposedCard::when_called}));
}

TEST(EuchreRules, check_finds_what_is_out_of_range_or_without_effect) {
  constexpr auto kMaker = Rules::JokerTurned::dealer_is_maker;
  struct Row {
    const char* what;
    Rules rules;
    Texts expected;
  };
  const Row rows[] = {
      {"the defaults", {}, {}},
      {"smallest target", {.target = 1}, {}},
      {"largest target", {.target = 100}, {}},
      {"no target", {.target = 0}, {"/target EU-7.8"}},
      {"target below nought", {.target = -10}, {"/target EU-7.8"}},
      {"target above 100", {.target = 101}, {"/target EU-7.8"}},
      {"loner 4", {.euchred_loner = 4}, {}},
      {"loner 3", {.euchred_loner = 3}, {"/euchred_loner EU-7.9"}},
      {"loner 0", {.euchred_loner = 0}, {"/euchred_loner EU-7.9"}},
      {"loner 6", {.euchred_loner = 6}, {"/euchred_loner EU-7.9"}},
      {"super 4", {.super_euchre = 4}, {}},
      {"super 3", {.super_euchre = 3}, {"/super_euchre EU-7.10"}},
      {"super 5", {.super_euchre = 5}, {"/super_euchre EU-7.10"}},
      {"no such pack", {.pack = static_cast<Rules::Pack>(4)}, {"/pack EU-7.1"}},
      {"no such defence",
       {.lone_defence = static_cast<Rules::LoneDefence>(3)},
       {"/lone_defence EU-7.4"}},
      {"two at once",
       {.target = 0, .super_euchre = 1},
       {"/target EU-7.8", "/super_euchre EU-7.10"}},
      {"a target that four points can pass twice",
       {.target = 3, .carry_over = true},
       {"/target EU-7.11"}},
      {"a target that they cannot", {.target = 4, .carry_over = true}, {}},
      {"joker turned in 24 cards", {.joker_turned = kMaker}, {"warning /joker_turned EU-7.3"}},
      {"joker turned in 32 cards",
       {.pack = Rules::Pack::cards_32, .joker_turned = kMaker},
       {"warning /joker_turned EU-7.3"}},
      {"joker turned in 25 cards",
       {.pack = Rules::Pack::cards_25_joker, .joker_turned = kMaker},
       {}},
      {"joker turned in 33 cards",
       {.pack = Rules::Pack::cards_33_joker, .joker_turned = kMaker},
       {}},
  };
  for (const Row& row : rows) EXPECT_EQ(told(check(row.rules)), row.expected) << row.what;
}

TEST(EuchreRules, fresh_evening_begins_at_nought_with_the_first_seat_dealing) {
  EXPECT_EQ(start({}, 4), (Carry{.balances = {0, 0}, .dealer = seat(0)}));
}

TEST(EuchreBeginning, check_finds_what_cannot_be) {
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
    Texts expected;
  };
  const Row rows[] = {
      {"on paper 6 to 4, west deals", {}, {.balances = {6, 4}, .dealer = seat(3)}, {}},
      {"one short of ten", {}, {.balances = {9, 9}}, {}},
      {"ten", {}, {.balances = {10, 4}}, {"/balances/0 EU-6.1"}},
      {"more than ten", {}, {.balances = {3, 12}}, {"/balances/1 EU-6.1"}},
      {"both over", {}, {.balances = {10, 10}}, {"/balances/0 EU-6.1", "/balances/1 EU-6.1"}},
      {"9 of 5", {.target = 5}, {.balances = {9, 0}}, {"/balances/0 EU-7.8"}},
      {"12 of 21", {.target = 21}, {.balances = {12, 20}}, {}},
      {"below nought", {}, {.balances = {-1, 0}}, {"/balances EU-6.5"}},
      {"no totals", {}, {}, {"/balances EU-5.1"}},
      {"one total", {}, {.balances = {3}}, {"/balances EU-5.1"}},
      {"a total a seat", {}, {.balances = {3, 0, 3, 0}}, {"/balances EU-5.1"}},
      {"a fifth dealer", {}, {.balances = {0, 0}, .dealer = seat(4)}, {"/dealer EU-6.3"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(check(row.rules, row.carry)), row.expected) << row.what;
}

TEST(EuchreDeal, possible_deal_has_no_finding) {
  using enum Rules::LoneDefence;
  struct Row {
    const char* what;
    Rules rules;
    Deal deal;
  };
  const Row rows[] = {
      {"no trick", {}, {.maker = seat(0), .tricks = 0}},
      {"five tricks", {}, {.maker = seat(3), .tricks = 5}},
      {"alone", {}, {.maker = seat(1), .alone = true, .tricks = 2}},
      {"trump noted", {}, {.maker = seat(1), .tricks = 2, .trump = Suit::clubs}},
      {"defended on the left", {}, {.maker = seat(1), .tricks = 2, .lone_defender = seat(2)}},
      {"defended on the right", {}, {.maker = seat(1), .tricks = 2, .lone_defender = seat(0)}},
      {"one against one",
       {.lone_defence = only_vs_lone_maker},
       {.maker = seat(1), .alone = true, .tricks = 2, .lone_defender = seat(0)}},
      {"nobody defends, nobody may", {.lone_defence = never}, {.maker = seat(1), .tricks = 4}},
      {"passed out", {}, {.passed_out = true}},
      {"stuck dealer names", {.stick_the_dealer = true}, {.maker = seat(0), .tricks = 3}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(validate(row.rules, start(row.rules, 4), row.deal), Findings{}) << row.what;
}

TEST(EuchreDeal, every_reason_is_found_at_once_each_with_its_place_and_rule) {
  using enum Rules::LoneDefence;
  struct Row {
    const char* what;
    Rules rules;
    Deal deal;
    Texts expected;
  };
  const Row rows[] = {
      {"nothing said", {}, {}, {"/maker EU-3.3", "/tricks EU-5.1"}},
      {"no maker", {}, {.tricks = 3}, {"/maker EU-3.3"}},
      {"no tricks", {}, {.maker = seat(2)}, {"/tricks EU-5.1"}},
      {"only alone", {}, {.alone = true}, {"/maker EU-3.3", "/tricks EU-5.1"}},
      {"six tricks", {}, {.maker = seat(2), .tricks = 6}, {"/tricks EU-5.1"}},
      {"minus one trick", {}, {.maker = seat(2), .tricks = -1}, {"/tricks EU-5.1"}},
      {"a fifth seat", {}, {.maker = seat(4), .tricks = 3}, {"/maker EU-3.3"}},
      {"an eighth seat and six tricks",
       {},
       {.maker = seat(7), .tricks = 6},
       {"/maker EU-3.3", "/tricks EU-5.1"}},
      {"a fifth defender",
       {},
       {.maker = seat(0), .tricks = 3, .lone_defender = seat(5)},
       {"/lone_defender EU-3.6"}},
      {"no such suit",
       {},
       {.maker = seat(0), .tricks = 3, .trump = static_cast<Suit>(4)},
       {"/trump EU-3.1"}},
      {"defends against himself",
       {},
       {.maker = seat(1), .tricks = 3, .lone_defender = seat(1)},
       {"/lone_defender EU-3.6"}},
      {"defends against his partner",
       {},
       {.maker = seat(1), .tricks = 3, .lone_defender = seat(3)},
       {"/lone_defender EU-3.6"}},
      {"partner sits out but defends",
       {},
       {.maker = seat(2), .alone = true, .tricks = 3, .lone_defender = seat(0)},
       {"/lone_defender EU-3.6"}},
      {"nobody may defend alone",
       {.lone_defence = never},
       {.maker = seat(1), .tricks = 3, .lone_defender = seat(2)},
       {"/lone_defender EU-7.4"}},
      {"nobody may, also against one",
       {.lone_defence = never},
       {.maker = seat(1), .alone = true, .tricks = 3, .lone_defender = seat(2)},
       {"/lone_defender EU-7.4"}},
      {"only against one, but two played",
       {.lone_defence = only_vs_lone_maker},
       {.maker = seat(1), .tricks = 3, .lone_defender = seat(2)},
       {"/lone_defender EU-7.4"}},
      {"nobody may, and on his own side",
       {.lone_defence = never},
       {.maker = seat(1), .tricks = 3, .lone_defender = seat(3)},
       {"/lone_defender EU-7.4", "/lone_defender EU-3.6"}},
      {"lone defender of nobody knows whom",
       {},
       {.tricks = 1, .lone_defender = seat(2)},
       {"/maker EU-3.3"}},
      {"passed out by a stuck dealer",
       {.stick_the_dealer = true},
       {.passed_out = true},
       {"/passed_out EU-7.7"}},
      {"passed out with a maker", {}, {.maker = seat(0), .passed_out = true}, {"/maker EU-3.4"}},
      {"passed out alone", {}, {.alone = true, .passed_out = true}, {"/alone EU-3.4"}},
      {"passed out with no trick", {}, {.tricks = 0, .passed_out = true}, {"/tricks EU-3.4"}},
      {"passed out but defended",
       {},
       {.lone_defender = seat(0), .passed_out = true},
       {"/lone_defender EU-3.4"}},
      {"passed out in hearts", {}, {.trump = Suit::hearts, .passed_out = true}, {"/trump EU-3.4"}},
      {"passed out with everything",
       {.stick_the_dealer = true},
       {.maker = seat(0),
        .alone = true,
        .tricks = 5,
        .lone_defender = seat(1),
        .trump = Suit::spades,
        .passed_out = true},
       {"/passed_out EU-7.7", "/maker EU-3.4", "/alone EU-3.4", "/tricks EU-3.4",
        "/lone_defender EU-3.4", "/trump EU-3.4"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(validate(row.rules, start(row.rules, 4), row.deal)), row.expected) << row.what;
}

TEST(EuchreDeal, finding_says_what_was_given_and_what_would_do) {
  const Deal deal{.maker = seat(1), .tricks = 6, .lone_defender = seat(3)};
  const Findings expected{
      {.place = "/tricks",
       .given = "6",
       .message = {"finding.range"},
       .rule = "EU-5.1"_rule,
       .expected = "0…5"},
      {.place = "/lone_defender",
       .given = "3",
       .message = {"euchre.finding.defends_own_side", {seat(3), seat(1)}},
       .rule = "EU-3.6"_rule,
       .expected = "0 | 2"},
  };
  EXPECT_EQ(validate({}, start({}, 4), deal), expected);
}

}  // namespace
}  // namespace spadille::euchre
