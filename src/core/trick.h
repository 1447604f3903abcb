#pragma once

#include "core/card_set.h"
#include "core/rule_id.h"
#include "core/seat.h"

namespace spadille {

/// The cards on the table in the order they were played, at most one a seat.
using Trick = InlineVec<Card, kMaxSeats>;

/// Cards of which only the rank was told, at most a hand of them.
using Ranks = InlineVec<Rank, 13>;

/// REQUIRES: cards of a pack.
[[nodiscard]] constexpr CardSet set_of(const Trick& trick) {
  CardSet cards;
  for (const Card card : trick) cards.insert(card);
  return cards;
}

/// What a player may play of his hand, and the clause that leaves him just this.
struct Playable {
  CardSet cards{};
  RuleId why{};
  friend bool operator==(const Playable&, const Playable&) = default;
};

/// The place in a trick of the card that wins it: each card is compared with the best before it.
/// REQUIRES: a card at least. `beats(card, best)`.
template <typename Beats>
[[nodiscard]] constexpr std::size_t winning_place(const Trick& trick, Beats&& beats) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < trick.size(); ++i)
    if (beats(trick[i], trick[best])) best = i;
  return best;
}

}  // namespace spadille
