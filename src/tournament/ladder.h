#pragma once

#include <span>
#include <vector>

#include "tournament/round_scores.h"
#include "tournament/ties.h"

namespace spadille {

/// What tells sheets apart: what a place goes by, then each rung of the ladder (EV-5.1, EV-6.1).
/// REQUIRES: the sheets are counted, and outlive the steps, as the tournament does.
[[nodiscard]] std::vector<Step> steps_of(const Tournament& tournament,
                                         std::span<const Sheet> sheets);

}  // namespace spadille
