#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace spadille {

/// What is meant by `what`, as somebody may word it.
struct Phrased {
  int what = 0;
  std::string words{};
};

/// Finds what somebody means by how people word it. Capitals and accents do not matter, nor do
/// endings or a letter more or less: what is compared is parts of words, and the rare ones weigh
/// more than the common ones.
class PhraseSearch {
 public:
  /// `languages`: the phrases of each; a part that is rare in one may be common in another.
  explicit PhraseSearch(const std::vector<std::vector<Phrased>>& languages);

  struct Fit {
    int what = 0;
    double score = 0;
    bool whole = false;  ///< somebody says a phrase of it, and nothing else
  };
  /// Everything that has something of it, what fits best first.
  [[nodiscard]] std::vector<Fit> find(std::string_view words) const;

 private:
  using Parts = std::map<std::string, double>;  ///< of a text, with how much each says
  struct Phrase {
    int what = 0;
    Parts parts{};
    double size = 0;
  };
  struct Page {
    std::vector<Phrase> phrases{};
    std::map<std::string, double> rare{};  ///< how rare each part is
    double unknown = 0;
  };

  static Parts parts_of(std::string_view words);
  static Page page_of(const std::vector<Phrased>& phrases);
  static std::map<int, Fit> fits(const Page& page, const Parts& heard);

  std::vector<Page> pages_{};
};

}  // namespace spadille
