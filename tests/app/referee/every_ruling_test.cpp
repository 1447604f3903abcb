// Every outcome of every irregularity, in all games and by all options that rulings depend on: what
// is said, what is posted and which amounts are told are one thing; and whatever is asked is still
// open, and is never refused once it is answered.
#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "app/record/heard.h"
#include "app/record/known_answers.h"
#include "app/referee/inquiry.h"
#include "app/referee/ruling_words.h"
#include "codec/short_form.h"
#include "games/possible_answers.h"
#include "tests/support/any.h"
#include "tests/support/each_game.h"
#include "tests/support/option_sets.h"
#include "tests/support/print.h"
#include "text/rulebook.h"

namespace spadille::tests {
namespace {

using Effect = Ruling::Effect;

Evening table_of(const AnyRules& rules) {
  const int ruled = seats_ruled(rules);
  return {.rules = rules, .before = start(rules, ruled != 0 ? ruled : 4)};
}

const SeatNames kNames{{"Ann", "Bob", "Cal", "Dot"}};

/// A deal as people tell it.
AnyDeal some_deal(const AnyGame& game) {
  const std::map<std::string_view, std::string_view> told{{"euchre", "Ann 3"},
                                                          {"klaverjas", "Ann 92 roem 20"},
                                                          {"kyuuri", "Bob 9"},
                                                          {"quadrille", "Ann solo 6"}};
  Findings found;
  AnyDeal deal = read_short(game, told.at(game.id()), kNames, found);
  EXPECT_EQ(found, Findings{}) << game.id();
  return deal;
}

/// Goes through the questions about every irregularity, taking each answer that is offered; of
/// players and numbers the first and the last.
template <typename AtQuestion, typename AtEnd>
class EveryTalk {
 public:
  EveryTalk(const AtQuestion& at_question, const AtEnd& at_end)
      : at_question_(at_question), at_end_(at_end) {}

  void talk(const Inquiry& inquiry) {
    const auto prompt = inquiry.next();
    if (!prompt) return at_end_(inquiry.told());
    at_question_(inquiry.told(), *prompt);
    for (const std::string& answer : some_answers(inquiry, *prompt)) {
      Inquiry next = inquiry;
      const Findings wrong = next.answer(answer);
      EXPECT_EQ(wrong, Findings{}) << prompt->member->key << ' ' << answer;
      if (wrong.empty()) talk(next);
    }
  }

 private:
  static std::vector<std::string> some_answers(const Inquiry& inquiry, const Prompt& prompt) {
    const Member& row = *prompt.member;
    if (row.kind == Kind::flag) return answers_of_flag(prompt);
    if (row.kind == Kind::choice) return prompt.valid;
    std::vector<int> numbers{prompt.numbers.front()};
    if (prompt.numbers.size() > 1) numbers.push_back(prompt.numbers.back());
    std::vector<std::string> all;
    const bool two = row.kind == Kind::integers && seats_ruled(inquiry.told().evening.rules) == 3;
    for (const int n : numbers) all.push_back(word_of(row, kNames, n) + (two ? " 0" : ""));
    return all;
  }
  static std::vector<std::string> answers_of_flag(const Prompt& prompt) {
    std::vector<std::string> all;
    for (const int n : prompt.numbers) all.emplace_back(n == 0 ? "n" : "y");
    return all;
  }

