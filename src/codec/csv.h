#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/finding.h"

// Tables of text, as RFC 4180 has them and spreadsheets write them. Text that a spreadsheet would
// take for a formula is written behind an apostrophe, which reading takes away again: whatever was
// written reads back as it was.

namespace spadille {

/// The cells of one row, each as it was meant.
using CsvRow = std::vector<std::string>;

/// "C7": the name of a cell as spreadsheets show it; row and column are counted from 1.
[[nodiscard]] std::string cell_name(std::size_t row, std::size_t column);

/// Bounds of what is read, whatever the file holds.
struct CsvLimits {
  std::size_t bytes = std::size_t{16} << 20U;  ///< of the whole text
  std::size_t rows = 100'001;                  ///< a head and as many deals as a document has
  std::size_t columns = 100;
  std::size_t cell_bytes = 4096;  ///< of one cell, without its quotes
};

/// Reads row by row: strict, bounded, and never throws. Takes a byte order mark, lines that end in
/// CRLF or LF, a last line without an end, and `,` `;` or tab between cells, whichever stands most
/// often in the first line. Rows may differ in length.
class CsvReader {
 public:
  /// REQUIRES: `text` outlives the reader.
  explicit CsvReader(std::string_view text, const CsvLimits& limits = {});

  /// The next row; nothing at the end, and nothing once something is wrong.
  [[nodiscard]] std::optional<CsvRow> next();
  /// The row that next() gave last, counted from 1. A line end inside quotes begins no row.
  [[nodiscard]] std::size_t row() const { return row_; }
  [[nodiscard]] char separator() const { return separator_; }
  /// Why reading stopped before the end, with the cell as its place. Then the rows before it are
  /// only a part of the table.
  [[nodiscard]] const std::optional<Finding>& error() const { return error_; }

 private:
  [[nodiscard]] bool take(std::string_view expected);
  [[nodiscard]] std::optional<std::string> cell(std::size_t column);
  [[nodiscard]] std::optional<std::string> quoted(std::size_t column);
  [[nodiscard]] std::string bare();
  /// The key of a finding, and what would do.
  struct Wrong {
    std::string_view key{};
    std::string expected{};
  };
  [[nodiscard]] std::optional<Wrong> wrong_with(std::string_view cell) const;
  void fail(std::size_t column, std::string_view key, std::string expected = {});

  std::string_view rest_;
  CsvLimits limits_;
  char separator_ = ',';
  std::size_t row_ = 0;
  std::optional<Finding> error_{};
};

/// How a table is written.
struct CsvStyle {
  char separator = ',';          ///< or ';', as spreadsheets want it where ',' is the decimal point
  bool byte_order_mark = false;  ///< without one, Excel takes UTF-8 for something else
};

/// Writes a table from left to right; lines end in CRLF.
class CsvText {
 public:
  /// REQUIRES: a separator of `,` or `;`.
  explicit CsvText(CsvStyle style = {});

  /// A cell of text: quoted where needed, no formula for any spreadsheet. REQUIRES: UTF-8.
  CsvText& text(std::string_view utf8);
  /// A cell that a spreadsheet may add up.
  CsvText& number(std::int64_t number);
  CsvText& end_row();
  [[nodiscard]] std::string take() && { return std::move(text_); }

 private:
  void begin_cell();

  std::string text_{};
  char separator_;
  std::size_t cells_ = 0;  ///< of the row that is open
  std::size_t row_at_ = 0;
};

}  // namespace spadille
