// What the rules say about irregularities, as people ask it: in words, or question by question.
#include "app/referee/ruling.h"

#include <algorithm>
#include <tuple>

#include <gtest/gtest.h>

#include "app/referee/asked_table.h"
#include "app/referee/asking.h"
#include "app/referee/inquiry.h"
#include "app/referee/referee.h"
#include "app/rulebook/rules.h"
#include "tests/support/print.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

using Members = std::vector<std::pair<std::string, std::string>>;

Document told(const std::string& preset, const Members& members,
              const std::vector<std::string>& players = kFour) {
  return in_words(table_by(*preset_rules(preset), players), Format::incident, {.members = members});
}

RulingView ruled(const std::string& preset, const Members& members) {
  return *decide(told(preset, members));
}

/// "/incident/who finding.range Ann | Bob | Chris | Dora"
std::vector<std::string> found(const Findings& findings) {
  std::vector<std::string> all;
  for (const Finding& finding : findings)
    all.push_back(finding.place + ' ' + std::string(finding.message.key) +
                  (finding.expected.empty() ? "" : ' ' + finding.expected));
  return all;
}
using Texts = std::vector<std::string>;

TEST(Ruling, names_are_understood_however_their_letters_are_composed_and_spaced) {
  const std::vector<std::string> players{"Zo\u00EB Smit", "Bob", "Chris", "Dora"};
  const Document written =
      told("euchre/seed", {{"what", "revoke"}, {"who", "Zo\u00EB Smit"}}, players);
  EXPECT_EQ(found(written.findings), Texts{});
  const Document typed =
      told("euchre/seed", {{"what", "revoke"}, {"who", "Zoe\u0308  Smit"}}, players);
  EXPECT_EQ(found(typed.findings), Texts{});
  EXPECT_EQ(typed.incident, written.incident);
}

TEST(Ruling, of_a_revoke_names_effect_clause_and_points) {
  const RulingView view =
      ruled("euchre/seed",
            {{"what", "revoke"}, {"noticed", "established"}, {"who", "Dora"}, {"lone", "no"}});
  EXPECT_EQ(found(view.findings), Texts());
  EXPECT_EQ(view.question, nullptr);
  EXPECT_EQ(view.decision().ruling.effect, Ruling::Effect::replaces_score);
  EXPECT_EQ(view.decision().clauses[0], "EU-8.16"_rule);
  EXPECT_EQ(total(view.decision().ruling.lines[0], Side{0}), 2);
  EXPECT_FALSE(view.decision().words.empty());
}

TEST(Ruling, waits_for_the_answer_that_is_missing) {
  const RulingView view = ruled("euchre/seed", {{"what", "revoke"}, {"noticed", "established"}});
  EXPECT_EQ(found(view.findings), Texts{"/incident/who finding.missing Ann | Bob | Chris | Dora"});
  ASSERT_NE(view.question, nullptr);
  EXPECT_EQ(view.question->key, "who");
  EXPECT_EQ(view.decision(), Decision());
}

/// However it is told: what cannot have come out yet of a deal in play is not taken.
TEST(Ruling, on_a_deal_in_play_does_not_take_what_comes_out_only_on_the_sheet) {
  for (const auto& [preset, kind, later] :
       {std::tuple{"quadrille/seed", "played_with_eleven", "next_deal"},
        std::tuple{"klaverjas/seed", "revoke", "entered"}}) {
    Document document = told(preset, {{"what", kind}, {"noticed", later}, {"who", "Bob"}});
    const auto about_noticed = [&document] {
      Texts all = found(decide(document)->findings);
      std::erase_if(all, [](const std::string& each) {
        return each.rfind("/incident/noticed finding.range", 0) != 0;
      });
      return all.size();
    };
    EXPECT_EQ(about_noticed(), 0U) << preset;
    document.evening.in_play = true;
    EXPECT_EQ(about_noticed(), 1U) << preset;
    EXPECT_EQ(decide(document)->decision(), Decision()) << preset;
  }
}

