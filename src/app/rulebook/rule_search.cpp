#include "app/rulebook/rule_search.h"

#include <algorithm>
#include <cmath>

#include "games/any_game.h"
#include "text/search_terms.h"

namespace spadille {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

/// How often a term stands in a text: a Latin one only at the beginning of a word, and for half
/// where the word goes on.
double count(std::string_view text, std::string_view term) {
  double n = 0;
  for (auto at = text.find(term); at != std::string_view::npos; at = text.find(term, at + 1)) {
    const bool latin = is_letter(term[0]);
    if (latin && at > 0 && is_letter(text[at - 1])) continue;
    const auto end = at + term.size();
    n += latin && end < text.size() && is_letter(text[end]) ? 0.5 : 1;
  }
  return n;
}

}  // namespace

struct RuleSearch::Hit {
  RuleId id{};
  double score = 0;
};

RuleSearch::RuleSearch() {
  for (const Language language : kLanguages) {
    Pages& pages = languages_.emplace_back();
    for (const AnyGame* game : all_games())
      for (const Clause& clause : rulebook(game->id(), language).clauses)
        pages.push_back({clause.id, folded(clause.title), folded(clause.text)});
  }
}

/// How much a term says about each page; about none where it stands nowhere. A word that no page
/// has is looked for by its beginning: "revoking" by "revok".
std::vector<double> RuleSearch::weights(const Pages& pages, std::string term) {
  constexpr std::size_t kShortest = 4;
  constexpr double kTitle = 3;
  std::vector<double> all;
  all.reserve(pages.size());
  for (const Page& page : pages)
    all.push_back(kTitle * std::min(count(page.title, term), 1.0) +
                  std::sqrt(count(page.text, term)));
  const auto found = std::count_if(all.begin(), all.end(), [](double w) { return w > 0; });
  if (found == 0 && term.size() > kShortest && is_letter(term.back()))
    return weights(pages, term.substr(0, term.size() - 1));
  const double rare =
      std::log(1 + static_cast<double>(pages.size()) / static_cast<double>(std::max(found, 1L)));
  for (double& weight : all) weight *= rare * rare;
  return all;
}

/// Each clause's score for the words that it has.
void RuleSearch::add_hits(const Pages& pages, const std::vector<std::string>& terms,
                          std::vector<Hit>& hits) {
  std::vector<double> scores(pages.size());
  std::vector<int> words(pages.size());
  for (const std::string& term : terms) {
    const std::vector<double> said = weights(pages, term);
    for (std::size_t i = 0; i < pages.size(); ++i) {
      scores[i] += said[i];
      words[i] += said[i] > 0 ? 1 : 0;
    }
  }
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const double share = static_cast<double>(words[i]) / static_cast<double>(terms.size());
    if (words[i] > 0) hits.push_back({pages[i].id, scores[i] * share * share});
  }
}

std::vector<RuleId> RuleSearch::find(std::string_view words, std::size_t most) const {
  const std::vector<std::string> terms = search_terms(searched_part(words));
  std::vector<Hit> hits;
  if (!terms.empty())
    for (const Pages& pages : languages_) add_hits(pages, terms, hits);
  std::stable_sort(hits.begin(), hits.end(),
                   [](const Hit& a, const Hit& b) { return a.score > b.score; });
  std::vector<RuleId> best;
  for (const Hit& hit : hits)
    if (best.size() < most && std::find(best.begin(), best.end(), hit.id) == best.end())
      best.push_back(hit.id);
  return best;
}

}  // namespace spadille
