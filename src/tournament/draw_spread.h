#pragma once

#include <vector>

#include "tournament/draw_parts.h"

namespace spadille::drawing {

/// The same meetings at other tables and on other seats, so that nobody is where he was before if
/// that can be: wished tables are kept.
[[nodiscard]] std::vector<DrawnRound> spread(const DrawTask& task, std::vector<DrawnRound> rounds,
                                             Dice& dice);

/// The same only of seats.
void spread_seats(const DrawTask& task, std::vector<DrawnRound>& rounds);

/// Those for whom a table is wished get it, in exchange with who sits there.
void to_wished_tables(const DrawTask& task, DrawnRound& round);

}  // namespace spadille::drawing
