#pragma once

#include <QVariant>

#include "core/trick.h"
#include "ui/table/speaker.h"

namespace spadille::table {

/// A card as pages draw it: card (its code), rank (the letter on it), suit (0 to 3; −1: the joker),
/// name ("K♠").
[[nodiscard]] QVariantMap card_map(Card card, const Speaker& speaker);
/// Several, the highest suit first and in it the highest rank.
[[nodiscard]] QVariantList card_list(CardSet cards, const Speaker& speaker);
/// A pack as a pad: a row a suit, its cards from the highest; each also says whether it is `used`.
[[nodiscard]] QVariantList pad_of(CardSet pack, CardSet used, const Speaker& speaker);

}  // namespace spadille::table
