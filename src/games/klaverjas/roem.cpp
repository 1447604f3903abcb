#include <bit>
#include <optional>
#include <vector>

#include "games/klaverjas/klaverjas.h"
#include "games/klaverjas/play.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

constexpr int kThreeInARow = 20;

/// Three in a row, or all four; sequences run from the 7 to the ace in every suit (KJ-5.4).
int sequence(unsigned ranks) {
  const unsigned three = ranks & ranks >> 1U & ranks >> 2U;
  if (three == 0) return 0;
  return (three & ranks >> 3U) != 0 ? 50 : kThreeInARow;
}

int stuk(CardSet cards, Suit trump) {
  return cards.contains(CardSet{{trump, Rank::king}, {trump, Rank::queen}}) ? 20 : 0;
}

/// The rank that all four cards of a trick have.
std::optional<Rank> shared_rank(CardSet cards) {
  const std::uint16_t ranks = cards.ranks(Suit::spades);
  if (ranks == 0) return std::nullopt;
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
  if (const auto rank = shared_rank(trick)) return four_alike(rules, *rank);
  int points = stuk(trick, trump);
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    points += sequence(trick.ranks(suit));
  return points;
}

std::vector<int> roem_claims(const Rules& rules, Suit trump, CardSet trick) {
  if (const auto rank = shared_rank(trick)) return {0, four_alike(rules, *rank)};
  std::vector<int> claims{0};
  const auto with = [&claims](std::initializer_list<int> parts) {
    const std::vector<int> before = claims;
    for (const int part : parts)
      for (const int claim : before) claims.push_back(claim + part);
  };
  if (const int both = stuk(trick, trump); both > 0) with({both});
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
    const int row = sequence(trick.ranks(suit));
    if (row == kThreeInARow) with({row});
    if (row > kThreeInARow) with({kThreeInARow, row});
  }
  return claims;
}

const Melds& Game::melds() {
  static constexpr Melds kRoem{.claimed = {.key = "roem",
                                           .kind = Kind::marks,
                                           .label = "klaverjas.referee.claimed",
                                           .min = 20,
                                           .max = 200,
                                           .step = 10},
                               .asked = "klaverjas.referee.asked",
                               .found = "klaverjas.referee.roem",
                               .nothing = "klaverjas.referee.no_roem"};
  return kRoem;
}

RuleId melds_by(const Rules& rules, CardSet trick) {
  const auto rank = shared_rank(trick);
  if (!rank) return "KJ-5.4"_rule;
  if (*rank == Rank::jack && rules.four_jacks != Rules{}.four_jacks) return "KJ-7.7"_rule;
  return *rank < Rank::ten ? "KJ-7.8"_rule : "KJ-5.3"_rule;
}

}  // namespace spadille::klaverjas
