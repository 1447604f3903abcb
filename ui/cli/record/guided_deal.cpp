#include <algorithm>

#include "app/record/entry_words.h"
#include "app/record/heard.h"
#include "app/score/change_words.h"
#include "app/typed.h"
#include "codec/plain_text.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/spoken.h"
#include "ui/cli/record/guided.h"
#include "ui/cli/terminal/account_columns.h"
#include "ui/cli/terminal/columns.h"
#include "ui/cli/terminal/print.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

constexpr Member kYesOrNo{.key = "save", .kind = Kind::flag};

/// One deal: its questions, its effect, and whether to save it.
class DealTalk {
 public:
  DealTalk(Interview interview, const SeatNames& names, const Streams& streams, const Voice& voice,
           Draft draft)
      : interview_(std::move(interview)),
        names_(names),
        voice_(voice),
        prompter_(streams.in, streams.err, voice.words),
        entry_words_(interview_.deal().game(), voice.words.language()),
        draft_(std::move(draft)) {}

  std::optional<AnyDeal> talk() {
    prompter_.say_key("entry.hint");
    go_on_from_draft();
    while (true) {
      const auto end = interview_.next() ? question() : last_question();
      if (!end) continue;
      if (*end) return interview_.deal();
      prompter_.say_key("entry.ended");
      return std::nullopt;
    }
  }

 private:
  /// Whether to save, once that is decided.
  using End = std::optional<bool>;

  std::string say(std::string_view key) const { return voice_.words.say(key); }

  /// Answers that do not fit any more end the draft.
  void go_on_from_draft() {
    const std::vector<std::string> given = std::exchange(draft_.answers, {});
    for (const std::string& answer : given) {
      if (!interview_.answer(answer).empty()) break;
      draft_.answers.push_back(answer);
    }
    if (draft_.answers.empty()) return;
    prompter_.say_key("entry.draft");
    if (!interview_.said().empty())
      prompter_.say("  " + typed(interview_.deal(), names_, voice_.words));
  }

  void keep_draft() const {
    if (draft_.keep) draft_.keep(draft_.answers);
  }

  void go_back() {
    if (!interview_.back()) return prompter_.say_key("entry.first");
    if (!draft_.answers.empty()) draft_.answers.pop_back();
    keep_draft();
  }

  /// A word of the deal's form as players type it.
  std::string in_language(std::string_view word) const {
    return typed(interview_.game(), word, voice_.words);
  }

  /// "Ann", "yes", "nobody", "pass".
  std::string spoken(const Spoken& said, const Member* asked) const {
    const bool flag = said.member->kind == Kind::flag;
    const bool seat = is_seat(said.member->kind);
    std::vector<std::string> all = said.words;
    if (said.member->kind == Kind::choice)
      for (std::string& word : all) word = in_language(word);
    std::string words = joined(all, seat ? joints(voice_.words.language()).comma : " ");
    if (said.member != asked) return in_language(said.member->word) + (flag ? "" : " " + words);
    if (flag) return say(said.value.empty() ? "entry.no" : "entry.yes");
    if (said.value.empty()) return say(seat ? "entry.nobody" : "entry.none");
    return words;
  }

  Question shown(const Prompt& prompt) const {
    std::vector<std::string> valid = prompt.valid;
    if (prompt.member->kind == Kind::flag) valid = {say("entry.y_or_n")};
    if (prompt.member->kind == Kind::choice)
      for (std::string& word : valid) word = in_language(word);
    for (const Member* member : prompt.instead) valid.push_back(in_language(member->word));
    Question question{.text = say(prompt.member->label), .valid = joined(valid, " | ")};
    if (prompt.usual)
      question.usual =
          prompt.elsewhere ? say("entry.elsewhere") : spoken(*prompt.usual, prompt.member);
    question.q_answers = interview_.understands("q");
    return question;
  }

  End question() {
    const Prompt prompt = *interview_.next();
    const Reply reply = prompter_.ask(shown(prompt));
    switch (reply.kind) {
      case Reply::Kind::end: return false;
      case Reply::Kind::help: help(prompt); break;
      case Reply::Kind::back: go_back(); break;
      case Reply::Kind::answer: take(reply.text, &prompt); break;
    }
    return std::nullopt;
  }

  void take(const std::string& told, const Prompt* prompt) {
    const std::string text = entry_words_.in_documents(told, names_);
    const Findings wrong = entry_words_.with_nearest(interview_.answer(text));
    if (wrong.empty()) {
      draft_.answers.push_back(text);
      keep_draft();
    }
    const auto said = interview_.last();
    if (!wrong.empty())
      prompter_.echo(visible(told));
    else if (prompt != nullptr && prompt->elsewhere && said && said->value.empty())
      prompter_.echo(say("entry.elsewhere"));
    else if (said)
      prompter_.echo(spoken(*said, prompt == nullptr ? nullptr : prompt->member));
    for (const Finding& finding : wrong)
      prompter_.say(reason(finding, prompt == nullptr ? nullptr : prompt->member));
  }

  /// Why not; about which member, where it is another than the one that was asked for.
  std::string reason(const Finding& finding, const Member* asked) const {
    const Member* member = interview_.member_at(finding.place);
    std::string text = "  ";
    if (member != nullptr && member != asked) text += labelled(say(member->label), voice_.words);
    if (!finding.given.empty()) text += labelled(visible(finding.given), voice_.words);
    text += voice_.words.say(finding.message, names_);
    text += valid_in_words(finding, voice_.words);
    if (finding.rule.named()) text += ' ' + to_string(finding.rule);
    return text;
  }

