#include "games/quadrille/settlement.h"

namespace spadille::quadrille {
namespace {

int unit(const Rules& rules, int pool) {
  switch (rules.unit_round) {
    case Rules::UnitRound::up: return (pool + 3) / 4;
    case Rules::UnitRound::nearest: return (pool + 2) / 4;
    case Rules::UnitRound::down:
    case Rules::UnitRound::exact: break;
  }
  return pool / 4;
}

int vole_stake(const Rules& rules, int unit) {
  const bool in_units = rules.vole_stake_in == Rules::VoleStakeIn::units;
  return rules.vole_stake * (in_units ? unit : counter(rules));
}

}  // namespace

Stakes stakes(const Rules& rules, const Carry& carry, const Deal& deal) {
  const int pool = pool_after_antes(rules, carry);
  const int u = unit(rules, pool);
  return {pool, u, vole_in_force(rules, deal) ? vole_stake(rules, u) : 0};
}

void pay_out_vole(const Deal& deal, const Stakes& stakes, ScoreSheet& sheet) {
  const Account second = Account::pool(1);
  const int all = kSeats * stakes.vole;
  if (all == 0) return;
  if (deal.tricks != kTricks) {
    const auto defenders = opponents(deal);
    auto [each, rest] = split(all, static_cast<int>(defenders.size()));
    Line& line = sheet.add(rest == 0 ? "QU-5.7"_rule : "QU-7.9"_rule,
                           {"quadrille.line.vole_pool_lost", {all}});
    for (const Seat s : defenders) line.move(each + (rest-- > 0 ? 1 : 0), second, s);
    return;
  }
  if (alone(deal)) {
    sheet.add("QU-5.7"_rule, {"quadrille.line.vole_pool_won", {*deal.ombre, all}})
        .move(all, second, *deal.ombre);
    return;
  }
  sheet.add("QU-5.7"_rule, {"quadrille.line.vole_pool_shared", {*deal.ombre, *deal.partner, all}})
      .move(all / 2, second, *deal.ombre)
      .move(all / 2, second, *deal.partner);
}

}  // namespace spadille::quadrille
