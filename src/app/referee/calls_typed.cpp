#include "app/referee/calls_typed.h"

#include <algorithm>
#include <vector>

#include "app/record/heard.h"
#include "app/typed.h"
#include "codec/short_form.h"
#include "text/cards.h"
#include "text/search_terms.h"
#include "text/spoken.h"

namespace spadille {
namespace {

/// What a call is made of besides the suit that it names: "alone", "order alone", nothing.
std::string_view besides_suit(std::string_view call) {
  return suit_in(call) ? call.substr(std::min<std::size_t>(2, call.size())) : call;
}

bool says(std::string_view game, std::string_view call, std::string_view said, Language language) {
  const auto words = all_typed(game, besides_suit(call), language);
  const auto suit = suit_in(call);
  return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
    const std::string rest = word.empty() ? word : ' ' + word;
    if (!suit) return folded(word) == said;
    return folded(std::string(call.substr(0, 1)) + rest) == said ||
           folded(in_words(*suit) + rest) == said;
  });
}

}  // namespace

std::string call_typed(std::string_view game, std::string_view call, const Words& words) {
  const std::string_view rest = besides_suit(call);
  std::string word = rest.empty() ? "" : typed(game, rest, words);
  if (!suit_in(call)) return word;
  return std::string(call.substr(0, 1)) + (word.empty() ? word : ' ' + word);
}

std::optional<Call> call_heard(std::string_view game, CallNames calls, std::string_view typed,
                               Language language) {
  const std::string said = folded(short_form::plain(trimmed(typed)));
  for (const Call call : CallSet::all(calls))
    if (says(game, name(calls, call), said, language)) return call;
  return std::nullopt;
}

std::string settled_typed(const AuctionView& view, const Words& words) {
  const std::string said =
      view.deal.has_game() ? typed(view.deal, view.names, words) : std::string();
  return said.empty() ? view.settled : said;
}

}  // namespace spadille
