#include "games/quadrille/play.h"

namespace spadille::quadrille {
namespace {

constexpr Card kSpadille{Suit::spades, Rank::ace};
constexpr Card kBasta{Suit::clubs, Rank::ace};
constexpr bool is_red(Suit suit) { return suit == Suit::hearts || suit == Suit::diamonds; }

/// The lowest card of a plain suit, the second highest of trumps (QU-1.4).
constexpr Card manille(Suit trump) { return {trump, is_red(trump) ? Rank::seven : Rank::two}; }

/// Higher numbers beat lower ones of the same suit. In red suits small numbers are the stronger,
/// and the plain ace stands below the jack (QU-1.3, QU-1.4).
int strength(Card card, Suit trump) {
  constexpr int kPunto = 20;
  if (card == kSpadille) return kPunto + 3;
  if (card == manille(trump)) return kPunto + 2;
  if (card == kBasta) return kPunto + 1;
  const int rank = static_cast<int>(card.rank());
  if (!is_red(card.suit()) || (card.rank() >= Rank::jack && card.rank() <= Rank::king)) return rank;
  if (card.rank() == Rank::ace) return card.suit() == trump ? kPunto : 0;
  return -rank;
}

/// The suit that a card counts to: the black aces are trumps.
CardSet suit_of(Card card, Suit trump) {
  const CardSet all = trumps(trump);
  return all.contains(card) ? all : CardSet::of(card.suit()) - all;
}

/// Whether matadors that are a player's only trumps must follow this lead: where the card led is a
/// higher matador (QU-4.3).
bool forces(Card led, CardSet own, Suit trump) {
  if (led == kSpadille) return own.contains(manille(trump)) || own.contains(kBasta);
  return led == manille(trump) && own.contains(kBasta);
}

}  // namespace

CardSet pack() {
  constexpr std::uint16_t kRanks = 0b111'1000'1111'1100;  // without 8, 9 and 10
  return CardSet::of_every_suit(kRanks);
}

CardSet trumps(Suit trump) { return CardSet::of(trump) | CardSet{kSpadille, kBasta}; }

CardSet matadors(Suit trump) { return {kSpadille, manille(trump), kBasta}; }

bool beats(Suit trump, Card card, Card best) {
  if (suit_of(best, trump).contains(card)) return strength(card, trump) > strength(best, trump);
  return trumps(trump).contains(card);
}

Playable playable(const Turn& turn, CardSet hand) {
  if (turn.trick.empty()) return {hand, "QU-4.1"_rule};
  const Card led = turn.trick[0];
  const CardSet following = hand & suit_of(led, turn.trump);
  if (following.empty()) return {hand, "QU-4.2"_rule};
  const bool only_matadors = matadors(turn.trump).contains(following);
  if (!trumps(turn.trump).contains(led) || !only_matadors) return {following, "QU-4.2"_rule};
  return {forces(led, following, turn.trump) ? following : hand, "QU-4.3"_rule};
}

Lineup lineup(const Rules&, const Carry& carry, const Position& position) {
  Lineup lineup{
      .trump = position.trump, .tricks = kTricks, .pack = pack(), .first_lead = "QU-4.1"_rule};
  for (int step = 1; step <= kSeats; ++step)
    lineup.players.push_back(to_the_right(carry.dealer, step));
  return lineup;
}

Playable playable(const Rules&, const Lineup& lineup, const Trick& trick, CardSet hand) {
  return playable({*lineup.trump, trick}, hand);
}

/// The suit led; of trumps also the matador, which may force others (QU-4.3).
std::uint32_t demand(const Rules&, const Lineup& lineup, const Trick& trick) {
  constexpr std::uint32_t kTrumps = 4;
  const Card led = trick[0];
  if (!trumps(*lineup.trump).contains(led)) return static_cast<std::uint32_t>(led.suit());
  const bool matador = matadors(*lineup.trump).contains(led);
  return matador ? kTrumps + 1 + static_cast<std::uint32_t>(led.code()) : kTrumps;
}

std::size_t winning_place(const Rules&, const Lineup& lineup, const Trick& trick) {
  return spadille::winning_place(
      trick, [&](Card card, Card best) { return beats(*lineup.trump, card, best); });
}

}  // namespace spadille::quadrille
