#include "text/phrase_search.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "text/search_terms.h"

namespace spadille {
namespace {

using unicode::Letters;

bool is_hiragana(char32_t c) { return c >= 0x3040 && c <= 0x309F; }

/// A number for a part of a word (FNV-1a): the same with every compiler.
std::uint64_t mixed(char32_t kind, std::u32string_view letters) {
  constexpr std::uint64_t kPrime = 0x100000001b3;
  std::uint64_t number = (0xcbf29ce484222325 ^ kind) * kPrime;
  for (const char32_t c : letters) number = (number ^ c) * kPrime;
  return number;
}

/// How alike the whole is to one phrase, and how much of what was said any phrase has.
constexpr double kOtherPhrases = 0.15;
constexpr std::size_t kOthers = 2;
constexpr double kCovered = 0.6;
constexpr double kCoveredByText = 0.3;
/// As often as in one of twenty phrases is often enough for a part to speak for a thing.
constexpr double kCommon = 0.05;
constexpr double kSame = 0.999;  ///< as alike as that is the same
constexpr double kLeast = 0.1;   ///< of what was said: who has less of it is not meant

/// How much the parts of it count together.
double weight_of(Phrased::As as) {
  switch (as) {
    case Phrased::As::title: return 5;
    case Phrased::As::text: return 0.5;
    case Phrased::As::phrase: break;
  }
  return 1;
}

}  // namespace

/// What a thing has of what was said.
struct PhraseSearch::Likeness {
  std::vector<double> phrases{};
  double together = 0;
  double covered = 0, covered_by_text = 0;

