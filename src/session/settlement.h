#pragma once

#include <cstdint>

#include "session/session.h"

namespace spadille {

/// What everybody has to receive (negative: to pay) when the players stop, and why.
struct Settlement {
  enum class Kind : std::uint8_t { counters, partners, everybody };

  Kind kind = Kind::everybody;      ///< who settles what with whom
  ScoreSheet closing{};             ///< what is still shared out: Quadrille's pool
  std::vector<std::int64_t> due{};  ///< one a seat, or a person, at a stake of 1
  friend bool operator==(const Settlement&, const Settlement&) = default;
};

namespace detail {

/// The points or counters that each player has from all games of the evening.
template <Game G>
std::vector<std::int64_t> of_whole_evening(const typename G::Rules& rules, const Standing& now,
                                           const typename G::Carry& carry, int seats) {
  std::vector<std::int64_t> all(static_cast<std::size_t>(seats), 0);
  const auto add = [&](const Totals& totals, const Accounts& counted) {
    for (std::size_t i = 0; i < counted.size(); ++i)
      for (const Seat s : seats_of(counted[i], sides(rules, carry)))
        if (s.index < all.size()) all[s.index] += totals[i];
  };
  if (!now.personal.empty()) {
    add(now.personal, seat_accounts(now.personal.size()));
    return all;
  }
  for (const FinishedGame& game : carry.games)
    add(counted_totals(rules, game.totals), accounts(carry));
  add(totals(carry), accounts(carry));
  return all;
}

template <Game G>
Settlement::Kind kind_of(const Standing& now, const typename G::Carry& carry) {
  const Accounts counted = accounts(carry);
  for (const Account account : counted)
    if (account.kind == Account::Kind::pool) return Settlement::Kind::counters;
  const bool sides = counted[0].kind == Account::Kind::side && now.personal.empty();
  return sides ? Settlement::Kind::partners : Settlement::Kind::everybody;
}

}  // namespace detail

/// Counters are what they are. Of points everybody settles the difference with everybody else;
/// partners with one opponent each.
template <Game G>
[[nodiscard]] Settlement settlement(const typename G::Rules& rules, const typename G::Carry& carry,
                                    int seats) {
  const Standing now = standing(rules, carry);
  Settlement settled{detail::kind_of<G>(now, carry), closing(rules, carry),
                     detail::of_whole_evening<G>(rules, now, carry, seats)};
  if (settled.kind == Settlement::Kind::counters) {
    for (const Seat s : SeatSet::first(settled.due.size()))
      settled.due[s.index] += total(settled.closing, s);
    return settled;
  }
  std::int64_t all = 0;
  for (const std::int64_t points : settled.due) all += points;
  for (std::int64_t& points : settled.due) {
    points = seats * points - all;
    if (settled.kind == Settlement::Kind::partners) points /= 2;
    if (counts_losses(rules)) points = -points;
  }
  return settled;
}

}  // namespace spadille
