#include "games/words.h"

#include "games/any_game.h"

namespace spadille {

std::vector<std::span<const Phrase>> words_of_games() {
  std::vector<std::span<const Phrase>> all;
  for (const AnyGame* game : all_games()) all.push_back(game->words());
  return all;
}

}  // namespace spadille
