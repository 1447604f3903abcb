#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/any_game.h"
#include "text/phrase_search.h"
#include "text/rulebook.h"

namespace spadille {

/// Finds clauses of the rulebooks by words of any language of the program: by title and text, and
/// by how people ask for them. The first question about a game takes a tenth of a second, others
/// milliseconds.
class RuleSearch {
 public:
  /// The clauses that fit best, the best first. `game`: the game that is played; the words may name
  /// another. Where a game is known it is asked alone, and the others only if it has nothing.
  [[nodiscard]] std::vector<RuleId> find(std::string_view words, std::size_t most,
                                         std::string_view game = {});

 private:
  /// The clauses of one game, in all languages.
  struct Shelf {
    std::vector<RuleId> clauses{};
    PhraseSearch search;
  };
  struct Hit {
    RuleId id{};
    double score = 0;
  };

  static Shelf shelf_of(std::string_view game);
  [[nodiscard]] std::vector<Hit> hits(std::string_view game, std::string_view words);

  std::map<std::string, Shelf, std::less<>> shelves_{};  ///< made when they are first asked
};

}  // namespace spadille
