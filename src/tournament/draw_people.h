#pragma once

#include <vector>

#include "tournament/draw_parts.h"
#include "tournament/draw_seating.h"

namespace spadille::drawing {

/// Everybody for himself, or with a mate: known schedules, or changes of places until few meet
/// again.
[[nodiscard]] std::vector<DrawnRound> draw_people(const DrawTask& task);

/// Who plays in the rounds that are to be drawn and who sits out, each round in its turn.
[[nodiscard]] std::vector<Field> fields(const DrawTask& task, const std::vector<Urged>& urged,
                                        Dice& dice);

}  // namespace spadille::drawing
