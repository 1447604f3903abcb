#include <bit>
#include <optional>

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

/// The rank that all four cards have.
std::optional<Rank> shared_rank(CardSet cards) {
  const std::uint16_t ranks = cards.ranks(Suit::spades);
  for (const Suit suit : {Suit::hearts, Suit::diamonds, Suit::clubs})
    if (cards.ranks(suit) != ranks) return std::nullopt;
  return static_cast<Rank>(std::countr_zero(ranks));
}

int four_alike(const Rules& rules, Rank rank) {
  if (rank == Rank::jack) return rules.four_jacks;
  return rank >= Rank::ten ? 100 : rules.four_low;
}

}  // namespace

int roem(const Rules& rules, Suit trump, CardSet trick) {
  if (trick.size() == 4)
    if (const auto rank = shared_rank(trick)) return four_alike(rules, *rank);
  int points = stuk(trick, trump);
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    points += sequence(trick.ranks(suit));
  return points;
}

RuleId roem_by(const Rules& rules, CardSet trick) {
  const auto rank = trick.size() == 4 ? shared_rank(trick) : std::nullopt;
  if (!rank) return "KJ-5.4"_rule;
  if (*rank == Rank::jack && rules.four_jacks != Rules{}.four_jacks) return "KJ-7.7"_rule;
  return *rank < Rank::ten ? "KJ-7.8"_rule : "KJ-5.3"_rule;
}

}  // namespace spadille::klaverjas
