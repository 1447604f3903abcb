// Documents written and read back, and all the ways of saying one evening.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "codec/document.h"
#include "tests/support/evening_of.h"
#include "tests/support/print_game.h"

namespace spadille {
namespace {

using EuchreEvening = tests::EveningOf<euchre::Game>;
using KyuuriEvening = tests::EveningOf<kyuuri::Game>;

/// What a good document says; a finding fails the test.
Evening read(const std::string& text) {
  const auto document = read_document(text);
  if (!document) {
    ADD_FAILURE() << "newer: " << text;
    return {};
  }
  EXPECT_EQ(document->findings, Findings{}) << text;
  EXPECT_TRUE(document->whole) << text;
  return document->evening;
}

void expect_same(const Evening& a, const Evening& b, const std::string& what) {
  EXPECT_EQ(write_document(Format::session, a), write_document(Format::session, b)) << what;
  EXPECT_TRUE(a == b) << what;
}

EuchreEvening euchre_evening() {
  return {.about = {.title = "Tuesday \"club\" \\ 火曜日",
                    .date = "2026-11-20",
                    .place = "Café",
                    .players = {"Ann", "Ben Lee", "太郎", "Zoë"}},
          .rules = {.pack = euchre::Rules::Pack::cards_25_joker,
                    .joker_turned = euchre::Rules::JokerTurned::dealer_is_maker,
                    .lone_defence = euchre::Rules::LoneDefence::only_vs_lone_maker,
                    .partner_may_exchange = true,
                    .lone_lead = euchre::Rules::LoneLead::left_of_lone,
                    .stick_the_dealer = true,
                    .target = 21,
                    .euchred_loner = 4,
                    .super_euchre = 4,
                    .carry_over = true,
                    .rubber = true},
          .before = {.balances = {7, 20},
                     .dealer = seat(3),
                     .games = {{{21, 4}, {seat(0), seat(2)}}, {{3, 24}, {seat(1), seat(3)}}}},
          .deals = {{.maker = seat(0),
                     .alone = true,
                     .tricks = 5,
                     .lone_defender = seat(1),
                     .trump = Suit::hearts},
                    {.passed_out = true},
                    {},
                    {.maker = seat(3), .tricks = 0}}};
}

KyuuriEvening kyuuri_evening() {
  using Rules = kyuuri::Rules;
  return {.about = {.players = {"Ann", "Ben", "Cem", "Dora"}},
          .rules = {.count = Rules::Count::down,
                    .end = Rules::End::two_left,
                    .deals = 12,
                    .tricks = Rules::Tricks::in_front,
                    .limit = 30,
                    .out_at = Rules::OutAt::above_limit,
                    .tie = Rules::Tie::all_lose,
                    .ace_led = Rules::AceLed::all_lowest,
                    .compare = Rules::Compare::previous,
                    .cards = 6,
                    .lives = 2},
          .before = {.balances = {30, 12, -4, 5},
                     .dealer = seat(1),
                     .out = {seat(2)},
                     .returned = {seat(0), seat(2)},
                     .deals_played = 4,
                     .games = {{{30, 0, -2, 30}, {seat(0), seat(3)}}}},
          .deals = {{.taker = seat(0), .rank = Rank::ten, .matched = {seat(1), seat(3)}},
                    {.leader = seat(3), .ranks = {Rank::ace, Rank::two, Rank::ace}},
                    {}}};
}

TEST(Writer, session_comes_back_as_it_was_written) {
  const Evening evenings[] = {euchre_evening(), kyuuri_evening(),
                              EuchreEvening{.before = euchre::start({}, 4)},
                              KyuuriEvening{.before = kyuuri::start({}, 5)}};
  for (const Evening& evening : evenings) {
    const std::string text = write_document(Format::session, evening);
    expect_same(read(text), evening, text);
  }
}

TEST(Writer, deal_comes_back_with_its_first_deal) {
  const auto first_only = [](auto evening) {
    evening.deals.resize(1);
    return evening;
  };
  const Evening euchre = first_only(euchre_evening());
  const Evening kyuuri = first_only(kyuuri_evening());
  expect_same(read(write_document(Format::deal, euchre_evening())), euchre, "euchre");
  expect_same(read(write_document(Format::deal, kyuuri_evening())), kyuuri, "kyuuri");
}

TEST(Writer, rules_come_back_without_a_beginning_and_without_deals) {
  EuchreEvening euchre = euchre_evening();
  euchre.before = euchre::start(euchre.rules, 4);
  euchre.deals.clear();
  expect_same(read(write_document(Format::rules, euchre_evening())), euchre, "euchre");
  KyuuriEvening kyuuri = kyuuri_evening();
  kyuuri.before = kyuuri::start(kyuuri.rules, 4);
  kyuuri.deals.clear();
  expect_same(read(write_document(Format::rules, kyuuri_evening())), kyuuri, "kyuuri");
}

TEST(Writer, writing_is_canonical) {
  for (const Format format : {Format::rules, Format::deal, Format::session})
    for (const Evening& evening : {Evening(euchre_evening()), Evening(kyuuri_evening())}) {
      const std::string once = write_document(format, evening);
      EXPECT_EQ(write_document(format, read(once)), once);
    }
}

TEST(Writer, session_is_written_a_member_and_a_deal_a_line) {
  const EuchreEvening evening{.about = {.title = "T"},
                              .before = {.balances = {0, 0}},
                              .deals = {{.maker = seat(1), .tricks = 3}, {.passed_out = true}}};
  std::string text = write_document(Format::session, evening);
  const auto rules = text.find("{\"pack\":\"24\",\"joker_turned\"");
  ASSERT_NE(rules, std::string::npos);
  text.replace(rules, text.find('\n', rules) - rules, "{…},");
  EXPECT_EQ(text, R"({
  "format": "spadille/session",
  "version": 1,
  "game": "euchre",
  "title": "T",
  "rules": {…},
  "before": {"dealer":0,"balances":[0,0]},
  "deals": [
    {"maker":1,"tricks":3},
    {"passed_out":true}
  ]
}
)");
}

TEST(Writer, letters_of_every_language_are_written_as_they_are) {
  const EuchreEvening evening{.about = {.title = "杏のé"}, .before = {.balances = {0, 0}}};
  EXPECT_NE(write_document(Format::session, evening).find("\"杏のé\""), std::string::npos);
}

TEST(Writer, every_preset_comes_back_by_value) {
  for (const AnyGame* game : all_games())
    for (const auto& preset : game->presets()) {
      Evening evening;
      evening.rules = preset.rules;
      evening.before = start(preset.rules, game->traits.min_seats);
      expect_same(read(write_document(Format::rules, evening)), evening, std::string(preset.id));
    }
}

// One evening, said in several ways.

const std::string kHead = R"("format":"spadille/session","version":1,"game":"euchre")";

TEST(Reader, members_may_stand_in_any_order) {
  const std::string players = R"("players":["Ann","Ben","Cem","Dora"])";
  const std::string rules = R"("rules":{"preset":"euchre/boston-1888","target":7})";
  const std::string before = R"("before":{"balances":[3,4],"dealer":2})";
  const std::string deals = R"("deals":["Ben alone 5",{"tricks":2,"maker":3}])";
  const Evening wanted =
      read('{' + kHead + ',' + players + ',' + rules + ',' + before + ',' + deals + '}');
  const std::vector<std::string> others{
      '{' + deals + ',' + before + ',' + rules + ',' + players + ',' + kHead + '}',
      '{' + rules + ',' + kHead + ',' + deals + ',' + players + ',' + before + '}',
      R"({"version":1,)" + deals + R"(,"format":"spadille/session",)" + rules + ',' + players +
          ',' + before + R"(,"game":"euchre"})",
  };
  for (const std::string& other : others) expect_same(read(other), wanted, other);
}

TEST(Reader, preset_and_what_differs_from_it_may_stand_in_any_order) {
  EuchreEvening wanted{.before = {.balances = {0, 0}}};
  wanted.rules = {.stick_the_dealer = true, .target = 7};
  for (const char* rules : {R"({"preset":"euchre/stick-the-dealer","target":7})",
                            R"({"target":7,"preset":"euchre/stick-the-dealer"})",
                            R"({"stick_the_dealer":true,"target":7})"})
    expect_same(read('{' + kHead + ",\"rules\":" + rules + '}'), wanted, rules);
}

TEST(Reader, option_set_to_its_default_overrides_the_preset) {
  EuchreEvening wanted{.before = {.balances = {0, 0}}};
  wanted.rules = {.pack = euchre::Rules::Pack::cards_25_joker, .target = 10};
  const char* rules = R"({"target":10,"preset":"euchre/cornwall"})";
  expect_same(read('{' + kHead + ",\"rules\":" + rules + '}'), wanted, rules);
}

TEST(Reader, missing_rules_are_those_of_the_seed) {
  expect_same(read('{' + kHead + R"(,"rules":"euchre/seed"})"), read('{' + kHead + '}'), "seed");
}

TEST(Reader, missing_beginning_is_a_fresh_one_under_its_rules) {
  const std::string text = R"({"format":"spadille/session","version":1,"game":"kyuuri",)"
                           R"("players":["A","B","C"],"rules":{"count":"down","limit":30}})";
  EXPECT_EQ(read(text).before, tests::any(kyuuri::Carry{.balances = {30, 30, 30}}));
}

TEST(Reader, short_form_says_the_same_as_the_object) {
  struct Row {
    const char* game;
    const char* brief;
    const char* object;
  };
  const Row rows[] = {
      {"euchre", "Ann 3", R"({"maker":0,"tricks":3})"},
      {"euchre", "b alone 5", R"({"maker":1,"alone":true,"tricks":5})"},
      {"euchre", "W 2 defender S trump h",
       R"({"maker":3,"tricks":2,"lone_defender":2,"trump":"H"})"},
      {"euchre", "pass", R"({"passed_out":true})"},
      {"kyuuri", "Cem 7 match Ben", R"({"taker":2,"rank":"7","matched":[1]})"},
      {"kyuuri", "lead A ranks 9 5 10 q", R"({"leader":0,"ranks":["9","5","T","Q"]})"},
  };
  for (const Row& row : rows) {
    const auto document = [&](const std::string& deal) {
      return std::string(R"({"format":"spadille/deal","version":1,"game":")") + row.game +
             R"(","players":["Ann","Ben","Cem","Dora"],"deal":)" + deal + '}';
    };
    expect_same(read(document('"' + std::string(row.brief) + '"')), read(document(row.object)),
                row.brief);
  }
}

}  // namespace
}  // namespace spadille
