#include "codec/deal_sheet.h"

#include <algorithm>
#include <utility>

#include "codec/plain_text.h"
#include "codec/short_form.h"

namespace spadille {
namespace {

constexpr std::string_view kNumber = "deal";
constexpr std::string_view kDealer = "dealer";
constexpr std::string_view kRulings = "rulings";
constexpr std::string_view kMoved = " moved";
constexpr std::string_view kTotal = " total";

/// A document counts seats from 0, people call them by name: "1 | 3" becomes "Ben | Dora".
std::string with_names(const std::string& seats, const SeatNames& names) {
  if (seats.find("…") != std::string::npos) return short_form::all(names);
  std::string text;
  for (const char c : seats)
    text += c >= '0' && c <= '9' ? names.of(seat(c - '0')) : std::string(1, c);
  return text;
}

}  // namespace

std::vector<std::string> deal_heads(const DealForm& form, const std::vector<std::string>& accounts,
                                    bool with_rulings) {
  std::vector<std::string> heads{std::string(kNumber), std::string(kDealer)};
  for (const Member* member : form) heads.emplace_back(member->key);
  if (with_rulings) heads.emplace_back(kRulings);
  for (const std::string& account : accounts) {
    heads.push_back(account + std::string(kMoved));
    heads.push_back(account + std::string(kTotal));
  }
  return heads;
}

DealSheet::DealSheet(DealForm form, SeatNames names, std::vector<std::string> accounts,
                     const Limits& limits)
    : form_(std::move(form)),
      names_(std::move(names)),
      accounts_(std::move(accounts)),
      limits_(limits) {}

CsvLimits DealSheet::csv_limits() const {
  return {.bytes = limits_.bytes, .rows = limits_.deals + 1};
}

DealSheet::Column DealSheet::column_of(std::string_view head) const {
  using Holds = Column::Holds;
  for (std::size_t i = 0; i < accounts_.size(); ++i) {
    if (head == accounts_[i] + std::string(kMoved)) return {.holds = Holds::moved, .index = i};
    if (head == accounts_[i] + std::string(kTotal)) return {.holds = Holds::total, .index = i};
  }
  const std::string word = plain_cell(head);
  if (word.empty()) return {.holds = Holds::nothing};
  if (same_word(word, kNumber)) return {.holds = Holds::number};
  if (same_word(word, kDealer)) return {.holds = Holds::dealer};
  if (same_word(word, kRulings)) return {.holds = Holds::rulings};
  for (std::size_t i = 0; i < form_.size(); ++i)
    if (same_word(word, form_[i]->key)) return {.holds = Holds::member, .index = i};
  return {};
}

void DealSheet::read_heads(const CsvRow& heads) {
  number_ = 1;
  row_ = &heads;
  for (const std::string& head : heads) {
    const Column column = column_of(head);
    const bool twice = std::any_of(columns_.begin(), columns_.end(),
                                   [&](const Column& other) { return other.same(column); });
    columns_.push_back(column);
    if (column.holds == Column::Holds::nothing) continue;
    const std::size_t at = columns_.size() - 1;
    if (column.holds == Column::Holds::unknown) {
      const auto known = deal_heads(form_, accounts_, true);
      report(at_cell(at, "csv.no_such_column",
                     alternatives(std::vector<std::string_view>(known.begin(), known.end()))));
    } else if (twice) {
      report(at_cell(at, "csv.head_twice"));
    }
  }
  has_heads_ = findings_.empty();
}

void DealSheet::begin_row(const CsvRow& row, std::size_t number) {
  row_ = &row;
  number_ = number;
  if (row.size() < columns_.size()) report(at_cell(row.size(), "csv.short_row"));
  for (std::size_t i = 0; i < row.size(); ++i)
    if ((i >= columns_.size() || columns_[i].holds == Column::Holds::nothing) &&
        !plain_cell(row[i]).empty())
      report(at_cell(i, "csv.no_head"));
}

Value DealSheet::value(std::size_t member, Findings& findings) const {
  const auto column = column_with(member);
  return column ? read_cell(*form_[member], names_, cell(*column), findings) : Value{};
}

std::string DealSheet::rulings() const {
  const auto column = column_of_rulings();
  return column ? plain_cell(cell(*column)) : std::string();
}

void DealSheet::add_of_rulings(Findings findings) {
  const auto column = column_of_rulings();
  for (Finding& finding : findings) {
    if (column) finding.place = cell_name(number_, *column + 1);
    report(std::move(finding));
  }
}

void DealSheet::add(Findings findings) {
  for (Finding& finding : findings) report(placed(std::move(finding)));
}

bool DealSheet::states(const Column& column, std::string_view cell, Seat dealer,
                       const Totals& after) const {
  if (column.holds == Column::Holds::dealer) return seat_in(names_, cell) == dealer;
  return number_in(cell) == after[column.index];
}

void DealSheet::compare(Seat dealer, const Totals& after) {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    Column& column = columns_[i];
    const bool totals = column.holds == Column::Holds::total;
    if (!totals && column.holds != Column::Holds::dealer) continue;
    column.complete = column.complete && !plain_cell(cell(i)).empty();
    if (column.differs || states(column, cell(i), dealer, after)) continue;
    column.differs = at_cell(i, totals ? "csv.other_total" : "csv.other_dealer",
                             totals ? std::to_string(after[column.index]) : names_.of(dealer));
    column.differs->severity = Finding::Severity::warning;
  }
}

