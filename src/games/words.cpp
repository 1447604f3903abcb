#include "games/words.h"

#include "games/games.h"

namespace spadille {

std::vector<std::span<const Phrase>> words_of_games() {
  std::vector<std::span<const Phrase>> all;
  Games::for_each([&all](auto g) { all.push_back(g.words()); });
  return all;
}

}  // namespace spadille
