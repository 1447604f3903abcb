#include "ui/table/ruling_talk.h"

#include <algorithm>

#include "app/asking.h"
#include "app/events.h"
#include "app/precedents.h"
#include "text/accounts.h"
#include "text/cards.h"
#include "ui/table/accounts.h"
#include "ui/table/choices.h"

namespace spadille::table {
namespace {

/// The numbers that can be answered, where they are few enough for buttons.
constexpr int kMostNumbers = 40;

bool is_number(const Member& member) {
  return member.kind == Kind::integer || member.kind == Kind::integers || member.kind == Kind::rank;
}

}  // namespace

RulingTalk::RulingTalk(Referee& referee, Evening& evening, Clerk& clerk, const Library& library,
                       const Speaker& speaker, QObject* parent)
    : QObject(parent),
      referee_(referee),
      evening_(evening),
      clerk_(clerk),
      library_(library),
      speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &RulingTalk::arrive);
  connect(&referee, &Referee::moved, this, &RulingTalk::arrive);
  connect(&evening, &Evening::changed, this, &RulingTalk::changed);
}

void RulingTalk::arrive() {
  kind_.clear();
  inquiry_.reset();
  said_.clear();
  marked_.clear();
  view_.reset();
  deal_ = 0;
  asked_ = false;
  stands_.reset();
  emit changed();
}

