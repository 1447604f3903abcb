#include "ui/cli/record/played_deal.h"

#include <algorithm>

#include "app/deal_view.h"
#include "app/record/heard.h"
#include "app/record/previewed.h"
#include "app/referee/asked_table.h"
#include "app/referee/play_interview.h"
#include "codec/plain_text.h"
#include "text/cards.h"
#include "ui/cli/machine.h"
#include "ui/cli/referee/print_referee.h"
#include "ui/cli/referee/told.h"
#include "ui/cli/terminal/files.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

/// Asks for one card after the other, and says who won each trick.
class CardTalk {
 public:
  CardTalk(const Place& place, const Streams& streams, const Voice& voice)
      : before_(before_next(place.session)),
        interview_(table_at(place), voice.words.language()),
        voice_{voice.words, {}, voice.columns},
        prompter_(streams.in, streams.err, voice.words) {}

  /// The document once it is to be saved; nothing where somebody ended it.
  std::optional<Document> talk() {
    prompter_.say_key("referee.play.hint");
    while (true) {
      const bool ends = interview_.next() == PlayInterview::Ask::nothing;
      if (ends) tell_deal();
      const Reply reply = prompter_.ask(ends ? last_question() : question());
      switch (reply.kind) {
        case Reply::Kind::end: return prompter_.say_key("entry.ended"), std::nullopt;
        case Reply::Kind::help: prompter_.say_key("referee.play.hint"); continue;
        case Reply::Kind::back: back(); continue;
        case Reply::Kind::answer: break;
      }
      const bool whole = interview_.view().score.has_value();
      if (ends && whole && yes_or_no(reply.text).value_or(reply.text.empty()))
        return interview_.document();
      if (!reply.text.empty() || interview_.next() == PlayInterview::Ask::melds) take(reply.text);
    }
  }

 private:
  std::string say(const Message& message) const {
    return voice_.words.say(message, interview_.view().names);
  }

  Question question() const {
    using Ask = PlayInterview::Ask;
    const OwnQuestions& own = interview_.game().questions.own;
    switch (interview_.next()) {
      case Ask::contract: return {.text = say({"referee.play.contract"})};
      case Ask::trump: return {.text = say({"referee.field.trump"}), .valid = "S | H | D | C"};
      case Ask::turn_up: return {.text = say({"referee.field.turn_up"}), .valid = "SA … C2"};
      case Ask::called: return {.text = say({"referee.field.called"}), .valid = "SA … C2"};
      case Ask::decision:
        return {.text = say({own.decided->label}), .valid = alternatives(own.decided->choices)};
      case Ask::melds:
        return {.text = say({own.melds->asked, {interview_.melds()}}),
                .usual = say({"entry.usually_yes"})};
      case Ask::card:
      case Ask::nothing: break;
    }
    return {
        .text = say({"referee.play.card", {interview_.trick(), interview_.who().value_or(Seat{})}}),
        .q_answers = false};
  }
  Question last_question() const {
    if (interview_.view().score)
      return {.text = say({"entry.save"}), .usual = say({"entry.usually_yes"}) + "/<"};
    return {.text = say({"referee.play.more"}), .valid = "< | q"};
  }

  void back() {
    if (!interview_.back()) prompter_.say_key("entry.first");
  }

  void take(const std::string& text) {
    const std::size_t tricks = interview_.view().replay.tricks.size();
    const bool was_whole = tricks > 0 && interview_.view().replay.tricks.back().winner.has_value();
    const Findings wrong = interview_.answer(text);
    if (!wrong.empty()) {
      prompter_.say_all(findings(wrong, "", interview_.view().names, voice_));
      return;
    }
    const auto& now = interview_.view().replay.tricks;
    if (now.empty() || !now.back().winner || (now.size() == tricks && was_whole)) return;
    for (const Message& seen : interview_.seen()) prompter_.say("  " + say(seen));
  }

