#include "games/kyuuri/play.h"

#include <algorithm>

namespace spadille::kyuuri {
namespace {

/// All cards of a rank or higher; suits do not matter (KY-1.1).
CardSet at_least(Rank rank) { return CardSet::of_every_suit(CardSet::from(rank)); }

/// The cards of the lowest rank of a hand. REQUIRES: a card at least.
CardSet lowest(CardSet hand) {
  unsigned ranks = 0;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    ranks |= hand.ranks(suit);
  const unsigned lowest = ranks & (~ranks + 1);
  return hand & CardSet::of_every_suit(static_cast<std::uint16_t>(lowest));
}

/// The rank that has to be equalled.
Rank asked(const Rules& rules, const Trick& trick) {
  if (rules.compare == Rules::Compare::previous) return trick[trick.size() - 1].rank();
  Rank highest = trick[0].rank();
  for (const Card card : trick) highest = std::max(highest, card.rank());
  return highest;
}

}  // namespace

Playable playable(const Rules& rules, const Turn& turn, CardSet hand) {
  if (turn.trick.empty()) return {hand, "KY-4.1"_rule};
  const bool ace_led = turn.trick[0].rank() == Rank::ace;
  if (ace_led && rules.ace_led == Rules::AceLed::all_lowest) return {lowest(hand), "KY-7.8"_rule};
  const bool previous = rules.compare == Rules::Compare::previous;
  return {(hand & at_least(asked(rules, turn.trick))) | lowest(hand),
          previous ? "KY-7.9"_rule : "KY-4.2"_rule};
}

std::size_t winning_place(const Turn& turn) {
  return spadille::winning_place(turn.trick,
                                 [](Card card, Card best) { return card.rank() >= best.rank(); });
}

Lineup lineup(const Rules& rules, const Carry& carry, const Position&) {
  Lineup lineup{.tricks = rules.cards,
                .pack = CardSet::of_every_suit(CardSet::kEveryRank),
                .first_lead = "KY-4.1"_rule};
  const SeatSet in = still_in(carry);
  Seat next = carry.dealer;
  for (int i = 0; i < in.size(); ++i) lineup.players.push_back(next = next_of(in, next));
  return lineup;
}

Playable playable(const Rules& rules, const Lineup&, const Trick& trick, CardSet hand) {
  return playable(rules, Turn{trick}, hand);
}

/// The rank that has to be equalled; with KY-7.8 also whether an ace was led.
std::uint32_t demand(const Rules& rules, const Lineup&, const Trick& trick) {
  constexpr std::uint32_t kAceLed = 1;
  const bool ace_led = trick[0].rank() == Rank::ace;
  if (ace_led && rules.ace_led == Rules::AceLed::all_lowest) return kAceLed;
  return static_cast<std::uint32_t>(asked(rules, trick));
}

std::size_t winning_place(const Rules&, const Lineup&, const Trick& trick) {
  return winning_place(Turn{trick});
}

}  // namespace spadille::kyuuri
