#pragma once

#include <algorithm>
#include <cstddef>

#include "text/words.h"
#include "ui/cli/terminal/style.h"

namespace spadille::cli {

inline constexpr std::size_t kNarrowestPage = 60;
inline constexpr std::size_t kRuleColumns = 9;  ///< of "KY-7.13"
inline constexpr std::size_t kLeastText = 22;   ///< columns beside the figures of a sheet

/// How to say it: in which language, with which means.
struct Voice {
  const Words& words;
  Style style{};
  std::size_t columns = 100;  ///< of the terminal
  bool json = false;          ///< --json: the answer of a command is a document
  bool all_json = false;      ///< so is whatever else is said: --json or --jsonl is among the words

  /// Columns of a page with figures: a sheet needs some, however narrow the terminal.
  [[nodiscard]] std::size_t page() const { return std::max(columns, kNarrowestPage); }
};

}  // namespace spadille::cli
