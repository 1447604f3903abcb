#include "ui/table/review/sheet.h"

#include <algorithm>
#include <span>

#include "app/referee/stale_words.h"
#include "app/score/board_words.h"
#include "app/score/deal_words.h"
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

/// Rulings about a deal (its number; 0: the one in play) that rest on what was corrected since.
QVariantList stale_shown(const EveningView& evening, int deal, const Speaker& speaker) {
  QVariantList all;
  if (!evening.session) return all;
  for (const StaleView& each : evening.session->stale)
    if (each.deal == deal)
      all << QVariantMap{{"seq", each.seq},
                         {"words", text(in_words(evening.rules.game, each, speaker.words()))},
                         {"possible", each.now.has_value()}};
  return all;
}

/// Whether somebody was out before a deal began: nothing of it can move him.
bool was_out(const SheetRow& row, std::size_t column, const Accounts& counted) {
  if (row.kind != SheetRow::Kind::deal || counted[column].kind != Account::Kind::seat) return false;
  const DealView& deal = *row.deal;
  return deal.out.contains(Seat{counted[column].index}) &&
         deal.before[column] == deal.after[column];
}

QStringList moves(const SheetRow& row, const Accounts& counted) {
  QStringList all;
  for (std::size_t i = 0; i < row.moved.size(); ++i)
    all << (was_out(row, i, counted) ? QStringLiteral("—") : moved(row.moved[i]));
  return all;
}

bool is_deal(const SheetRow& row) {
  return row.kind == SheetRow::Kind::deal || row.kind == SheetRow::Kind::struck;
}

/// The same row of two states of one session, whatever it says.
bool is_in_place_of(const SheetRow& one, const SheetRow& other) {
  const auto seq = [](const SheetRow& row) { return row.deal == nullptr ? 0 : row.deal->seq; };
  return one.kind == other.kind && seq(one) == seq(other);
}

/// What moved it, where it moves anything.
std::span<const Line> lines_of(const SheetRow& row) {
  if (row.change != nullptr) return row.change->lines;
  if (row.kind == SheetRow::Kind::deal) return row.deal->sheet.lines;
  return {};
}

}  // namespace

QStringList spoken_facts(std::string_view game, const DealView& deal, const Speaker& speaker) {
  QStringList words;
  for (const Fact& fact : deal.facts)
    if (const auto key = spoken(game, SpokenAs::fact, fact.key); !key.empty())
      words << speaker.said(key);
  if (deal.is_void) words << speaker.said("book.line.void");
  words.removeDuplicates();
  return words;
}

Sheet::Sheet(const LaidSession& evening, const Speaker& speaker, QObject* parent)
    : QAbstractListModel(parent), evening_(evening), speaker_(speaker) {
  connect(&evening, &LaidSession::changed, this, &Sheet::renew);
}

const EveningView* Sheet::view() const { return shown_ ? &shown_->view : nullptr; }

/// Rows from the first on that is another one are taken away and put in; those before it stay.
void Sheet::renew() {
  const LaidPtr next = evening_.laid();
  std::vector<SheetRow> rows = next ? sheet_rows(next->view) : std::vector<SheetRow>();
  const bool same = shown_ && next && shown_->desk.id == next->desk.id;
  const auto other =
      std::mismatch(rows_.begin(), rows_.end(), rows.begin(), rows.end(), is_in_place_of);
  const int stay = same ? static_cast<int>(other.first - rows_.begin()) : 0;
  const int before = rowCount();
  const int after = static_cast<int>(rows.size());
  if (before > stay) {
    beginRemoveRows({}, stay, before - 1);
    rows_.resize(static_cast<std::size_t>(stay));
    endRemoveRows();
  }
  if (after > stay) beginInsertRows({}, stay, after - 1);
  shown_ = next;
  rows_ = std::move(rows);
  if (after > stay) endInsertRows();
  if (stay > 0) emit dataChanged(index(0), index(stay - 1));
  ++revision_;
  emit changed();
}

QVariantMap Sheet::entry(int row) const {
  QVariantMap all;
  if (row < 0 || row >= rowCount()) return all;
  const auto names = roleNames();
  for (auto role = names.cbegin(); role != names.cend(); ++role)
    all[QString::fromUtf8(role.value())] = data(index(row), role.key());
  return all;
}

