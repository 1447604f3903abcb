#pragma once

#include "games/answers.h"
#include "games/play_search.h"

namespace spadille {

/// How much is searched before what is not decided stays open: steps, some 20 ns each.
inline constexpr int kStepsOfPlay = 60'000;   ///< for one play
inline constexpr int kStepsOfDeal = 600'000;  ///< for all plays of a deal

namespace detail {

template <typename Rules>
class RevokeFinder {
 public:
  RevokeFinder(const Rules& rules, const Lineup& lineup, const CardPlay& play, const Replay& replay,
               const Whereabouts& told)
      : rules_(rules),
        lineup_(lineup),
        play_(play),
        replay_(replay),
        hidden_(hidden_cards(lineup, play, replay, told)),
        later_(replay.played) {}

  RevokeReport run() {
    for (std::size_t t = 0; t < replay_.tricks.size(); ++t) look_at(t);
    std::stable_sort(report_.revokes.begin(), report_.revokes.end(),
                     [](const Revoke& a, const Revoke& b) { return a.shown_in < b.shown_in; });
    return std::move(report_);
  }

 private:
  using Search = PlaySearch<Rules>;

  void look_at(std::size_t t) {
    const auto& seats = replay_.tricks[t].seats;
    const Trick& cards = play_.tricks[t].cards;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      CardSet& later = later_[seats[i].index];
      later = later - CardSet{cards[i]};
      look_at(t, {replay_.tricks[t], cards, i, later, unseen_before_[seats[i].index], hidden_});
      if (cards[i] == Card::unknown()) ++unseen_before_[seats[i].index];
    }
  }

  void look_at(std::size_t t, const PlayAsked& asked) {
    Search search(rules_, lineup_, asked, std::min(kStepsOfPlay, steps_left_));
    const Possible possible = search.run();
    const Seat who = asked.trick.seats[asked.place];
    if (possible.both())
      report_.open.push_back(open(search, t, who));
    else if (possible.unlawful)
      report_.revokes.push_back(proved(search, t, who));
    steps_left_ = std::max(0, steps_left_ - search.steps());
  }

  /// The card that was shown first, of those that he held for certain and that forbid the play
  /// however the others lay; of those that nobody saw the lowest, whichever suits they are of. Of
  /// several clauses that may forbid it the first.
  Revoke proved(Search& search, std::size_t t, Seat who) const {
    Revoke revoke{.who = who,
                  .trick = t,
                  .card = search.card(),
                  .instead = Card::unknown(),
                  .shown_in = static_cast<std::size_t>(lineup_.tricks) + 1};
    CardSet always = search.held_for_certain();
    for_each_case(search, [&](auto on, Card card) {
      const CardSet forbidding = search.forbidding(on, card);
      always = always & forbidding;
      revoke.one_of = revoke.one_of | forbidding;
      for (const Card other : forbidding) revoke.rule = search.why(on, card, other);
    });
    for (const Card other : always) {
      const std::size_t shown = shown_in(other);
      if (shown < play_.tricks.size()) ++revoke.shown;
      const bool lower = shown == revoke.shown_in && other.rank() < revoke.instead.rank();
      if (shown >= revoke.shown_in && !lower) continue;
      revoke.instead = other;
      revoke.shown_in = shown;
      revoke.rule = {};
      for_each_case(search, [&](auto on, Card card) {
        const RuleId why = search.why(on, card, other);
        if (!revoke.rule.named() || why < revoke.rule) revoke.rule = why;
      });
    }
    if (!always.empty()) revoke.one_of = {};
    revoke.shown_in = std::min(revoke.shown_in, static_cast<std::size_t>(lineup_.tricks));
    return revoke;
  }

  OpenPlay open(Search& search, std::size_t t, Seat who) const {
    OpenPlay play{.who = who, .trick = t, .card = search.card(), .unseen = search.depends_on()};
    const CardSet not_sure = search.held() - search.held_for_certain();
    std::optional<Card> last;
    for_each_case(search, [&](auto on, Card card) {
      for (const Card other : search.forbidding(on, card)) {
        if (last && other < *last) continue;
        last = other;
        play.rule = search.why(on, card, other);
      }
      if (!search.unseen()) play.unless = play.unless | (search.forbidding(on, card) & not_sure);
    });
    return play;
  }

  /// Each trick that can have lain before the play, with each card that it can have been.
  static void for_each_case(Search& search, const auto& look) {
    for (const auto on : search.tricks())
      for (const Card card : search.cards()) {
        look(on, card);
        if (search.spent()) return;
      }
  }

  std::size_t shown_in(Card card) const {
    for (std::size_t t = 0; t < play_.tricks.size(); ++t)
      for (const Card played : play_.tricks[t].cards)
        if (played == card) return t;
    return static_cast<std::size_t>(lineup_.tricks);
  }

  const Rules& rules_;
  const Lineup& lineup_;
  const CardPlay& play_;
  const Replay& replay_;
  HiddenCards hidden_;
  std::array<CardSet, kMaxSeats> later_;  ///< seen in tricks that were not looked at yet
  std::array<int, kMaxSeats> unseen_before_{};
  int steps_left_ = kStepsOfDeal;
  RevokeReport report_{};
};

}  // namespace detail

/// Every revoke that the cards prove, and every play that they leave open, over all ways in which
/// the unseen cards can lie (docs/adr/0026). What was told of a leader does not show who won the
/// trick before. REQUIRES: a replay without findings of errors.
template <typename Rules>
[[nodiscard]] RevokeReport find_revokes(const Rules& rules, const Lineup& lineup,
                                        const CardPlay& play, const Replay& replay,
                                        const Whereabouts& told = {}) {
  return detail::RevokeFinder<Rules>(rules, lineup, play, replay, told).run();
}

}  // namespace spadille
