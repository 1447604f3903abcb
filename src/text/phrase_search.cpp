#include "text/phrase_search.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "text/search_terms.h"

namespace spadille {
namespace {

using unicode::Letters;

bool is_hiragana(char32_t c) { return c >= 0x3040 && c <= 0x309F; }

/// How alike the whole is to one phrase counts most, then how much of what was said any phrase has.
constexpr double kOtherPhrases = 0.15;
constexpr double kCovered = 0.6;
constexpr std::size_t kOthers = 2;
constexpr double kWhole = 0.999;  ///< as alike as that is the same

/// What several phrases of one thing have of what was said.
struct Likeness {
  std::vector<double> phrases{};
  std::set<std::string_view> covered{};
};

double scored(Likeness& likeness, double covered) {
  std::sort(likeness.phrases.begin(), likeness.phrases.end(), std::greater<>());
  double others = 0;
  for (std::size_t i = 1; i < likeness.phrases.size() && i <= kOthers; ++i)
    others += likeness.phrases[i];
  return likeness.phrases.front() + kOtherPhrases * others + kCovered * covered;
}

}  // namespace

/// Of Latin words each three letters that stand together, the beginning and the word itself; of
/// Japanese each two signs, and each that is no hiragana by itself.
PhraseSearch::Parts PhraseSearch::parts_of(std::string_view words) {
  constexpr double kWord = 1.5;
  constexpr double kSign = 0.5;
  constexpr std::size_t kBeginning = 4;
  Parts parts;
  const auto add = [&](const Letters& part, double n) { parts[unicode::utf8(part)] += n; };
  for (const Letters& run : search_runs(words)) {
    const bool japanese = is_japanese(run[0]);
    const Letters text = japanese ? run : U'^' + run + U'$';
    const std::size_t step = japanese ? 2 : 3;
    for (std::size_t i = 0; i + step <= text.size(); ++i) add(text.substr(i, step), 1);
    if (!japanese) add(U'=' + run, kWord);
    if (!japanese && run.size() > kBeginning) add(U'~' + run.substr(0, kBeginning), 1);
    for (const char32_t c : run)
      if (japanese && !is_hiragana(c)) add(Letters(1, c), kSign);
  }
  return parts;
}

PhraseSearch::Page PhraseSearch::page_of(const std::vector<Phrased>& phrases) {
  Page page;
  std::map<std::string, std::set<int>> said_of;
  std::set<int> all;
  for (const auto& [what, words] : phrases) {
    page.phrases.push_back({what, parts_of(words)});
    all.insert(what);
    for (const auto& [part, n] : page.phrases.back().parts) said_of[part].insert(what);
  }
  const auto rare = [&](std::size_t n) {
    return std::log(1 + static_cast<double>(all.size()) / static_cast<double>(n));
  };
  page.unknown = rare(1);
  for (const auto& [part, what] : said_of) page.rare[part] = rare(what.size());
  for (Phrase& phrase : page.phrases) {
    for (const auto& [part, n] : phrase.parts) phrase.size += std::pow(n * page.rare.at(part), 2);
    phrase.size = std::sqrt(phrase.size);
  }
  return page;
}

PhraseSearch::PhraseSearch(const std::vector<std::vector<Phrased>>& languages) {
  for (const auto& phrases : languages) pages_.push_back(page_of(phrases));
}

std::map<int, PhraseSearch::Fit> PhraseSearch::fits(const Page& page, const Parts& heard) {
  const auto weight = [&](const std::string& part, double n) {
    const auto known = page.rare.find(part);
    return std::pow(n * (known == page.rare.end() ? page.unknown : known->second), 2);
  };
  double size = 0;
  for (const auto& [part, n] : heard) size += weight(part, n);
  std::map<int, Likeness> alike;
  for (const Phrase& phrase : page.phrases) {
    double both = 0;
    for (const auto& [part, n] : heard) {
      const auto found = phrase.parts.find(part);
      if (found == phrase.parts.end()) continue;
      both += n * found->second * std::pow(page.rare.at(part), 2);
      alike[phrase.what].covered.insert(part);
    }
    if (both > 0) alike[phrase.what].phrases.push_back(both / (std::sqrt(size) * phrase.size));
  }
  std::map<int, Fit> all;
  for (auto& [what, likeness] : alike) {
    double covered = 0;
    for (const auto& [part, n] : heard)
      if (likeness.covered.count(part) > 0) covered += weight(part, n);
    const double score = scored(likeness, covered / size);
    all[what] = {what, score, likeness.phrases.front() > kWhole};
  }
  return all;
}

std::vector<PhraseSearch::Fit> PhraseSearch::find(std::string_view words) const {
  const Parts heard = parts_of(searched_part(words));
  std::map<int, Fit> best;
  for (const Page& page : pages_)
    for (const auto& [what, fit] : fits(page, heard)) {
      Fit& known = best[what];
      const bool whole = known.whole || fit.whole;
      if (fit.score > known.score) known = fit;
      known.whole = whole;
    }
  std::vector<Fit> all;
  all.reserve(best.size());
  for (const auto& [what, fit] : best) all.push_back(fit);
  std::stable_sort(all.begin(), all.end(),
                   [](const Fit& a, const Fit& b) { return a.score > b.score; });
  return all;
}

}  // namespace spadille
