#pragma once

#include <QString>
#include <string>

#include "app/review/statistics.h"

namespace spadille::table {

/// The evenings of "all", of this "year" or of this "month", for one game or all where it is empty.
[[nodiscard]] inline Span span_for(const QString& span, const QString& game,
                                   const std::string& today) {
  Span all{.game = game.toStdString()};
  const std::size_t same = span == "year" ? 5 : span == "month" ? 8 : 0;  // of "2026-11-20"
  if (same == 0) return all;
  all.from = today.substr(0, same) + std::string("01-01").substr(same - 5);
  all.to = today.substr(0, same) + std::string("12-31").substr(same - 5);
  return all;
}

}  // namespace spadille::table