  /// The clause of the question, and what else is understood.
  void help(const Prompt& prompt) {
    const Rulebook book = rulebook(interview_.game(), voice_.words.language());
    const Voice plain{voice_.words, {}, voice_.columns};
    if (const Clause* clause = book.find(prompt.member->rule))
      prompter_.say_all(clauses({*clause}, plain));
    if (is_list(prompt.member->kind)) prompter_.say_key("entry.several");
    prompter_.say_key("entry.by_word");
    by_word(prompt.member);
    prompter_.say_key("entry.hint");
  }

  /// What else can be said, by its word.
  void by_word(const Member* asked) {
    std::vector<const Member*> all = interview_.by_word();
    std::erase(all, asked);
    std::size_t widest = 8;
    for (const Member* member : all) widest = std::max(widest, width(in_language(member->word)));
    for (const Member* member : all)
      prompter_.say("  " + left(in_language(member->word), widest + 2) + say(member->label) + ' ' +
                    to_string(member->rule));
  }

  // The end: what the deal does.

  std::string figures(std::string_view key, const Preview& preview, const auto& figure) const {
    std::string text = say(key);
    for (std::size_t i = 0; i < preview.accounts.size(); ++i)
      text += (i == 0 ? " " : " · ") + in_words(preview.accounts[i], preview.names, voice_.words) +
              ' ' + figure(i);
    return text;
  }

  std::string line(const Line& line, const Preview& preview) const {
    std::string moves;
    for (const Posting& posting : line.postings)
      if (posting.account.kind != Account::Kind::table)
        moves += (moves.empty() ? "" : " · ") +
                 in_words(posting.account, preview.names, voice_.words) + ' ' +
                 moved(posting.amount);
    std::string text = voice_.words.say(line.message, preview.names);
    if (!moves.empty()) text += " — " + moves;
    constexpr std::size_t kIndent = 2 + kRuleColumns;
    return "  " + left(to_string(line.rule), kRuleColumns) +
           wrapped(text, voice_.page() - kIndent, kIndent).substr(kIndent);
  }

  void effect(const Preview& preview) {
    const DealView& deal = preview.deal;
    std::string heading =
        voice_.words.say({"cli.sheet.deal", {deal.number, deal.dealer}}, preview.names);
    const std::string said = told(deal, preview.names, voice_.words);
    prompter_.say(said.empty() ? heading : heading + " · " + said);
    for (const Line& each : deal.sheet.lines) prompter_.say_all(line(each, preview));
    prompter_.say(figures("entry.gains", preview, [&](std::size_t i) {
      return moved(total(deal.sheet, preview.accounts[i]));
    }));
    prompter_.say(
        figures("entry.totals", preview, [&](std::size_t i) { return written(deal.after[i]); }));
    if (!deal.hand_overs.empty()) prompter_.say(hand_overs(preview));
    prompter_.say(
        voice_.words.say({"cli.sheet.deals_next", {preview.standing.dealer}}, preview.names));
  }

  std::string hand_overs(const Preview& preview) const {
    std::string text = say("cli.sheet.hand_overs");
    const auto name = [&](Account account) {
      return in_words(account, preview.names, voice_.words);
    };
    for (const Transfer& transfer : preview.deal.hand_overs)
      text += (&transfer == &preview.deal.hand_overs.front() ? " " : " · ") + name(transfer.from) +
              " → " + name(transfer.to) + ' ' + std::to_string(transfer.amount);
    return text;
  }

  End last_question() {
    const Preview preview = interview_.preview();
    const bool wrong = has_error(preview.deal.findings);
    for (const Finding& finding : preview.deal.findings) prompter_.say(reason(finding, nullptr));
    if (!wrong) effect(preview);
    return save(wrong);
  }

  End save(bool wrong) {
    while (true) {
      const Reply reply = prompter_.ask(
          wrong ? Question{.text = say("entry.not_scored"), .valid = "< | q"}
                : Question{.text = say("entry.save"), .usual = say("entry.usually_yes") + "/<"});
      switch (reply.kind) {
        case Reply::Kind::end: return false;
        case Reply::Kind::help: prompter_.say_key("entry.save.help"); continue;
        case Reply::Kind::back: go_back(); return std::nullopt;
        case Reply::Kind::answer: break;
      }
      if (wrong && reply.text.empty()) continue;
      const auto said =
          reply.text.empty() ? Heard{Value{1}, {}} : heard(kYesOrNo, names_, reply.text);
      if (wrong || !said.value) {  // a word that says more of the deal
        take(reply.text, nullptr);
        return std::nullopt;
      }
      prompter_.echo(say(said.value->empty() ? "entry.no" : "entry.yes"));
      return !said.value->empty();
    }
  }

  Interview interview_;
  const SeatNames& names_;
  const Voice& voice_;
  Prompter prompter_;
  EntryWords entry_words_;
  Draft draft_;
};

}  // namespace

std::optional<AnyDeal> guided_deal(const Session& session, const SeatNames& names,
                                   const Streams& streams, const Voice& voice, Draft draft) {
  return DealTalk(Interview(session, names), names, streams, voice, std::move(draft)).talk();
}

}  // namespace spadille::cli
