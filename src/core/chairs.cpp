#include "core/chairs.h"

#include <algorithm>

namespace spadille {
namespace {

/// Where the players of a side sat before.
SeatSet sat_at(SeatSet side, const Chairs& chairs) {
  SeatSet before;
  for (const Seat s : side) before.insert(s.index < chairs.size() ? chairs[s.index] : s);
  return before;
}

}  // namespace

Chairs chairs(const std::vector<std::string>& sat, const std::vector<std::string>& sit) {
  Chairs all;
  SeatSet left = SeatSet::first(sat.size());
  SeatSet open = left;
  for (const Seat s : SeatSet::first(sit.size())) all.push_back(s);
  const auto give = [&](Seat to, Seat from) {
    all[to.index] = from;
    left.erase(from);
    open.erase(to);
  };
  for (const Seat to : SeatSet::first(sit.size()))
    for (const Seat from : SeatSet::first(sat.size()))
      if (open.contains(to) && left.contains(from) && sit[to.index] == sat[from.index])
        give(to, from);
  for (const Seat s : SeatSet::first(sit.size()))
    if (open.contains(s) && left.contains(s)) give(s, s);
  while (!open.empty() && !left.empty()) give(*open.begin(), *left.begin());
  return all;
}

bool stay_together(const Sides& sides, const Chairs& chairs) {
  return std::all_of(sides.begin(), sides.end(), [&](SeatSet side) {
    return std::find(sides.begin(), sides.end(), sat_at(side, chairs)) != sides.end();
  });
}

SeatSet moved(SeatSet seats, const Chairs& chairs) {
  SeatSet now = seats - SeatSet::first(chairs.size());
  for (const Seat s : SeatSet::first(chairs.size()))
    if (seats.contains(chairs[s.index])) now.insert(s);
  return now;
}

BySeat moved(const BySeat& figures, const Chairs& chairs) {
  BySeat now = figures;
  for (std::size_t i = 0; i < chairs.size() && i < figures.size(); ++i)
    if (chairs[i].index < figures.size()) now[i] = figures[chairs[i].index];
  return now;
}

Totals moved(const Totals& totals, const Accounts& accounts, const Sides& sides,
             const Chairs& chairs) {
  const bool together = stay_together(sides, chairs);
  const auto before = [&](Account account) {
    if (account.kind == Account::Kind::seat && account.index < chairs.size())
      account.index = chairs[account.index].index;
    if (account.kind == Account::Kind::side && together)
      account.index = sat_at(sides[account.index], chairs) == sides[0] ? 0 : 1;
    return std::find(accounts.begin(), accounts.end(), account) - accounts.begin();
  };
  Totals now = totals;
  for (std::size_t i = 0; i < accounts.size() && i < totals.size(); ++i)
    if (const auto from = static_cast<std::size_t>(before(accounts[i])); from < totals.size())
      now[i] = totals[from];
  return now;
}

}  // namespace spadille
