#include <bit>

#include "games/klaverjas/play.h"

namespace spadille::klaverjas {
namespace {

/// Three in a row, or all four; sequences run from the 7 to the ace in every suit (KJ-5.4).
int sequence(unsigned ranks) {
  const unsigned three = ranks & ranks >> 1U & ranks >> 2U;
  if (three == 0) return 0;
  return (three & ranks >> 3U) != 0 ? 50 : 20;
}

int stuk(CardSet cards, Suit trump) {
  return cards.contains(CardSet{{trump, Rank::king}, {trump, Rank::queen}}) ? 20 : 0;
}

int four_alike(const Rules& rules, CardSet cards) {
  const std::uint16_t ranks = cards.ranks(Suit::spades);
  for (const Suit suit : {Suit::hearts, Suit::diamonds, Suit::clubs})
    if (cards.ranks(suit) != ranks) return 0;
  const auto rank = static_cast<Rank>(std::countr_zero(ranks));
  if (rank == Rank::jack) return rules.four_jacks;
  return rank >= Rank::ten ? 100 : rules.four_low;
}

}  // namespace

int roem(const Rules& rules, Suit trump, CardSet trick) {
  if (trick.size() == 4)
    if (const int points = four_alike(rules, trick); points != 0) return points;
  int points = stuk(trick, trump);
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    points += sequence(trick.ranks(suit));
  return points;
}

}  // namespace spadille::klaverjas