TEST(Ruling, of_nothing_names_every_irregularity) {
  const RulingView view = ruled("kyuuri/seed", {});
  ASSERT_EQ(view.findings.size(), 1U);
  EXPECT_EQ(view.findings[0].place, "/incident/what");
  EXPECT_NE(view.findings[0].expected.find("misdeal | wrong_number"), std::string::npos);
}

TEST(Ruling, words_that_nobody_understands_are_named_with_what_would_do) {
  EXPECT_EQ(found(told("kyuuri/seed", {{"what", "xyzzy"}}).findings).size(), 1U);
  EXPECT_EQ(found(told("kyuuri/seed", {{"what", "claim"}, {"claim", "maybe"}}).findings),
            Texts{"/incident/claim finding.range pending | proved | not_proved"});
  EXPECT_EQ(found(told("kyuuri/seed", {{"what", "claim"}, {"who", "Emil"}}).findings),
            Texts{"/incident/who finding.range Ann | Bob | Chris | Dora"});
  EXPECT_EQ(found(told("kyuuri/seed", {{"what", "claim"}, {"who", ""}}).findings).size(), 1U);
  EXPECT_EQ(told("kyuuri/seed", {{"whom", "Ann"}}).findings[0].message.key, "finding.unknown");
  EXPECT_EQ(told("kyuuri/seed", {{"what", "claim"}, {"what", "claim"}}).findings[0].message.key,
            "finding.twice");
}

TEST(Ruling, an_answer_to_a_question_that_is_not_asked_is_a_warning) {
  const RulingView view =
      ruled("euchre/seed", {{"what", "misdeal"}, {"stage", "before_turn_up"}, {"who", "Ann"}});
  EXPECT_EQ(found(view.findings), Texts{"/incident/who finding.not_asked"});
  EXPECT_EQ(view.decision().ruling.effect, Ruling::Effect::redeal);
}

TEST(Ruling, every_kind_of_every_game_has_a_clause_of_its_rulebook) {
  for (const AnyGame* game : all_games()) {
    const auto all = irregularities(game->id());
    EXPECT_GE(all.size(), 2U);
    EXPECT_EQ(all.back().name, "other");
    for (const Irregularity& each : all)
      EXPECT_EQ(to_string(each.clause).rfind(std::string(game->traits.prefix) + "-8.", 0), 0U)
          << each.name;
  }
}

TEST(Ruling, another_document_is_refused) {
  const auto view = decide({.format = Format::turn, .whole = true});
  ASSERT_FALSE(view);
  EXPECT_EQ(view.error().code, Error::Code::usage);
}

TEST(Ruling, totals_are_told_where_a_document_tells_them) {
  const Members revoke{{"what", "revoke"}, {"noticed", "established"}, {"who", "Dora"}};
  Document document = told("euchre/seed", revoke);
  using Amounts = std::vector<RuledAmount>;
  EXPECT_EQ(decide(document)->outcome.amounts, (Amounts{{Side{0}, 2, {}}, {Side{1}, 0, {}}}));
  set_totals(document.evening.before, {3, 4});
  EXPECT_EQ(decide(document)->outcome.amounts, (Amounts{{Side{0}, 2, 5}, {Side{1}, 0, 4}}));
}

TEST(Ruling, of_a_choice_shows_what_the_other_answers_come_to) {
  const RulingView view =
      ruled("euchre/seed", {{"what", "thrown_in"}, {"who", "Dora"}, {"play_on", "n"}});
  ASSERT_EQ(view.choices.size(), 2U);
  EXPECT_TRUE(view.choices[0].given);
  EXPECT_EQ(view.choices[0].outcome, view.outcome);
  EXPECT_EQ(view.choices[1].outcome.decision.ruling.effect, Ruling::Effect::advice);
}

// Question by question.

