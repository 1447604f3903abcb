#pragma once

#include "app/views.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// "+3", "−18".
[[nodiscard]] QString moved(int amount);

/// "Aiko & Chie", "the pool".
[[nodiscard]] QString account_name(Account account, const SeatNames& names, const Speaker& speaker);

/// "Aiko −18 · Bram +3 · Dirk +3": what a sheet moves to each account that counts; a dash where it
/// moves nothing.
[[nodiscard]] QString moved_by(const ScoreSheet& sheet, const Accounts& accounts,
                               const SeatNames& names, const Speaker& speaker);

}  // namespace spadille::table
