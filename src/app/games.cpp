#include "app/games.h"

#include "session/store.h"

namespace spadille {

std::vector<std::string_view> game_ids() {
  std::vector<std::string_view> all;
  for (const AnyGame* game : all_games()) all.push_back(game->id());
  return all;
}

std::vector<RulebookName> rulebook_names() {
  std::vector<RulebookName> all;
  for (const AnyGame* game : all_games()) all.push_back({game->id(), game->traits.prefix});
  all.push_back({kTournament, "EV"});
  return all;
}

std::string_view rulebook_of(RuleId id) {
  const std::string_view prefix(id.game.data(), id.game.size());
  for (const RulebookName& book : rulebook_names())
    if (book.prefix == prefix) return book.id;
  return {};
}

}  // namespace spadille
