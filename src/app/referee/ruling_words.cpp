#include "app/referee/ruling_words.h"

#include <algorithm>

#include "app/score/change_words.h"
#include "codec/plain_text.h"
#include "text/accounts.h"
#include "text/joints.h"
#include "text/spoken.h"

namespace spadille {
namespace {

using Effect = Ruling::Effect;

/// Where nothing is posted.
std::string_view scoring_key(Scoring scoring) {
  switch (scoring) {
    case Scoring::as_played: return "referee.score.as_played";
    case Scoring::as_ruled: return "referee.score.as_ruled";
    case Scoring::corrected: return "referee.score.corrected";
    case Scoring::stands: return "referee.score.stands";
    case Scoring::at_table: return "referee.score.at_table";
    case Scoring::open: break;
  }
  return "referee.score.open";
}

std::string_view score_key(const Decision& decision) {
  const Ruling& ruling = decision.ruling;
  const bool posts = moves_something(ruling.lines);
  if (ruling.effect == Effect::redeal && posts) return "referee.score.redeal_and_paid";
  if (ruling.effect == Effect::replaces_score || ruling.effect == Effect::redeal || posts)
    return effect_key(ruling);
  return scoring_key(decision.scoring);
}

/// A clause in the words of a message key: "8_16".
std::string word_of(RuleId clause) {
  return std::to_string(clause.chapter) + '_' + std::to_string(clause.number);
}

}  // namespace

std::string_view effect_key(const Ruling& ruling) {
  switch (ruling.effect) {
    case Effect::advice: return "referee.effect.advice";
    case Effect::lines:
      return moves_something(ruling.lines) ? "referee.effect.lines" : "referee.effect.advice";
    case Effect::replaces_score: return "referee.effect.replaces_score";
    case Effect::redeal: break;
  }
  return "referee.effect.redeal";
}

std::vector<std::string> now_in_words(const RulingOutcome& outcome, const SeatNames& names,
                                      const Words& words) {
  std::vector<std::string> all;
  for (const Message& sentence : outcome.decision.words) all.push_back(words.say(sentence, names));
  return all;
}

std::string score_in_words(const RulingOutcome& outcome, const Words& words) {
  const auto has_total = [](const RuledAmount& amount) { return amount.total.has_value(); };
  std::string text = words.say(score_key(outcome.decision));
  if (outcome.waits && std::any_of(outcome.amounts.begin(), outcome.amounts.end(), has_total))
    text += joints(words.language()).gap + words.say("referee.score.totals_before");
  return text;
}

std::vector<std::string> amounts_in_words(const RulingOutcome& outcome, const SeatNames& names,
                                          const Words& words) {
  std::vector<std::string> all;
  for (const RuledAmount& amount : outcome.amounts) {
    std::string text = in_words(amount.account, names, words) + ' ' + moved(amount.moved);
    if (amount.total) text += " → " + written(*amount.total);
    all.push_back(std::move(text));
  }
  return all;
}

std::string next_in_words(const RulingOutcome& outcome, const SeatNames& names,
                          const Words& words) {
  if (!outcome.deals) return {};
  const Ruling& ruling = outcome.decision.ruling;
  if (ruling.effect == Effect::redeal)
    return words.say(Message{"book.deals_again", {*outcome.deals}}, names);
  return deals_in_words(*outcome.deals, ruling.then, names, words);
}

std::string why_in_words(const RulingView& view, const Words& words) {
  const RuleId clause = view.decision().clauses[0];
  const auto kind = kind_of(view.incident);
  const std::string by_clause = word_of(clause);
  const bool of_kind = kind && kind->clause == clause;
  for (const std::string_view word : {of_kind ? kind->name : std::string_view(by_clause),
                                      of_kind || !kind ? std::string_view(by_clause) : kind->name})
    if (const std::string_view key = spoken(view.game, SpokenAs::why, word); !key.empty())
      return words.say(key);
  return {};
}

std::string answer_in_words(std::string_view game, const Spoken& answer, const Words& words) {
  const Member& question = *answer.member;
  if (question.kind == Kind::flag)
    return words.say(answer.value.empty() ? "entry.no" : "entry.yes");
  if (question.kind == Kind::choice && !answer.words.empty())
    return words.say(spoken_or_word(game, SpokenAs::choice, answer.words.front()));
  return joined(answer.words, joints(words.language()).comma);
}

std::vector<std::string> found_in_words(const RulingView& view, const Words& words) {
  std::vector<std::string> all;
  for (const Spoken& answer : view.found) {
    const Kind kind = answer.member->kind;
    const std::string label = words.say(answer.member->label);
    const bool by_itself = is_seat(kind) || kind == Kind::choice;
    std::string& text = all.emplace_back(by_itself ? "" : label);
    if (kind == Kind::flag) continue;
    if (!by_itself) text += joints(words.language()).colon;
    text += answer_in_words(view.game, answer, words);
  }
  return all;
}

std::string in_short(const RulingOutcome& outcome, const SeatNames& names, const Words& words) {
  std::string text = joined(now_in_words(outcome, names, words), " ");
  text += ' ' + words.say(score_key(outcome.decision));
  if (!outcome.amounts.empty())
    text += ' ' + joined(amounts_in_words(outcome, names, words), " · ");
  const std::string next = next_in_words(outcome, names, words);
  return next.empty() ? text : text + " · " + next;
}

}  // namespace spadille
