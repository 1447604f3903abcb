#include "app/games.h"

#include <algorithm>

namespace spadille {

std::vector<std::string_view> game_ids() {
  std::vector<std::string_view> all;
  for (const AnyGame* game : all_games()) all.push_back(game->id());
  return all;
}

const AnyGame* game_of(RuleId id) {
  const std::string_view prefix(id.game.data(), id.game.size());
  const auto all = all_games();
  const auto found = std::find_if(
      all.begin(), all.end(), [&](const AnyGame* game) { return game->traits.prefix == prefix; });
  return found == all.end() ? nullptr : *found;
}

}  // namespace spadille
