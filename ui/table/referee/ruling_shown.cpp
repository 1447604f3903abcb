// What the page sees of a question for the referee; ruling_talk.cpp takes the answers.
#include "app/referee/house_ruling_words.h"
#include "text/accounts.h"
#include "text/cards.h"
#include "text/spoken.h"
#include "ui/table/referee/ruling_talk.h"
#include "ui/table/show/accounts.h"

namespace spadille::table {
namespace {

/// The numbers that can be answered, where they are few enough for buttons.
constexpr std::size_t kMostNumbers = 40;

bool is_number(const Member& member) {
  return member.kind == Kind::integer || member.kind == Kind::integers || member.kind == Kind::rank;
}

}  // namespace

QVariantList RulingTalk::kinds() const {
  QVariantList all;
  for (const Irregularity& each : irregularities(table())) {
    const QString clause = text(to_string(each.clause));
    all << QVariantMap{{"name", text(each.name)},
                       {"clause", clause},
                       {"title", library_.clause(clause).value("title")}};
  }
  return all;
}

QString RulingTalk::stage() const {
  if (!inquiry_) return "kinds";
  return view_ ? "decision" : "question";
}

QString RulingTalk::title() const {
  for (const Irregularity& each : irregularities(referee_.traits().game))
    if (each.name == kind_)
      return library_.clause(text(to_string(each.clause))).value("title").toString();
  return {};
}

QVariantList RulingTalk::deals() const {
  QVariantList all;
  const int last = lastDeal();
  if (last == 0) return all;
  all << QVariantMap{
      {"number", 0}, {"label", speaker_.said("table.ruling.in_play")}, {"chosen", deal_ == 0}};
  all << QVariantMap{{"number", last},
                     {"label", speaker_.said(Message{"table.deal", {last}})},
                     {"chosen", deal_ == last}};
  return all;
}

QString RulingTalk::labelOf(const Member& member, const std::string& value) const {
  if (member.kind == Kind::flag) return speaker_.said(value == "y" ? "entry.yes" : "entry.no");
  if (member.kind == Kind::choice)
    return speaker_.said(spoken_or_word(referee_.traits().game, SpokenAs::choice, value));
  return text(value);
}

QVariantMap RulingTalk::answer(const QString& value, const QString& label) const {
  return {{"value", value}, {"label", label}, {"chosen", marked_.contains(value)}};
}

/// Each number that answers, where there are few.
QVariantList RulingTalk::numbers(const Prompt& prompt) const {
  QVariantList answers;
  if (prompt.numbers.size() > kMostNumbers) return answers;
  for (const int n : prompt.numbers) {
    const auto rank = static_cast<Rank>(n);
    if (prompt.member->kind == Kind::rank)
      answers << answer(QString(QLatin1Char(letter(rank))),
                        text(in_words(rank, speaker_.letters())));
    else
      answers << answer(QString::number(n), QString::number(n));
  }
  return answers;
}

QVariantList RulingTalk::answersTo(const Prompt& prompt) const {
  const Member& member = *prompt.member;
  if (is_number(member)) return numbers(prompt);
  QVariantList answers;
  for (std::size_t i = 0; i < prompt.valid.size(); ++i) {
    const std::string& value = prompt.valid[i];  // of several each has to be one word
    const bool one_word = member.kind != Kind::seats || value.find(' ') == std::string::npos;
    answers << answer(one_word ? text(value) : QString::number(prompt.numbers[i] + 1),
                      labelOf(member, value));
  }
  return answers;
}

QVariantMap RulingTalk::question() const {
  if (!inquiry_ || view_) return {};
  const auto prompt = inquiry_->next();
  if (!prompt) return {};
  const QVariantList answers = answersTo(*prompt);
  return {{"label", speaker_.said(prompt->member->label)},
          {"clause", text(to_string(prompt->member->rule))},
          {"many", is_list(prompt->member->kind)},
          {"typed", answers.isEmpty()},
          {"range", prompt->valid.empty() ? QString() : text(prompt->valid.front())},
          {"answers", answers}};
}

QStringList RulingTalk::answered() const {
  QStringList all;
  for (const Said& said : said_) all << said.question + ": " + said.answer;
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

QVariantMap RulingTalk::decision() const {
  if (!view_) return {};
  const Decision& decision = view_->decision;
  QStringList sentences;
  for (const Message& sentence : decision.words) sentences << speaker_.said(sentence, view_->names);
  if (decision.ruling.dealer)
    sentences << speaker_.said({"cli.sheet.deals_next", {*decision.ruling.dealer}}, view_->names);
  QVariantList lines;
  for (const Line& line : decision.ruling.lines) lines << shownLine(line);
  QVariantList clauses;
  for (const RuleId clause : decision.clauses) clauses << library_.clause(text(to_string(clause)));
  QStringList precedents;
  for (const Precedent& before : view_->precedents) {
    QString said = speaker_.day(before.date);
    if (before.deal > 0) said += " · " + speaker_.said(Message{"table.deal", {before.deal}});
    const QString moved = moves(before.ruling.lines, before.names);
    if (!moved.isEmpty()) said += " · " + moved;
    precedents << said + " · " + speaker_.said(effect_key(before.ruling));
  }
  QStringList house;
  for (const HouseDecision& each : view_->house)
    for (const std::string& line : in_words(each, decision.ruling, view_->names, speaker_.words()))
      house << text(line);
  return {{"sentences", sentences},
          {"house", house},
          {"effect", speaker_.said(effect_key(decision.ruling))},
          {"lines", lines},
          {"clauses", clauses},
          {"precedents", precedents}};
}

}  // namespace spadille::table
