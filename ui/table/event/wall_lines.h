#pragma once

#include <vector>

#include "ui/table/event/event_ranking.h"
#include "ui/table/event/wall_panel.h"

namespace spadille::table {

/// What stands on the wall of an event. REQUIRES: it lies open.

/// The ranking with the points of a round; 0: with prizes.
[[nodiscard]] std::vector<WallLine> ranking_lines(const EventRanking& ranking, int round);

/// Everybody who is there in a round, in the order of their names.
[[nodiscard]] std::vector<WallLine> people_lines(const LaidEvent& event, int round);

/// The same, and where each of them sits. REQUIRES: the round is drawn.
[[nodiscard]] std::vector<WallLine> seat_lines(const LaidEvent& event, int round,
                                               const Speaker& speaker);

/// What each table of a round has told, or how far it is. REQUIRES: the round is drawn.
[[nodiscard]] std::vector<WallLine> table_lines(const LaidEvent& event, int round,
                                                const Speaker& speaker);

}  // namespace spadille::table
