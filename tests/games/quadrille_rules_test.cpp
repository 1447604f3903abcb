// Variants of Quadrille and beginnings that cannot be. Tables: longer than most files.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/quadrille/quadrille.h"
#include "tests/support/print.h"

namespace spadille::quadrille {
namespace {

using Texts = std::vector<std::string>;

/// "/deals QU-7.15", "warning /counters QU-7.17": what a finding is about.
Texts told(const Findings& findings) {
  Texts all;
  for (const Finding& f : findings)
    all.push_back((f.severity == Finding::Severity::warning ? "warning " : "") + f.place + ' ' +
                  to_string(f.rule));
  return all;
}

TEST(QuadrilleRules, every_default_is_that_of_the_seed_document) {
  const Texts expected{
      "ante each_1",
      "unit_round down",
      "odd_point ombre",
      "codille_rest pool",
      "codille_pays up_to_double",
      "loss_share ombre_alone",
      "lost_bonus each_opponent",
      "vole_fail vole_only",
      "vole_stake 3",
      "vole_stake_in counters",
      "pairing right_hand",
      "call_queen no_king_left",
      "call_own_king false",
      "go_on leader_may",
      "vole_needs_called_card false",
      "deals 0",
      "pool_at_end split",
      "counters 40",
      "buy_in false",
      "claim_limit next_deal",
      "rotation right",
      "king_surrendered false",
      "faced_card any",
      "bid_out_of_turn void",
      "revoked_trick stays",
      "seen_card must_play",
      "look_at_tricks on_turn",
  };
  Texts defaults;
  for (const auto& row : options()) {
    const Value value = row.get(Rules{});
    defaults.push_back(std::string(row.key) + ' ' + shown(row, value.empty() ? 0 : value[0]));
  }
  EXPECT_EQ(defaults, expected);
}

TEST(QuadrilleRules, option_takes_what_its_clause_names) {
  const Texts expected{
      "QU-7.1 ante: each_1 | dealer_4",
      "QU-7.2 unit_round: down | up | nearest | exact",
      "QU-7.3 odd_point: ombre | partner | pool",
      "QU-7.4 codille_rest: pool | highest_trumps",
      "QU-7.5 codille_pays: up_to_double | double | once",
      "QU-7.6 loss_share: ombre_alone | half | half_unless_under_3",
      "QU-7.7 lost_bonus: each_opponent | once",
      "QU-7.8 vole_fail: vole_only | all_but_premiers | bid_vole_strict",
      "QU-7.9 vole_stake: 0…100",
      "QU-7.9 vole_stake_in: counters | units",
      "QU-7.10 pairing: right_hand | choose",
      "QU-7.11 call_queen: no_king_left | four_kings",
      "QU-7.12 call_own_king: true | false",
      "QU-7.13 go_on: leader_may | must_ask",
      "QU-7.14 vole_needs_called_card: true | false",
      "QU-7.15 deals: 0, 4 … 400",
      "QU-7.16 pool_at_end: split | play_on | leave",
      "QU-7.17 counters: 10…1000",
      "QU-7.17 buy_in: true | false",
      "QU-7.18 claim_limit: next_deal | none",
      "QU-7.19 rotation: right | left",
      "QU-7.20 king_surrendered: true | false",
      "QU-8.2 faced_card: any | not_last",
      "QU-8.9 bid_out_of_turn: void | passes",
      "QU-8.17 revoked_trick: stays | given_up",
      "QU-8.22 seen_card: must_play | if_harmful",
      "QU-8.27 look_at_tricks: on_turn | on_lead",
  };
  Texts domains;
  for (const auto& row : options())
    domains.push_back(to_string(row.rule) + ' ' + std::string(row.key) + ": " + domain(row));
  EXPECT_EQ(domains, expected);
}

TEST(QuadrilleRules, only_options_of_the_play_change_no_score) {
  Texts play_only;
  for (const auto& row : options())
    if (row.play_only) play_only.emplace_back(row.key);
  EXPECT_EQ(play_only, (Texts{"go_on", "claim_limit", "faced_card", "bid_out_of_turn",
                              "revoked_trick", "seen_card", "look_at_tricks"}));
}

TEST(QuadrilleRules, presets_are_what_their_sources_say) {
  const auto rules_of = [](std::string_view id) {
    for (const auto& preset : presets())
      if (preset.id == id) return preset.rules;
    ADD_FAILURE() << id;
    return Rules{};
  };
  EXPECT_EQ(rules_of("quadrille/ten-tours"), (Rules{.deals = 40}));
  EXPECT_EQ(rules_of("quadrille/dealer-antes"), (Rules{.ante = Rules::Ante::dealer_4}));
  EXPECT_EQ(rules_of("quadrille/old-laws"),
            (Rules{.ante = Rules::Ante::dealer_4,
                   .codille_pays = Rules::CodillePays::once,
                   .loss_share = Rules::LossShare::half_unless_under_3,
                   .vole_fail = Rules::VoleFail::bid_vole_strict,
                   .call_own_king = true,
                   .vole_needs_called_card = true,
                   .deals = 40}));
}

TEST(QuadrilleRules, check_finds_nothing_wrong_with_any_preset) {
  for (const auto& preset : presets()) EXPECT_EQ(check(preset.rules), Findings{}) << preset.id;
}

TEST(QuadrilleRules, check_finds_what_is_out_of_range) {
  struct Row {
    const char* what;
    Rules rules;
    Texts expected;
  };
  const Row rows[] = {
      {"the defaults", {}, {}},
      {"a vole without a pool", {.vole_stake = 0}, {}},
      {"the largest stake", {.vole_stake = 100}, {}},
      {"a stake above 100", {.vole_stake = 101}, {"/vole_stake QU-7.9"}},
      {"a stake below nought", {.vole_stake = -1}, {"/vole_stake QU-7.9"}},
      {"four deals", {.deals = 4}, {}},
      {"a hundred tours", {.deals = 400}, {}},
      {"one more round", {.deals = 404}, {"/deals QU-7.15"}},
      {"not everybody deals equally often", {.deals = 10}, {"/deals QU-7.15"}},
      {"deals below nought", {.deals = -4}, {"/deals QU-7.15"}},
      {"the smallest stock", {.counters = 10, .buy_in = true}, {}},
      {"the largest stock", {.counters = 1000, .buy_in = true}, {}},
      {"a stock of 9", {.counters = 9, .buy_in = true}, {"/counters QU-7.17"}},
      {"a stock of 1001", {.counters = 1001, .buy_in = true}, {"/counters QU-7.17"}},
      {"no such share", {.loss_share = static_cast<Rules::LossShare>(3)}, {"/loss_share QU-7.6"}},
      {"no such end", {.pool_at_end = static_cast<Rules::PoolAtEnd>(3)}, {"/pool_at_end QU-7.16"}},
      {"two at once", {.vole_stake = -1, .deals = 3}, {"/vole_stake QU-7.9", "/deals QU-7.15"}},
  };
  for (const Row& row : rows) EXPECT_EQ(told(check(row.rules)), row.expected) << row.what;
}

TEST(QuadrilleRules, check_warns_of_what_has_no_effect) {
  constexpr auto kUnits = Rules::VoleStakeIn::units;
  constexpr auto kPlayOn = Rules::PoolAtEnd::play_on;
  struct Row {
    const char* what;
    Rules rules;
    Texts expected;
  };
  const Row rows[] = {
      {"units of nothing",
       {.vole_stake = 0, .vole_stake_in = kUnits},
       {"warning /vole_stake_in QU-7.9"}},
      {"three units", {.vole_stake_in = kUnits}, {}},
      {"a stock that nobody asks for", {.counters = 60}, {"warning /counters QU-7.17"}},
      {"the usual stock", {.counters = 40}, {}},
      {"a stock to buy", {.counters = 60, .buy_in = true}, {}},
      {"played on without a last deal", {.pool_at_end = kPlayOn}, {"warning /pool_at_end QU-7.16"}},
      {"played on after the last deal", {.deals = 40, .pool_at_end = kPlayOn}, {}},
      {"left in the pool when they stop", {.pool_at_end = Rules::PoolAtEnd::leave}, {}},
  };
  for (const Row& row : rows) EXPECT_EQ(told(check(row.rules)), row.expected) << row.what;
}

TEST(QuadrilleRules, warning_names_the_option_that_is_missing) {
  const Rules rules{.vole_stake = 0, .vole_stake_in = Rules::VoleStakeIn::units, .counters = 60};
  Texts expected;
  for (const Finding& f : check(rules)) expected.push_back(f.expected);
  EXPECT_EQ(expected, (Texts{"buy_in: true", "vole_stake: 1…100"}));
}

TEST(QuadrilleRules, option_without_effect_changes_nothing_when_they_stop) {
  const Carry carry{.balances = {-14, -14, -14, -14}, .pool = 56};
  for (const auto& option : options())
    for (int n = 0; n < 4; ++n) {
      Rules rules;
      if (!option.accepts(n)) continue;
      option.set(rules, {n});
      if (check(rules).empty()) continue;
      EXPECT_EQ(closing(rules, carry), closing({}, carry)) << option.key << ' ' << n;
    }
}

TEST(QuadrilleBeginning, fresh_evening_begins_at_nought_with_an_empty_pool) {
  EXPECT_EQ(start({}, 4), (Carry{.balances = {0, 0, 0, 0}, .pool = 0, .dealer = seat(0)}));
}

TEST(QuadrilleBeginning, what_cannot_be_carried_on_is_found) {
  constexpr int kDebt = 1'000'000'000;
  const BySeat even{0, 0, 0, 0};
  const Rules forty{.deals = 40};
  const Rules played_on{.deals = 40, .pool_at_end = Rules::PoolAtEnd::play_on};
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
    Texts expected;
  };
  const Row rows[] = {
      {"the example of QU-6.4",
       {},
       {.balances = {-5, -1, -1, -1}, .pool = 8, .dealer = seat(3)},
       {}},
      {"nobody", {}, {}, {"/balances QU-6.4"}},
      {"three players", {}, {.balances = {0, 0, 0}}, {"/balances QU-6.4"}},
      {"five players", {}, {.balances = {0, 0, 0, 0, 0}}, {"/balances QU-6.4"}},
      {"an enormous debt", {}, {.balances = {0, -kDebt, 0, 0}}, {"/balances QU-6.4"}},
      {"an enormous gain", {}, {.balances = {0, 0, 0, kDebt}}, {"/balances QU-6.4"}},
      {"a pool that owes", {}, {.balances = even, .pool = -1}, {"/pool QU-6.4"}},
      {"the largest pool", {}, {.balances = even, .pool = kMostPool - 4}, {}},
      {"too large with the antes", {}, {.balances = even, .pool = kMostPool - 3}, {"/pool QU-1.6"}},
      {"too large with antes in quarters",
       {.unit_round = Rules::UnitRound::exact},
       {.balances = even, .pool = kMostPool - 15},
       {"/pool QU-1.6"}},
      {"too large before the antes",
       {},
       {.balances = even, .pool = kMostPool + 1},
       {"/pool QU-6.4"}},
      {"stocks of a table that buys in",
       {.buy_in = true},
       {.balances = even, .stocks = {1, 0, 0, 2}},
       {}},
      {"no stocks of a table that buys in",
       {.buy_in = true},
       {.balances = even},
       {"/stocks QU-7.17"}},
      {"stocks of a table that does not",
       {},
       {.balances = even, .stocks = even},
       {"/stocks QU-7.17"}},
      {"a stock given back",
       {.buy_in = true},
       {.balances = even, .stocks = {0, -1, 0, 0}},
       {"/stocks QU-7.17"}},
      {"a fifth seat deals", {}, {.balances = even, .dealer = seat(4)}, {"/dealer QU-2.1"}},
      {"deals below nought", {}, {.balances = even, .deals_played = -1}, {"/deals_played QU-7.15"}},
      {"many deals without end", {}, {.balances = even, .deals_played = 5000}, {}},
      {"before the last deal", forty, {.balances = even, .deals_played = 39}, {}},
      {"after the last deal",
       forty,
       {.balances = even, .deals_played = 40},
       {"/deals_played QU-7.15"}},
      {"after the last deal with a pool to share",
       forty,
       {.balances = even, .pool = 8, .deals_played = 40},
       {"/deals_played QU-7.15"}},
      {"after the last deal with a pool to play for",
       played_on,
       {.balances = even, .pool = 8, .deals_played = 43},
       {}},
      {"after the last deal, nothing to play for",
       played_on,
       {.balances = even, .deals_played = 40},
       {"/deals_played QU-7.15"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(check(row.rules, row.carry)), row.expected) << row.what;
}

TEST(QuadrilleBeginning, finding_says_what_was_given_and_what_would_do) {
  EXPECT_EQ(check({}, Carry{.balances = {0, 0, 0}}),
            (Findings{{.place = "/balances",
                       .given = "3",
                       .message = {"quadrille.finding.four_balances"},
                       .rule = "QU-6.4"_rule,
                       .expected = "4"}}));
  EXPECT_EQ(check({.deals = 8}, Carry{.balances = {0, 0, 0, 0}, .deals_played = 9}),
            (Findings{{.place = "/deals_played",
                       .given = "9",
                       .message = {"quadrille.finding.game_is_over"},
                       .rule = "QU-7.15"_rule,
                       .expected = "0…7"}}));
}

}  // namespace
}  // namespace spadille::quadrille
