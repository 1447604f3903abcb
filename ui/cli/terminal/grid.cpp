#include "ui/cli/terminal/grid.h"

#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kGap = 2;

std::size_t name_columns(const Grid& grid, const Voice& voice) {
  std::size_t most = width(grid.heading);
  for (const Grid::Row& row : grid.rows) most = std::max(most, width(row.name) + kGap);
  return std::min(most, voice.page() / 2);
}

std::size_t columns_of(const Grid& grid, std::size_t column) {
  std::size_t most = width(grid.heads[column]);
  for (const Grid::Row& row : grid.rows)
    if (column < row.cells.size()) most = std::max(most, width(row.cells[column]));
  return most + kGap;
}

/// The first column behind `from` that has no room any more.
std::size_t end_of_block(const std::vector<std::size_t>& widths, std::size_t from,
                         std::size_t room) {
  std::size_t end = from;
  for (std::size_t used = 0; end < widths.size(); ++end) {
    used += widths[end];
    if (used > room && end > from) break;
  }
  return end;
}

}  // namespace

std::string text(const Grid& grid, const Voice& voice) {
  const std::size_t names = name_columns(grid, voice);
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < grid.heads.size(); ++i) widths.push_back(columns_of(grid, i));
  std::string all;
  for (std::size_t from = 0; from == 0 || from < widths.size();) {
    const std::size_t end = end_of_block(widths, from, voice.page() - names);
    std::string line = voice.style.strong(left(grid.heading, names));
    for (std::size_t i = from; i < end; ++i)
      line += voice.style.dim(right(grid.heads[i], widths[i]));
    all += line + '\n';
    for (const Grid::Row& row : grid.rows) {
      line = left("  " + row.name, row.cells.empty() ? width(row.name) + kGap : names);
      for (std::size_t i = from; i < end && i < row.cells.size(); ++i)
        line += right(row.cells[i], widths[i]);
      all += line + '\n';
    }
    if (end == from) break;
    from = end;
  }
  return all;
}

}  // namespace spadille::cli
