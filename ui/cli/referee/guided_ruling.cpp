// Asks about an irregularity, question by question.
#include "ui/cli/referee/guided_ruling.h"

#include "app/referee/asked_table.h"
#include "app/referee/ruling_words.h"
#include "app/score/viewing.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "text/rulebook.h"
#include "ui/cli/referee/plain_words.h"
#include "ui/cli/referee/print_referee.h"
#include "ui/cli/terminal/print.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kFew = 10;  ///< answers that a question shows by itself

class RulingTalk {
 public:
  RulingTalk(Inquiry inquiry, const RuledDeal& deal, const Streams& streams, const Voice& voice)
      : inquiry_(std::move(inquiry)),
        deal_(deal),
        voice_{voice.words, {}, voice.columns},
        prompter_(streams.in, streams.err, voice.words),
        game_(game_of(inquiry_.told().evening)) {}

  std::optional<Document> talk() {
    if (inquiry_.next()) prompter_.say_key("entry.ruling.hint");
    while (const auto prompt = inquiry_.next()) {
      say_what_comes_of_it(*prompt);
      const Reply reply = prompter_.ask(shown(*prompt));
      switch (reply.kind) {
        case Reply::Kind::end: return prompter_.say_key("entry.ruling.ended"), std::nullopt;
        case Reply::Kind::help: help(*prompt); break;
        case Reply::Kind::back:
          if (!inquiry_.back()) prompter_.say_key("entry.first");
          break;
        case Reply::Kind::answer: take(*prompt, reply.text); break;
      }
    }
    return inquiry_.told();
  }

 private:
  /// Those who choose see first what comes of each answer.
  void say_what_comes_of_it(const Prompt& prompt) {
    const Document& told = inquiry_.told();
    const SeatNames names = names_of(told.evening);
    for (const RulingChoice& choice :
         choices_of(told.evening, deal_, told.incident, *prompt.member))
      prompter_.say_all(outcome_of_choice(choice, game_, names, voice_));
  }

  [[nodiscard]] std::string say(std::string_view key) const { return voice_.words.say(key); }

  /// There are too many irregularities to read before each answer.
  [[nodiscard]] static bool is_long(const Prompt& prompt) { return prompt.valid.size() > kFew; }

  [[nodiscard]] Question shown(const Prompt& prompt) const {
    Question question{.text = say(prompt.member->label)};
    for (const std::string& word : prompt.valid)
      if (!is_long(prompt)) question.valid += (question.valid.empty() ? "" : " | ") + word;
    if (prompt.member->kind == Kind::flag) question.valid = say("entry.y_or_n");
    if (prompt.usual) question.usual = spoken(*prompt.usual);
    question.q_answers = Inquiry(inquiry_).answer("q").empty();
    return question;
  }

  [[nodiscard]] std::string spoken(const Spoken& said) const {
    if (said.member->kind == Kind::flag) return say(said.value.empty() ? "entry.no" : "entry.yes");
    if (said.value.empty()) return say("entry.nobody");
    return joined(said.words, joints(voice_.words.language()).comma);
  }

  void take(const Prompt& prompt, const std::string& text) {
    const Findings wrong = inquiry_.answer(text);
    if (wrong.empty()) {
      prompter_.echo(spoken(inquiry_.last()));
      return prompter_.say_all(is_long(prompt) ? understood_as(inquiry_.told(), text, voice_) : "");
    }
    prompter_.echo(visible(text));
    if (text.empty() && is_long(prompt)) return prompter_.say_all(everything());
    for (const Finding& finding : wrong) prompter_.say(reason(finding, prompt));
    if (is_long(prompt)) prompter_.say_all(kinds_meant(inquiry_.told().evening, text, voice_));
  }

  /// Every irregularity of the game.
  [[nodiscard]] std::string everything() const {
    return irregularities(game_, spadille::irregularities(inquiry_.told().evening), voice_);
  }

  [[nodiscard]] std::string reason(const Finding& finding, const Prompt& prompt) const {
    std::string text = "  ";
    if (!finding.given.empty()) text += labelled(visible(finding.given), voice_.words);
    text += voice_.words.say(finding.message, {});
    if (!is_long(prompt)) text += valid_in_words(finding, voice_.words);
    if (finding.rule.named()) text += ' ' + to_string(finding.rule);
    return text;
  }

  /// The clause that the question comes from, and every answer that there is.
  void help(const Prompt& prompt) {
    if (is_long(prompt)) prompter_.say_all(everything());
    const Rulebook book = rulebook(game_, voice_.words.language());
    const Clause* clause = book.find(prompt.member->rule);
    if (!is_long(prompt) && clause != nullptr) prompter_.say_all(clauses({*clause}, voice_));
    prompter_.say_key("entry.ruling.hint");
  }

  Inquiry inquiry_;
  RuledDeal deal_;
  Voice voice_;
  Prompter prompter_;
  std::string_view game_{};
};

}  // namespace

std::optional<Document> guided_ruling(Inquiry inquiry, const RuledDeal& deal,
                                      const Streams& streams, const Voice& voice) {
  return RulingTalk(std::move(inquiry), deal, streams, voice).talk();
}

}  // namespace spadille::cli
