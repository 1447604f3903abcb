#include "ui/table/record/card_log.h"

#include <algorithm>

#include "app/record/events.h"
#include "app/referee/asked_table.h"
#include "app/referee/told_play.h"
#include "text/cards.h"
#include "ui/table/record/kept_entry.h"

namespace spadille::table {
namespace {

/// Under which the draft keeps it.
const QString kCardsPart = QStringLiteral("cards");

}  // namespace

CardLog::CardLog(Referee& referee, LaidSession& evening, Draft& draft, const Speaker& speaker,
                 QObject* parent)
    : QObject(parent), referee_(referee), evening_(evening), draft_(draft), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &CardLog::changed);
  connect(&evening, &LaidSession::recorded, this, &CardLog::saved);
  connect(&evening, &LaidSession::changed, this, [this] {
    saving_ = false;
    // Somebody else was faster: the same cards at the table as it stands now.
    if (std::exchange(overtaken_, false) && of_ != evening_.laid()) sitAgain();
  });
  connect(&evening, &LaidSession::refused, this, [this] {
    if (std::exchange(saving_, false)) overtaken_ = true;
    to_post_.clear();
  });
  connect(&draft, &Draft::read, this, [this] {
    if (here_ && (of_ != evening_.laid() || written().isEmpty())) sitAgain();
  });
}

void CardLog::sitAgain() {
  referee_.arrive();
  arrive();
}

void CardLog::arrive() {
  here_ = true;
  consent_.forget();
  talk_.reset();
  answers_.clear();
  of_ = evening_.laid();
  bid_ = {session_at(referee_.table()), referee_.traits().names};
  if (asksFirst().empty()) talk_.emplace(referee_.table());
  if (of_) readDraft();
  emit changed();
}

/// What was bid, and once the cards are told each answer.
QJsonObject CardLog::written() const {
  QJsonObject all;
  if (const QJsonObject bid = kept(bid_); !bid.isEmpty()) all["bid"] = bid;
  if (talk_ && !(asksFirst().empty() && answers_.isEmpty()))
    all["answers"] = QJsonArray::fromStringList(answers_);
  return all;
}

void CardLog::readDraft() {
  const QJsonObject draft = draft_.part(kCardsPart);
  go_on(bid_, draft["bid"].toObject());
  if (!talk_ && draft.contains("answers") && contractReady())
    talk_.emplace(with_deal(referee_.table(), bid_.deal()));
  for (const auto& answer : draft["answers"].toArray())
    if (talk_ && answer.isString() && talk_->answer(answer.toString().toStdString()).empty())
      answers_ << answer.toString();
}

void CardLog::edited() {
  consent_.forget();
  if (of_ && of_ == evening_.laid()) draft_.keep(kCardsPart, written());
  emit changed();
}

std::vector<const Member*> CardLog::asksFirst() const {
  std::vector<const Member*> all;
  if (!referee_.traits().trumps) return all;
  const ContractMembers& contract = bid_.table().contract;
  for (const std::string_view key : contract.members)
    if (contract.needs(key) || bid_.asks(key)) all.push_back(bid_.member(key));
  return all;
}

bool CardLog::contractReady() const {
  const auto all = asksFirst();
  return std::all_of(all.begin(), all.end(), [&](const Member* member) {
    return !bid_.table().contract.needs(member->key) || !bid_.get(member->key).empty();
  });
}

void CardLog::choose(const QString& key, int value) {
  const std::string name = key.toStdString();
  const Value now = bid_.get(name);
  const bool again = std::find(now.begin(), now.end(), value) != now.end();
  if (talk_) return;
  bid_.set(name, again ? Value{} : Value{value});
  edited();
}

void CardLog::start() {
  if (talk_ || !contractReady()) return;
  talk_.emplace(with_deal(referee_.table(), bid_.deal()));
  edited();
}

bool CardLog::canSave() const {
  return talk_ && talk_->next() == PlayInterview::Ask::nothing && talk_->view().score && of_ &&
         of_ == evening_.laid();
}

void CardLog::take(const std::string& value) {
  const Findings wrong = talk_->answer(value);
  if (wrong.empty())
    answers_ << text(value);
  else
    emit refused(said(wrong.front().message));
  edited();
}

void CardLog::tap(int code) {
  if (!talk_ || !(is_card(code) || is_rank_alone(code)) || stage() != "card") return;
  take(to_string(as_shown(Card::of_code(code), referee_.traits().suits)));
}

void CardLog::answer(const QString& value) {
  if (talk_) take(value.toStdString());
}

void CardLog::back() {
  if (!talk_) return;
  if (!answers_.isEmpty()) answers_.removeLast();
  if (!talk_->back() && !asksFirst().empty()) talk_.reset();
  edited();
}

void CardLog::save() {
  to_post_.clear();
  write();
}

/// Saves the deal, or asks first.
void CardLog::write() {
  if (!canSave() || saving_) return;
  if (consent_.holdsBack(touched_by(score()->sheet, talk_->view().accounts))) {
    emit changed();
    return;
  }
  const auto told = told_play(talk_->document());
  if (!told) {
    to_post_.clear();
    emit refused(reason(told.error(), referee_.traits().names, speaker_));
    return;
  }
  saving_ = true;
  overtaken_ = false;
  evening_.record(told->deal, told->play, to_post_);
}

bool CardLog::canAward() const { return canSave() && can_be_posted(talk_->view().rulings); }

void CardLog::saveWithRuling() {
  if (!canAward() || saving_) return;
  to_post_ = talk_->view().rulings;
  write();
}

void CardLog::agree(int who) {
  consent_.agree(who);
  emit changed();
  if (consent_.given()) write();
}

}  // namespace spadille::table