QVariantList RulingTalk::kinds() const {
  QVariantList all;
  for (const Irregularity& each : irregularities(referee_.traits().game)) {
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

int RulingTalk::lastDeal() const { return evening_.laid() ? last_deal(evening_.laid()->desk) : 0; }

AnyEvening RulingTalk::table() const {
  const LaidPtr laid = evening_.laid();
  if (!laid) return referee_.table();
  if (deal_ == 0) return table_by(laid->desk, laid->names);
  return table_before(laid->desk, laid->names, deal_);
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

void RulingTalk::chooseDeal(int number) {
  if (number != 0 && number != lastDeal()) return;
  deal_ = number;
  if (!kind_.empty()) begin(text(kind_));
  emit changed();
}

void RulingTalk::begin(const QString& kind) {
  kind_ = kind.toStdString();
  said_.clear();
  marked_.clear();
  view_.reset();
  asked_ = false;
  stands_.reset();
  Document known = in_words(table(), Format::incident, {.members = {{"what", kind_}}});
  if (has_error(known.findings)) return arrive();
  inquiry_.emplace(std::move(known), std::vector<std::string>{"what"});
  decideNow();
}

void RulingTalk::beginRevoke() {
  for (const Irregularity& each : irregularities(referee_.traits().game))
    if (each.name == "revoke" || each.name == "illegal_card") return begin(text(each.name));
}

QString RulingTalk::labelOf(const Member& member, const std::string& value) const {
  if (member.kind == Kind::flag) return speaker_.said(value == "y" ? "entry.yes" : "entry.no");
  if (member.kind == Kind::choice) return speaker_.said(message_of_choice(value));
  return text(value);
}

QVariantMap RulingTalk::answer(const QString& value, const QString& label) const {
  return {{"value", value}, {"label", label}, {"chosen", marked_.contains(value)}};
}

/// Each number that answers, where there are few.
QVariantList RulingTalk::numbers(const Member& member) const {
  QVariantList answers;
  if ((member.max - member.min) / member.step >= kMostNumbers) return answers;
  for (int n = member.min; n <= member.max; n += member.step) {
    const auto rank = static_cast<Rank>(n);
    if (member.kind == Kind::rank)
      answers << answer(QString(QLatin1Char(letter(rank))),
                        text(in_words(rank, speaker_.letters())));
    else
      answers << answer(QString::number(n), QString::number(n));
  }
  return answers;
}

QVariantList RulingTalk::answersTo(const Prompt& prompt) const {
  const Member& member = *prompt.member;
  if (is_number(member)) return numbers(member);
  QVariantList answers;
  for (std::size_t i = 0; i < prompt.valid.size(); ++i) {
    const std::string& value = prompt.valid[i];  // of several each has to be one word
    const bool one_word = member.kind != Kind::seats || value.find(' ') == std::string::npos;
    answers << answer(one_word ? text(value) : QString::number(i + 1), labelOf(member, value));
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

void RulingTalk::answer(const QString& value) {
  if (!inquiry_ || view_) return;
  const auto prompt = inquiry_->next();
  if (!prompt) return;
  take(value.toStdString(), labelOf(*prompt->member, value.toStdString()));
}

void RulingTalk::mark(const QString& value) {
  if (!marked_.removeOne(value)) marked_ << value;
  emit changed();
}

void RulingTalk::done() {
  if (!inquiry_ || view_ || !inquiry_->next()) return;
  QStringList shown;
  for (const QVariant& answer : question().value("answers").toList())
    if (answer.toMap().value("chosen").toBool()) shown << answer.toMap().value("label").toString();
  if (shown.isEmpty()) shown << speaker_.said("entry.nobody");
  take(marked_.join(' ').toStdString(), shown.join(QStringLiteral(", ")));
}

void RulingTalk::take(const std::string& value, const QString& shown) {
  const QString label = speaker_.said(inquiry_->next()->member->label);
  const Findings wrong = inquiry_->answer(value);
  if (!wrong.empty()) {
    emit refused(speaker_.said(wrong.front().message, referee_.traits().names));
    return;
  }
  said_.push_back({label, shown});
  marked_.clear();
  decideNow();
}

void RulingTalk::decideNow() {
  view_.reset();
  if (!inquiry_->next()) {
    auto view = decide(inquiry_->told());
    if (view && !has_error(view->findings)) view_ = std::move(*view);
    if (view_) findPrecedents();
  }
  emit changed();
}

void RulingTalk::findPrecedents() {
  const LaidPtr laid = evening_.laid();
  if (!laid) return;
  clerk_.ask(
      [names = laid->names, like = view_->incident](Book& book) -> Outcome<std::vector<Precedent>> {
        auto before = precedents(book, names, like);
        if (!before) return tl::unexpected(Refusal(before.error()));
        return std::move(*before);
      },
      [this, like = view_->incident](Outcome<std::vector<Precedent>> before) {
        if (!before || !view_ || !(view_->incident == like)) return;
        view_->precedents = std::move(*before);
        emit changed();
      });
}

void RulingTalk::back() {
  asked_ = false;
  stands_.reset();
  marked_.clear();
  if (!inquiry_ || !inquiry_->back()) {
    inquiry_.reset();
    view_.reset();
    said_.clear();
    kind_.clear();
  } else {
    said_.pop_back();
    view_.reset();
  }
  emit changed();
}

QString RulingTalk::moves(const std::vector<Line>& lines, const SeatNames& names) const {
  QStringList all;
  for (const Line& line : lines)
    for (const Posting& posting : line.postings)
      if (posting.account.kind != Account::Kind::table)
        all << text(in_words(posting.account, names, speaker_.words())) + " " +
                   moved(posting.amount);
  return all.join(QStringLiteral(" · "));
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
    QString said = text(before.date);
    if (before.deal > 0) said += " · " + speaker_.said(Message{"table.deal", {before.deal}});
    const QString moved = moves(before.ruling.lines, before.names);
    if (!moved.isEmpty()) said += " · " + moved;
    precedents << said + " · " + speaker_.said(effect_key(before.ruling));
  }
  return {{"sentences", sentences},
          {"effect", speaker_.said(effect_key(decision.ruling))},
          {"lines", lines},
          {"clauses", clauses},
          {"precedents", precedents}};
}

bool RulingTalk::canPost() const { return view_ && evening_.laid() && !asked_ && !stands_; }

bool RulingTalk::posted() const { return stands_ && stands_ == evening_.laid(); }

/// What the ruling is about as the book has it: a deal, or nothing between two deals.
Seq RulingTalk::dealMeant() const {
  return deal_ == 0 ? 0 : seq_of_deal(evening_.laid()->desk, deal_);
}

bool RulingTalk::again() const {
  return canPost() && posted_already(evening_.laid()->desk, dealMeant(), view_->incident);
}

QStringList RulingTalk::warnings() const {
  QStringList all;
  if (!canPost()) return all;
  const Desk& desk = evening_.laid()->desk;
  for (const auto& warning :
       {posted_already(desk, dealMeant(), view_->incident), replaces_nothing(dealMeant(), *view_)})
    if (warning) all << speaker_.said(warning->message, view_->names);
  return all;
}

void RulingTalk::post() {
  if (!canPost()) return;
  asked_ = true;
  evening_.write(
      [deal = deal_, incident = view_->incident,
       ruling = view_->decision.ruling](const Desk& desk) -> std::optional<AnyEvent> {
        return ruling_event(desk, deal == 0 ? 0 : seq_of_deal(desk, deal), incident, ruling);
      },
      [this](bool stands) {
        if (!std::exchange(asked_, false)) return;
        stands_ = stands ? evening_.laid() : nullptr;
        emit changed();
      });
  emit changed();
}

/// Only as long as nothing else was written down: otherwise it would take that back.
void RulingTalk::undo() {
  if (!posted()) return;
  stands_.reset();
  evening_.undo();
  emit changed();
}

}  // namespace spadille::table
