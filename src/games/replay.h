#pragma once

#include <algorithm>

#include "games/answers.h"
#include "games/card_play.h"
#include "games/verdict.h"

namespace spadille {

namespace detail {

[[nodiscard]] inline bool is_known(const Trick& trick) {
  return std::none_of(trick.begin(), trick.end(),
                      [](Card card) { return card == Card::unknown(); });
}

[[nodiscard]] inline std::string place_of(std::size_t trick, std::size_t card) {
  return "/played/tricks/" + std::to_string(trick) + "/" + std::to_string(card);
}

/// Replays trick by trick; what cannot be becomes a finding.
template <typename Rules>
class Replayer {
 public:
  Replayer(const Rules& rules, const Lineup& lineup, const CardPlay& play)
      : rules_(rules), lineup_(lineup), play_(play) {}

  Replay run() {
    check_hands();
    next_ = lineup_.players[0];
    for (std::size_t t = 0; t < play_.tricks.size(); ++t) {
      if (static_cast<int>(t) >= lineup_.tricks) {
        find("/played/tricks", "finding.played.too_many_tricks", lineup_.tricks);
        break;
      }
      lead(t);
      if (!next_ || play_.tricks[t].cards.empty()) {
        if (next_) replay_.findings.push_back(missing_at("/played/tricks/" + std::to_string(t)));
        break;
      }
      take(t);
    }
    check_room();
    replay_.to_play = over() ? std::nullopt : turn();
    return std::move(replay_);
  }

 private:
  void find(std::string place, std::string_view key, Arg arg = {}, Card given = Card::unknown()) {
    replay_.findings.push_back({.place = std::move(place),
                                .given = given == Card::unknown() ? "" : to_string(given),
                                .message = {key, {arg}}});
  }

  /// Cards of the pack, each in one hand, and no hand too large. Who sits out has a hand too.
  void check_hands() {
    CardSet all = play_.laid_away;
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
      const CardSet hand = play_.hands[s];
      const std::string place = "/played/hands/" + std::to_string(s);
      for (const Card card : hand) {
        if (!lineup_.pack.contains(card)) find(place, "finding.not_in_pack", {}, card);
        if (all.contains(card)) find(place, "finding.played.twice", {}, card);
      }
      if (hand.size() > lineup_.tricks)
        find(place, "finding.played.too_many_cards", lineup_.tricks);
      all = all | hand;
    }
    if (play_.called && !lineup_.pack.contains(*play_.called))
      find("/played/called", "finding.not_in_pack", {}, *play_.called);
  }
  /// With what he was seen to play a hand is still no larger, and the rest of the pack fills all.
  void check_room() {
    CardSet located = play_.laid_away;
    int missing = 0;
    for (const Seat who : lineup_.players) {
      const CardSet hand = play_.hands[who.index] | replay_.played[who.index];
      if (hand.size() > lineup_.tricks && play_.hands[who.index].size() < lineup_.tricks)
        find("/played/hands/" + std::to_string(who.index), "finding.played.too_many_cards",
             lineup_.tricks);
      missing += lineup_.tricks - hand.size();
    }
    for (std::size_t s = 0; s < kMaxSeats; ++s)
      located = located | play_.hands[s] | replay_.played[s];
    if (replay_.findings.empty() && (lineup_.pack - located).size() < missing)
      find("/played/laid_away", "finding.played.too_few_left");
  }
  /// Whether another player's hand was told with this card.
  [[nodiscard]] bool is_elsewhere(Card card, Seat who) const {
    for (std::size_t s = 0; s < kMaxSeats; ++s)
      if (s != who.index && play_.hands[s].contains(card)) return true;
    return false;
  }

  /// Who leads: who won the trick before, unless the document says otherwise.
  void lead(std::size_t t) {
    const auto said = play_.tricks[t].leader;
    const std::string place = "/played/tricks/" + std::to_string(t) + "/leader";
    if (said && !takes_part(lineup_, *said)) return find(place, "finding.played.sits_out", *said);
    if (said) next_ = said;
    if (!next_) find(place, "finding.played.leader_unknown", static_cast<int>(t) + 1);
  }

  void take(std::size_t t) {
    const Trick& cards = play_.tricks[t].cards;
    Replayed& trick = replay_.tricks.emplace_back();
    const bool last_told = t + 1 == play_.tricks.size();
    if (cards.size() > lineup_.players.size() ||
        (!last_told && cards.size() < lineup_.players.size()))
      find("/played/tricks/" + std::to_string(t), "finding.played.cards_of_trick",
           static_cast<int>(lineup_.players.size()));
    for (std::size_t i = 0; i < cards.size() && i < lineup_.players.size(); ++i) {
      const Seat who = in_turn(lineup_, *next_, i);
      trick.seats.push_back(who);
      add(t, i, who, cards[i]);
    }
    const bool whole = cards.size() == lineup_.players.size();
    next_.reset();
    if (!whole || !is_known(cards)) return;
    trick.winner = next_ = trick.seats[winning_place(rules_, lineup_, cards)];
    trick.worth = worth(rules_, lineup_, cards);
  }

  void add(std::size_t t, std::size_t i, Seat who, Card card) {
    if (card == Card::unknown()) return;
    if (!lineup_.pack.contains(card))
      find(place_of(t, i), "finding.not_in_pack", {}, card);
    else if (all_.contains(card) || play_.laid_away.contains(card))
      find(place_of(t, i), "finding.played.twice", {}, card);
    const CardSet hand = play_.hands[who.index];
    const bool told_whole = hand.size() == lineup_.tricks && !hand.contains(card);
    if (told_whole || is_elsewhere(card, who))
      find(place_of(t, i), "finding.played.not_held", who, card);
    all_.insert(card);
    replay_.played[who.index].insert(card);
  }

  [[nodiscard]] bool over() const {
    const auto& tricks = replay_.tricks;
    return static_cast<int>(tricks.size()) == lineup_.tricks && tricks.back().winner.has_value();
  }
  [[nodiscard]] std::optional<Seat> turn() const {
    if (replay_.tricks.empty()) return lineup_.players[0];
    const Replayed& last = replay_.tricks.back();
    if (last.winner || last.seats.size() >= lineup_.players.size()) return last.winner;
    return in_turn(lineup_, last.seats[0], last.seats.size());
  }

  const Rules& rules_;
  const Lineup& lineup_;
  const CardPlay& play_;
  Replay replay_{};
  std::optional<Seat> next_{};
  CardSet all_{};
};

}  // namespace detail

/// REQUIRES: a trump suit, where the game has one.
template <typename Rules>
[[nodiscard]] Replay replay(const Rules& rules, const Lineup& lineup, const CardPlay& play) {
  return detail::Replayer<Rules>(rules, lineup, play).run();
}

}  // namespace spadille
