#pragma once

#include "games/answers.h"
#include "games/replay.h"

namespace spadille {

/// The cards of one player that nobody saw him play: those that were not seen in a trick, and
/// those that he has left.
struct Hidden {
  CardSet told{};  ///< held for certain
  CardSet may{};   ///< cards that nobody has shown; some of them were his
  int more = 0;    ///< how many
  friend bool operator==(const Hidden&, const Hidden&) = default;
};
using HiddenCards = std::array<Hidden, kMaxSeats>;

namespace detail {

/// A card that one player held for certain is none of anybody else.
inline void settle(HiddenCards& all, Hidden& of, CardSet cards) {
  of.told = of.told | cards;
  of.more -= cards.size();
  for (Hidden& each : all) each.may = each.may - cards;
  if (of.more == 0) of.may = {};
}

/// Who can only have had what is left had it, as often as that follows.
inline void settle_last(HiddenCards& all) {
  for (bool again = true; again;) {
    again = false;
    for (Hidden& of : all) {
      if (of.more == 0 || of.may.size() != of.more) continue;
      settle(all, of, of.may);
      again = true;
    }
  }
}

}  // namespace detail

/// The cards of each player that nobody saw. Any choice of `more` cards of each `may`, none twice,
/// is a way in which the unseen cards can lie, and there is no other. REQUIRES: a replay without
/// errors.
[[nodiscard]] inline HiddenCards hidden_cards(const Lineup& lineup, const CardPlay& play,
                                              const Replay& replay, const Whereabouts& told) {
  CardSet unseen = lineup.pack - play.laid_away;
  for (std::size_t s = 0; s < kMaxSeats; ++s) unseen = unseen - play.hands[s] - replay.played[s];
  HiddenCards all;
  for (const Seat who : lineup.players) {
    const CardSet played = replay.played[who.index];
    const CardSet hand = play.hands[who.index];
    Hidden& of =
        all[who.index] = {.told = hand - played, .more = lineup.tricks - (hand | played).size()};
    if (of.more > 0) of.may = unseen - told.nowhere - told.not_held[who.index];
  }
  for (const Seat who : lineup.players) {
    Hidden& of = all[who.index];
    const CardSet his = told.held[who.index] & of.may;
    if (his.size() <= of.more) detail::settle(all, of, his);
  }
  detail::settle_last(all);
  return all;
}

}  // namespace spadille
