#pragma once

#include <QVariant>
#include <span>

#include "core/trick.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// A card as pages draw it: card (its code), rank (the letter on it), suit (0 to 3; −1: the joker,
/// or a rank alone), name ("K♠").
[[nodiscard]] QVariantMap card_map(Card card, const Speaker& speaker);
/// Several as they stand.
[[nodiscard]] QVariantList card_list(std::span<const Card> cards, const Speaker& speaker);
/// Several, the highest suit first and in it the highest rank; where suits do not matter each rank
/// once.
[[nodiscard]] QVariantList card_list(CardSet cards, const Speaker& speaker, bool suits = true);
/// A pack as a pad: a row a suit, its cards from the highest, or one row of ranks where suits do
/// not matter; each also says whether it is `used`.
[[nodiscard]] QVariantList pad_of(CardSet pack, std::span<const Card> told, const Speaker& speaker,
                                  bool suits = true);

}  // namespace spadille::table
