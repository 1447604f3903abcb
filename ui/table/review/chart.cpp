#include "ui/table/review/chart.h"

#include <QPointF>
#include <algorithm>
#include <numeric>

#include "app/rulebook/rules.h"
#include "app/score/figures.h"
#include "games/any_functions.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/told.h"

namespace spadille::table {
namespace {

constexpr int kMostTicks = 6;
constexpr int kMostMarks = 8;

std::vector<int> numbers(const QVariantList& values) {
  std::vector<int> all;
  for (const QVariant& value : values) all.push_back(value.toInt());
  return all;
}

/// 1, 2, 5, 10, 20 … : the least that divides a range into few parts.
int step_for(int range, int most) {
  for (int power = 1; power <= 100'000'000; power *= 10)
    for (const int digit : {1, 2, 5})
      if (range / (digit * power) < most) return digit * power;
  return std::max(1, range);
}

/// The next multiple that is not above (below).
int floor_to(int value, int step) {
  const int rest = value % step;
  return rest < 0 ? value - rest - step : value - rest;
}
int ceiling_to(int value, int step) { return -floor_to(-value, step); }

/// Nothing where no deal has this number.
const DealView* deal_of(const LaidPtr& laid, int number) {
  if (laid == nullptr || number <= 0) return nullptr;
  const auto& deals = laid->view.deals;
  const auto found = std::find_if(deals.begin(), deals.end(),
                                  [&](const DealView& deal) { return deal.number == number; });
  return found == deals.end() ? nullptr : &*found;
}

}  // namespace

Chart::Chart(const Sheet& sheet, const LaidSession& evening, const Speaker& speaker,
             QObject* parent)
    : QObject(parent), sheet_(sheet), evening_(evening), speaker_(speaker) {
  connect(&sheet, &Sheet::changed, this, &Chart::renew);
}

void Chart::renew() {
  lines_.clear();
  deals_ = lowest_ = highest_ = 0;
  for (const QVariant& curve : sheet_.curves()) {
    const QVariantMap told = curve.toMap();
    Line line{told["name"].toString(), numbers(told["begins"].toList()),
              numbers(told["points"].toList())};
    if (!line.after.empty()) line.after.erase(line.after.begin());
    deals_ = static_cast<int>(line.after.size());
    for (const std::vector<int>* totals : {&line.before, &line.after})
      for (const int total : *totals) {
        lowest_ = std::min(lowest_, total);
        highest_ = std::max(highest_, total);
      }
    lines_.push_back(std::move(line));
  }
  step_ = step_for(highest_ - lowest_, kMostTicks);
  lowest_ = floor_to(lowest_, step_);
  highest_ = std::max(ceiling_to(highest_, step_), lowest_ + step_);
  chosen_ = std::min(chosen_, deals_);
  emit changed();
  emit chosenChanged();
}

qreal Chart::across(int deal) const { return deals_ == 0 ? 0 : qreal(deal) / deals_; }
qreal Chart::down(int total) const { return qreal(highest_ - total) / (highest_ - lowest_); }

QVariantList Chart::lines() const {
  QVariantList all;
  for (const Line& line : lines_)
    all << QVariantMap{{"name", line.name}, {"total", line.after.empty() ? 0 : line.after.back()}};
  return all;
}

QVariantList Chart::totalTicks() const {
  QVariantList all;
  if (deals_ == 0) return all;
  for (int total = lowest_; total <= highest_; total += step_)
    all << QVariantMap{{"figure", speaker_.figure(total)}, {"at", down(total)}};
  return all;
}

QString Chart::unit() const {
  const LaidPtr laid = evening_.laid();
  if (laid == nullptr) return {};
  const RulesView& rules = laid->view.rules;
  const bool usual = counts_losses(rules_of(rules)) == fewer_is_better(rules.game);
  return speaker_.said(usual ? figure_table(rules.game).result_label : "review.points");
}

QVariantList Chart::gameEnds() const {
  QVariantList all;
  const LaidPtr laid = evening_.laid();
  if (laid == nullptr) return all;
  int before = 0;
  for (const DealView& deal : laid->view.deals) {
    if (deal.number == 0 || !deal.finished) continue;
    all << QVariantMap{{"number", all.size() + 1},
                       {"at", across(deal.number)},
                       {"room", across(deal.number - before)}};
    before = deal.number;
  }
  return all;
}

QVariantList Chart::dealTicks(int most) const {
  QVariantList all;
  const int step = step_for(deals_, std::clamp(most, 1, 2 * kMostTicks));
  for (int deal = 0; deal <= deals_ && deals_ > 0; deal += step)
    all << QVariantMap{{"figure", QString::number(deal)}, {"at", across(deal)}};
  return all;
}

bool Chart::isLine(int line) const { return line >= 0 && line < static_cast<int>(lines_.size()); }

QVariantList Chart::path(int line, qreal width, qreal height) const {
  QVariantList all;
  if (!isLine(line)) return all;
  const Line& drawn = lines_[static_cast<std::size_t>(line)];
  const auto corner = [&](int deal, int total) {
    all << QPointF(across(deal) * width, down(total) * height);
  };
  for (std::size_t i = 0; i < drawn.after.size(); ++i) {
    const int deal = static_cast<int>(i) + 1;
    if (i == 0 || drawn.before[i] != drawn.after[i - 1]) corner(deal - 1, drawn.before[i]);
    corner(deal, drawn.after[i]);
  }
  return all;
}

QVariantList Chart::marks(int line, qreal width, qreal height) const {
  QVariantList all;
  if (!isLine(line)) return all;
  const Line& drawn = lines_[static_cast<std::size_t>(line)];
  const int step = std::max(1, (deals_ + kMostMarks - 1) / kMostMarks);
  for (int deal = deals_; deal > 0; deal -= step)
    all << QPointF(across(deal) * width,
                   down(drawn.after[static_cast<std::size_t>(deal) - 1]) * height);
  return all;
}

QVariantList Chart::labels(qreal height, qreal label_height) const {
  std::vector<std::size_t> order(lines_.size());
  std::iota(order.begin(), order.end(), 0);
  std::vector<qreal> places;
  for (const Line& line : lines_)
    places.push_back(line.after.empty() ? 0 : down(line.after.back()) * height - label_height / 2);
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
  qreal free = 0;
  for (const std::size_t i : order) {
    places[i] = std::max(places[i], free);
    free = places[i] + label_height;
  }
  qreal end = height;
  std::reverse(order.begin(), order.end());
  for (const std::size_t i : order) {
    places[i] = std::min(places[i], end - label_height);
    end = places[i];
  }
  return {places.begin(), places.end()};
}

void Chart::setChosen(int deal) {
  const int next = std::clamp(deal, 0, deals_);
  if (next == chosen_) return;
  chosen_ = next;
  emit chosenChanged();
}

void Chart::chooseAt(qreal place) {
  if (deals_ > 0 && place >= 0 && place <= 1) setChosen(std::max(1, qRound(place * deals_)));
}

qreal Chart::chosenAt() const { return across(chosen_); }

QString Chart::told() const {
  const LaidPtr laid = evening_.laid();
  const DealView* deal = deal_of(laid, chosen_);
  if (deal == nullptr) return {};
  const SeatNames names = laid->view.names_in(*deal);
  return speaker_.labelled(speaker_.said(Message{"table.deal", {deal->number}}),
                           table::told(*deal, names, speaker_) + " · " +
                               moved_by(deal->sheet, laid->view.accounts, names, speaker_));
}

QStringList Chart::totalsThen() const {
  QStringList all;
  const int deal = chosen_ > 0 ? chosen_ : deals_;
  for (const Line& line : lines_)
    all << (deal > 0 ? speaker_.figure(line.after[static_cast<std::size_t>(deal) - 1]) : QString());
  return all;
}

QStringList Chart::namesThen() const {
  QStringList all;
  const LaidPtr laid = evening_.laid();
  const DealView* deal = deal_of(laid, chosen_ > 0 ? chosen_ : deals_);
  if (deal == nullptr) return all;
  const SeatNames names = laid->view.names_in(*deal);
  for (const Account account : laid->view.accounts) all << account_name(account, names, speaker_);
  return all;
}

}  // namespace spadille::table