  const AtQuestion& at_question_;
  const AtEnd& at_end_;
};

template <typename AtQuestion, typename AtEnd>
void talk_about_everything(Evening evening, const AtQuestion& at_question, const AtEnd& at_end) {
  const std::size_t seats = seats_ruled(evening.rules) == 3 ? 3 : 4;
  evening.about.players.assign({"Ann", "Bob", "Cal", "Dot"});
  evening.about.players.resize(seats);
  EveryTalk<AtQuestion, AtEnd> every(at_question, at_end);
  every.talk(Inquiry({.format = Format::incident,
                      .evening = evening,
                      .incident = evening.rules.game().incident(),
                      .whole = true},
                     {}));
}

std::string told_as(const RulingView& view) {
  std::string text(kind_of(view.incident)->name);
  for (const Spoken& told : view.found) {
    text += ' ' + std::string(told.member->key);
    for (const std::string& word : told.words) text += '=' + word;
  }
  return text;
}

/// Rules may have options without effect.
Findings about_the_incident(Findings findings) {
  std::erase_if(findings,
                [](const Finding& finding) { return !lies_in(finding.place, "/incident"); });
  return findings;
}

void expect_whole_shape(const RulingView& view, const Words& words) {
  EXPECT_EQ(about_the_incident(view.findings), Findings{});
  EXPECT_FALSE(now_in_words(view.outcome, view.names, words).empty());
  EXPECT_FALSE(score_in_words(view.outcome, words).empty());
  EXPECT_FALSE(why_in_words(view, words).empty());
}

void expect_every_amount_and_no_other(const RulingView& view) {
  const Decision& decision = view.decision();
  const bool posts = moves_something(decision.ruling.lines);
  EXPECT_FALSE(posts && moves_something(decision.brings));
  EXPECT_TRUE(decision.brings.empty() || decision.scoring == Scoring::as_ruled);
  const ScoreSheet sheet{posts ? decision.ruling.lines : decision.brings};
  int told = 0;
  for (const RuledAmount& amount : view.outcome.amounts) {
    EXPECT_EQ(amount.moved, total(sheet, amount.account));
    told += amount.moved;
  }
  EXPECT_EQ(told, -total(sheet, Account::table()));
  const bool advises = decision.ruling.effect == Effect::advice;
  EXPECT_FALSE(advises && posts);
  EXPECT_TRUE(advises || decision.scoring == Scoring::as_played);
  EXPECT_EQ(view.outcome.deals.has_value(),
            decision.ruling.effect == Effect::redeal || decision.ruling.dealer.has_value());
}

/// What a game says may name cards, tricks and turns; what becomes of the score is not its to say,
/// but where a sentence tells what the entry of the deal has to say, or how far a fault counts.
void expect_nothing_said_of_the_score(const RulingView& view, const Words& words) {
  static const std::regex of_score(
      R"(\bscored?\b|\bnobody (scores|pays|loses)|instead of|besides what|nothing changes)");
  static const std::set<std::string_view> allowed{
      "euchre.ruling.earlier_stands",  // earlier deals
      "quadrille.ruling.deal_corrected",
      "euchre.ruling.scores_nothing",   // the side at fault, beside what the others get
      "euchre.ruling.score_stands",     // it is the score that is asked about
      "euchre.ruling.changes_nothing",  // the limit is not reached
  };
  for (const Message& message : view.decision().words) {
    if (allowed.contains(message.key)) continue;
    const std::string said = words.say(message, view.names);
    EXPECT_FALSE(std::regex_search(said, of_score)) << said;
  }
}

/// Where those choose who are not at fault, each answer has an outcome, and no two the same.
void expect_choice_with_outcomes(const Document& told, const Prompt& prompt, const Words& words) {
  if (!prompt.member->chosen) return;
  const auto choices = choices_of(told.evening, {}, told.incident, *prompt.member);
  EXPECT_EQ(choices.size(), prompt.numbers.size()) << prompt.member->key;
  std::set<std::string> different;
  for (const RulingChoice& choice : choices)
    different.insert(in_short(choice.outcome, kNames, words));
  EXPECT_EQ(different.size(), choices.size()) << prompt.member->key;
}

class EveryRuling : public OfEachGame {};
INSTANTIATE_TEST_SUITE_P(Every, EveryRuling, each_game(), name_of_game);

TEST_P(EveryRuling, says_posts_and_counts_the_same) {
  const Words words(Language::en);
  for (const AnyRules& rules : all_rules(game()))
    talk_about_everything(
        table_of(rules),
        [&](const Document& told, const Prompt& prompt) {
          expect_choice_with_outcomes(told, prompt, words);
        },
        [&](const Document& told) {
          const auto view = decide(told);
          ASSERT_TRUE(view);
          SCOPED_TRACE(told_as(*view));
          expect_whole_shape(*view, words);
          expect_every_amount_and_no_other(*view);
          expect_nothing_said_of_the_score(*view, words);
        });
}

/// Of a deal on the sheet nothing is asked that it tells, and nothing that can have one answer
/// only.
TEST_P(EveryRuling, of_a_deal_on_the_sheet_asks_only_what_is_open) {
  for (const AnyRules& rules : all_rules(game())) {
    Evening evening = table_of(rules);
    const AnyDeal deal = some_deal(game());
    if (has_error(validate(evening.rules, evening.before, deal))) continue;
    evening.deals = {deal};
    talk_about_everything(
        evening,
        [](const Document& told, const Prompt& prompt) {
          EXPECT_FALSE(is_known(told.evening, told.incident, prompt.member->key));
          EXPECT_GT(prompt.numbers.size(), 1U) << prompt.member->key;
        },
        [](const Document& told) {
          const auto view = decide(told);
          ASSERT_TRUE(view);
          EXPECT_TRUE(about_the_incident(view->findings).empty()) << told_as(*view);
        });
  }
}

}  // namespace
}  // namespace spadille::tests