Findings DealSheet::finish(const std::optional<Finding>& broken) {
  if (broken) report(*broken);
  if (columns_.empty() && !broken) report({.place = "", .message = {"finding.empty"}});
  if (full()) findings_.push_back({.place = "", .message = {"finding.stopped"}});
  if (has_error(findings_)) return std::move(findings_);
  for (const Column& column : columns_)
    if (column.complete && column.differs) findings_.push_back(*column.differs);
  return std::move(findings_);
}

std::optional<std::size_t> DealSheet::column_with(std::size_t member) const {
  const Column wanted{.holds = Column::Holds::member, .index = member};
  for (std::size_t i = 0; i < columns_.size(); ++i)
    if (columns_[i].same(wanted)) return i;
  return std::nullopt;
}

std::optional<std::size_t> DealSheet::column_of_rulings() const {
  for (std::size_t i = 0; i < columns_.size(); ++i)
    if (columns_[i].holds == Column::Holds::rulings) return i;
  return std::nullopt;
}

std::string_view DealSheet::cell(std::size_t column) const {
  return column < row_->size() ? std::string_view((*row_)[column]) : std::string_view{};
}

Finding DealSheet::at_cell(std::size_t column, std::string_view key, std::string expected) const {
  return {.place = cell_name(number_, column + 1),
          .given = visible(cell(column)),
          .message = {key},
          .expected = std::move(expected)};
}

/// The same, where people see it: the cell that the member's column has in this row.
Finding DealSheet::placed(Finding finding) const {
  const std::string key = finding.place.substr(0, finding.place.find('/', 1));
  finding.place = std::to_string(number_) + key;
  for (std::size_t i = 0; i < form_.size(); ++i) {
    if (key != "/" + std::string(form_[i]->key)) continue;
    const bool told_by_name = finding.expected == short_form::all(names_);
    if (is_seat(form_[i]->kind) && !told_by_name)
      finding.expected = with_names(finding.expected, names_);
    const auto column = column_with(i);
    if (!column) continue;
    finding.place = cell_name(number_, *column + 1);
    finding.given = visible(cell(*column));
  }
  return finding;
}

/// No more than the limit of errors, nor of warnings before them.
void DealSheet::report(Finding finding) {
  const bool error = finding.severity == Finding::Severity::error;
  if (full() || (!error && findings_.size() >= limits_.findings)) return;
  if (error) ++errors_;
  findings_.push_back(std::move(finding));
}

}  // namespace spadille
