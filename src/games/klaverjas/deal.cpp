// The members of a deal and of a beginning, one row each. A table: longer than most files.
#include "games/klaverjas/deal.h"

#include <algorithm>

#include "games/game.h"
#include "games/klaverjas/count.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

constexpr int kMostTold = 170;  ///< more than any table of values gives
constexpr int kMostTricks = 10;
constexpr int kMostTotal = 1'000'000;

bool counted(const Deal& deal) {
  return !deal.passed_out && !deal.conceded && deal.cards.empty() && deal.other_cards.empty();
}
bool played(const Deal& deal) { return !deal.passed_out; }
/// Nobody has said how many points there are, so the makers may have given up.
bool uncounted(const Deal& deal) {
  return !deal.points && !deal.other_points && !deal.third_points && deal.cards.empty() &&
         deal.other_cards.empty();
}
/// Whether points leave open who won all tricks; roem tells a trick of the side that has it.
bool pit_is_open(const Rules& rules, const Deal& deal) {
  const int all = points_in_deal(rules);
  const bool every = deal.points == all || (!deal.points && deal.other_points == 0);
  const bool none = deal.points == 0 || (!deal.points && deal.other_points == all);
  return (rules.pit > 0 && every && deal.other_roem.empty()) ||
         (rules.tegenpit > 0 && none && deal.roem.empty());
}
constexpr bool never(const Rules&, const Carry&, const Deal&) { return false; }

