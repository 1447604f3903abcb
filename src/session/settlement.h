#pragma once

#include "session/session.h"

namespace spadille {

/// What everybody has to receive (negative: to pay) when the players stop, and why.
struct Settlement {
  ScoreSheet closing{};   ///< what is still shared out: Quadrille's pool
  BySeat due{};           ///< one a seat, at a stake of 1
  bool counters = false;  ///< the game is played for counters, not for points
  friend bool operator==(const Settlement&, const Settlement&) = default;
};

/// The points or counters that each player has from all games of the evening.
template <Game G>
[[nodiscard]] BySeat of_whole_evening(const typename G::Rules& rules,
                                      const typename G::Carry& carry, int seats) {
  const Standing now = standing(rules, carry);
  if (!now.personal.empty()) return now.personal;
  const Accounts counted = accounts(carry);
  BySeat all(static_cast<std::size_t>(seats), 0);
  const auto add = [&](const Totals& totals) {
    for (const Seat s : SeatSet::first(all.size()))
      for (std::size_t i = 0; i < counted.size(); ++i)
        if (counted[i] == Account(s) || counted[i] == Account(side_of(s)))
          all[s.index] += totals[i];
  };
  for (const FinishedGame& game : carry.games) add(game.totals);
  add(totals(carry));
  return all;
}

/// Counters are what they are. Of points everybody settles the difference with everybody else;
/// partners with one opponent each.
template <Game G>
[[nodiscard]] Settlement settlement(const typename G::Rules& rules, const typename G::Carry& carry,
                                    int seats) {
  Settlement settled{.closing = closing(rules, carry),
                     .due = of_whole_evening<G>(rules, carry, seats)};
  const Accounts counted = accounts(carry);
  for (const Account account : counted)
    settled.counters = settled.counters || account.kind == Account::Kind::pool;
  if (settled.counters) {
    for (const Seat s : SeatSet::first(settled.due.size()))
      settled.due[s.index] += total(settled.closing, s);
    return settled;
  }
  const bool partners = counted[0].kind == Account::Kind::side;
  const bool personal = !standing(rules, carry).personal.empty();
  int sum = 0;
  for (const int points : settled.due) sum += points;
  for (int& points : settled.due) {
    const int own = seats * points - sum;
    points = partners && !personal ? own / 2 : own;
    if (counts_losses(rules)) points = -points;
  }
  return settled;
}

}  // namespace spadille
