#include "games/klaverjas/play.h"

#include <array>

#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

constexpr std::uint16_t bit(Rank rank) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(rank));
}

/// From the lowest to the highest (KJ-1.3), and in the related games (KJ-7.19).
constexpr std::array kTrumpOrder{Rank::seven, Rank::eight, Rank::queen, Rank::king,
                                 Rank::ten,   Rank::ace,   Rank::nine,  Rank::jack};
constexpr std::array kPlainOrder{Rank::seven, Rank::eight, Rank::nine, Rank::jack,
                                 Rank::queen, Rank::king,  Rank::ten,  Rank::ace};

constexpr std::array kRelatedTrumps{Rank::seven, Rank::eight, Rank::ten,  Rank::queen,
                                    Rank::king,  Rank::ace,   Rank::nine, Rank::jack};
constexpr std::array kRelatedPlain{Rank::seven, Rank::eight, Rank::nine, Rank::ten,
                                   Rank::jack,  Rank::queen, Rank::king, Rank::ace};

/// For each rank, the ranks that beat it.
constexpr std::array<std::uint16_t, 16> above(const std::array<Rank, 8>& order) {
  std::array<std::uint16_t, 16> higher{};
  std::uint16_t so_far = 0;
  for (std::size_t i = order.size(); i-- > 0;) {
    higher[static_cast<std::size_t>(order[i])] = so_far;
    so_far = static_cast<std::uint16_t>(so_far | bit(order[i]));
  }
  return higher;
}

/// The ranks above each rank, in trumps and in a plain suit.
struct Order {
  std::array<std::uint16_t, 16> trumps{}, plain{};
};
constexpr Order kKlaverjas{above(kTrumpOrder), above(kPlainOrder)};
constexpr Order kRelated{above(kRelatedTrumps), above(kRelatedPlain)};

const Order& order_of(const Rules& rules) {
  return rules.values == Rules::Values::klaverjas ? kKlaverjas : kRelated;
}

/// The trumps that beat the best card on the table: all of them where that is a plain card.
CardSet higher_trumps(const Rules& rules, const Turn& turn) {
  const Card best = turn.trick[turn.winning];
  if (best.suit() != turn.trump) return CardSet::of(turn.trump);
  return CardSet::of(turn.trump, order_of(rules).trumps[static_cast<std::size_t>(best.rank())]);
}

/// The first of some sets that has a card; the last whatever it has.
CardSet first_of(CardSet one, CardSet other) { return one.empty() ? other : one; }

Playable on_trumps(const Rules& rules, const Turn& turn, CardSet trumps, CardSet hand) {
  if (trumps.empty()) return {hand, "KJ-4.6"_rule};
  if (turn.partner_wins && !rules.beat_partner) return {trumps, "KJ-7.4"_rule};
  return {first_of(trumps & higher_trumps(rules, turn), trumps), "KJ-4.6"_rule};
}

/// A plain suit is led that cannot be followed, and the partner is winning.
Playable with_partner(const Rules& rules, const Turn& turn, CardSet trumps, CardSet hand) {
  if (turn.trick[turn.winning].suit() != turn.trump) return {hand, "KJ-4.3"_rule};
  if (rules.undertrump_partner == Rules::UndertrumpPartner::free) return {hand, "KJ-7.5"_rule};
  const CardSet lower = trumps - higher_trumps(rules, turn);
  return {first_of(hand - lower, hand), "KJ-4.5"_rule};
}

/// The same, and an opponent is winning with a trump that cannot be beaten.
Playable under_opponent(const Rules& rules, CardSet trumps, CardSet hand) {
  switch (rules.undertrump_opponent) {
    case Rules::UndertrumpOpponent::free: return {hand, "KJ-7.3"_rule};
    case Rules::UndertrumpOpponent::forced: return {trumps, "KJ-7.3"_rule};
    case Rules::UndertrumpOpponent::forbidden: break;
  }
  return {first_of(hand - trumps, hand), "KJ-4.5"_rule};
}

}  // namespace

bool beats(const Rules& rules, Suit trump, Card card, Card best) {
  if (card.suit() != best.suit()) return card.suit() == trump;
  const auto& higher = card.suit() == trump ? order_of(rules).trumps : order_of(rules).plain;
  return (higher[static_cast<std::size_t>(best.rank())] & bit(card.rank())) != 0;
}

void add(const Rules& rules, Turn& turn, Card card) {
  const std::size_t place = turn.trick.size();
  turn.trick.push_back(card);
  if (place > 0 && beats(rules, turn.trump, card, turn.trick[turn.winning])) turn.winning = place;
  turn.partner_wins = !three_handed(rules) && turn.winning + 1 == place;
}

Turn turn_on(const Rules& rules, Suit trump, const Trick& trick) {
  Turn turn{trump};
  for (const Card card : trick) add(rules, turn, card);
  return turn;
}

Playable playable(const Rules& rules, const Turn& turn, CardSet hand) {
  if (turn.trick.empty()) return {hand, "KJ-4.1"_rule};
  const CardSet trumps = hand & CardSet::of(turn.trump);
  const Suit led = turn.trick[0].suit();
  if (led == turn.trump) return on_trumps(rules, turn, trumps, hand);
  const CardSet following = hand & CardSet::of(led);
  if (!following.empty()) return {following, "KJ-4.2"_rule};
  if (trumps.empty()) return {hand, "KJ-4.3"_rule};
  const CardSet higher = trumps & higher_trumps(rules, turn);
  if (rules.play_rules == Rules::PlayRules::rotterdam)
    return {first_of(higher, trumps), "KJ-7.2"_rule};
  if (turn.partner_wins) return with_partner(rules, turn, trumps, hand);
  if (higher.empty()) return under_opponent(rules, trumps, hand);
  const bool ruffed = turn.trick[turn.winning].suit() == turn.trump;
  return {higher, ruffed ? "KJ-4.4"_rule : "KJ-4.3"_rule};
}

Lineup lineup(const Rules& rules, const Carry& carry, const Position& position) {
  Lineup lineup{.trump = position.trump,
                .tricks = tricks_in(rules),
                .pack = pack(),
                .first_lead = "KJ-4.1"_rule};
  for (int step = 1; step <= rules.players; ++step)
    lineup.players.push_back(to_the_left(rules, carry, carry.dealer, step));
  return lineup;
}

Playable playable(const Rules& rules, const Lineup& lineup, const Trick& trick, CardSet hand) {
  return playable(rules, turn_on(rules, *lineup.trump, trick), hand);
}

/// The suit led, the card that is winning, and how long ago it was played: the partner's or not.
std::uint32_t demand(const Rules& rules, const Lineup& lineup, const Trick& trick) {
  const std::size_t winning = turn_on(rules, *lineup.trump, trick).winning;
  const auto led = static_cast<std::uint32_t>(trick[0].suit());
  const auto best = static_cast<std::uint32_t>(trick[winning].code());
  return (static_cast<std::uint32_t>(winning) << 16U) | (led << 8U) | best;
}

std::size_t winning_place(const Rules& rules, const Lineup& lineup, const Trick& trick) {
  return turn_on(rules, *lineup.trump, trick).winning;
}

Worth worth(const Rules& rules, const Lineup& lineup, const Trick& trick) {
  const CardSet cards = set_of(trick);
  return {value(rules.values, cards, *lineup.trump), roem(rules, *lineup.trump, cards)};
}

}  // namespace spadille::klaverjas