  /// What the cards come to, and whether somebody revoked.
  void tell_deal() {
    const PlayedView& view = interview_.view();
    prompter_.say_all(findings(view.findings, "", view.names, voice_));
    prompter_.say_all(revokes(view, voice_));
    if (!view.score) return;
    const Preview deal = previewed(before_, deal_of(view.score->deal), view.names);
    prompter_.say_all(explained(deal.deal.sheet.lines, view.names, voice_));
  }

  Session before_;  ///< as the deal finds it
  PlayInterview interview_;
  Voice voice_;  ///< without colour
  Prompter prompter_;
};

/// What a document comes to.
Outcome<std::optional<ToldPlay>> reckoned(const Document& document) {
  auto told = told_play(document);
  if (!told) return tl::unexpected(told.error());
  return std::optional<ToldPlay>(std::move(*told));
}

/// The same; revokes that its cards prove are told beside it.
Outcome<std::optional<ToldPlay>> reckoned(const Document& document, const Streams& streams,
                                          const Voice& voice) {
  auto told = reckoned(document);
  if (!told) return told;
  const auto view = judge_play(document);
  const Voice plain{voice.words, {}, voice.columns};
  if (view && !view->revokes.revokes.empty()) streams.err << revokes(*view, plain);
  return told;
}

/// Asks until somebody has said yes or no; whoever ends the input posts nothing.
bool wants_to_post(const Streams& streams, const Voice& voice) {
  Prompter prompter(streams.in, streams.err, voice.words);
  while (true) {
    const Reply reply = prompter.ask({.text = voice.words.say("referee.play.post"),
                                      .usual = voice.words.say("entry.usually_yes")});
    if (reply.kind == Reply::Kind::end || reply.kind == Reply::Kind::back) return false;
    if (reply.kind == Reply::Kind::help) continue;
    if (reply.text.empty()) return true;
    if (const auto said = yes_or_no(reply.text)) return *said;
    prompter.echo(visible(reply.text));
  }
}

/// The cards of a document at the table of the session.
Outcome<std::optional<ToldPlay>> from_file(const std::string& file, Evening table,
                                           const Streams& streams, const Voice& voice) {
  const auto text = read_file(file.empty() ? "-" : file, streams.in, kDocument);
  if (!text) return tl::unexpected(Refusal(text.error()));
  auto read = read_document(*text);
  if (!read) return tl::unexpected(Refusal(read.error()));
  if (has_error(read->findings)) return tl::unexpected(Refusal(read->findings));
  const auto document = at_table(std::move(*read), std::move(table));
  if (!document) return tl::unexpected(document.error());
  return reckoned(*document, streams, voice);
}

}  // namespace

Outcome<std::optional<ToldPlay>> deal_by_cards(const InWords& words, const std::string& file,
                                               const Place& place, const Streams& streams,
                                               const Voice& voice) {
  Evening table = table_at(place);
  if (tells_something(words))
    return reckoned(in_words(std::move(table), Format::played, words), streams, voice);
  if (!file.empty() || !streams.machine->talks())
    return from_file(file, std::move(table), streams, voice);
  const auto document = CardTalk(place, streams, voice).talk();
  if (!document) return std::optional<ToldPlay>();
  return reckoned(*document);  // what its cards prove was told at the prompt
}

std::vector<RulingView> rulings_to_post(const std::vector<RulingView>& rulings, Post post,
                                        const Streams& streams, const Voice& voice) {
  const bool moves = std::any_of(rulings.begin(), rulings.end(), [](const RulingView& ruling) {
    return ruling.question != nullptr || ruling.decision().ruling.effect != Ruling::Effect::advice;
  });
  if (!moves) return {};
  const bool possible = can_be_posted(rulings) && post != Post::cannot;
  const bool asks = post == Post::once_agreed && streams.machine->terminal && !voice.json;
  if (possible && (post == Post::at_once || (asks && wants_to_post(streams, voice))))
    return rulings;
  streams.err << voice.words.say(possible ? "referee.play.not_posted"
                                          : "referee.play.cannot_be_posted")
              << '\n';
  return {};
}

}  // namespace spadille::cli
