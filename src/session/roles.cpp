#include "session/roles.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace spadille {
namespace {

/// Everybody whom the answers name, each with those that name him.
SeatSet named_in(const AnyIncident& incident) {
  SeatSet all;
  for (const auto& row : incident.game().incidents())
    if (is_seat(row.kind))
      for (const int who : row.get(incident)) all.insert(seat(who));
  return all;
}

/// Clockwise from one of the seats. Partners who do not sit opposite each other come to do so.
InlineVec<Seat, kMaxSeats> order_from(Seat first, int seats, const Sides& sides) {
  InlineVec<Seat, kMaxSeats> order;
  for (int i = 0; i < seats; ++i) order.push_back(seat((first.index + i) % seats));
  const int own = seats == 4 ? side_in(sides, first) : -1;
  if (own < 0) return order;
  const bool side_by_side = side_in(sides, order[1]) == own;
  if (side_by_side) std::swap(order[1], order[2]);
  if (side_in(sides, order[3]) == own) std::swap(order[2], order[3]);
  return order;
}

/// The way back.
InlineVec<Seat, kMaxSeats> turned_round(const InlineVec<Seat, kMaxSeats>& order) {
  InlineVec<Seat, kMaxSeats> back(order.size(), Seat{});
  for (std::size_t i = 0; i < order.size(); ++i) back[order[i].index] = seat(static_cast<int>(i));
  return back;
}

template <typename To>
AnyIncident moved(AnyIncident incident, const To& to) {
  for (const auto& row : incident.game().incidents()) {
    if (!is_seat(row.kind)) continue;
    Value named = row.get(incident);
    if (named.empty()) continue;
    for (int& who : named) who = to(seat(who)).index;
    std::sort(named.begin(), named.end());
    row.set(incident, named);
  }
  return incident;
}

}  // namespace

Seat Roles::Way::seat(Seat from) const {
  return from.index < seats.size() ? seats[from.index] : from;
}

Account Roles::Way::account(Account from) const {
  if (from.kind == Account::Kind::seat) return seat(Seat{from.index});
  if (from.kind == Account::Kind::side && other_side) return opponents(Side{from.index});
  return from;
}

Ruling Roles::Way::ruling(Ruling from) const {
  for (Line& line : from.lines)
    for (Posting& posting : line.postings) posting.account = account(posting.account);
  for (auto* dealer : {&from.dealer, &from.then})
    if (*dealer) *dealer = seat(**dealer);
  return from;
}

/// Where several are at fault, the one from whom the others, and then the dealer, are nearest.
Roles::Roles(const AnyRules& rules, const AnyCarry& carry, const AnyIncident& incident) {
  const int seats = seats_at(rules, accounts(carry));
  const Sides partners = sides(rules, carry);
  const Seat deals = dealer(carry);
  const SeatSet told = named_in(incident);
  using Nearness = std::pair<std::vector<int>, int>;
  std::optional<Nearness> nearest;
  for (const Seat first : told.empty() ? SeatSet{deals} : told) {
    const bool other_side = side_in(partners, first) == 1;
    const Way to_seat{order_from(first, seats, partners), other_side};
    const Way to_role{turned_round(to_seat.seats), other_side};
    const AnyIncident by_roles = moved(incident, [&](Seat s) { return to_role.seat(s); });
    Nearness rank{{}, to_role.seat(deals).index};
    for (const auto& row : incident.game().incidents())
      if (is_seat(row.kind))
        for (const int who : row.get(by_roles)) rank.first.push_back(who);
    if (nearest && *nearest <= rank) continue;
    nearest = rank;
    to_seat_ = to_seat;
    to_role_ = to_role;
  }
}

AnyIncident Roles::in_roles(AnyIncident incident) const {
  return moved(std::move(incident), [this](Seat s) { return role_of(s); });
}

Ruling Roles::in_roles(Ruling ruling) const { return to_role_.ruling(std::move(ruling)); }

Ruling Roles::at_table(Ruling ruling) const { return to_seat_.ruling(std::move(ruling)); }

AnyIncident as_asked(const AnyRules& rules, const AnyCarry& carry, const AnyIncident& incident) {
  AnyIncident asked = incident;
  for (const auto& row : asked.game().incidents())
    if (!row.asked(rules, carry, asked)) row.set(asked, {});
  return asked;
}

}  // namespace spadille
