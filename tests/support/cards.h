#pragma once

#include <sstream>
#include <stdexcept>
#include <string>

#include "core/trick.h"

namespace spadille::tests {

/// "HA H7" as cards in this order.
inline Trick trick(const std::string& text) {
  Trick cards;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const auto card = card_named(word);
    if (!card) throw std::invalid_argument(word);
    cards.push_back(*card);
  }
  return cards;
}

/// "SK S7 DA" as a set.
inline CardSet cards(const std::string& text) {
  CardSet all;
  std::istringstream words(text);
  for (std::string word; words >> word;) all.insert(card_named(word).value());
  return all;
}

/// The cards of a set in the order of their codes.
inline std::string written(CardSet cards) {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : " ") + to_string(card);
  return text;
}

}  // namespace spadille::tests
