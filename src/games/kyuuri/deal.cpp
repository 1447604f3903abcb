#include "games/kyuuri/deal.h"

#include "games/game.h"

namespace spadille::kyuuri {
namespace {

bool in_full(const Deal& deal) { return deal.leader.has_value() || !deal.ranks.empty(); }

constexpr std::array kForm{
    Row{field<&Deal::taker>({.key = "taker",
                             .kind = Kind::seat,
                             .rule = "KY-5.1"_rule,
                             .label = "kyuuri.field.taker",
                             .max = kLastSeat}),
        [](const Rules&, const Carry&, const Deal& deal) { return !in_full(deal); }},
    Row{field<&Deal::rank>({.key = "rank",
                            .kind = Kind::rank,
                            .rule = "KY-5.2"_rule,
                            .label = "kyuuri.field.rank",
                            .min = kTwo,
                            .max = kAce}),
        [](const Rules&, const Carry&, const Deal& deal) { return deal.taker.has_value(); }},
    Row{field<&Deal::matched>({.key = "matched",
                               .kind = Kind::seats,
                               .rule = "KY-5.3"_rule,
                               .label = "kyuuri.field.matched",
                               .max = kLastSeat,
                               .word = "match"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return deal.taker && rules.tie != Rules::Tie::last_loses_no_bonus;
        }},
    Row{field<&Deal::leader>({.key = "leader",
                              .kind = Kind::seat,
                              .rule = "KY-4.1"_rule,
                              .label = "kyuuri.field.leader",
                              .max = kLastSeat,
                              .word = "lead"}),
        [](const Rules&, const Carry&, const Deal& deal) { return !deal.taker; }},
    Row{field<&Deal::ranks>({.key = "ranks",
                             .kind = Kind::ranks,
                             .rule = "KY-4.4"_rule,
                             .label = "kyuuri.field.ranks",
                             .min = kTwo,
                             .max = kAce,
                             .word = "ranks"}),
        [](const Rules&, const Carry&, const Deal& deal) { return !deal.taker; }},
};

constexpr std::array kCarried{
    field<&Carry::dealer>({.key = "dealer",
                           .kind = Kind::seat,
                           .rule = "KY-6.2"_rule,
                           .label = "carry.dealer",
                           .max = kLastSeat}),
    field<&Carry::balances>({.key = "balances",
                             .kind = Kind::integers,
                             .rule = "KY-6.5"_rule,
                             .label = "carry.balances",
                             .min = -9999,
                             .max = 9999}),
    field<&Carry::out>({.key = "out",
                        .kind = Kind::seats,
                        .rule = "KY-6.1"_rule,
                        .label = "kyuuri.carry.out",
                        .max = kLastSeat}),
    field<&Carry::returned>({.key = "returned",
                             .kind = Kind::seats,
                             .rule = "KY-7.11"_rule,
                             .label = "kyuuri.carry.returned",
                             .max = kLastSeat}),
    field<&Carry::deals_played>({.key = "deals_played",
                                 .kind = Kind::integer,
                                 .rule = "KY-7.2"_rule,
                                 .label = "carry.deals_played",
                                 .max = 999}),
};

}  // namespace

std::span<const Row> form() { return kForm; }
std::span<const Field<Carry>> carried() { return kCarried; }

Carry start(const Rules& rules, int seats) {
  const int beginning = rules.count == Rules::Count::down ? rules.limit : 0;
  return {.balances = BySeat(static_cast<std::size_t>(seats), beginning)};
}

int seats_told(const Deal& deal) { return static_cast<int>(deal.ranks.size()); }

namespace {

/// Nobody deals who takes no part.
void pass_on_deal(Carry& carry) {
  if (carry.out.contains(carry.dealer)) carry.dealer = next_of(still_in(carry), carry.dealer);
}

void put(SeatSet& seats, Seat s, bool in) {
  if (in)
    seats.insert(s);
  else
    seats.erase(s);
}

}  // namespace

void change_chairs(const Rules& rules, Carry& carry, const Chairs& chairs) {
  usual::change_chairs(rules, carry, chairs);
  carry.out = moved(carry.out, chairs);
  carry.returned = moved(carry.returned, chairs);
  pass_on_deal(carry);
}

void sit_down(const Rules&, Carry& carry, Seat at, const Carry& his, Seat was) {
  carry.balances[at.index] = his.balances[was.index];
  put(carry.out, at, his.out.contains(was));
  put(carry.returned, at, his.returned.contains(was));
  pass_on_deal(carry);
}

}  // namespace spadille::kyuuri
