#pragma once

#include <optional>
#include <vector>

#include "core/finding.h"
#include "games/card_play.h"
#include "games/position.h"

// Where suits do not matter (KY-1.1) a card may be told by its rank alone. It is given some suit,
// so that it is a card of the pack like any other; which one, nobody is ever told. What was told
// with a suit stays as it was told.
namespace spadille {

/// Findings: a fifth card of a rank, or one that a told hand does not have.
[[nodiscard]] Findings give_suits(Position& turn);

/// Who leads to each trick, as far as it is told or follows.
template <typename Rules>
[[nodiscard]] std::vector<std::optional<Seat>> leaders(const Rules& rules, const Lineup& lineup,
                                                       const CardPlay& play) {
  std::vector<std::optional<Seat>> all;
  std::optional<Seat> next = lineup.players[0];
  for (const PlayedTrick& trick : play.tricks) {
    if (trick.leader) next = trick.leader;
    if (next && !takes_part(lineup, *next)) next.reset();
    all.push_back(next);
    const bool whole =
        trick.cards.size() == lineup.players.size() &&
        std::find(trick.cards.begin(), trick.cards.end(), Card::unknown()) == trick.cards.end();
    if (!whole) next.reset();
    if (next) next = in_turn(lineup, *next, winning_place(rules, lineup, trick.cards));
  }
  return all;
}

/// A card that somebody plays is one of his hand, as far as that is told. `leaders`: one a trick.
/// Findings: the same.
[[nodiscard]] Findings give_suits(const Lineup& lineup,
                                  const std::vector<std::optional<Seat>>& leaders, CardPlay& play);

}  // namespace spadille