// Told at once, or in whichever order: what the claim would have brought stands beside.
TEST(Ruling, let_stand_at_once_says_what_the_claim_would_bring_or_what_is_missing) {
  const Members let_stand{{"what", "revoke"},
                          {"who", "Dora"},
                          {"noticed", "counting"},
                          {"proof", "proved"},
                          {"choice", "let_stand"}};
  const auto with_roem = [&let_stand](const char* roem) {
    Members all = let_stand;
    all.emplace_back("roem", roem);
    return all;
  };
  const RulingView untold = ruled("klaverjas/seed", let_stand);
  EXPECT_EQ(found(untold.findings), Texts{"/incident/roem finding.choice_needs 0, 20 … 770"});
  EXPECT_EQ(untold.question, nullptr);
  EXPECT_EQ(untold.outcome.decision.ruling.effect, Ruling::Effect::advice);
  const RulingView both = ruled("klaverjas/seed", with_roem("20"));
  EXPECT_EQ(found(both.findings), Texts());
  ASSERT_EQ(both.choices.size(), 2U);
  EXPECT_EQ(both.choices[0].outcome.amounts[0].moved, 162 + 20);
  const Findings wrong = ruled("klaverjas/seed", with_roem("30")).findings;
  ASSERT_EQ(wrong.size(), 1U);
  EXPECT_EQ(wrong[0].message.key, "klaverjas.finding.impossible_sum");
  EXPECT_EQ(wrong[0].severity, Finding::Severity::warning);
  EXPECT_EQ(
      Inquiry(told("klaverjas/seed", let_stand), {"what", "who", "noticed", "proof", "choice"})
          .next()
          ->member->key,
      "roem");
}

/// What the claim depends on is asked before; once it is let stand both outcomes are shown.
TEST(Inquiry, what_the_claim_needs_stays_when_it_is_let_stand) {
  Inquiry inquiry(told("klaverjas/seed", {{"what", "revoke"}}), {"what"});
  for (const char* answer : {"Dora", "counting", "proved", "20"})
    ASSERT_EQ(inquiry.answer(answer), Findings()) << answer;
  EXPECT_EQ(inquiry.next()->member->key, "choice");
  Inquiry claimed = inquiry;
  EXPECT_EQ(claimed.answer("claim"), Findings());
  EXPECT_EQ(decide(claimed.told())->outcome.amounts[0].moved, 162 + 20);
  EXPECT_EQ(inquiry.answer("let_stand"), Findings());
  const RulingView stands = *decide(inquiry.told());
  EXPECT_EQ(found(stands.findings), Texts());
  ASSERT_EQ(stands.choices.size(), 2U);
  EXPECT_EQ(stands.choices[0].outcome.amounts[0].moved, 162 + 20);
  EXPECT_TRUE(inquiry.back());
  EXPECT_EQ(inquiry.next()->member->key, "choice");
}

TEST(Inquiry, asks_what_the_answers_so_far_leave_open) {
  Inquiry inquiry(told("euchre/seed", {}), {});
  EXPECT_EQ(inquiry.next()->member->key, "what");
  EXPECT_EQ(inquiry.answer("revoke"), Findings());
  EXPECT_EQ(inquiry.next()->member->key, "noticed");
  EXPECT_EQ(inquiry.answer("established"), Findings());
  Texts keys;
  while (const auto prompt = inquiry.next()) {
    keys.emplace_back(prompt->member->key);
    EXPECT_EQ(inquiry.answer(prompt->member->key == "who" ? "Dora" : ""), Findings());
  }
  EXPECT_EQ(keys.front(), "who");
  EXPECT_EQ(found(decide(inquiry.told())->findings), Texts());
}

TEST(Inquiry, does_not_ask_what_was_told_before) {
  Inquiry inquiry(told("euchre/seed", {{"what", "revoke"}, {"noticed", "established"}}),
                  {"what", "noticed", "second_card", "lone"});
  EXPECT_EQ(inquiry.next()->member->key, "who");
  EXPECT_EQ(inquiry.answer("2"), Findings());
  EXPECT_EQ(inquiry.last().words, Texts{"Bob"});
  EXPECT_FALSE(inquiry.next());
}

