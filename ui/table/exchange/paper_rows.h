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
  QString begins{};     ///< what begins here, over the columns: "Game 2"
  bool strong = false;
  bool wide = false;  ///< words alone, as wide as the page

  [[nodiscard]] int height(int width) const;
};

/// What stands below the sheet besides.
enum class Notes : std::uint8_t {
  none,
  reasons  ///< what each deal counted for, by the clauses
};

/// What stands above the columns.
[[nodiscard]] std::vector<Block> heading(const EveningView& evening, const Speaker& speaker);

/// What stands in them: every row of the sheet, game by game, what the evening came to, and what it
/// brought each person where partners or players changed.
[[nodiscard]] std::vector<Row> rows(const EveningView& evening, const Speaker& speaker,
                                    Notes notes = Notes::none);

/// What the columns are called now.
[[nodiscard]] QStringList heads(const EveningView& evening, const SeatNames& names,
                                const Speaker& speaker);

}  // namespace spadille::table::paper
