#pragma once

#include <string_view>
#include <vector>

#include "games/any_game.h"

namespace spadille {

/// The ids of all_games(), in their order; at least one.
[[nodiscard]] std::vector<std::string_view> game_ids();

/// A rulebook of the program: that of a game, or that of tournaments.
struct RulebookName {
  std::string_view id{};      ///< "kyuuri"
  std::string_view prefix{};  ///< of its clauses: "KY"
};
/// Those of all games in their order, then that of tournaments.
[[nodiscard]] std::vector<RulebookName> rulebook_names();
/// The id of the rulebook that a clause belongs to; empty where none has such clauses.
[[nodiscard]] std::string_view rulebook_of(RuleId id);

}  // namespace spadille
