#include "games/euchre/play.h"

#include <array>

namespace spadille::euchre {
namespace {

constexpr Suit same_colour(Suit suit) {
  switch (suit) {
    case Suit::spades: return Suit::clubs;
    case Suit::hearts: return Suit::diamonds;
    case Suit::diamonds: return Suit::hearts;
    case Suit::clubs: break;
  }
  return Suit::spades;
}

constexpr CardSet trumps_of(Suit trump) {
  return CardSet::of(trump) | CardSet{Card::joker(), Card(same_colour(trump), Rank::jack)};
}

/// The suit that a card counts to: the left bower and the joker are trumps (EU-4.2, EU-7.2).
constexpr CardSet suit_of(Card card, Suit trump) {
  const CardSet all = trumps_of(trump);
  return all.contains(card) ? all : CardSet::of(card.suit()) - all;
}

/// Higher numbers beat lower ones of the same suit (EU-1.3).
constexpr int strength(Card card, Suit trump) {
  constexpr int kLeft = 15;
  if (card == Card::joker()) return kLeft + 2;
  if (card.rank() != Rank::jack) return static_cast<int>(card.rank());
  if (card.suit() == trump) return kLeft + 1;
  return card.suit() == same_colour(trump) ? kLeft : static_cast<int>(Rank::jack);
}

/// Those of its suit above it, and all trumps if it is none.
constexpr CardSet beaters_of(Card best, Suit trump) {
  const CardSet suit = suit_of(best, trump);
  CardSet all = trumps_of(trump) - suit;
  for (const Card card : suit)
    if (strength(card, trump) > strength(best, trump)) all.insert(card);
  return all;
}

/// What is found once: of each card, by its code, its suit and what beats it.
struct Order {
  std::array<CardSet, 64> suit{}, beaters{};
};
constexpr Order order_under(Suit trump) {
  Order order;
  for (int code = 0; code < 64; ++code) {
    const auto at = static_cast<std::size_t>(code);
    order.suit[at] = suit_of(Card::of_code(code), trump);
    order.beaters[at] = beaters_of(Card::of_code(code), trump);
  }
  return order;
}
constexpr std::array kOrders{order_under(Suit::spades), order_under(Suit::hearts),
                             order_under(Suit::diamonds), order_under(Suit::clubs)};

const Order& order(Suit trump) { return kOrders[static_cast<std::size_t>(trump)]; }
std::size_t at(Card card) { return static_cast<std::size_t>(card.code()); }

}  // namespace

CardSet trumps(Suit trump) { return trumps_of(trump); }

bool beats(Suit trump, Card card, Card best) {
  return order(trump).beaters[at(best)].contains(card);
}

Playable playable(const Turn& turn, CardSet hand) {
  if (turn.trick.empty()) return {hand, "EU-4.1"_rule};
  const CardSet following = hand & order(turn.trump).suit[at(turn.trick[0])];
  return {following.empty() ? hand : following, "EU-4.2"_rule};
}

CardSet pack(const Rules& rules) {
  using enum Rules::Pack;
  const bool seven_up = rules.pack == cards_32 || rules.pack == cards_33_joker;
  CardSet all = CardSet::of_every_suit(CardSet::from(seven_up ? Rank::seven : Rank::nine));
  if (rules.pack == cards_25_joker || rules.pack == cards_33_joker) all.insert(Card::joker());
  return all;
}

Card card_meant(const Rules& rules, Card card) {
  const bool stands_in = card == Card(Suit::spades, Rank::two);
  return stands_in && pack(rules).contains(Card::joker()) ? Card::joker() : card;
}

SeatSet players(const Loners& loners) {
  SeatSet all = SeatSet::first(4);
  for (const auto& lone : {loners.maker, loners.defender})
    if (lone) all.erase(partner_of(*lone));
  return all;
}

Seat first_leader(const Rules& rules, Seat dealer, const Loners& loners) {
  const std::optional<Seat> lone = loners.maker ? loners.maker : loners.defender;
  const bool of_lone = lone && rules.lone_lead == Rules::LoneLead::left_of_lone;
  return next_of(players(loners), of_lone ? *lone : dealer);
}

Lineup lineup(const Rules& rules, const Carry& carry, const Position& position) {
  Lineup lineup{.trump = position.trump, .tricks = kTricks, .pack = pack(rules)};
  const bool moved = rules.lone_lead == Rules::LoneLead::left_of_lone && position.loners.any();
  lineup.first_lead = moved ? "EU-7.6"_rule : "EU-4.1"_rule;
  const SeatSet all = players(position.loners);
  Seat next = first_leader(rules, carry.dealer, position.loners);
  for (int i = 0; i < all.size(); ++i, next = next_of(all, next)) lineup.players.push_back(next);
  return lineup;
}

Playable playable(const Rules&, const Lineup& lineup, const Trick& trick, CardSet hand) {
  return playable({*lineup.trump, trick}, hand);
}

std::uint32_t demand(const Rules&, const Lineup& lineup, const Trick& trick) {
  constexpr std::uint32_t kTrumps = 4;
  if (trumps(*lineup.trump).contains(trick[0])) return kTrumps;
  return static_cast<std::uint32_t>(trick[0].suit());
}

std::size_t winning_place(const Rules&, const Lineup& lineup, const Trick& trick) {
  return spadille::winning_place(
      trick, [&](Card card, Card best) { return beats(*lineup.trump, card, best); });
}

}  // namespace spadille::euchre
