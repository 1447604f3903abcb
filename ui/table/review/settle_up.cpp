#include "ui/table/review/settle_up.h"

#include "app/record/session_view.h"
#include "app/score/change_words.h"
#include "ui/table/show/accounts.h"

namespace spadille::table {

SettleUp::SettleUp(const LaidSession& evening, const Speaker& speaker, QObject* parent)
    : QObject(parent), evening_(evening), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &SettleUp::changed);
}

void SettleUp::prepare() {
  const LaidPtr laid = evening_.laid();
  view_.reset();
  if (laid != nullptr) view_ = settling_view(laid->desk, laid->names);
  setStake(stake_);
}

void SettleUp::setStake(int stake) {
  if (stake < 1) return;
  stake_ = stake;
  settling_.reset();
  if (view_ && view_->scored && view_->settlement) settling_ = settle(*view_, stake_);
  emit changed();
}

void SettleUp::type(const QString& figures) { setStake(figures.toInt()); }

QString SettleUp::name(Account account) const {
  return account_name(account, view_->names, speaker_);
}

QString SettleUp::how() const {
  if (!view_ || !view_->settlement) return {};
  return speaker_.said(Message{stake_key(view_->settlement->kind), {stake_}});
}

QVariantList SettleUp::closing() const {
  QVariantList all;
  if (!view_ || !view_->settlement) return all;
  for (const Line& line : view_->settlement->closing.lines)
    all << QVariantMap{
        {"rule", text(to_string(line.rule))},
        {"words", speaker_.said(line.message, view_->names)},
        {"moves", moved_by(ScoreSheet{{line}}, view_->accounts, view_->names, speaker_)}};
  return all;
}

QString SettleUp::awaiting() const {
  const LaidPtr laid = evening_.laid();
  if (laid == nullptr) return {};
  QStringList all;
  for (const std::string& sentence : awaiting_in_words(laid->view, speaker_.words()))
    all << text(sentence);
  if (!all.isEmpty()) all.prepend(speaker_.said("book.still_awaiting"));
  return all.join('\n');
}

QVariantList SettleUp::due() const {
  QVariantList all;
  if (!settling_) return all;
  for (const Posting& posting : settling_->due)
    all << QVariantMap{{"name", name(posting.account)}, {"amount", moved(posting.amount)}};
  return all;
}

QVariantList SettleUp::payments() const {
  QVariantList all;
  if (!settling_) return all;
  for (const Transfer& transfer : settling_->transfers)
    all << QVariantMap{
        {"from", name(transfer.from)}, {"to", name(transfer.to)}, {"amount", transfer.amount}};
  return all;
}

QString SettleUp::problem() const {
  if (!view_ || settling_) return {};
  if (!view_->scored || !view_->settlement) return speaker_.said("table.not_scored");
  return speaker_.said("error.stake_too_large");
}

}  // namespace spadille::table
