#pragma once

#include <vector>

#include "app/views.h"
#include "ui/table/exchange/paper_page.h"
#include "ui/table/show/speaker.h"

namespace spadille::table::paper {

/// A line across the sheet: words on the left, two figures a column on the right.
struct Row {
  static constexpr int kGap = 12;

  std::vector<Block> words{};
  QStringList moves{};
  QStringList totals{};
  QStringList heads{};  ///< what the columns are called here
  bool strong = false;

  [[nodiscard]] int height(int width) const;
};

/// What stands above the columns.
[[nodiscard]] std::vector<Block> heading(const EveningView& evening, const Speaker& speaker);

/// What stands in them: every row of the sheet, and what the evening came to.
[[nodiscard]] std::vector<Row> rows(const EveningView& evening, const Speaker& speaker);

/// What the columns are called now.
[[nodiscard]] QStringList heads(const EveningView& evening, const SeatNames& names,
                                const Speaker& speaker);

}  // namespace spadille::table::paper
