#pragma once

#include "games/answers.h"
#include "games/game.h"
#include "games/position.h"

namespace spadille {

/// What may be played of the whole hand, or on `card` with what is known of the hand.
/// A card of a hand is unlawful because of one other card in it, so each of those that cannot be
/// seen is tried. REQUIRES: cards of the pack, none twice; a trump suit where the game has one.
template <typename Rules>
[[nodiscard]] Verdict judge(const Rules& rules, const Lineup& lineup, const Position& position,
                            CardSet elsewhere = {}) {
  const bool whole = !position.hand.empty();
  CardSet known = whole ? position.hand : position.seen;
  if (position.card) known.insert(*position.card);
  const Playable may = playable(rules, lineup, position.trick, known);
  Verdict verdict{.why = may.why, .playable = may.cards};
  if (!position.card) return verdict;
  if (!may.cards.contains(*position.card)) {
    verdict.play = Verdict::Play::unlawful;
    return verdict;
  }
  if (whole) return verdict;
  for (const Card card : position.trick) elsewhere.insert(card);
  for (const Card other : lineup.pack - known - elsewhere) {
    const Playable with = playable(rules, lineup, position.trick, known | CardSet{other});
    if (with.cards.contains(*position.card)) continue;
    verdict.unless.insert(other);
    verdict.why = with.why;
    verdict.play = Verdict::Play::depends;
  }
  return verdict;
}

}  // namespace spadille
