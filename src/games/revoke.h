#pragma once

#include <algorithm>

#include "games/replay.h"

namespace spadille {

/// A card that its player could not lawfully play, because of another that he held.
struct Revoke {
  Seat who{};
  std::size_t trick = 0;  ///< from 0
  Card card{};
  Card instead{};            ///< a card that he held and should have played, or one like it
  std::size_t shown_in = 0;  ///< the trick where he played that one; after the last: it was left
  RuleId rule{};
  friend bool operator==(const Revoke&, const Revoke&) = default;
};

/// A card that was lawful unless its player held one that nobody has seen.
struct OpenPlay {
  Seat who{};
  std::size_t trick = 0;
  Card card{};
  CardSet unless{};
  RuleId rule{};
};

/// What the cards alone prove.
struct RevokeReport {
  std::vector<Revoke> revokes{};  ///< in the order in which they were proved
  std::vector<OpenPlay> open{};   ///< nothing where every card has been seen
};

namespace detail {

template <typename Rules>
class RevokeFinder {
 public:
  RevokeFinder(const Rules& rules, const Lineup& lineup, const CardPlay& play, const Replay& replay)
      : rules_(rules), lineup_(lineup), play_(play), replay_(replay) {}

  RevokeReport run() {
    for (std::size_t t = 0; t < replay_.tricks.size(); ++t) {
      const auto& seats = replay_.tricks[t].seats;
      for (std::size_t i = 0; i < seats.size(); ++i) look_at(t, i, seats[i]);
    }
    std::stable_sort(report_.revokes.begin(), report_.revokes.end(),
                     [](const Revoke& a, const Revoke& b) { return a.shown_in < b.shown_in; });
    return std::move(report_);
  }

 private:
  void look_at(std::size_t t, std::size_t i, Seat who) {
    const Trick& trick = play_.tricks[t].cards;
    Position now{.card = trick[i]};
    if (i == 0 || trick[i] == Card::unknown()) return;
    for (std::size_t before = 0; before < i; ++before) {
      if (trick[before] == Card::unknown()) return;
      now.trick.push_back(trick[before]);
    }
    now.seen = known_of(who) - played_before(who, t);
    const Verdict verdict = judge(rules_, lineup_, now, seen_elsewhere(who));
    if (verdict.play == Verdict::Play::unlawful) report_.revokes.push_back(proved(now, t, who));
    if (verdict.play == Verdict::Play::depends && may_hold_more(who))
      report_.open.push_back({who, t, trick[i], verdict.unless, verdict.why});
  }

  /// The other card, of those that make the play unlawful, that was shown first.
  Revoke proved(const Position& now, std::size_t t, Seat who) const {
    Revoke revoke{.who = who,
                  .trick = t,
                  .card = *now.card,
                  .shown_in = static_cast<std::size_t>(lineup_.tricks) + 1};
    for (const Card other : now.seen) {
      const Playable with =
          playable(rules_, lineup_, now.trick, CardSet{other} | CardSet{*now.card});
      if (with.cards.contains(*now.card)) continue;
      const std::size_t shown = shown_in(other);
      if (shown >= revoke.shown_in) continue;
      revoke.instead = other;
      revoke.shown_in = shown;
      revoke.rule = with.why;
    }
    return revoke;
  }

  std::size_t shown_in(Card card) const {
    for (std::size_t t = 0; t < play_.tricks.size(); ++t)
      for (const Card played : play_.tricks[t].cards)
        if (played == card) return t;
    return static_cast<std::size_t>(lineup_.tricks);
  }
  [[nodiscard]] CardSet known_of(Seat who) const {
    return play_.hands[who.index] | replay_.played[who.index];
  }
  [[nodiscard]] CardSet played_before(Seat who, std::size_t trick) const {
    CardSet cards;
    for (std::size_t t = 0; t < trick; ++t)
      for (std::size_t i = 0; i < replay_.tricks[t].seats.size(); ++i)
        if (replay_.tricks[t].seats[i] == who) cards.insert(play_.tricks[t].cards[i]);
    return cards;
  }
  /// What cannot have been in a player's hand; of his own cards what he played before too.
  [[nodiscard]] CardSet seen_elsewhere(Seat who) const {
    CardSet cards = play_.laid_away | known_of(who);
    for (std::size_t s = 0; s < kMaxSeats; ++s)
      if (s != who.index) cards = cards | play_.hands[s] | replay_.played[s];
    return cards;
  }
  [[nodiscard]] bool may_hold_more(Seat who) const { return known_of(who).size() < lineup_.tricks; }

  const Rules& rules_;
  const Lineup& lineup_;
  const CardPlay& play_;
  const Replay& replay_;
  RevokeReport report_{};
};

}  // namespace detail

/// Every revoke that the cards prove: each card of a hand is played in the end, so the first one
/// that contradicts an earlier play proves it. REQUIRES: a replay without findings of errors.
template <typename Rules>
[[nodiscard]] RevokeReport find_revokes(const Rules& rules, const Lineup& lineup,
                                        const CardPlay& play, const Replay& replay) {
  return detail::RevokeFinder<Rules>(rules, lineup, play, replay).run();
}

}  // namespace spadille
