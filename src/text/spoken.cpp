#include "text/spoken.h"

#include <algorithm>
#include <string>
#include <utility>

#include "text/messages.h"

namespace spadille {
namespace {

constexpr std::string_view kSeveralGames = "spoken";

std::string_view kind_of(SpokenAs as) {
  switch (as) {
    case SpokenAs::choice: return "choice";
    case SpokenAs::call: return "call";
    case SpokenAs::told: return "told";
    case SpokenAs::fact: return "fact";
    case SpokenAs::why: return "why";
    case SpokenAs::kind: return "kind";
    case SpokenAs::heard: return "heard";
    case SpokenAs::typed: break;
  }
  return "typed";
}

std::string_view key_of(std::string_view game, SpokenAs as, std::string_view word) {
  std::string key = std::string(game) + "." + std::string(kind_of(as)) + "." + std::string(word);
  std::replace(key.begin(), key.end(), ' ', '_');
  const Phrase* phrase = phrase_of(key);
  return phrase == nullptr ? std::string_view() : phrase->key;
}

}  // namespace

std::string_view spoken(std::string_view game, SpokenAs as, std::string_view word) {
  for (const std::string_view who : {game, kSeveralGames})
    if (const std::string_view key = key_of(who, as, word); !key.empty()) return key;
  // What is bid is what is answered: an alliance.
  return as == SpokenAs::call ? spoken(game, SpokenAs::choice, word) : std::string_view();
}

std::string_view spoken_or_word(std::string_view game, SpokenAs as, std::string_view word) {
  const std::string_view key = spoken(game, as, word);
  return key.empty() ? word : key;
}

std::string typed(std::string_view game, std::string_view word, const Words& words) {
  const std::string_view key = spoken(game, SpokenAs::typed, word);
  return key.empty() ? std::string(word) : phrases_in(words.say(key)).front();
}

std::vector<std::string> all_typed(std::string_view game, std::string_view word,
                                   Language language) {
  std::vector<std::string> all{std::string(word)};
  const std::string_view key = spoken(game, SpokenAs::typed, word);
  if (key.empty()) return all;
  for (const Language each : {language, Language::en})
    for (std::string& phrase : phrases_in(Words(each).say(key))) all.push_back(std::move(phrase));
  return all;
}

std::vector<std::string> phrases_in(std::string_view text) {
  constexpr std::string_view kBetween = " / ";
  std::vector<std::string> all;
  for (auto end = text.find(kBetween); end != std::string_view::npos; end = text.find(kBetween)) {
    all.emplace_back(text.substr(0, end));
    text.remove_prefix(end + kBetween.size());
  }
  all.emplace_back(text);
  return all;
}

}  // namespace spadille
