#include "session/settlement.h"

namespace spadille {
namespace {

/// The points or counters that each player has from all games of the evening.
std::vector<std::int64_t> of_whole_evening(const AnyRules& rules, const Standing& now,
                                           const AnyCarry& carry, int seats) {
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
  for (const FinishedGame& game : finished_games(carry))
    add(game.counted.empty() ? counted_totals(rules, game.totals) : game.counted, accounts(carry));
  add(totals(carry), accounts(carry));
  return all;
}

Settlement::Kind kind_of(const Standing& now, const AnyCarry& carry) {
  const Accounts counted = accounts(carry);
  for (const Account account : counted)
    if (account.kind == Account::Kind::pool) return Settlement::Kind::counters;
  const bool sides = counted[0].kind == Account::Kind::side && now.personal.empty();
  return sides ? Settlement::Kind::partners : Settlement::Kind::everybody;
}

}  // namespace

Settlement settlement(const AnyRules& rules, const AnyCarry& carry, int seats) {
  const Standing now = standing(rules, carry);
  Settlement settled{kind_of(now, carry), closing(rules, carry),
                     of_whole_evening(rules, now, carry, seats)};
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
