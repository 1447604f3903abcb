// Variants of Klaverjas and beginnings that cannot be. Tables: longer than most files.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/klaverjas/klaverjas.h"
#include "tests/support/print.h"

namespace spadille::klaverjas {
namespace {

using Texts = std::vector<std::string>;

/// "/target KJ-7.11 = 500…10000", "warning /pit KJ-7.9 = players: 4": what a finding is about, and
/// what would do.
Texts told(const Findings& findings) {
  Texts all;
  for (const Finding& f : findings)
    all.push_back((f.severity == Finding::Severity::warning ? "warning " : "") + f.place +
                  (f.rule.named() ? ' ' + to_string(f.rule) : "") +
                  (f.expected.empty() ? "" : " = " + f.expected));
  return all;
}

constexpr std::string_view kTrumpChoices =
    "free | forehand_must | second_pack_next_card | second_pack_any_suit | second_pack_other_suit "
    "| "
    "dealer_first";

TEST(KlaverjasRules, every_default_is_that_of_the_seed_document) {
  const Texts expected{
      "trump_choice free",
      "play_rules amsterdam",
      "undertrump_opponent forbidden",
      "beat_partner true",
      "undertrump_partner forbidden",
      "maker_must_hold_trump false",
      "four_jacks 200",
      "four_low 0",
      "pit 0",
      "tegenpit 0",
      "end deals",
      "target 1500",
      "deals 16",
      "partners fixed",
      "absence_credit 1600",
      "players 4",
      "redeal_by same",
      "values klaverjas",
      "last_trick 10",
      "marks tally",
      "roem_caller winners",
      "roem_deadline next_lead",
      "packets three_two_three",
      "trump_change next_player",
      "out_of_turn take_back",
      "revoke_deadline trick_turned",
      "corrected_revoke free",
      "revoke points_and_roem",
      "revoke_bonus 0",
      "false_roem until_turned",
      "look_back last_trick",
  };
  Texts defaults;
  for (const auto& row : options()) {
    const Value value = row.get(Rules{});
    defaults.push_back(std::string(row.key) + ' ' + shown(row, value.empty() ? 0 : value[0]));
  }
  EXPECT_EQ(defaults, expected);
}

TEST(KlaverjasRules, option_takes_what_the_rules_list) {
  const Texts expected{
      "trump_choice KJ-7.1 " + std::string(kTrumpChoices),
      "play_rules KJ-7.2 amsterdam | rotterdam",
      "undertrump_opponent KJ-7.3 forbidden | free | forced",
      "beat_partner KJ-7.4 true | false",
      "undertrump_partner KJ-7.5 forbidden | free",
      "maker_must_hold_trump KJ-7.6 true | false",
      "four_jacks KJ-7.7 100 | 200",
      "four_low KJ-7.8 0 | 100",
      "pit KJ-7.9 0 | 100",
      "tegenpit KJ-7.10 0 | 100 | 200 | 300",
      "end KJ-7.11 deals | target",
      "target KJ-7.11 500…10000",
      "deals KJ-7.12 1…100",
      "partners KJ-7.13 fixed | rotating",
      "absence_credit KJ-7.14 0…10000",
      "players KJ-7.15 3 | 4",
      "redeal_by KJ-7.18 same | next",
      "values KJ-7.19 klaverjas | boonaken | jass_as_printed | swiss_jass",
      "last_trick KJ-7.20 0 | 5 | 10",
      "marks KJ-7.21 tally | figures",
      "roem_caller KJ-7.22 winners | anyone | automatic",
      "roem_deadline KJ-7.23 next_lead | trick_turned | none",
      "packets KJ-7.24 three_two_three | four_four | three_three_two",
      "trump_change KJ-8.7 next_player | first_card | never",
      "out_of_turn KJ-8.9 take_back | penalty_card",
      "revoke_deadline KJ-8.14 trick_turned | next_lead",
      "corrected_revoke KJ-8.14 free | suit_barred",
      // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one row that is long
      "revoke KJ-8.15 points_and_roem | points_only | deal_again | deal_again_twice | personal | "
      "none",
      "revoke_bonus KJ-8.16 0 | 100",
      "false_roem KJ-8.22 until_turned | as_any_claim",
      "look_back KJ-8.25 last_trick | first_trick",
  };
  Texts found;
  for (const auto& row : options())
    found.push_back(std::string(row.key) + ' ' + to_string(row.rule) + ' ' + domain(row));
  EXPECT_EQ(found, expected);
}

TEST(KlaverjasRules, only_options_of_the_play_change_no_score) {
  Texts play_only;
  for (const auto& row : options())
    if (row.play_only) play_only.emplace_back(row.key);
  EXPECT_EQ(play_only,
            (Texts{"play_rules", "undertrump_opponent", "beat_partner", "undertrump_partner",
                   "maker_must_hold_trump", "roem_caller", "roem_deadline", "packets",
                   "trump_change", "out_of_turn", "revoke_deadline", "corrected_revoke", "revoke",
                   "revoke_bonus", "false_roem", "look_back"}));
}

TEST(KlaverjasRules, presets_are_what_their_sources_say) {
  struct Row {
    std::string_view id;
    Rules rules;
  };
  const std::vector<Row> expected{
      {"klaverjas/seed", {}},
      {"klaverjas/pit", {.pit = 100}},
      {"klaverjas/individual", {.partners = Rules::Partners::rotating}},
      {"klaverjas/three-handed", {.deals = 15, .players = 3}},
      {"klaverjas/utrecht", {.trump_choice = Rules::TrumpChoice::forehand_must}},
      {"klaverjas/utrecht-club",
       {.trump_choice = Rules::TrumpChoice::forehand_must,
        .undertrump_opponent = Rules::UndertrumpOpponent::forced}},
      {"klaverjas/rotterdam", {.play_rules = Rules::PlayRules::rotterdam}},
      {"klaverjas/rotterdam-nku",
       {.trump_choice = Rules::TrumpChoice::dealer_first,
        .play_rules = Rules::PlayRules::rotterdam,
        .four_jacks = 100,
        .four_low = 100,
        .pit = 100,
        .marks = Rules::Marks::figures}},
      {"klaverjas/to-1500", {.pit = 100, .end = Rules::End::target}},
  };
  ASSERT_EQ(presets().size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(presets()[i].id, expected[i].id);
    EXPECT_EQ(presets()[i].rules, expected[i].rules) << expected[i].id;
  }
}

TEST(KlaverjasRules, preset_has_no_finding) {
  for (const auto& preset : presets()) EXPECT_EQ(check(preset.rules), Findings{}) << preset.id;
}

struct RulesRow {
  const char* what;
  Rules rules;
  Texts expected;
};

TEST(KlaverjasRules, check_finds_what_is_out_of_range) {
  const RulesRow rows[] = {
      {"the defaults", {}, {}},
      {"no such way to choose trumps",
       {.trump_choice = static_cast<Rules::TrumpChoice>(6)},
       {"/trump_choice KJ-7.1 = " + std::string(kTrumpChoices)}},
      {"jacks 0", {.four_jacks = 0}, {"/four_jacks KJ-7.7 = 100 | 200"}},
      {"jacks 150", {.four_jacks = 150}, {"/four_jacks KJ-7.7 = 100 | 200"}},
      {"jacks 300", {.four_jacks = 300}, {"/four_jacks KJ-7.7 = 100 | 200"}},
      {"low 100", {.four_low = 100}, {}},
      {"low 50", {.four_low = 50}, {"/four_low KJ-7.8 = 0 | 100"}},
      {"pit 200", {.pit = 200}, {"/pit KJ-7.9 = 0 | 100"}},
      {"tegenpit 100", {.tegenpit = 100}, {}},
      {"tegenpit 200", {.tegenpit = 200}, {}},
      {"tegenpit 300", {.tegenpit = 300}, {}},
      {"tegenpit 150", {.tegenpit = 150}, {"/tegenpit KJ-7.10 = 0 | 100 | 200 | 300"}},
      {"tegenpit 400", {.tegenpit = 400}, {"/tegenpit KJ-7.10 = 0 | 100 | 200 | 300"}},
      {"target 500", {.end = Rules::End::target, .target = 500}, {}},
      {"target 10000", {.end = Rules::End::target, .target = 10'000}, {}},
      {"target 499", {.end = Rules::End::target, .target = 499}, {"/target KJ-7.11 = 500…10000"}},
      {"target 10001",
       {.end = Rules::End::target, .target = 10'001},
       {"/target KJ-7.11 = 500…10000"}},
      {"one deal", {.deals = 1}, {}},
      {"a hundred deals", {.deals = 100}, {}},
      {"no deal", {.deals = 0}, {"/deals KJ-7.12 = 1…100"}},
      {"101 deals", {.deals = 101}, {"/deals KJ-7.12 = 1…100"}},
      {"no credit", {.partners = Rules::Partners::rotating, .absence_credit = 0}, {}},
      {"credit 10000", {.partners = Rules::Partners::rotating, .absence_credit = 10'000}, {}},
      {"credit 10001",
       {.partners = Rules::Partners::rotating, .absence_credit = 10'001},
       {"/absence_credit KJ-7.14 = 0…10000"}},
      {"credit below nought",
       {.partners = Rules::Partners::rotating, .absence_credit = -1},
       {"/absence_credit KJ-7.14 = 0…10000"}},
      {"two players", {.players = 2}, {"/players KJ-7.15 = 3 | 4"}},
      {"five players", {.players = 5}, {"/players KJ-7.15 = 3 | 4"}},
      {"last trick 5", {.last_trick = 5}, {}},
      {"last trick 0", {.last_trick = 0}, {}},
      {"last trick 7", {.last_trick = 7}, {"/last_trick KJ-7.20 = 0 | 5 | 10"}},
      {"last trick 15", {.last_trick = 15}, {"/last_trick KJ-7.20 = 0 | 5 | 10"}},
      {"two at once", {.pit = 50, .deals = 0}, {"/pit KJ-7.9 = 0 | 100", "/deals KJ-7.12 = 1…100"}},
  };
  for (const RulesRow& row : rows) EXPECT_EQ(told(check(row.rules)), row.expected) << row.what;
}

TEST(KlaverjasRules, three_have_no_partners_to_change) {
  const Rules rules{.partners = Rules::Partners::rotating, .players = 3};
  const Findings expected{{.place = "/partners",
                           .message = {"klaverjas.finding.three_have_no_partners"},
                           .rule = "KJ-7.13"_rule,
                           .expected = "fixed"}};
  EXPECT_EQ(check(rules), expected);
}

TEST(KlaverjasRules, check_warns_of_what_can_change_nothing) {
  constexpr auto kRotterdam = Rules::PlayRules::rotterdam;
  constexpr auto kForced = Rules::UndertrumpOpponent::forced;
  constexpr auto kFree = Rules::UndertrumpPartner::free;
  constexpr auto kTarget = Rules::End::target;
  constexpr auto kNext = Rules::RedealBy::next;
  constexpr auto kAutomatic = Rules::RoemCaller::automatic;
  constexpr auto kNone = Rules::RoemDeadline::none;
  const RulesRow rows[] = {
      {"undertrumping an opponent", {.undertrump_opponent = kForced}, {}},
      {"the same in Rotterdam",
       {.play_rules = kRotterdam, .undertrump_opponent = kForced},
       {"warning /undertrump_opponent KJ-7.3 = play_rules: amsterdam"}},
      {"undertrumping the partner", {.undertrump_partner = kFree}, {}},
      {"the same in Rotterdam",
       {.play_rules = kRotterdam, .undertrump_partner = kFree},
       {"warning /undertrump_partner KJ-7.5 = play_rules: amsterdam"}},
      {"beating the partner in Rotterdam", {.play_rules = kRotterdam, .beat_partner = false}, {}},
      {"beating the partner, of three",
       {.beat_partner = false, .players = 3},
       {"warning /beat_partner KJ-7.4 = players: 4"}},
      {"undertrumping the partner, of three",
       {.undertrump_partner = kFree, .players = 3},
       {"warning /undertrump_partner KJ-7.5 = players: 4"}},
      {"the same in Rotterdam is told once",
       {.play_rules = kRotterdam, .undertrump_partner = kFree, .players = 3},
       {"warning /undertrump_partner KJ-7.5 = play_rules: amsterdam"}},
      {"undertrumping an opponent, of three", {.undertrump_opponent = kForced, .players = 3}, {}},
      {"four jacks of three",
       {.four_jacks = 100, .players = 3},
       {"warning /four_jacks KJ-7.7 = players: 4"}},
      {"four nines of three",
       {.four_low = 100, .players = 3},
       {"warning /four_low KJ-7.8 = players: 4"}},
      {"pit of three", {.pit = 100, .players = 3}, {"warning /pit KJ-7.9 = players: 4"}},
      {"tegenpit of three",
       {.tegenpit = 300, .players = 3},
       {"warning /tegenpit KJ-7.10 = players: 4"}},
      {"target without a game to it", {.target = 1000}, {"warning /target KJ-7.11 = end: target"}},
      {"deals in a game to a target",
       {.end = kTarget, .deals = 12},
       {"warning /deals KJ-7.12 = end: deals"}},
      {"credit for partners who stay",
       {.absence_credit = 1450},
       {"warning /absence_credit KJ-7.14 = partners: rotating"}},
      {"who deals again, of four",
       {.redeal_by = kNext},
       {"warning /redeal_by KJ-7.18 = players: 3"}},
      {"who deals again, of three", {.players = 3, .redeal_by = kNext}, {}},
      {"until when, where all roem counts",
       {.roem_caller = kAutomatic, .roem_deadline = kNone},
       {"warning /roem_deadline KJ-7.23 = roem_caller: winners | anyone"}},
      {"until when, where anyone may claim",
       {.roem_caller = Rules::RoemCaller::anyone, .roem_deadline = kNone},
       {}},
      {"all roem counts, of three", {.players = 3, .roem_caller = kAutomatic}, {}},
      {"a barred suit, of three",
       {.players = 3, .corrected_revoke = Rules::CorrectedRevoke::suit_barred},
       {"warning /corrected_revoke KJ-8.14 = players: 4"}},
      {"a barred suit", {.corrected_revoke = Rules::CorrectedRevoke::suit_barred}, {}},
      {"a bonus with points only", {.revoke = Rules::Revoke::points_only, .revoke_bonus = 100}, {}},
      {"a bonus where the deal is dealt again",
       {.revoke = Rules::Revoke::deal_again, .revoke_bonus = 100},
       {"warning /revoke_bonus KJ-8.16 = revoke: points_and_roem | points_only"}},
      {"a bonus where the player pays",
       {.revoke = Rules::Revoke::personal, .revoke_bonus = 100},
       {"warning /revoke_bonus KJ-8.16 = revoke: points_and_roem | points_only"}},
      {"false claims, where all roem counts",
       {.roem_caller = kAutomatic, .false_roem = Rules::FalseRoem::as_any_claim},
       {"warning /false_roem KJ-8.22 = roem_caller: winners | anyone"}},
      {"false claims, where somebody claims", {.false_roem = Rules::FalseRoem::as_any_claim}, {}},
      {"two at once",
       {.pit = 100, .target = 700, .players = 3, .redeal_by = kNext},
       {"warning /pit KJ-7.9 = players: 4", "warning /target KJ-7.11 = end: target"}},
  };
  for (const RulesRow& row : rows) {
    const Findings findings = check(row.rules);
    EXPECT_EQ(told(findings), row.expected) << row.what;
    EXPECT_FALSE(has_error(findings)) << row.what;
  }
}

// Beginnings.

TEST(KlaverjasBeginning, fresh_evening_begins_at_nought_with_the_first_seat_dealing) {
  const Rules individual{.partners = Rules::Partners::rotating};
  EXPECT_EQ(start({}, 4), (Carry{.balances = {0, 0}, .dealer = seat(0)}));
  EXPECT_EQ(start({.players = 3}, 3), (Carry{.balances = {0, 0, 0}, .dealer = seat(0)}));
  EXPECT_EQ(start(individual, 4), (Carry{.balances = {0, 0}, .credits = {0, 0, 0, 0}}));
}

TEST(KlaverjasBeginning, rules_say_how_many_play) {
  EXPECT_EQ(seats_ruled(Rules{}), 4);
  EXPECT_EQ(seats_ruled(Rules{.players = 3}), 3);
  EXPECT_EQ(seats_told(Deal{}), 0);
  EXPECT_EQ(tricks_in({}), 8);
  EXPECT_EQ(tricks_in({.players = 3}), 10);
}

TEST(KlaverjasBeginning, check_finds_what_cannot_be) {
  constexpr Rules kThree{.players = 3};
  constexpr Rules kTo1500{.end = Rules::End::target};
  constexpr Rules kTwelve{.deals = 12};
  constexpr Rules kIndividual{.partners = Rules::Partners::rotating};
  const SeatSet north_south{seat(0), seat(2)};
  const SeatSet east_west{seat(1), seat(3)};
  const SeatSet all = SeatSet::first(4);
  struct Row {
    const char* what;
    Rules rules;
    Carry carry;
    Texts expected;
  };
  const Row rows[] = {
      {"KJ-6.6: after eight deals",
       {},
       {.balances = {702, 684}, .dealer = seat(3), .deals_played = 8},
       {}},
      {"before the last deal", {}, {.balances = {0, 0}, .deals_played = 15}, {}},
      {"all deals played",
       {},
       {.balances = {0, 0}, .deals_played = 16},
       {"/deals_played KJ-6.1 = 0…15"}},
      {"12 of 12",
       kTwelve,
       {.balances = {0, 0}, .deals_played = 12},
       {"/deals_played KJ-7.12 = 0…11"}},
      {"16 deals in a game to 1500", kTo1500, {.balances = {1499, 1400}, .deals_played = 16}, {}},
      {"1500 in a game to 1500",
       kTo1500,
       {.balances = {1500, 1499}},
       {"/balances/0 KJ-7.11 = 0…1499"}},
      {"both over",
       kTo1500,
       {.balances = {1500, 2000}},
       {"/balances/0 KJ-7.11 = 0…1499", "/balances/1 KJ-7.11 = 0…1499"}},
      {"1500 in a game of deals", {}, {.balances = {1500, 1499}, .deals_played = 15}, {}},
      {"below nought", {}, {.balances = {-1, 0}}, {"/balances KJ-6.6 = 0…1000000"}},
      {"fewer than no deals",
       {},
       {.balances = {0, 0}, .deals_played = -1},
       {"/deals_played KJ-6.6 = 0…9999"}},
      {"no totals", {}, {}, {"/balances KJ-5.1 = 2"}},
      {"three totals", {}, {.balances = {0, 0, 0}}, {"/balances KJ-5.1 = 2"}},
      {"two totals of three players", kThree, {.balances = {0, 0}}, {"/balances KJ-5.1 = 3"}},
      {"three totals of three players", kThree, {.balances = {0, 5, 0}, .dealer = seat(2)}, {}},
      {"a fourth of three deals",
       kThree,
       {.balances = {0, 0, 0}, .dealer = seat(3)},
       {"/dealer = 0…2"}},
      {"no credits in an individual evening",
       kIndividual,
       {.balances = {0, 0}},
       {"/credits KJ-7.14 = 4"}},
      {"credits below nought in an individual evening",
       kIndividual,
       {.balances = {0, 0}, .credits = {-300, 0, 0, 1600}, .absent = {seat(1)}},
       {}},
      {"credits where partners stay",
       {},
       {.balances = {0, 0}, .credits = {0, 0, 0, 0}},
       {"/credits KJ-7.14 = 0"}},
      {"absent where partners stay",
       {},
       {.balances = {0, 0}, .absent = {seat(1)}},
       {"/absent KJ-7.14"}},
      {"a finished game", {}, {.balances = {0, 0}, .games = {{{1420, 1382}, north_south}}}, {}},
      {"a draw", {}, {.balances = {0, 0}, .games = {{{1376, 1376}, all}}}, {}},
      {"the losers won",
       {},
       {.balances = {0, 0}, .games = {{{1376, 1376}, all}, {{1420, 1382}, east_west}}},
       {"/games/1/winners KJ-6.1"}},
      {"the losers won twelve deals",
       kTwelve,
       {.balances = {0, 0}, .games = {{{1002, 982}, east_west}}},
       {"/games/0/winners KJ-7.12"}},
      {"the losers won a game to 1500",
       kTo1500,
       {.balances = {0, 0}, .games = {{{1537, 1515}, east_west}}},
       {"/games/0/winners KJ-7.11"}},
      {"one of the winners alone",
       {},
       {.balances = {0, 0}, .games = {{{1420, 1382}, {seat(0)}}}},
       {"/games/0/winners KJ-6.1"}},
      {"pairs change from game to game",
       kIndividual,
       {.balances = {0, 0},
        .credits = {0, 0, 0, 0},
        .games = {{{1502, 1270}, north_south}, {{1420, 1382}, {seat(0), seat(1)}}}},
       {}},
      {"pairs that were none in the second game",
       kIndividual,
       {.balances = {0, 0},
        .credits = {0, 0, 0, 0},
        .games = {{{1502, 1270}, north_south}, {{1420, 1382}, north_south}}},
       {"/games/1/winners KJ-6.1"}},
      {"of three the best alone",
       kThree,
       {.balances = {0, 0, 0}, .games = {{{900, 912, 800}, {seat(1)}}}},
       {}},
      {"of three the two best",
       kThree,
       {.balances = {0, 0, 0}, .games = {{{906, 906, 800}, {seat(0), seat(1)}}}},
       {}},
      {"of three the third",
       kThree,
       {.balances = {0, 0, 0}, .games = {{{906, 906, 800}, {seat(2)}}}},
       {"/games/0/winners KJ-6.1"}},
      {"KJ-6.7: totals that are never those of sixteen deals",
       {},
       {.balances = {0, 0},
        .games = {{{1420, 1382}, north_south},
                  {{1420, 1388}, north_south},
                  {{1321, 1301}, north_south}}},
       {"warning /games/1/totals KJ-6.7", "warning /games/2/totals KJ-6.7"}},
      {"such totals, and the losers won",
       {},
       {.balances = {0, 0}, .games = {{{1420, 1388}, east_west}}},
       {"/games/0/winners KJ-6.1", "warning /games/0/totals KJ-6.7"}},
      {"totals of sixteen deals where twelve are played",
       kTwelve,
       {.balances = {0, 0}, .games = {{{1298, 1295}, north_south}}},
       {"warning /games/0/totals KJ-6.7"}},
      {"such totals in a game to 1500",
       kTo1500,
       {.balances = {0, 0}, .games = {{{1537, 1514}, north_south}}},
       {"warning /games/0/totals KJ-6.7"}},
      {"such totals of three",
       kThree,
       {.balances = {0, 0, 0}, .games = {{{900, 901, 800}, {seat(1)}}}},
       {"warning /games/0/totals KJ-6.7"}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(told(check(row.rules, row.carry)), row.expected) << row.what;
}

TEST(KlaverjasBeginning, slip_on_paper_is_told_and_the_evening_goes_on) {
  const Carry carry{.balances = {0, 0}, .games = {{{1420, 1388}, {seat(0), seat(2)}}}};
  const Findings expected{
      {.place = "/games/0/totals",
       .given = "2808",
       .message = {"klaverjas.finding.sheet_not_tens", {Arg::count(16), 2592, 216}},
       .rule = "KJ-6.7"_rule,
       .severity = Finding::Severity::warning}};
  EXPECT_EQ(check(Rules{}, carry), expected);
  EXPECT_FALSE(has_error(check(Rules{}, carry)));
}

TEST(KlaverjasBeginning, fifth_seat_cannot_deal) {
  for (const Finding& f : check(Rules{}, Carry{.balances = {0, 0}, .dealer = seat(4)})) {
    EXPECT_EQ(f.place, "/dealer");
    EXPECT_EQ(f.given, "4");
    EXPECT_EQ(f.expected, "0…3");
  }
  EXPECT_TRUE(has_error(check(Rules{}, Carry{.balances = {0, 0}, .dealer = seat(4)})));
}

TEST(KlaverjasBeginning, finding_says_what_was_given_and_what_would_do) {
  const Rules rules{.end = Rules::End::target, .target = 1000};
  const Carry carry{.balances = {400, 1010}, .dealer = seat(2)};
  const Findings expected{{.place = "/balances/1",
                           .given = "1010",
                           .message = {"klaverjas.finding.target_is_reached", {1000}},
                           .rule = "KJ-7.11"_rule,
                           .expected = "0…999"}};
  EXPECT_EQ(check(rules, carry), expected);
}

}  // namespace
}  // namespace spadille::klaverjas