  [[nodiscard]] Fit fit(int what, double together_counts);
};

PhraseSearch::Fit PhraseSearch::Likeness::fit(int what, double together_counts) {
  std::sort(phrases.begin(), phrases.end(), std::greater<>());
  double score = together_counts * together + kCovered * covered + kCoveredByText * covered_by_text;
  for (std::size_t i = 0; i < phrases.size() && i <= kOthers; ++i)
    score += (i == 0 ? 1 : kOtherPhrases) * phrases[i];
  return {what, score, !phrases.empty() && phrases[0] > kSame};
}

/// Each part once, in the order of their numbers.
std::vector<PhraseSearch::Heard> PhraseSearch::added_up(std::vector<Heard> parts) {
  std::sort(parts.begin(), parts.end(),
            [](const Heard& a, const Heard& b) { return a.part < b.part; });
  std::vector<Heard> all;
  for (const Heard& heard : parts)
    if (all.empty() || all.back().part != heard.part)
      all.push_back(heard);
    else
      all.back().times += heard.times;
  return all;
}

/// Of Latin words each three letters that stand together, the beginning and the word itself; of
/// Japanese each two signs, and each that is no hiragana by itself; of both what they mean.
std::vector<PhraseSearch::Heard> PhraseSearch::parts_of(std::string_view words,
                                                        const Synonyms& synonyms) {
  constexpr double kWord = 1.5;
  constexpr double kSign = 0.5;
  constexpr double kMeaning = 2.5;
  constexpr std::size_t kBeginning = 4;
  std::vector<Heard> parts;
  const auto add = [&](char32_t kind, std::u32string_view letters, double n) {
    parts.push_back({mixed(kind, letters), n});
  };
  const auto runs = search_runs(words);
  for (const Letters& run : runs) {
    const bool japanese = is_japanese(run[0]);
    const Letters text = japanese ? run : U'^' + run + U'$';
    const std::size_t step = japanese ? 2 : 3;
    for (std::size_t i = 0; i + step <= text.size(); ++i)
      add(U' ', std::u32string_view(text).substr(i, step), 1);
    if (!japanese) add(U'=', run, kWord);
    if (!japanese && run.size() > kBeginning)
      add(U'~', std::u32string_view(run).substr(0, kBeginning), 1);
    for (const char32_t c : run)
      if (japanese && !is_hiragana(c)) add(U' ', {&c, 1}, kSign);
  }
  for (const std::size_t group : synonyms.groups(runs))
    parts.push_back({mixed(U'#', {}) + group, kMeaning});
  return added_up(std::move(parts));
}

PhraseSearch::Page PhraseSearch::page_of(Phrasebook language) {
  Page page;
  for (const auto& [what, words, as] : language.phrases) {
    for (const auto& [part, times] : parts_of(words, language.synonyms))
      page.parts[part].phrases.push_back({page.phrases.size(), times});
    page.phrases.push_back({what, as});
  }
  page.synonyms = std::move(language.synonyms);
  put_together(page);
  speak(page);
  weigh(page);
  return page;
}

void PhraseSearch::put_together(Page& page) {
  std::map<int, std::size_t> place;
  for (const Phrase& phrase : page.phrases)
    if (place.try_emplace(phrase.what, page.things.size()).second)
      page.things.push_back({phrase.what});
  for (auto& [name, part] : page.parts) {
    std::map<std::size_t, double> times;
    for (const In& in : part.phrases) {
      const Phrase& phrase = page.phrases[in.which];
      times[place[phrase.what]] += in.times * weight_of(phrase.as);
    }
    for (const auto& [thing, sum] : times) {
      part.things.push_back({thing, sum});
      page.things[thing].size += sum;
    }
  }
}

/// A part speaks for a thing by how much more often it stands there than anywhere (naive Bayes).
void PhraseSearch::speak(Page& page) {
  double size = 0;
  for (const Thing& thing : page.things) size += thing.size;
  for (auto& [name, part] : page.parts) {
    double times = 0;
    for (const In& in : part.things) times += in.times;
    const double common = kCommon * times / size;
    for (In& in : part.things)
      in.times = std::log(1 + in.times / page.things[in.which].size / common);
  }
  page.sure = std::log(1 + static_cast<double>(page.things.size()) / kCommon);
}

void PhraseSearch::weigh(Page& page) {
  const auto rare = [&](std::size_t n) {
    return std::log(1 + static_cast<double>(page.things.size()) / static_cast<double>(n));
  };
  page.unknown = rare(1);
  for (auto& [name, part] : page.parts) {
    part.rare = rare(part.things.size());
    for (const In& in : part.phrases)
      page.phrases[in.which].size += std::pow(in.times * part.rare, 2);
  }
  for (Phrase& phrase : page.phrases) phrase.size = std::sqrt(phrase.size);
}

/// Adds up what each thing has of what was said; how large that is.
double PhraseSearch::alike(const Page& page, const std::vector<Heard>& heard,
                           std::map<int, Likeness>& all) {
  double size = 0;
  std::vector<double> in_phrases(page.phrases.size());
  for (const auto& [name, times] : heard) {
    const auto known = page.parts.find(name);
    const double rare = known == page.parts.end() ? page.unknown : known->second.rare;
    const double weight = std::pow(times * rare, 2);
    size += weight;
    if (known == page.parts.end()) continue;
    std::map<int, bool> by_phrase;
    for (const In& in : known->second.phrases) {
      const Phrase& phrase = page.phrases[in.which];
      const bool is_text = phrase.as == Phrased::As::text;
      if (!is_text) in_phrases[in.which] += times * in.times * rare * rare;
      by_phrase[phrase.what] |= !is_text;
    }
    for (const auto& [what, yes] : by_phrase)
      (yes ? all[what].covered : all[what].covered_by_text) += weight;
    for (const In& in : known->second.things)
      all[page.things[in.which].what].together += times * in.times;
  }
  for (std::size_t i = 0; i < in_phrases.size(); ++i)
    if (in_phrases[i] > 0)
      all[page.phrases[i].what].phrases.push_back(in_phrases[i] / page.phrases[i].size);
  return size;
}

std::vector<PhraseSearch::Fit> PhraseSearch::fits(const Page& page,
                                                  const std::vector<Heard>& heard) const {
  std::map<int, Likeness> likenesses;
  const double size = alike(page, heard, likenesses);
  double times = 0;
  for (const Heard& part : heard) times += part.times;
  std::vector<Fit> all;
  all.reserve(likenesses.size());
  for (auto& [what, likeness] : likenesses) {
    for (double& phrase : likeness.phrases) phrase /= std::sqrt(size);
    likeness.together /= times * page.sure;
    likeness.covered /= size;
    likeness.covered_by_text /= size;
    if (likeness.covered + likeness.covered_by_text < kLeast) continue;
    all.push_back(likeness.fit(what, together_));
  }
  return all;
}

PhraseSearch::PhraseSearch(std::vector<Phrasebook> languages, double together)
    : together_(together) {
  pages_.reserve(languages.size());
  for (Phrasebook& language : languages) pages_.push_back(page_of(std::move(language)));
}

std::vector<PhraseSearch::Fit> PhraseSearch::find(std::string_view words) const {
  std::map<int, Fit> best;
  for (const Page& page : pages_)
    for (const Fit& fit : fits(page, parts_of(searched_part(words), page.synonyms))) {
      Fit& known = best[fit.what];
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
