#include "codec/csv.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "codec/plain_text.h"

namespace spadille {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kSeparators = ",;\t";

/// What a spreadsheet takes for the beginning of a formula; a Japanese one full-width signs too.
constexpr std::array<std::string_view, 11> kFormula{
    "=", "+", "-", "@", "\t", "\r", "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};

/// Whether one of them stands there, behind however many apostrophes: those count as well, so that
/// an apostrophe of somebody's own is never taken for ours.
bool begins_formula(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of('\''), text.size()));
  return std::any_of(kFormula.begin(), kFormula.end(),
                     [text](std::string_view sign) { return text.substr(0, sign.size()) == sign; });
}

/// The one that stands most often outside quotes in the first line.
char separator_of(std::string_view text) {
  std::array<std::size_t, kSeparators.size()> counts{};
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') quoted = !quoted;
    if (c == '\n' && !quoted) break;
    const auto which = kSeparators.find(c);
    if (!quoted && which != std::string_view::npos) ++counts[which];
  }
  const auto* most = std::max_element(counts.begin(), counts.end());
  return kSeparators[static_cast<std::size_t>(most - counts.begin())];
}

bool has_control(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t' && c != '\r' && c != '\n') || byte == 0x7F;
  });
}

bool needs_quotes(std::string_view text) {
  if (text.empty()) return false;
  return text.front() == ' ' || text.back() == ' ' ||
         text.find_first_of(",;\t\r\n\"") != std::string_view::npos;
}

}  // namespace

std::string cell_name(std::size_t row, std::size_t column) {
  std::string letters;
  for (; column > 0; column = (column - 1) / 26)
    letters.insert(letters.begin(), static_cast<char>('A' + static_cast<int>((column - 1) % 26)));
  return letters + std::to_string(row);
}

CsvReader::CsvReader(std::string_view text, const CsvLimits& limits)
    : rest_(text), limits_(limits) {
  if (take(kByteOrderMark)) text = rest_;
  separator_ = separator_of(text.substr(0, limits.bytes));
  if (text.size() <= limits.bytes) return;
  error_ = Finding{.place = "",
                   .message = {"finding.too_large"},
                   .expected = "0…" + std::to_string(limits.bytes)};
}

void CsvReader::fail(std::size_t column, std::string_view key, std::string expected) {
  error_ =
      Finding{.place = cell_name(row_, column), .message = {key}, .expected = std::move(expected)};
}

bool CsvReader::take(std::string_view expected) {
  if (rest_.substr(0, expected.size()) != expected) return false;
  rest_.remove_prefix(expected.size());
  return true;
}

std::string CsvReader::bare() {
  const auto end =
      std::min(rest_.find_first_of(std::string{separator_, '"', '\r', '\n'}), rest_.size());
  std::string text(rest_.substr(0, end));
  rest_.remove_prefix(end);
  return text;
}

std::optional<std::string> CsvReader::quoted(std::size_t column) {
  std::string text;
  do {
    const auto end = rest_.find('"');
    if (end == std::string_view::npos) return fail(column, "csv.never_closed"), std::nullopt;
    text += rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    if (rest_.substr(0, 1) == "\"") text += '"';
  } while (take("\""));
  return text;
}

std::optional<CsvReader::Wrong> CsvReader::wrong_with(std::string_view cell) const {
  if (cell.size() > limits_.cell_bytes)
    return Wrong{"finding.too_long", "0…" + std::to_string(limits_.cell_bytes)};
  if (!is_utf8(cell)) return Wrong{"csv.not_utf8"};
  if (has_control(cell)) return Wrong{"finding.unprintable"};
  return std::nullopt;
}

std::optional<std::string> CsvReader::cell(std::size_t column) {
  auto text = take("\"") ? quoted(column) : bare();
  if (!text) return text;
  const bool ends = rest_.empty() || rest_.front() == separator_ || rest_.front() == '\n' ||
                    rest_.substr(0, 2) == "\r\n";
  auto wrong = wrong_with(*text);
  if (!wrong && !ends) wrong = Wrong{rest_.front() == '\r' ? "csv.line_end" : "csv.quote"};
  if (wrong) return fail(column, wrong->key, std::move(wrong->expected)), std::nullopt;
  if (text->substr(0, 1) == "'" && begins_formula(*text)) text->erase(0, 1);
  return text;
}

std::optional<CsvRow> CsvReader::next() {
  if (error_ || rest_.empty()) return std::nullopt;
  ++row_;
  CsvRow row;
  do {
    if (row_ > limits_.rows)
      return fail(1, "csv.too_many_rows", "0…" + std::to_string(limits_.rows)), std::nullopt;
    if (row.size() == limits_.columns)
      return fail(row.size() + 1, "csv.too_many_columns", "0…" + std::to_string(limits_.columns)),
             std::nullopt;
    auto text = cell(row.size() + 1);
    if (!text) return std::nullopt;
    row.push_back(std::move(*text));
  } while (take({&separator_, 1}));
  if (!take("\r\n")) static_cast<void>(take("\n"));
  return row;
}

CsvText::CsvText(CsvStyle style) : separator_(style.separator) {
  assert(separator_ == ',' || separator_ == ';');
  if (style.byte_order_mark) text_ = kByteOrderMark;
  row_at_ = text_.size();
}

void CsvText::begin_cell() {
  if (cells_++ > 0) text_ += separator_;
}

CsvText& CsvText::text(std::string_view utf8) {
  begin_cell();
  const std::string_view apostrophe = begins_formula(utf8) ? "'" : "";
  if (!needs_quotes(utf8)) return text_ += apostrophe, text_ += utf8, *this;
  text_ += '"';
  text_ += apostrophe;
  for (const char c : utf8) text_.append(c == '"' ? 2 : 1, c);
  text_ += '"';
  return *this;
}

CsvText& CsvText::number(std::int64_t number) {
  begin_cell();
  text_ += std::to_string(number);
  return *this;
}

CsvText& CsvText::end_row() {
  if (cells_ == 1 && text_.size() == row_at_) text_ += "\"\"";  // else the row would be no cell
  text_ += "\r\n";
  cells_ = 0;
  row_at_ = text_.size();
  return *this;
}

}  // namespace spadille
