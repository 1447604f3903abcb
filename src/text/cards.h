#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/trick.h"
#include "text/words.h"

namespace spadille {

/// As it is printed on the card: "K", "10"; court letters are those of the language, "H" for a king
/// in Dutch, "R" in French.
[[nodiscard]] std::string in_words(Rank rank, Language language);
/// "♠"
[[nodiscard]] std::string in_words(Suit suit);
/// "K♠", "10♥"; "K" of which only the rank is told; a word for the joker, "?" for an unknown card.
[[nodiscard]] std::string in_words(Card card, Language language);
/// A card as it is typed, in any case: court letters of the language as those of documents, "HV" or
/// "VH" as "HQ" in Dutch. Any other word as it is.
[[nodiscard]] std::string with_plain_courts(std::string_view word, Language language);
/// The same of a court card told by its rank alone: "H" as "K" in Dutch.
[[nodiscard]] std::string with_plain_court(char word, Language language);
/// A card as it is shown: by its rank alone where suits do not matter.
[[nodiscard]] Card as_shown(Card card, bool suits);
/// Several as they are shown, the highest suit first and in it the highest rank; without suits each
/// rank once.
[[nodiscard]] std::vector<Card> in_order(CardSet cards, bool suits = true);
/// The same in rows: a suit each; without suits all in one.
[[nodiscard]] std::vector<std::vector<Card>> in_rows(CardSet cards, bool suits = true);
/// Whether a pack has one more of a card beside those that were told; of a rank alone it has four.
[[nodiscard]] bool is_left(Card card, CardSet pack, std::span<const Card> told);
/// Several, as they stand.
[[nodiscard]] std::string in_words(std::span<const Card> cards, Language language);

}  // namespace spadille
