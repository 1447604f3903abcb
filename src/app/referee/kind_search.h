#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/referee/ruling.h"
#include "text/phrase_search.h"
#include "text/words.h"

namespace spadille {

/// What an irregularity is called: "A card shown by mistake"; where its game has no word for it,
/// the title of its clause.
[[nodiscard]] std::string title_of(std::string_view game, const Irregularity& kind,
                                   const Words& words);

/// Which irregularities plain words may mean.
struct KindsMeant {
  /// `one`: that one and no other; `nearest`: none of them is said, these come nearest.
  enum class How : std::uint8_t { one, several, nearest };
  How how = How::nearest;
  std::vector<Irregularity> kinds{};  ///< what fits best first
};

/// Finds irregularities of a game by what players say, in any language of the program: "he took it
/// back", "verzaakt".
class KindSearch {
 public:
  explicit KindSearch(std::string_view game);

  /// Those that can happen at a table.
  [[nodiscard]] KindsMeant meant(const Evening& table, std::string_view words) const;

 private:
  std::vector<Irregularity> kinds_{};
  PhraseSearch search_;
};

/// The answer to the question what happened that plain words are; or why they are none, with what
/// they may mean.
[[nodiscard]] tl::expected<Value, Finding> kind_heard(const Evening& table, std::string_view said);

}  // namespace spadille
