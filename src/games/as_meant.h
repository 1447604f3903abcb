#pragma once

#include "games/questions.h"

// Cards as a table means them: a game may let one card stand in for another that the pack has.
namespace spadille {

/// Changes each card to the one that is meant by it.
template <typename Rules>
class CardsMeant {
 public:
  explicit CardsMeant(const Rules& rules) : rules_(rules) {}

  void operator()(Card& card) const {
    if (card == Card::unknown()) return;
    if constexpr (requires { card_meant(rules_, card); }) card = card_meant(rules_, card);
  }
  void operator()(std::optional<Card>& card) const {
    if (card) (*this)(*card);
  }
  void operator()(Trick& cards) const {
    for (Card& card : cards) (*this)(card);
  }
  /// A card stays what it is beside the one that it would stand for: then one is too many.
  void operator()(CardSet& cards) const {
    for (const Card card : CardSet(cards)) {
      Card meant = card;
      (*this)(meant);
      if (cards.contains(meant)) continue;
      cards = cards - CardSet{card};
      cards.insert(meant);
    }
  }

 private:
  const Rules& rules_;
};

[[nodiscard]] Position as_meant(const auto& rules, Position turn) {
  const CardsMeant meant(rules);
  meant(turn.trick);
  meant(turn.hand);
  meant(turn.seen);
  meant(turn.card);
  return turn;
}

[[nodiscard]] Bidding as_meant(const auto& rules, Bidding bidding) {
  const CardsMeant meant(rules);
  meant(bidding.turn_up);
  meant(bidding.next_card);
  meant(bidding.hand);
  return bidding;
}

[[nodiscard]] CardPlay as_meant(const auto& rules, CardPlay play) {
  const CardsMeant meant(rules);
  meant(play.turn_up);
  meant(play.next_card);
  meant(play.laid_away);
  meant(play.called);
  for (CardSet& hand : play.hands) meant(hand);
  for (PlayedTrick& trick : play.tricks) meant(trick.cards);
  return play;
}

}  // namespace spadille
