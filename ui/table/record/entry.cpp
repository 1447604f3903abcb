#include "ui/table/record/entry.h"

#include <algorithm>

#include "app/record/entry_form.h"
#include "app/record/events.h"
#include "ui/table/record/kept_entry.h"
#include "ui/table/show/accounts.h"

namespace spadille::table {
namespace {

/// Under which the draft keeps it.
const QString kDealPart = QStringLiteral("deal");

template <typename List>
List without_last(const List& list) {
  List rest;
  for (std::size_t i = 0; i + 1 < list.size(); ++i) rest.push_back(list[i]);
  return rest;
}

}  // namespace

Entry::Entry(LaidSession& evening, Draft& draft, const Speaker& speaker, QObject* parent)
    : QObject(parent), evening_(evening), draft_(draft), speaker_(speaker) {
  connect(&evening, &LaidSession::changed, this, &Entry::begin);
  connect(&evening, &LaidSession::recorded, this, &Entry::saved);
  connect(&evening, &LaidSession::refused, this, [this] { saving_ = false; });
  connect(&draft, &Draft::read, this, [this] {
    if (entry_.empty() && corrects_ == 0) readDraft();
  });
}

/// Pages are told before anybody who is connected: nothing worked out before may be left.
void Entry::renew() {
  fields_.clear();
  preview_.reset();
  emit changed();
}

void Entry::begin() {
  if (of_ == evening_.laid()) {  // only the words are others
    renew();
    return;
  }
  of_ = evening_.laid();
  entry_ = evening_.nextDeal();
  risks_.clear();
  ever_.clear();
  way_ = 0;
  corrects_ = 0;
  retyped_ = true;
  consent_.forget();
  saving_ = false;
  readDraft();
}

void Entry::edited() {
  chalked_.place(entry_);
  if (const std::size_t told = entry_.way(); told > 0) way_ = told;
  consent_.forget();
  renew();
  if (corrects_ == 0) draft_.keep(kDealPart, written());
}

QJsonObject Entry::written() const {
  QJsonObject all;
  if (const QJsonObject said = kept(entry_); !said.isEmpty()) all["members"] = said;
  QJsonArray parties;
  for (int party = 0; party < entry_.parties(); ++party) parties << array_of(chalked_.of(party));
  if (!chalked_.empty()) all["chalked"] = parties;
  return all;
}

void Entry::readDraft() {
  const QJsonObject draft = draft_.part(kDealPart);
  go_on(entry_, draft["members"].toObject());
  chalked_.clear();
  const QJsonArray parties = draft["chalked"].toArray();
  for (int party = 0; party < parties.size(); ++party)
    for (const auto& mark : parties[party].toArray()) chalked_.add(entry_, party, mark.toInt());
  way_ = entry_.way();
  renew();
}

/// Of what is kept: a correction has marks of its own.
std::vector<int> Entry::chalkedInPlay() const {
  std::vector<int> all;
  for (const auto& party : draft_.part(kDealPart)["chalked"].toArray()) {
    all.push_back(0);
    for (const auto& mark : party.toArray()) all.back() += mark.toInt();
  }
  all.resize(std::min(all.size(), static_cast<std::size_t>(entry_.parties())));
  return all;
}

void Entry::choose(const QString& key, int value) {
  const std::string name = key.toStdString();
  const Member* member = entry_.member(name);
  if (member == nullptr) return;
  if (entry_.set(name, toggled(*member, entry_.get(name), value))) edited();
}

void Entry::set(const QString& key, int value) {
  if (entry_.set(key.toStdString(), {value})) edited();
}

void Entry::take(const QString& key) {
  if (entry_.set(key.toStdString(), {})) edited();
}

void Entry::chooseAndSave(const QString& key, int value) {
  set(key, value);
  if (ready()) finish();
}

void Entry::digit(const QString& key, int digit) {
  const std::string name = key.toStdString();
  if (digit < 0 || digit > 9) return;
  const Value now = entry_.get(name);
  const int number = (now.empty() || !retyped_ ? 0 : now[0]) * 10 + digit;
  retyped_ = true;
  if (entry_.set(name, {number})) edited();
}

void Entry::erase(const QString& key) {
  const std::string name = key.toStdString();
  const Value now = entry_.get(name);
  retyped_ = true;
  if (now.empty()) return;
  if (entry_.set(name, now[0] < 10 ? Value{} : Value{now[0] / 10})) edited();
}

void Entry::append(const QString& key, int value) {
  const std::string name = key.toStdString();
  Value more = entry_.get(name);
  if (more.size() == Value::capacity()) return;
  more.push_back(value);
  if (entry_.set(name, more)) edited();
  if (ready()) finish();
}

void Entry::removeLast(const QString& key) {
  const std::string name = key.toStdString();
  if (entry_.set(name, without_last(entry_.get(name)))) edited();
}

void Entry::chalk(int party, int points) {
  if (chalked_.add(entry_, party, points)) edited();
}

void Entry::wipe(int party) {
  chalked_.wipe(party);
  edited();
}

void Entry::answer(const QString& quick) {
  for (const QuickAnswer& each : entry_.table().quick)
    if (text(each.key) == quick) {
      entry_.set(each);
      way_ = entry_.way();
      edited();
    }
}

void Entry::settle(const AnyDeal& called) {
  leave();
  entry_.settle(called);
  edited();
}

void Entry::tellBy(int way) {
  if (way < 0 || way >= static_cast<int>(entry_.table().ways.size())) return;
  way_ = static_cast<std::size_t>(way);
  entry_.tell_by(way_);
  edited();
}

void Entry::setPlain(bool plain) {
  plain_ = plain;
  renew();
}

void Entry::leave() {
  if (corrects_ == 0) return;
  of_.reset();
  begin();
}

void Entry::clear() {
  entry_.clear();
  chalked_.clear();
  way_ = 0;
  edited();
}

void Entry::finish() {
  if (corrects_ != 0)
    saveCorrection({});
  else
    save();
}

void Entry::save() {
  if (ready() && corrects_ == 0) write({});
}

/// Saves what is entered, or asks first.
void Entry::write(const QString& why) {
  if (saving_) return;
  if (consent_.holdsBack(touched_by(preview().deal.sheet, preview().accounts))) {
    why_ = why;
    renew();
    return;
  }
  saving_ = true;
  if (corrects_ != 0)
    evening_.correct(corrects_, entry_.deal(), why);
  else
    evening_.record(entry_.deal());
}

void Entry::agree(int who) {
  consent_.agree(who);
  renew();
  if (consent_.given()) write(why_);
}

void Entry::correct(int deal, int seq) {
  if (!evening_.laid()) return;
  const Laid& laid = *evening_.laid();
  if (seq == 0 || seq_of_deal(laid.desk, deal) != seq) return;
  const Place place = place_of(laid.desk, laid.names, deal);
  entry_ = {place.session, place.names};
  risks_.clear();
  entry_.take(deal_as_it_is(laid.desk, deal));
  chalked_.read(entry_);
  way_ = entry_.way();
  corrects_ = seq;
  retyped_ = false;
  renew();
}

void Entry::saveCorrection(const QString& why) {
  if (ready() && corrects_ != 0) write(why);
}

}  // namespace spadille::table
