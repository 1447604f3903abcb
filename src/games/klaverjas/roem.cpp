#include "games/klaverjas/play.h"

namespace spadille::klaverjas {
namespace {

constexpr unsigned kSeven = static_cast<unsigned>(Rank::seven);
constexpr unsigned kLong = 0b1111;
constexpr unsigned kShort = 0b111;

/// The ranks of one suit as bits; sequences run from the 7 to the ace in every suit (KJ-5.4).
unsigned ranks_of(CardSet cards, Suit suit) {
  unsigned ranks = 0;
  for (const Card card : cards& CardSet::of(suit))
    ranks |= 1U << static_cast<unsigned>(card.rank());
  return ranks;
}

int sequence(unsigned ranks) {
  for (const auto& [length, points] : {std::pair{kLong, 50}, std::pair{kShort, 20}})
    for (unsigned low = kSeven; low <= static_cast<unsigned>(Rank::queen); ++low)
      if ((ranks >> low & length) == length) return points;
  return 0;
}

int stuk(CardSet cards, Suit trump) {
  return cards.contains(CardSet{{trump, Rank::king}, {trump, Rank::queen}}) ? 20 : 0;
}

int four_alike(const Rules& rules, CardSet cards) {
  const Rank rank = (*cards.begin()).rank();
  for (const Card card : cards)
    if (card.rank() != rank) return 0;
  if (rank == Rank::jack) return rules.four_jacks;
  return rank >= Rank::ten ? 100 : rules.four_low;
}

}  // namespace

int roem(const Rules& rules, Suit trump, CardSet trick) {
  if (trick.size() == 4)
    if (const int points = four_alike(rules, trick); points != 0) return points;
  int points = stuk(trick, trump);
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    points += sequence(ranks_of(trick, suit));
  return points;
}

}  // namespace spadille::klaverjas
