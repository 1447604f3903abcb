#pragma once

#include <string>
#include <vector>

#include "ui/cli/terminal/print.h"

namespace spadille::cli {

/// A table of figures: a heading, the heads of its columns, a name and cells a row.
struct Grid {
  struct Row {
    std::string name{};
    std::vector<std::string> cells{};  ///< as many as heads, or none
  };
  std::string heading{};
  std::vector<std::string> heads{};
  std::vector<Row> rows{};
};

/// In the width of the page: columns without room stand below, behind the names again.
[[nodiscard]] std::string text(const Grid& grid, const Voice& voice);

}  // namespace spadille::cli
