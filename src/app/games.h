#pragma once

#include <string_view>
#include <vector>

#include "games/any_game.h"

namespace spadille {

/// The ids of all_games(), in their order; at least one.
[[nodiscard]] std::vector<std::string_view> game_ids();
/// The game that a clause belongs to; nothing where no game has such clauses.
[[nodiscard]] const AnyGame* game_of(RuleId id);

}  // namespace spadille
