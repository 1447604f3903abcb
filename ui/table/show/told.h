#pragma once

#include "app/score/sheet_rows.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// A deal as people say it in their language: "Nora · alone · 5 tricks".
[[nodiscard]] QString told(const ToldDeal& deal, const SeatNames& names, const Speaker& speaker);
/// The same of a deal that stands on a sheet: nothing is told of one that a ruling ended.
[[nodiscard]] QString told(const DealView& deal, const SeatNames& names, const Speaker& speaker);
[[nodiscard]] QString told(const FormerView& former, const SeatNames& names,
                           const Speaker& speaker);

/// What changed between two deals, a sentence each: options, who sits there and who waits, who
/// deals, what was posted with its clause, or what was ruled on where nothing was.
[[nodiscard]] QStringList told(std::string_view game, const ChangeView& change,
                               const Speaker& speaker);

/// "Ann & Chris won the game.", or that nobody did. REQUIRES: a row where a game is over.
[[nodiscard]] QString game_won(const SheetRow& row, const Speaker& speaker);

}  // namespace spadille::table
