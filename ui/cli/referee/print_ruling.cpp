// Rulings as the referee reads them out.
#include <algorithm>

#include "app/referee/kind_search.h"
#include "session/event.h"
#include "text/accounts.h"
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

/// With `clause` the last of them cites it.
std::string sentences(const RulingView& view, const Voice& voice, std::string_view clause = {}) {
  std::string text;
  for (const Message& sentence : view.decision.words) {
    const bool cites = !clause.empty() && &sentence == &*view.decision.words.end() - 1;
    text += wrapped(voice.words.say(sentence, view.names) + (cites ? "  " : "") +
                        (cites ? std::string(clause) : ""),
                    voice.page(), 0);
  }
  return text;
}

std::string effect_on_score(const RulingView& view, const Voice& voice) {
  const Ruling& ruling = view.decision.ruling;
  std::string text = voice.style.strong(voice.words.say(effect_key(ruling))) + '\n';
  for (const Line& line : ruling.lines) text += line_of(line, view, voice);
  if (ruling.dealer)
    text += voice.words.say({"cli.sheet.deals_next", {*ruling.dealer}}, view.names) + '\n';
  return text;
}

std::string precedent(const Precedent& before, const Voice& voice) {
  std::string text = "  " + before.date;
  if (before.deal > 0) text += " · " + voice.words.say(Message{"book.deal", {before.deal}});
  const std::string moves = moves_of(before.ruling.lines, before.accounts, before.names, voice);
  if (!moves.empty()) text += " · " + moves;
  return text + " · " + voice.words.say(effect_key(before.ruling)) + '\n';
}

}  // namespace

std::string award(const RulingView& view, const Voice& voice) {
  if (view.question == nullptr) return sentences(view, voice, to_string(view.decision.clauses[0]));
  std::string answers;
  for (const std::string& answer : view.valid) answers += (answers.empty() ? "" : " | ") + answer;
  return voice.words.say("referee.still_asked") + ' ' + voice.words.say(view.question->label) +
         " (" + answers + ")\n";
}

std::string ruling(const RulingView& view, const Voice& voice) {
  const Rulebook book = rulebook(view.game, voice.words.language());
  std::string text = sentences(view, voice) + '\n';
  for (const RuleId clause : view.decision.clauses) text += titled(clause, book, voice);
  text += '\n' + effect_on_score(view, voice);
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
