#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "text/synonyms.h"

namespace spadille {

/// What is meant by `what`, as somebody may word it.
struct Phrased {
  /// A title says more than one of many phrases; of a text, which is long, a part is said.
  enum class As : std::uint8_t { phrase, title, text };

  int what = 0;
  std::string words{};
  As as = As::phrase;
};

/// The phrases of a language, and its words that mean the same.
struct Phrasebook {
  std::vector<Phrased> phrases{};
  Synonyms synonyms{};
};

/// Finds what somebody means by how people word it. Capitals and accents do not matter, nor do
/// endings or a letter more or less: what is compared is parts of words, and the rare ones weigh
/// more than the common ones.
class PhraseSearch {
 public:
  /// A part that is rare in one language may be common in another. `together`: how much it counts
  /// how far the words speak for a thing by all its phrases together, beside being like one of
  /// them.
  explicit PhraseSearch(std::vector<Phrasebook> languages, double together = 0);

  struct Fit {
    int what = 0;
    double score = 0;
    bool whole = false;  ///< somebody says a phrase of it, and nothing else
  };
  /// Everything that has something of it, what fits best first.
  [[nodiscard]] std::vector<Fit> find(std::string_view words) const;

 private:
  using PartId = std::uint64_t;
  struct Heard {
    PartId part = 0;
    double times = 0;
  };
  struct Phrase {
    int what = 0;
    Phrased::As as{};
    double size = 0;
  };
  struct Thing {
    int what = 0;
    double size = 0;  ///< how often any part stands in its phrases
  };
  /// How often a part stands in a phrase, or how much it speaks for a thing.
  struct In {
    std::size_t which = 0;
    double times = 0;
  };
  struct Part {
    double rare = 0;
    std::vector<In> phrases{}, things{};
  };
  struct Page {
    Synonyms synonyms{};
    std::vector<Phrase> phrases{};
    std::vector<Thing> things{};
    std::map<PartId, Part> parts{};  ///< in one order with every compiler: sums are the same
    double unknown = 0;              ///< how rare a part is that nobody says
    double sure = 0;                 ///< how much a part speaks for what alone has nothing else
  };
  struct Likeness;

  static std::vector<Heard> added_up(std::vector<Heard> parts);
  static std::vector<Heard> parts_of(std::string_view words, const Synonyms& synonyms);
  static Page page_of(Phrasebook language);
  static void put_together(Page& page);
  static void weigh(Page& page);
  static void speak(Page& page);
  static double alike(const Page& page, const std::vector<Heard>& heard,
                      std::map<int, Likeness>& all);
  [[nodiscard]] std::vector<Fit> fits(const Page& page, const std::vector<Heard>& heard) const;

  std::vector<Page> pages_{};
  double together_ = 0;
};

}  // namespace spadille
