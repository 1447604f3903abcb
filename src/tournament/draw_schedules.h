#pragma once

#include <optional>
#include <vector>

#include "tournament/draw_parts.h"

namespace spadille::drawing {

/// The rounds of a whist tournament: everybody is the partner of everybody once and meets everybody
/// twice as an opponent. Of people from 0, in as many rounds as each has partners; empty where none
/// is known: for 8 to 28 people, and with one who sits out for 5 to 29.
[[nodiscard]] std::vector<DrawnRound> whist_rounds(int people);

/// Rounds in which nobody ever meets anybody again, for 16, 20 and 28 people; otherwise empty.
[[nodiscard]] std::vector<DrawnRound> net_rounds(int people);

/// The known schedule of a task, people and rounds in the order of its seed; nothing where there is
/// none, where people come and go or have wishes, or where what stands does not belong to it.
[[nodiscard]] std::optional<std::vector<DrawnRound>> schedule(const DrawTask& task);

}  // namespace spadille::drawing
