#include "games/quadrille/deal.h"

#include "games/game.h"

namespace spadille::quadrille {
namespace {

using std::string_view_literals::operator""sv;
constexpr std::array kContract{"alliance"sv, "solo"sv, "vole"sv, "forced"sv};

constexpr bool always(const Rules&, const Carry&, const Deal&) { return true; }
constexpr bool never(const Rules&, const Carry&, const Deal&) { return false; }
bool has_partner(const Deal& deal) {
  return deal.contract == Deal::Contract::alliance || deal.contract == Deal::Contract::forced;
}
/// With a vole bid in any won game; else only at six tricks: with more they went on, with ten it
/// shows.
bool premiers_are_open(const Deal& deal) {
  const int tricks = deal.tricks.value_or(0);
  if (deal.contract != Deal::Contract::vole) return tricks == kTricksToWin;
  return tricks >= kTricksToWin && tricks < kTricks;
}
/// Six tricks may be Premiers and four lost; seven to nine can be Premiers in no other way.
bool may_have_gone_on(const Deal& deal) {
  const int tricks = deal.tricks.value_or(0);
  if (deal.contract == Deal::Contract::vole || deal.contract == Deal::Contract::forced)
    return false;
  return tricks == kTricksToWin ? deal.premiers : tricks > kTricksToWin && tricks < kTricks;
}
/// Whether anything is paid between single players of an alliance, so that it matters which.
bool pairs_pay(const Rules& rules, const Deal& deal) {
  const bool units = deal.matadors || deal.double_matadors || had_premiers(deal);
  if (!deal.tricks || won(deal)) return units;
  const bool both = deal.contract == Deal::Contract::forced ||
                    rules.loss_share == Rules::LossShare::half ||
                    (rules.loss_share == Rules::LossShare::half_unless_under_3 &&
                     deal.ombre_tricks.value_or(0) >= kTricksOfShare);
  return units && both && rules.lost_bonus == Rules::LostBonus::each_opponent;
}
bool leaves_a_rest(const Rules& rules, const Carry& carry, const Deal& deal) {
  return split(pool_after_antes(rules, carry), alone(deal) ? 3 : 2).rest > 0;
}

constexpr std::array kForm{
    Row{field<&Deal::ombre>({.key = "ombre",
                             .kind = Kind::seat,
                             .rule = "QU-3.4"_rule,
                             .label = "quadrille.field.ombre",
                             .max = kLastSeat}),
        always},
    Row{field<&Deal::contract>({.key = "contract",
                                .kind = Kind::choice,
                                .rule = "QU-3.1"_rule,
                                .label = "quadrille.field.contract",
                                .choices = kContract}),
        always},
    Row{field<&Deal::partner>({.key = "partner",
                               .kind = Kind::seat,
                               .rule = "QU-3.7"_rule,
                               .label = "quadrille.field.partner",
                               .max = kLastSeat,
                               .word = "with"}),
        [](const Rules&, const Carry&, const Deal& deal) {
          return has_partner(deal) && !deal.own_king && !deal.king_from;
        }},
    Row{field<&Deal::tricks>({.key = "tricks",
                              .kind = Kind::integer,
                              .rule = "QU-5.16"_rule,
                              .label = "quadrille.field.tricks",
                              .max = kTricks}),
        always},
    Row{field<&Deal::matadors>({.key = "matadors",
                                .kind = Kind::flag,
                                .rule = "QU-5.3"_rule,
                                .label = "quadrille.field.matadors",
                                .word = "matadors"}),
        [](const Rules&, const Carry&, const Deal& deal) { return !deal.double_matadors; }},
    Row{field<&Deal::double_matadors>({.key = "double_matadors",
                                       .kind = Kind::flag,
                                       .rule = "QU-5.3"_rule,
                                       .label = "quadrille.field.double_matadors",
                                       .word = "double"}),
        [](const Rules&, const Carry&, const Deal& deal) {
          return deal.matadors || deal.double_matadors;  // these stand for those
        }},
    Row{field<&Deal::premiers>({.key = "premiers",
                                .kind = Kind::flag,
                                .rule = "QU-5.4"_rule,
                                .label = "quadrille.field.premiers",
                                .word = "premiers"}),
        [](const Rules&, const Carry&, const Deal& deal) { return premiers_are_open(deal); }},
    Row{field<&Deal::went_on>({.key = "went_on",
                               .kind = Kind::flag,
                               .rule = "QU-4.6"_rule,
                               .label = "quadrille.field.went_on",
                               .word = "on"}),
        [](const Rules&, const Carry&, const Deal& deal) { return may_have_gone_on(deal); }},
    Row{field<&Deal::own_king>({.key = "own_king",
                                .kind = Kind::flag,
                                .rule = "QU-7.12"_rule,
                                .label = "quadrille.field.own_king",
                                .word = "own"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return may_call_own_king(rules) && has_partner(deal) && !deal.partner && !deal.king_from;
        }},
    Row{field<&Deal::king_from>({.key = "king_from",
                                 .kind = Kind::seat,
                                 .rule = "QU-7.20"_rule,
                                 .label = "quadrille.field.king_from",
                                 .max = kLastSeat,
                                 .word = "king"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return rules.king_surrendered && deal.contract == Deal::Contract::alliance &&
                 !deal.partner && !deal.own_king;
        }},
    Row{field<&Deal::called_card_unseen>({.key = "called_card_unseen",
                                          .kind = Kind::flag,
                                          .rule = "QU-7.14"_rule,
                                          .label = "quadrille.field.called_card_unseen",
                                          .word = "unseen"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return rules.vole_needs_called_card && deal.partner &&
                 deal.contract == Deal::Contract::alliance &&
                 (deal.went_on || deal.tricks == kTricks);
        }},
    Row{field<&Deal::ombre_tricks>({.key = "ombre_tricks",
                                    .kind = Kind::integer,
                                    .rule = "QU-7.6"_rule,
                                    .label = "quadrille.field.ombre_tricks",
                                    .max = kTricksToWin - 1,
                                    .word = "himself"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return rules.loss_share == Rules::LossShare::half_unless_under_3 &&
                 deal.contract == Deal::Contract::alliance && deal.partner &&
                 deal.tricks.value_or(kTricks) < kTricksToWin &&
                 deal.tricks.value_or(kTricks) >= kTricksOfShare;
        }},
    Row{field<&Deal::rest_to>({.key = "rest_to",
                               .kind = Kind::seats,
                               .rule = "QU-7.4"_rule,
                               .label = "quadrille.field.rest_to",
                               .max = kLastSeat,
                               .most = kSeats,
                               .word = "rest"}),
        [](const Rules& rules, const Carry& carry, const Deal& deal) {
          return rules.codille_rest == Rules::CodilleRest::highest_trumps &&
                 deal.tricks.value_or(kTricks) < kTricksToWin - 1 &&
                 leaves_a_rest(rules, carry, deal);
        }},
    Row{field<&Deal::pays_with_ombre>({.key = "pays_with_ombre",
                                       .kind = Kind::seat,
                                       .rule = "QU-7.10"_rule,
                                       .label = "quadrille.field.pays_with_ombre",
                                       .max = kLastSeat,
                                       .word = "opposite"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return rules.pairing == Rules::Pairing::choose && deal.partner && pairs_pay(rules, deal);
        }},
    Row{field<&Deal::trump>({.key = "trump",
                             .kind = Kind::suit,
                             .rule = "QU-3.6"_rule,
                             .label = "quadrille.field.trump",
                             .word = "trump"}),
        never},
    Row{field<&Deal::beasted>({.key = "beasted",
                               .kind = Kind::seats,
                               .rule = "QU-5.14"_rule,
                               .label = "quadrille.field.beasted",
                               .max = kLastSeat,
                               .most = kSeats,
                               .word = "beast"}),
        never},
};

/// The balances as a document gives them: a number for each seat.
constexpr std::array kCarried{
    field<&Carry::dealer>({.key = "dealer",
                           .kind = Kind::seat,
                           .rule = "QU-2.1"_rule,
                           .label = "carry.dealer",
                           .max = kLastSeat}),
    field<&Carry::balances>({.key = "balances",
                             .kind = Kind::integers,
                             .rule = "QU-6.4"_rule,
                             .label = "carry.balances",
                             .min = -kMostBalance,
                             .max = kMostBalance,
                             .most = kSeats}),
    field<&Carry::pool>({.key = "pool",
                         .kind = Kind::integer,
                         .rule = "QU-6.4"_rule,
                         .label = "quadrille.carry.pool",
                         .max = kMostPool}),
    field<&Carry::stocks>({.key = "stocks",
                           .kind = Kind::integers,
                           .rule = "QU-7.17"_rule,
                           .label = "quadrille.carry.stocks",
                           .max = 99'999'999,
                           .most = kSeats}),
    field<&Carry::deals_played>({.key = "deals_played",
                                 .kind = Kind::integer,
                                 .rule = "QU-7.15"_rule,
                                 .label = "carry.deals_played",
                                 .max = 99'999}),
};

}  // namespace

std::span<const Row> form() { return kForm; }
std::span<const Field<Carry>> carried() { return kCarried; }

Carry start(const Rules& rules, int) {
  return {.balances = BySeat(kSeats, 0), .stocks = BySeat(rules.buy_in ? kSeats : 0, 0)};
}

Accounts accounts(const Carry&) {
  Accounts all = seat_accounts(kSeats);
  all.push_back(Account::pool());
  return all;
}

Totals totals(const Carry& carry) {
  Totals all = carry.balances;
  all.push_back(carry.pool);
  return all;
}

void set_totals(Carry& carry, const Totals& totals) {
  for (std::size_t i = 0; i < kSeats; ++i) carry.balances[i] = totals[i];
  carry.pool = totals[kSeats];
}

void change_chairs(const Rules& rules, Carry& carry, const Chairs& chairs) {
  usual::change_chairs(rules, carry, chairs);
  carry.stocks = moved(carry.stocks, chairs);
}

void sit_down(const Rules&, Carry& carry, Seat at, const Carry& his, Seat was) {
  carry.balances[at.index] = his.balances[was.index];
  if (at.index < carry.stocks.size())
    carry.stocks[at.index] = was.index < his.stocks.size() ? his.stocks[was.index] : 0;
}

int pool_after_antes(const Rules& rules, const Carry& carry) {
  return carry.pool + kSeats * counter(rules);
}

bool vole_in_force(const Rules& rules, const Deal& deal) {
  if (deal.contract == Deal::Contract::vole) return true;
  const bool void_vole = rules.vole_needs_called_card && deal.partner && deal.called_card_unseen;
  return (deal.went_on || deal.tricks == kTricks) && !void_vole;
}

InlineVec<Seat, 3> opponents(const Deal& deal) {
  InlineVec<Seat, 3> all;
  for (int step = 1; step < kSeats; ++step)
    if (const Seat s = to_the_right(*deal.ombre, step); s != deal.partner) all.push_back(s);
  return all;
}

}  // namespace spadille::quadrille