TEST(Inquiry, an_answer_that_cannot_be_changes_nothing) {
  Inquiry inquiry(told("euchre/seed", {}), {});
  EXPECT_EQ(inquiry.answer("xyzzy")[0].message.key, "finding.no_such_kind");
  EXPECT_EQ(inquiry.answer("")[0].message.key, "finding.missing");
  EXPECT_EQ(inquiry.next()->member->key, "what");
  EXPECT_EQ(inquiry.answer("deal_out_of_turn"), Findings());
  EXPECT_EQ(inquiry.answer("before_first_lead"), Findings());
  EXPECT_EQ(inquiry.next()->member->key, "who");
  EXPECT_EQ(inquiry.answer("Ann")[0].message.key, "euchre.finding.has_the_deal");
  EXPECT_EQ(inquiry.next()->member->key, "who");
}

TEST(Inquiry, number_behind_the_last_offered_choice_means_none) {
  Inquiry inquiry(told("quadrille/seed", {{"what", "played_with_eleven"}}), {"what"});
  for (auto prompt = inquiry.next(); prompt; prompt = inquiry.next()) {
    const bool some_left_out = prompt->member->kind == Kind::choice &&
                               prompt->valid.size() < prompt->member->choices.size();
    if (some_left_out) {
      EXPECT_FALSE(inquiry.answer(std::to_string(prompt->valid.size() + 1)).empty());
      return;
    }
    ASSERT_TRUE(inquiry.answer(prompt->valid.front()).empty());
  }
  FAIL() << "every choice was offered";
}

TEST(Inquiry, goes_back_to_the_question_before) {
  Inquiry inquiry(told("kyuuri/seed", {}), {});
  EXPECT_FALSE(inquiry.back());
  EXPECT_EQ(inquiry.answer("misdeal"), Findings());
  EXPECT_TRUE(inquiry.back());
  EXPECT_EQ(inquiry.next()->member->key, "what");
  EXPECT_EQ(kind_of(inquiry.told().incident), std::nullopt);
}

/// Whatever is answered, the questions end, and something is decided.
TEST(Inquiry, ends_with_a_decision_for_every_irregularity) {
  for (const AnyGame* game : all_games()) {
    const std::string preset = std::string(game->id()) + "/seed";
    for (const Irregularity& each : irregularities(game->id())) {
      Inquiry inquiry(told(preset, {{"what", std::string(each.name)}}), {"what"});
      if (each.name == "talon") continue;  // only three players have one
      int asked = 0;
      while (const auto prompt = inquiry.next()) {
        const bool taken =
            std::any_of(prompt->valid.rbegin(), prompt->valid.rend(),
                        [&](const std::string& word) { return inquiry.answer(word).empty(); }) ||
            inquiry.answer("2").empty() || inquiry.answer("20").empty() ||
            inquiry.answer("A").empty();
        ASSERT_TRUE(taken) << each.name << ' ' << prompt->member->key;
        ASSERT_LT(++asked, 12) << each.name;
      }
      const auto view = decide(inquiry.told());
      EXPECT_EQ(found(view->findings), Texts()) << each.name;
      EXPECT_FALSE(view->decision().words.empty()) << each.name;
    }
  }
}

// The revoke finder says what the rules award.

PlayedView judged(const std::string& text) { return *judge_play(*read_document(text)); }

TEST(Ruling, of_a_revoke_that_the_cards_prove) {
  const PlayedView view =
      judged(R"({"format":"spadille/played","version":1,"game":"euchre","rules":"euchre/seed",)"
             R"("deal":{"maker":0,"trump":"S"},"played":{"tricks":[{"leader":1,"cards":)"
             R"(["DA","DK","CA","D9"]},{"leader":1,"cards":["HA","H9","DQ","HQ"]}]}})");
  ASSERT_EQ(view.revokes.revokes.size(), 1U);
  ASSERT_EQ(view.rulings.size(), 1U);
  EXPECT_EQ(kind_of(view.rulings[0].incident)->name, "revoke");
  EXPECT_EQ(found(view.rulings[0].findings), Texts());
  EXPECT_EQ(total(view.rulings[0].decision().ruling.lines[0], Side{0}), 2);
}

}  // namespace
}  // namespace spadille::tests
