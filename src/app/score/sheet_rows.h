#pragma once

#include <string_view>
#include <vector>

#include "app/views.h"

namespace spadille {

/// A row of an evening's sheet. Every face lays these out in this order: each total is the one
/// above it and what the row moves, or the row brings it forward.
struct SheetRow {
  enum class Kind : std::uint8_t {
    change,           ///< of rules, seats or totals, between two deals
    brought_forward,  ///< the totals before `deal`, which no row above accounts for
    deal,
    struck,    ///< a deal that does not count
    game_over  ///< what `deal` ended
  };
  Kind kind = Kind::deal;
  const DealView* deal = nullptr;      ///< of all but a change
  const ChangeView* change = nullptr;  ///< of a change
  SeatNames names{};                   ///< of those who sit there
  Totals moved{};                      ///< by the row, one an account; empty where it moves nothing
  Totals totals{};                     ///< after it; empty where it tells none
};

/// "deal", "struck", "change", "before", "over": as answers and pages call them.
[[nodiscard]] std::string_view name(SheetRow::Kind kind);

/// REQUIRES: the evening outlives them.
[[nodiscard]] std::vector<SheetRow> sheet_rows(const EveningView& evening);

/// The row of a game that is over, where no total stands below it: the next game has none yet.
[[nodiscard]] const SheetRow* final_score(const std::vector<SheetRow>& rows);

}  // namespace spadille
