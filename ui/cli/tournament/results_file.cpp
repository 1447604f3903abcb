#include "ui/cli/tournament/results_file.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "codec/plain_text.h"
#include "ui/cli/commands/split.h"

namespace spadille::cli {
namespace {

bool is_blank(const CsvRow& row) {
  return std::all_of(row.begin(), row.end(), [](const std::string& cell) { return cell.empty(); });
}

std::optional<std::int64_t> number_of(const std::string& cell) {
  const auto read = totals_in(cell);
  return read && read->size() == 1 ? std::optional<std::int64_t>((*read)[0]) : std::nullopt;
}

/// Whether it says what the columns are: its first cell has no digit, and no cell is a number. A
/// row that was mistyped is none.
bool is_heading(const CsvRow& row) {
  const auto is_digit = [](char each) { return each >= '0' && each <= '9'; };
  return std::none_of(row.front().begin(), row.front().end(), is_digit) &&
         std::none_of(row.begin(), row.end(),
                      [](const std::string& cell) { return number_of(cell).has_value(); });
}

/// The numbers of a row; the cell that is none.
tl::expected<std::vector<std::int64_t>, Finding> numbers_in(const CsvRow& row, std::size_t number) {
  std::vector<std::int64_t> numbers;
  for (std::size_t column = 0; column < row.size(); ++column) {
    if (row[column].empty() && column > 0) continue;
    if (const auto read = number_of(row[column])) {
      numbers.push_back(*read);
      continue;
    }
    Finding finding = found_at(cell_name(number, column + 1), {"finding.type"}, {}, "0…");
    finding.given = visible(row[column]);
    return tl::unexpected(std::move(finding));
  }
  return numbers;
}

bool tells_of(const std::vector<TournamentEvent>& results, int table) {
  return std::any_of(results.begin(), results.end(),
                     [table](const TournamentEvent& each) { return each.table == table; });
}

}  // namespace

tl::expected<std::vector<TournamentEvent>, Finding> results_in(std::string_view text) {
  std::vector<TournamentEvent> results;
  CsvReader rows(text);
  bool first = true;
  while (const auto row = rows.next()) {
    if (is_blank(*row)) continue;
    if (std::exchange(first, false) && is_heading(*row)) continue;
    const auto numbers = numbers_in(*row, rows.row());
    if (!numbers) return tl::unexpected(numbers.error());
    const auto table = static_cast<int>(numbers->front());
    if (tells_of(results, table))
      return tl::unexpected(found_at(cell_name(rows.row(), 1), {"finding.twice"}, {}));
    TournamentEvent& result =
        results.emplace_back(TournamentEvent{.kind = EventKind::result_told, .table = table});
    result.figures.points.assign(numbers->begin() + 1, numbers->end());
  }
  if (rows.error()) return tl::unexpected(*rows.error());
  if (results.empty()) return tl::unexpected(found_at("", {"finding.empty"}, {}));
  return results;
}

}  // namespace spadille::cli
