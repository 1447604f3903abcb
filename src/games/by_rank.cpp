#include "games/by_rank.h"

#include <string>

namespace spadille {
namespace {

CardSet all_of(Rank rank) {
  return CardSet::of_every_suit(static_cast<std::uint16_t>(1U << static_cast<unsigned>(rank)));
}

/// By rank alone: nobody has told a suit, and nobody is to read one.
Finding wrong_rank(std::string place, Message message, Rank rank) {
  return {.place = std::move(place), .given = {letter(rank)}, .message = message};
}

/// Hands out cards that nobody has yet.
class Suits {
 public:
  /// `named`: cards that were told with their suits.
  explicit Suits(CardSet named) : taken_(named) {}

  /// One of `mine`, where it has the rank; otherwise one that is free.
  Card give(Rank rank, CardSet mine, const std::string& place) {
    for (const Card card : mine& all_of(rank)) return card;
    for (const Card card : all_of(rank) - taken_) {
      taken_.insert(card);
      return card;
    }
    refuse(place, {"finding.fifth_of_rank"}, rank);
    return Card::of_rank(rank);
  }
  void refuse(const std::string& place, const Message& message, Rank rank) {
    findings_.push_back(wrong_rank(place, message, rank));
  }
  [[nodiscard]] Findings findings() && { return std::move(findings_); }

 private:
  CardSet taken_;
  Findings findings_{};
};

void insert(CardSet& cards, Card card) {
  if (card.has_suit()) cards.insert(card);
}

CardSet named_in(const Trick& trick) {
  CardSet cards;
  for (const Card card : trick)
    if (card != Card::unknown()) insert(cards, card);
  return cards;
}

void give_to_hand(Position& turn, Suits& suits) {
  CardSet his = turn.seen;
  if (turn.card) insert(his, *turn.card);
  his = his - named_in(turn.trick);
  for (const Rank rank : turn.more_of_hand)
    insert(turn.hand, suits.give(rank, his - turn.hand, "/turn/hand"));
  turn.more_of_hand.clear();
}

/// Cards that were seen of a hand, and the one that is asked about, are of it.
Card give_of_hand(const Position& turn, Rank rank, CardSet of, const std::string& place,
                  Suits& suits) {
  const bool whole = !turn.hand.empty();
  if (whole && (of & all_of(rank)).empty()) {
    suits.refuse(place, {"finding.not_in_hand"}, rank);
    return Card::of_rank(rank);
  }
  return suits.give(rank, of, place);
}

void give_to_seen(Position& turn, Suits& suits) {
  CardSet his = turn.hand;
  if (his.empty() && turn.card) insert(his, *turn.card);
  for (const Rank rank : turn.more_seen)
    insert(turn.seen, give_of_hand(turn, rank, his - turn.seen, "/turn/seen", suits));
  turn.more_seen.clear();
}

/// The cards of a deal, player by player.
class SuitsOfPlay {
 public:
  SuitsOfPlay(const Lineup& lineup, const std::vector<std::optional<Seat>>& leaders, CardPlay& play)
      : lineup_(lineup), leaders_(leaders), play_(play) {}

  Findings run() {
    CardSet named = play_.laid_away;
    for (const CardSet& hand : play_.hands) named = named | hand;
    for (std::size_t t = 0; t < play_.tricks.size(); ++t) named = named | note_named(t);
    Suits suits(named);
    give_to_hands(suits);
    for (std::size_t t = 0; t < play_.tricks.size(); ++t) give_to_trick(t, suits);
    return std::move(suits).findings();
  }

 private:
  [[nodiscard]] std::optional<Seat> player(std::size_t trick, std::size_t place) const {
    if (!leaders_[trick] || place >= lineup_.players.size()) return std::nullopt;
    return in_turn(lineup_, *leaders_[trick], place);
  }

  CardSet note_named(std::size_t t) {
    const Trick& cards = play_.tricks[t].cards;
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (const auto who = player(t, i))
        played_[who->index] = played_[who->index] | named_in({cards[i]});
    return named_in(cards);
  }

  /// A card that he is seen to play with its suit, if he has no such one yet.
  void give_to_hands(Suits& suits) {
    for (const auto& [who, rank] : play_.more_in_hands) {
      CardSet his = played_[who.index];
      for (const CardSet& hand : play_.hands) his = his - hand;
      insert(play_.hands[who.index],
             suits.give(rank, his, "/played/hands/" + std::to_string(who.index)));
    }
    play_.more_in_hands.clear();
  }

  void give_to_trick(std::size_t t, Suits& suits) {
    Trick& cards = play_.tricks[t].cards;
    for (std::size_t i = 0; i < cards.size(); ++i)
      if (!cards[i].has_suit())
        cards[i] = give(cards[i].rank(), player(t, i),
                        "/played/tricks/" + std::to_string(t) + "/" + std::to_string(i), suits);
  }
  Card give(Rank rank, std::optional<Seat> who, const std::string& place, Suits& suits) {
    if (!who) return suits.give(rank, {}, place);
    const CardSet hand = play_.hands[who->index];
    CardSet& played = played_[who->index];
    const CardSet left = (hand - played) & all_of(rank);
    if (left.empty() && hand.size() >= lineup_.tricks) {
      suits.refuse(place, {"finding.played.not_held", {*who}}, rank);
      return Card::of_rank(rank);
    }
    const Card card = suits.give(rank, left, place);
    insert(played, card);
    return card;
  }

  const Lineup& lineup_;
  const std::vector<std::optional<Seat>>& leaders_;
  CardPlay& play_;
  std::array<CardSet, kMaxSeats> played_{};  ///< by each seat, with their suits
};

}  // namespace

Findings give_suits(Position& turn) {
  CardSet named = named_in(turn.trick) | turn.hand | turn.seen;
  if (turn.card) insert(named, *turn.card);
  Suits suits(named);
  for (std::size_t i = 0; i < turn.trick.size(); ++i)
    if (!turn.trick[i].has_suit())
      turn.trick[i] = suits.give(turn.trick[i].rank(), {}, "/turn/trick/" + std::to_string(i));
  give_to_hand(turn, suits);
  give_to_seen(turn, suits);
  if (turn.card && !turn.card->has_suit())
    turn.card = give_of_hand(turn, turn.card->rank(), turn.hand.empty() ? turn.seen : turn.hand,
                             "/turn/card", suits);
  return std::move(suits).findings();
}

Findings give_suits(const Lineup& lineup, const std::vector<std::optional<Seat>>& leaders,
                    CardPlay& play) {
  return SuitsOfPlay(lineup, leaders, play).run();
}

}  // namespace spadille
