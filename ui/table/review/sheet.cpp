#include "ui/table/review/sheet.h"

#include "app/score/name_over.h"
#include "text/spoken.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/told.h"

namespace spadille::table {
namespace {

QStringList shown(const Totals& totals) {
  QStringList all;
  for (const int total : totals) all << Speaker::figure(total);
  return all;
}

QVariantMap shown(const RemarkView& remark) {
  return {{"seq", remark.seq},
          {"dispute", remark.kind == EventKind::disputed},
          {"settled", remark.settled},
          {"words", text(remark.text)}};
}

}  // namespace

QStringList spoken_facts(std::string_view game, const DealView& deal, const Speaker& speaker) {
  QStringList words;
  for (const Fact& fact : deal.facts)
    if (const auto key = spoken(game, SpokenAs::fact, fact.key); !key.empty())
      words << speaker.said(key);
  words.removeDuplicates();
  return words;
}

Sheet::Sheet(const LaidSession& evening, const Speaker& speaker, QObject* parent)
    : QAbstractListModel(parent), evening_(evening), speaker_(speaker) {
  connect(&evening, &LaidSession::changed, this, &Sheet::renew);
}

const EveningView* Sheet::view() const { return shown_ ? &shown_->view : nullptr; }

/// One more deal is one more row; anything else may have changed every row.
void Sheet::renew() {
  const LaidPtr next = evening_.laid();
  const int before = rowCount();
  const int after = next ? static_cast<int>(next->view.deals.size()) : 0;
  const bool same = shown_ && next && shown_->desk.id == next->desk.id;
  if (same && after == before + 1) {
    beginInsertRows({}, before, before);
    shown_ = next;
    endInsertRows();
    if (before > 0) emit dataChanged(index(0), index(before - 1));
  } else {
    beginResetModel();
    shown_ = next;
    endResetModel();
  }
  emit changed();
}

int Sheet::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || view() == nullptr ? 0 : static_cast<int>(view()->deals.size());
}

QHash<int, QByteArray> Sheet::roleNames() const {
  return {{number_role, "number"},      {seq_role, "seq"},
          {said_role, "said"},          {dealer_role, "dealer"},
          {moves_role, "moves"},        {totals_role, "totals"},
          {words_role, "words"},        {findings_role, "findings"},
          {former_role, "former"},      {remarks_role, "remarks"},
          {game_over_role, "gameOver"}, {gains_role, "gains"}};
}

QStringList Sheet::moves(const DealView& deal) const {
  QStringList all;
  for (const Account account : view()->accounts)
    all << (deal.number == 0 ? QString() : moved(total(deal.sheet, account)));
  return all;
}

QString Sheet::gains(const DealView& deal) const {
  if (deal.number == 0 || !names_change(*view(), speaker_.words())) return {};
  return moved_by(deal.sheet, view()->accounts, view()->names_in(deal), speaker_);
}

QVariant Sheet::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const DealView& deal = view()->deals[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case said_role: return told(deal.deal, view()->names_in(deal), speaker_);
    case number_role: return deal.number;
    case seq_role: return deal.seq;
    case dealer_role: return text(view()->names_in(deal).of(deal.dealer));
    case moves_role: return moves(deal);
    case totals_role: return shown(deal.after);
    case words_role: return spoken_facts(view()->rules.game, deal, speaker_);
    case findings_role: {
      QStringList all;
      for (const Finding& finding : deal.findings)
        all << speaker_.said(finding.message, view()->names_in(deal));
      return all;
    }
    case former_role: {
      QVariantList all;
      for (const FormerView& former : deal.former)
        all << QVariantMap{{"seq", former.seq},
                           {"said", told(former.deal, view()->names_in(deal), speaker_)},
                           {"why", text(former.why)}};
      return all;
    }
    case remarks_role: {
      QVariantList all;
      for (const RemarkView& remark : deal.remarks) all << table::shown(remark);
      return all;
    }
    case game_over_role: return deal.finished.has_value();
    case gains_role: return gains(deal);
    default: return {};
  }
}

QStringList Sheet::columns() const {
  QStringList all;
  if (view() != nullptr)
    for (const Account account : view()->accounts)
      all << text(name_over(*view(), account, speaker_.words()));
  return all;
}

QStringList Sheet::countersLeft() const {
  if (view() == nullptr || view()->standing.counters_left.empty()) return {};
  QStringList left = shown(view()->standing.counters_left);
  while (left.size() < static_cast<qsizetype>(view()->accounts.size())) left << QString();
  return left;
}

QString Sheet::personal() const {
  if (view() == nullptr) return {};
  return places_of(view()->standing.personal, view()->names).join(" · ");
}

QStringList Sheet::sums() const { return view() ? shown(view()->standing.totals) : QStringList(); }

QString Sheet::title() const {
  if (view() == nullptr) return {};
  const About& about = view()->about;
  QString day = speaker_.day(about.date);
  if (about.title.empty()) return day;
  return text(about.title) + (day.isEmpty() ? QString() : " · " + day);
}

QVariantList Sheet::remarks() const {
  QVariantList all;
  if (view() != nullptr && view()->session)
    for (const RemarkView& remark : view()->session->remarks) all << table::shown(remark);
  return all;
}

QVariantList Sheet::curves() const {
  QVariantList all;
  if (view() == nullptr) return all;
  for (std::size_t i = 0; i < view()->accounts.size(); ++i) {
    QVariantList points;
    QVariantList begins;
    for (const DealView& deal : view()->deals) {
      if (deal.number == 0 || i >= deal.after.size()) continue;
      if (points.isEmpty()) points << deal.before[i];
      begins << deal.before[i];
      points << deal.after[i];
    }
    all << QVariantMap{{"name", text(name_over(*view(), view()->accounts[i], speaker_.words()))},
                       {"points", points},
                       {"begins", begins}};
  }
  return all;
}

QVariantList Sheet::explained(int row) const {
  QVariantList all;
  if (view() == nullptr || row < 0 || row >= rowCount()) return all;
  const DealView& deal = view()->deals[static_cast<std::size_t>(row)];
  const SeatNames names = view()->names_in(deal);
  for (const Line& line : deal.sheet.lines) {
    QStringList figures;
    for (const Account account : view()->accounts) figures << moved(total(line, account));
    all << QVariantMap{{"rule", text(to_string(line.rule))},
                       {"words", speaker_.said(line.message, names)},
                       {"moves", figures}};
  }
  return all;
}

}  // namespace spadille::table
