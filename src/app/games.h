#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/rule_id.h"
#include "games/entry.h"

namespace spadille {

/// A game that is built in, as faces know it.
struct GameView {
  std::string_view id{};      ///< "kyuuri"
  std::string_view prefix{};  ///< of its clauses: "KY"
  int min_seats = 0, max_seats = 0;
  const EntryTable* entry = nullptr;  ///< how its deals are entered
};

/// All of them, in the order in which they are offered; at least one.
[[nodiscard]] std::span<const GameView> games();
[[nodiscard]] std::vector<std::string_view> game_ids();
/// Nothing where there is no game of that id.
[[nodiscard]] const GameView* game_called(std::string_view id);
/// The game that a clause belongs to; nothing where no game has such clauses.
[[nodiscard]] const GameView* game_of(RuleId id);

}  // namespace spadille
