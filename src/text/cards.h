#pragma once

#include <string>
#include <string_view>

#include "core/trick.h"
#include "text/words.h"

namespace spadille {

/// As it is printed on the card: "K", "10"; court letters are those of the language, "H" for a king
/// in Dutch, "R" in French.
[[nodiscard]] std::string in_words(Rank rank, Language language);
/// "♠"
[[nodiscard]] std::string in_words(Suit suit);
/// "K♠", "10♥"; a word for the joker, "?" for an unknown card.
[[nodiscard]] std::string in_words(Card card, Language language);
/// A card as it is typed, in any case: court letters of the language as those of documents, "HV" or
/// "VH" as "HQ" in Dutch. Any other word as it is.
[[nodiscard]] std::string with_plain_courts(std::string_view word, Language language);
/// Several, the highest suit first and in it the highest rank.
[[nodiscard]] std::string in_words(CardSet cards, Language language);
/// Several, in the order they were played.
[[nodiscard]] std::string in_words(const Trick& cards, Language language);

}  // namespace spadille
