#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tournament/ranking.h"

namespace spadille {

/// What each line of a ranking wins, one a line (EV-7). Who has no place wins nothing.
[[nodiscard]] std::vector<std::int64_t> prizes_of(std::span<const RankedLine> ranking,
                                                  std::span<const Prize> prizes);

}  // namespace spadille
