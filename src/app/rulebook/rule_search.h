#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/rulebook.h"

namespace spadille {

/// Finds clauses of the rulebooks by words of any language of the program. Capitals and accents do
/// not matter; the beginning of a word is enough; Japanese needs no spaces. Made once, it answers
/// within milliseconds.
class RuleSearch {
 public:
  RuleSearch();

  /// The clauses that fit best, the best first: rare words weigh more than common ones, a title
  /// more than the text, all of the words more than some.
  [[nodiscard]] std::vector<RuleId> find(std::string_view words, std::size_t most) const;

 private:
  /// A clause as it is searched.
  struct Page {
    RuleId id{};
    std::string title{}, text{};
  };
  using Pages = std::vector<Page>;  ///< of all games in one language
  struct Hit;

  static std::vector<double> weights(const Pages& pages, std::string term);
  static void add_hits(const Pages& pages, const std::vector<std::string>& terms,
                       std::vector<Hit>& hits);

  std::vector<Pages> languages_{};
};

}  // namespace spadille