int Sheet::rowOf(int seq) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(), [seq](const SheetRow& row) {
    return is_deal(row) && row.deal->seq == seq;
  });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int Sheet::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QHash<int, QByteArray> Sheet::roleNames() const {
  return {{number_role, "number"},   {seq_role, "seq"},           {said_role, "said"},
          {dealer_role, "dealer"},   {moves_role, "moves"},       {totals_role, "totals"},
          {words_role, "words"},     {findings_role, "findings"}, {former_role, "former"},
          {remarks_role, "remarks"}, {kind_role, "kind"},         {gains_role, "gains"},
          {stale_role, "stale"},     {agreed_role, "agreed"}};
}

QString Sheet::said(const SheetRow& row) const {
  using Kind = SheetRow::Kind;
  switch (row.kind) {
    case Kind::change: return told(view()->rules.game, *row.change, speaker_).join('\n');
    case Kind::brought_forward: return speaker_.said("cli.sheet.before");
    case Kind::game_over: return game_won(row, speaker_);
    case Kind::deal:
    case Kind::struck: break;
  }
  return told(*row.deal, row.names, speaker_);
}

QString Sheet::gains(const SheetRow& row) const {
  if (row.kind != SheetRow::Kind::deal || !names_change(*view(), speaker_.words())) return {};
  return moved_by(row.deal->sheet, view()->accounts, row.names, speaker_);
}

QVariant Sheet::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const SheetRow& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case said_role: return said(row);
    case kind_role: return text(name(row.kind));
    case moves_role: return moves(row, view()->accounts);
    case totals_role: return shown(row.totals);
    case gains_role: return gains(row);
    default: return ofDeal(row, role);
  }
}

/// Nothing of other rows.
QVariant Sheet::ofDeal(const SheetRow& row, int role) const {
  static const DealView kNone{.number = 0};
  const DealView& deal = is_deal(row) ? *row.deal : kNone;
  switch (role) {
    case number_role: return deal.number;
    case seq_role: return deal.seq;
    case dealer_role: return is_deal(row) ? text(row.names.of(deal.dealer)) : QString();
    case words_role: return spoken_facts(view()->rules.game, deal, speaker_);
    case findings_role: {
      QStringList all;
      for (const Finding& finding : deal.findings) all << speaker_.said(finding.message, row.names);
      return all;
    }
    case former_role: {
      QVariantList all;
      for (const FormerView& former : deal.former)
        all << QVariantMap{{"seq", former.seq},
                           {"said", told(former, row.names, speaker_)},
                           {"why", text(former.why)}};
      return all;
    }
    case remarks_role: {
      QVariantList all;
      for (const RemarkView& remark : deal.remarks) all << table::shown(remark);
      return all;
    }
    case agreed_role: return text(agreed_in_words(deal, speaker_.words()));
    case stale_role:
      return deal.number > 0 ? stale_shown(*view(), deal.number, speaker_) : QVariantList();
    default: return {};
  }
}

QVariantList Sheet::staleInPlay() const {
  return view() == nullptr ? QVariantList() : stale_shown(*view(), 0, speaker_);
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
  return text(places_of(view()->standing.personal, view()->names));
}

QStringList Sheet::sums() const { return view() ? shown(view()->standing.totals) : QStringList(); }

QString Sheet::footLabel() const {
  const SheetRow* over = final_score(rows_);
  return over == nullptr ? speaker_.said("table.total") : game_won(*over, speaker_);
}

QStringList Sheet::foot() const {
  const SheetRow* over = final_score(rows_);
  return over == nullptr ? sums() : shown(over->totals);
}

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
  if (row < 0 || row >= rowCount()) return all;
  const SheetRow& shown = rows_[static_cast<std::size_t>(row)];
  for (const Line& line : lines_of(shown)) {
    QStringList figures;
    for (const Account account : view()->accounts) figures << moved(total(line, account));
    all << QVariantMap{{"rule", text(to_string(line.rule))},
                       {"words", speaker_.said(line.message, shown.names)},
                       {"moves", figures}};
  }
  return all;
}

}  // namespace spadille::table