constexpr std::array kForm{
    Row{field<&Deal::maker>({.key = "maker",
                             .kind = Kind::seat,
                             .rule = "KJ-3.3"_rule,
                             .label = "klaverjas.field.maker",
                             .max = kLastSeat}),
        [](const Rules&, const Carry&, const Deal& deal) { return played(deal); }},
    Row{field<&Deal::points>({.key = "points",
                              .kind = Kind::integer,
                              .rule = "KJ-5.1"_rule,
                              .label = "klaverjas.field.points",
                              .max = kMostTold}),
        [](const Rules&, const Carry&, const Deal& deal) { return counted(deal); }},
    Row{field<&Deal::other_points>({.key = "other_points",
                                    .kind = Kind::integer,
                                    .rule = "KJ-5.1"_rule,
                                    .label = "klaverjas.field.other_points",
                                    .max = kMostTold,
                                    .word = "others"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return counted(deal) && (three_handed(rules) || !deal.points);
        }},
    Row{field<&Deal::third_points>({.key = "third_points",
                                    .kind = Kind::integer,
                                    .rule = "KJ-7.17"_rule,
                                    .label = "klaverjas.field.third_points",
                                    .max = kMostTold,
                                    .word = "third"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return counted(deal) && three_handed(rules) && !(deal.points && deal.other_points);
        }},
    Row{field<&Deal::roem>({.key = "roem",
                            .kind = Kind::marks,
                            .rule = "KJ-5.3"_rule,
                            .label = "klaverjas.field.roem",
                            .min = 20,
                            .max = 2000,
                            .step = 10,
                            .most = kMostTricks,
                            .word = "roem"}),
        [](const Rules&, const Carry&, const Deal& deal) { return played(deal); }},
    Row{field<&Deal::other_roem>({.key = "other_roem",
                                  .kind = Kind::marks,
                                  .rule = "KJ-5.3"_rule,
                                  .label = "klaverjas.field.other_roem",
                                  .min = 20,
                                  .max = 2000,
                                  .step = 10,
                                  .most = kMostTricks,
                                  .word = "against"}),
        [](const Rules&, const Carry&, const Deal& deal) { return played(deal); }},
    Row{field<&Deal::third_roem>({.key = "third_roem",
                                  .kind = Kind::marks,
                                  .rule = "KJ-7.17"_rule,
                                  .label = "klaverjas.field.third_roem",
                                  .min = 20,
                                  .max = 2000,
                                  .step = 10,
                                  .most = kMostTricks,
                                  .word = "beside"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return played(deal) && three_handed(rules);
        }},
    Row{field<&Deal::sums>({.key = "sums",
                            .kind = Kind::flag,
                            .rule = "KJ-5.4"_rule,
                            .label = "klaverjas.field.sums",
                            .word = "sums"}),
        never},
    Row{field<&Deal::tricks>({.key = "tricks",
                              .kind = Kind::integer,
                              .rule = "KJ-7.9"_rule,
                              .label = "klaverjas.field.tricks",
                              .max = kMostTricks,
                              .word = "tricks"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return counted(deal) && !three_handed(rules) && pit_is_open(rules, deal);
        }},
    Row{field<&Deal::conceded>({.key = "conceded",
                                .kind = Kind::flag,
                                .rule = "KJ-5.10"_rule,
                                .label = "klaverjas.field.conceded",
                                .word = "nat"}),
        [](const Rules&, const Carry&, const Deal& deal) {
          return played(deal) && uncounted(deal);
        }},
    Row{field<&Deal::trump>({.key = "trump",
                             .kind = Kind::suit,
                             .rule = "KJ-3.1"_rule,
                             .label = "klaverjas.field.trump",
                             .word = "trump"}),
        [](const Rules&, const Carry&, const Deal& deal) { return told_by_cards(deal); }},
    Row{field<&Deal::last_trick>({.key = "last_trick",
                                  .kind = Kind::seat,
                                  .rule = "KJ-5.2"_rule,
                                  .label = "klaverjas.field.last_trick",
                                  .max = kLastSeat,
                                  .word = "last"}),
        [](const Rules&, const Carry&, const Deal& deal) { return told_by_cards(deal); }},
    Row{field<&Deal::cards>({.key = "cards",
                             .kind = Kind::cards,
                             .rule = "KJ-5.12"_rule,
                             .label = "klaverjas.field.cards",
                             .most = 32,
                             .word = "cards"}),
        never},
    Row{field<&Deal::other_cards>({.key = "other_cards",
                                   .kind = Kind::cards,
                                   .rule = "KJ-5.12"_rule,
                                   .label = "klaverjas.field.other_cards",
                                   .most = 32,
                                   .word = "theirs"}),
        never},
    Row{field<&Deal::passed_out>({.key = "passed_out",
                                  .kind = Kind::flag,
                                  .rule = "KJ-7.16"_rule,
                                  .label = "klaverjas.field.passed_out",
                                  .word = "pass"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return three_handed(rules) && !deal.maker &&
                 rules.trump_choice == Rules::TrumpChoice::free;
        }},
    Row{field<&Deal::absent>({.key = "absent",
                              .kind = Kind::seats,
                              .rule = "KJ-7.14"_rule,
                              .label = "klaverjas.field.absent",
                              .max = kLastSeat,
                              .most = 4,
                              .word = "absent"}),
        [](const Rules& rules, const Carry& carry, const Deal&) {
          return may_tell_absent(rules, carry);
        }},
};

constexpr std::array kCarried{
    field<&Carry::dealer>({.key = "dealer",
                           .kind = Kind::seat,
                           .rule = "KJ-2.1"_rule,
                           .label = "carry.dealer",
                           .max = kLastSeat}),
    field<&Carry::balances>({.key = "balances",
                             .kind = Kind::integers,
                             .rule = "KJ-6.6"_rule,
                             .label = "carry.balances",
                             .max = kMostTotal,
                             .most = 4}),
    field<&Carry::deals_played>({.key = "deals_played",
                                 .kind = Kind::integer,
                                 .rule = "KJ-6.6"_rule,
                                 .label = "carry.deals_played",
                                 .max = 9'999}),
    field<&Carry::credits>({.key = "credits",
                            .kind = Kind::integers,
                            .rule = "KJ-7.14"_rule,
                            .label = "klaverjas.carry.credits",
                            .min = -kMostTotal,
                            .max = kMostTotal,
                            .most = 4}),
    field<&Carry::absent>({.key = "absent",
                           .kind = Kind::seats,
                           .rule = "KJ-7.14"_rule,
                           .label = "klaverjas.carry.absent",
                           .max = kLastSeat,
                           .most = 4}),
};

/// In the second game the first plays with the second, in the third with the last.
constexpr std::array<std::array<int, 4>, 3> kSeatings{{{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 1, 3, 2}}};

}  // namespace

std::span<const Row> form() { return kForm; }
std::span<const Field<Carry>> carried() { return kCarried; }

Carry start(const Rules& rules, int) {
  return {.balances = BySeat(three_handed(rules) ? 3 : 2, 0),
          .credits = BySeat(rotating(rules) ? 4 : 0, 0)};
}

Accounts accounts(const Carry& carry) {
  return carry.balances.size() == 3 ? seat_accounts(3) : side_accounts();
}

Accounts ruled_accounts(const Rules& rules, const Carry& carry) {
  Accounts all = accounts(carry);
  if (rotating(rules))
    for (const Account& account : seat_accounts(4)) all.push_back(account);
  return all;
}

void change_chairs(const Rules& rules, Carry& carry, const Chairs& chairs) {
  if (rotating(rules))
    carry.balances = moved(carry.balances, accounts(carry), sides(rules, carry), chairs);
  else
    usual::change_chairs(rules, carry, chairs);
  carry.credits = moved(carry.credits, chairs);
  carry.absent = moved(carry.absent, chairs);
}

void sit_down(const Rules&, Carry& carry, Seat at, const Carry& his, Seat was) {
  if (carry.balances.size() == 3) carry.balances[at.index] = his.balances[was.index];
  carry.absent.erase(at);
  if (his.absent.contains(was)) carry.absent.insert(at);
}

InlineVec<Seat, 4> seating(const Rules& rules, std::size_t game) {
  const auto& places = kSeatings[rotating(rules) ? game % kSeatings.size() : 0];
  InlineVec<Seat, 4> order;
  for (int i = 0; i < rules.players; ++i)
    order.push_back(seat(places[static_cast<std::size_t>(i)]));
  return order;
}

Sides sides_in(const Rules& rules, std::size_t game) {
  if (three_handed(rules)) return kOpposite;
  const auto order = seating(rules, game);
  return {SeatSet{order[0], order[2]}, SeatSet{order[1], order[3]}};
}

Seat to_the_left(const Rules& rules, const Carry& carry, Seat from, int steps) {
  const auto order = seating(rules, carry.games.size());
  std::size_t place = 0;
  while (order[place] != from) ++place;
  return order[(place + static_cast<std::size_t>(steps)) % order.size()];
}

SeatSet leaders(const Rules& rules, std::size_t game, const Totals& totals) {
  const int most = *std::max_element(totals.begin(), totals.end());
  const Sides sides = sides_in(rules, game);
  SeatSet best;
  for (std::size_t i = 0; i < totals.size(); ++i) {
    if (totals[i] != most) continue;
    if (three_handed(rules)) best.insert(seat(static_cast<int>(i)));
    if (!three_handed(rules)) best = best | sides[i];
  }
  return best;
}

}  // namespace spadille::klaverjas
