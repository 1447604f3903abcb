// What the page sees of a question for the referee; ruling_talk.cpp takes the answers.
#include "app/referee/house_ruling_words.h"
#include "app/referee/question_words.h"
#include "app/referee/ruling_words.h"
#include "text/accounts.h"
#include "text/cards.h"
#include "text/spoken.h"
#include "ui/table/referee/ruling_talk.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/told.h"

namespace spadille::table {

QVariantList RulingTalk::kinds() const {
  const bool searched = !words_.trimmed().isEmpty();
  const std::string_view game = table().rules.game().id();
  QVariantList all;
  for (const Irregularity& each : searched ? meant().kinds : irregularities(table()))
    all << QVariantMap{{"name", text(each.name)},
                       {"clause", text(to_string(each.clause))},
                       {"title", text(title_of(game, each, speaker_.words()))}};
  return all;
}

QString RulingTalk::stage() const {
  if (!inquiry_) return "kinds";
  return view_ ? "decision" : "question";
}

QString RulingTalk::title() const {
  const std::string_view game = referee_.traits().game;
  for (const Irregularity& each : irregularities(game))
    if (each.name == kind_) return text(title_of(game, each, speaker_.words()));
  return {};
}

QVariantList RulingTalk::deals() const {
  QVariantList all;
  const int last = lastDeal();
  if (last == 0) return all;
  all << dealOf(0) << dealOf(last);
  if (deal_ != 0 && deal_ != last) all << dealOf(deal_);
  return all;
}

QVariantMap RulingTalk::dealOf(int number) const {
  return {{"number", number},
          {"label", number == 0 ? speaker_.said("table.ruling.in_play")
                                : speaker_.said(Message{"table.deal", {number}})},
          {"chosen", deal_ == number}};
}

QVariantList RulingTalk::allDeals() const {
  QVariantList all;
  if (lastDeal() < 2) return all;
  const EveningView& evening = evening_.laid()->view;
  for (auto deal = evening.deals.rbegin(); deal != evening.deals.rend(); ++deal) {
    if (deal->number == 0) continue;
    const SeatNames names = evening.names_in(*deal);
    QVariantMap shown = dealOf(deal->number);
    shown["note"] = told(*deal, names, speaker_) + " · " +
                    moved_by(deal->sheet, evening.accounts, names, speaker_);
    all << shown;
  }
  return all;
}

QString RulingTalk::labelOf(const QString& value) const {
  for (const QVariant& answer : question().value("answers").toList())
    if (answer.toMap().value("value") == value) return answer.toMap().value("label").toString();
  return value;
}

QVariantMap RulingTalk::question() const {
  if (!inquiry_ || view_) return {};
  const auto prompt = inquiry_->next();
  if (!prompt) return {};
  const AskedQuestion asked =
      asked_question(*inquiry_, *prompt, ruledDeal(), referee_.traits().names, speaker_.words(),
                     speaker_.letters());
  QVariantList answers;
  for (const AnswerButton& each : asked.answers) {
    QVariantMap answer{{"value", text(each.value)},
                       {"label", text(each.label)},
                       {"chosen", marked_.contains(text(each.value))}};
    if (!each.outcome.empty()) answer["outcome"] = text(each.outcome);
    answers << answer;
  }
  return {{"label", text(asked.label)}, {"clause", text(to_string(asked.clause))},
          {"many", asked.many},         {"chooses", asked.chooses},
          {"typed", answers.isEmpty()}, {"range", text(asked.range)},
          {"answers", answers}};
}

QStringList RulingTalk::answered() const {
  QStringList all;
  for (const Said& said : said_) all << speaker_.labelled(said.question, said.answer);
  return all;
}

QString RulingTalk::moves(const std::vector<Line>& lines, const SeatNames& names) const {
  return text(spadille::moved(lines, names, speaker_.words()));
}

QVariantMap RulingTalk::shownLine(const Line& line) const {
  return {{"rule", text(to_string(line.rule))},
          {"words", speaker_.said(line.message, view_->names)},
          {"moves", moves({line}, view_->names)}};
}

QVariantMap RulingTalk::shownOutcome(const RulingOutcome& outcome) const {
  const Words& words = speaker_.words();
  return {{"sentences", texts(now_in_words(outcome, view_->names, words))},
          {"score", text(score_in_words(outcome, words))},
          {"amounts", texts(amounts_in_words(outcome, view_->names, words))},
          {"next", text(next_in_words(outcome, view_->names, words))}};
}

/// What comes of the other answers that those might have given who are not at fault.
QVariantList RulingTalk::otherChoices() const {
  QVariantList all;
  for (const RulingChoice& choice : view_->choices) {
    if (choice.given) continue;
    QVariantMap shown = shownOutcome(choice.outcome);
    shown["answer"] =
        speaker_.labelled(speaker_.said(choice.answer.member->label),
                          text(answer_in_words(view_->game, choice.answer, speaker_.words())));
    all << shown;
  }
  return all;
}

QStringList RulingTalk::shownPrecedents() const {
  QStringList all;
  for (const Precedent& before : view_->precedents) {
    QString said = speaker_.day(before.date);
    if (before.deal > 0) said += " · " + speaker_.said(Message{"table.deal", {before.deal}});
    const QString moved = moves(before.ruling.lines, before.names);
    if (!moved.isEmpty()) said += " · " + moved;
    all << said + " · " + speaker_.said(effect_key(before.ruling));
  }
  return all;
}

/// What tables decided, a line each.
QStringList RulingTalk::shownHouse() const {
  QStringList all;
  for (const HouseDecision& each : view_->house)
    for (const std::string& line :
         in_words(each, view_->decision().ruling, view_->names, speaker_.words()))
      all << text(line);
  return all;
}

QVariantMap RulingTalk::decision() const {
  if (!view_) return {};
  QVariantMap shown = shownOutcome(view_->outcome);
  QVariantList lines;
  for (const Line& line : view_->decision().ruling.lines) lines << shownLine(line);
  QVariantList clauses;
  for (const RuleId clause : view_->decision().clauses)
    clauses << library_.clause(text(to_string(clause)));
  shown["why"] = text(why_in_words(*view_, speaker_.words()));
  shown["choices"] = otherChoices();
  shown["lines"] = lines;
  shown["clauses"] = clauses;
  shown["precedents"] = shownPrecedents();
  shown["house"] = shownHouse();
  return shown;
}

}  // namespace spadille::table
