// Rulings as the referee reads them out.
#include <algorithm>

#include "app/referee/asked_table.h"
#include "app/referee/kind_search.h"
#include "app/referee/ruling_words.h"
#include "session/event.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/rulebook.h"
#include "ui/cli/referee/print_referee.h"
#include "ui/cli/terminal/account_columns.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

/// "Ann & Chris +2 · Bob & Dora −2".
std::string moves_of(const std::vector<Line>& lines, const Accounts& accounts,
                     const SeatNames& names, const Voice& voice) {
  std::string text;
  for (const Account account : accounts) {
    const int amount = total(ScoreSheet{lines}, account);
    if (amount == 0) continue;
    text +=
        (text.empty() ? "" : " · ") + in_words(account, names, voice.words) + ' ' + moved(amount);
  }
  return text;
}

/// Who gets what stands behind the words, also where an account counts for no total.
std::string line_of(const Line& line, const RulingView& view, const Voice& voice) {
  std::string text = voice.words.say(line.message, view.names);
  std::string moves;
  for (const Posting& posting : line.postings)
    if (posting.account.kind != Account::Kind::table)
      moves += (moves.empty() ? "" : " · ") + in_words(posting.account, view.names, voice.words) +
               ' ' + moved(posting.amount);
  if (!moves.empty()) text += " — " + moves;
  constexpr std::size_t kIndent = 2 + kRuleColumns;
  return "  " + voice.style.brass(left(to_string(line.rule), kRuleColumns)) +
         wrapped(text, voice.page() - kIndent, kIndent).substr(kIndent);
}

std::string titled(RuleId clause, const Rulebook& book, const Voice& voice) {
  const Clause* found = book.find(clause);
  return voice.style.brass(left(to_string(clause), kRuleColumns)) +
         (found == nullptr ? "" : found->title) + '\n';
}

/// What was found: which irregularity, and what was told about it.
std::string found(const RulingView& view, const Voice& voice) {
  const auto kind = kind_of(view.incident);
  std::string text = kind ? title_of(view.game, *kind, voice.words) : std::string();
  for (const std::string& told : found_in_words(view, voice.words)) text += " · " + told;
  return wrapped(text, voice.page(), 0);
}

/// What happens now, and what becomes of the score, with every amount.
std::string outcome(const RulingView& view, const Voice& voice) {
  std::string text;
  for (const std::string& sentence : now_in_words(view.outcome, view.names, voice.words))
    text += wrapped(sentence, voice.page(), 0);
  text += '\n' + voice.style.strong(score_in_words(view.outcome, voice.words)) + '\n';
  for (const std::string& amount : amounts_in_words(view.outcome, view.names, voice.words))
    text += "  " + voice.style.strong(amount) + '\n';
  for (const Line& line : view.decision().ruling.lines) text += line_of(line, view, voice);
  const std::string next = next_in_words(view.outcome, view.names, voice.words);
  return next.empty() ? text : text + next + '\n';
}

/// What comes of the other answers that those might have given who are not at fault.
std::string other_choices(const RulingView& view, const Voice& voice) {
  std::string text;
  for (const RulingChoice& choice : view.choices)
    if (!choice.given) text += outcome_of_choice(choice, view.game, view.names, voice);
  if (text.empty()) return text;
  const std::string asked = voice.words.say(view.choices.front().answer.member->label);
  return '\n' + voice.style.strong(voice.words.say("referee.choice")) +
         joints(voice.words.language()).gap + asked + '\n' + text;
}

std::string precedent(const Precedent& before, const Voice& voice) {
  std::string text = "  " + before.date;
  if (before.deal > 0) text += " · " + voice.words.say(Message{"book.deal", {before.deal}});
  const std::string moves = moves_of(before.ruling.lines, before.accounts, before.names, voice);
  if (!moves.empty()) text += " · " + moves;
  return text + " · " + voice.words.say(effect_key(before.ruling)) + '\n';
}

}  // namespace

std::string outcome_of_choice(const RulingChoice& choice, std::string_view game,
                              const SeatNames& names, const Voice& voice) {
  constexpr std::size_t kIndent = 2;
  const std::string answer = answer_in_words(game, choice.answer, voice.words);
  return std::string(kIndent, ' ') +
         wrapped(labelled(answer, in_short(choice.outcome, names, voice.words), voice.words),
                 voice.page() - kIndent, kIndent)
             .substr(kIndent);
}

std::string award(const RulingView& view, const Voice& voice) {
  if (view.question == nullptr)
    return wrapped(in_short(view.outcome, view.names, voice.words) + "  " +
                       to_string(view.decision().clauses[0]),
                   voice.page(), 0);
  std::string answers;
  for (const std::string& answer : view.valid) answers += (answers.empty() ? "" : " | ") + answer;
  return voice.words.say("referee.still_asked") + joints(voice.words.language()).gap +
         voice.words.say(view.question->label) + bracketed(answers, voice.words) + '\n';
}

std::string ruling(const RulingView& view, const Voice& voice) {
  const Rulebook book = rulebook(view.game, voice.words.language());
  std::string text = voice.style.dim(found(view, voice)) + outcome(view, voice);
  const std::string why = why_in_words(view, voice.words);
  if (!why.empty())
    text += wrapped(voice.words.say("referee.why") + joints(voice.words.language()).gap + why,
                    voice.page(), 0);
  text += other_choices(view, voice) + '\n';
  for (const RuleId clause : view.decision().clauses) text += titled(clause, book, voice);
  text += voice.style.dim(voice.words.say("referee.further") + " spadille rule " +
                          to_string(view.decision().clauses[0])) +
          '\n';
  if (view.precedents.empty()) return text;
  text += '\n' + voice.style.strong(voice.words.say("referee.precedents")) + '\n';
  for (const Precedent& before : view.precedents) text += precedent(before, voice);
  return text;
}

std::string irregularities(std::string_view game, const std::vector<Irregularity>& kinds,
                           const Voice& voice) {
  std::size_t room = 0;
  for (const Irregularity& each : kinds) room = std::max(room, each.name.size() + 2);
  std::string text;
  for (const Irregularity& each : kinds)
    text += "  " + left(each.name, room) +
            voice.style.brass(left(to_string(each.clause), kRuleColumns)) +
            title_of(game, each, voice.words) + '\n';
  return text;
}

}  // namespace spadille::cli
