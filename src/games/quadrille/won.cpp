#include "games/quadrille/payments.h"

namespace spadille::quadrille {
namespace {

using Contract = Deal::Contract;

bool vole_failed(const Rules& rules, const Deal& deal) {
  return vole_in_force(rules, deal) && deal.tricks != kTricks;
}

void take_pool(const Rules& rules, const Deal& deal, const Stakes& stakes, ScoreSheet& sheet) {
  if (alone(deal)) {
    sheet
        .add("QU-5.2"_rule, {"quadrille.line.takes_pool", {*deal.ombre, *deal.tricks, stakes.pool}})
        .move(stakes.pool, kPool, *deal.ombre);
    return;
  }
  const Halves share = halves(rules, stakes.pool, false);
  sheet
      .add("QU-5.2"_rule,
           {"quadrille.line.share_pool", {*deal.ombre, *deal.partner, *deal.tricks, stakes.pool}})
      .move(share.ombre, kPool, *deal.ombre)
      .move(share.partner, kPool, *deal.partner);
  tell_odd(rules, deal, stakes.pool, false, sheet);
}

}  // namespace

void settle_won(const Rules& rules, const Deal& deal, const Stakes& stakes, ScoreSheet& sheet) {
  const bool failed = vole_failed(rules, deal);
  const bool strict = failed && rules.vole_fail == Rules::VoleFail::bid_vole_strict &&
                      deal.contract == Contract::vole;
  const Pairs all = pairs(deal);
  if (strict)
    return add_units(sheet, "QU-7.8"_rule, "quadrille.line.bid_vole_failed", all, deal, -2, stakes);
  take_pool(rules, deal, stakes, sheet);
  const bool reversed = failed && rules.vole_fail == Rules::VoleFail::all_but_premiers;
  if (const int m = matador_units(deal); m > 0)
    add_units(sheet, reversed ? "QU-7.8"_rule : "QU-5.3"_rule,
              reversed ? "quadrille.line.matadors_paid" : "quadrille.line.matadors", all, deal,
              reversed ? -m : m, stakes);
  if (had_premiers(deal))
    add_units(sheet, "QU-5.4"_rule, "quadrille.line.premiers", all, deal, 1, stakes);
  if (failed) add_units(sheet, "QU-5.6"_rule, "quadrille.line.vole_failed", all, deal, -2, stakes);
  if (!failed && vole_in_force(rules, deal))
    add_units(sheet, "QU-5.5"_rule, "quadrille.line.vole_made", all, deal, 2, stakes);
}

}  // namespace spadille::quadrille
