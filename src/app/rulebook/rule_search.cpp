#include "app/rulebook/rule_search.h"

#include <algorithm>

#include "app/games.h"
#include "text/search_terms.h"

namespace spadille {
namespace {

/// A rule comes before its variants where both fit as well.
constexpr std::uint8_t kVariants = 7;
constexpr double kVariant = 0.97;

constexpr double kTogether = 20;  ///< measured by leaving ways to ask out and asking them

constexpr double kWhole = 10;  ///< for who says a title or a phrase, and nothing else

constexpr double kEnough = 0.35;  ///< of the best: what fits less is not shown

std::vector<std::string> names_of(std::string_view book) {
  std::vector<std::string> names{folded(book)};
  for (const Language language : kLanguages)
    names.push_back(folded(Words(language).say(std::string(book) + ".name")));
  return names;
}

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

/// Takes the name of a game away that stands among other words: "euchre", but not of "euchred" and
/// not alone.
bool takes_away(std::string_view name, std::string& words) {
  const auto place = words.find(name);
  if (name.empty() || place == std::string::npos) return false;
  const auto end = place + name.size();
  if (place > 0 && is_letter(words[place - 1])) return false;
  if (end < words.size() && is_letter(words[end])) return false;
  std::string others = words;
  others.erase(place, name.size());
  if (search_runs(others).empty()) return false;
  words = std::move(others);
  return true;
}

/// The game that words name in any language, or tournaments; what is left are the words about it.
std::string_view named_in(std::string& words) {
  for (const RulebookName& book : rulebook_names())
    for (const std::string& name : names_of(book.id))
      if (takes_away(name, words)) return book.id;
  return {};
}

Phrasebook phrases(std::string_view game, Language language, const std::vector<RuleId>& clauses) {
  Phrasebook all{{}, synonyms(language)};
  const auto what = [&](RuleId id) {
    return static_cast<int>(std::find(clauses.begin(), clauses.end(), id) - clauses.begin());
  };
  for (const Clause& clause : rulebook(game, language).clauses) {
    all.phrases.push_back({what(clause.id), clause.title, Phrased::As::title});
    all.phrases.push_back({what(clause.id), clause.text, Phrased::As::text});
  }
  for (const WayToAsk& way : ways_to_ask(game, language))
    all.phrases.push_back({what(way.clause), way.words});
  return all;
}

}  // namespace

RuleSearch::Shelf RuleSearch::shelf_of(std::string_view game) {
  std::vector<RuleId> clauses;
  for (const Clause& clause : rulebook(game, Language::en).clauses) clauses.push_back(clause.id);
  std::vector<Phrasebook> languages;
  languages.reserve(kLanguages.size());
  for (const Language language : kLanguages) languages.push_back(phrases(game, language, clauses));
  return {std::move(clauses), PhraseSearch(std::move(languages), kTogether)};
}

std::vector<RuleSearch::Hit> RuleSearch::hits(std::string_view game, std::string_view words) {
  auto shelf = shelves_.find(game);
  if (shelf == shelves_.end()) shelf = shelves_.emplace(game, shelf_of(game)).first;
  std::vector<Hit> all;
  for (const PhraseSearch::Fit& fit : shelf->second.search.find(words)) {
    const RuleId id = shelf->second.clauses[static_cast<std::size_t>(fit.what)];
    all.push_back(
        {id, fit.score * (id.chapter == kVariants ? kVariant : 1) + (fit.whole ? kWhole : 0)});
  }
  return all;
}

std::vector<RuleId> RuleSearch::find(std::string_view words, std::size_t most,
                                     std::string_view game) {
  const std::string whole = folded(searched_part(words));
  std::string others = whole;
  const std::string_view named = named_in(others);
  // At its own table the name of a game is another of its words ("euchred").
  const std::string& said = named == game ? whole : others;
  std::vector<Hit> all;
  if (!named.empty() || !game.empty()) all = hits(named.empty() ? game : named, said);
  if (all.empty())
    for (const RulebookName& book : rulebook_names())
      for (const Hit& hit : hits(book.id, said)) all.push_back(hit);
  std::stable_sort(all.begin(), all.end(),
                   [](const Hit& a, const Hit& b) { return a.score > b.score; });
  std::vector<RuleId> best;
  for (const Hit& hit : all)
    if (best.size() < most && hit.score >= kEnough * all[0].score) best.push_back(hit.id);
  return best;
}

}  // namespace spadille
