#include "games/quadrille/payments.h"

namespace spadille::quadrille {
namespace {

using Contract = Deal::Contract;

/// Who pays for a lost game, and by which rule where it is not the ombre alone.
struct Payers {
  bool both = false;
  RuleId rule{};
};
Payers payers(const Rules& rules, const Deal& deal) {
  if (alone(deal)) return {};
  if (deal.contract == Contract::forced) return {true, "QU-5.12"_rule};
  const bool half = rules.loss_share == Rules::LossShare::half ||
                    (rules.loss_share == Rules::LossShare::half_unless_under_3 &&
                     deal.ombre_tricks.value_or(0) >= kTricksOfShare);
  return half ? Payers{true, "QU-7.6"_rule} : Payers{};
}

/// What a lost game costs, and how it was lost.
struct Loss {
  int amount = 0;  ///< counters
  bool codille = false;
  bool usual = true;  ///< as the seed has it; otherwise a line says what was agreed (QU-7.5)
};

RuleId rule_of(const Loss& loss) {
  if (!loss.codille) return "QU-5.9"_rule;
  return loss.usual ? "QU-5.10"_rule : "QU-7.5"_rule;
}

/// The side pays into the pool.
void pay_pool(const Rules& rules, const Deal& deal, const Loss& loss, ScoreSheet& sheet) {
  const Payers who = payers(rules, deal);
  const Arg tricks = Arg::count(*deal.tricks);
  if (!who.both) {
    sheet
        .add(rule_of(loss), {loss.codille ? "quadrille.line.codille" : "quadrille.line.remise",
                             {*deal.ombre, tricks, loss.amount}})
        .move(loss.amount, *deal.ombre, kPool);
    if (!alone(deal))
      sheet.add(rules.loss_share == Rules::LossShare::ombre_alone ? "QU-5.11"_rule : "QU-7.6"_rule,
                {"quadrille.line.partner_pays_nothing", {*deal.partner}});
    return;
  }
  const Halves share = halves(rules, loss.amount, true);
  sheet
      .add(who.rule,
           {loss.codille ? "quadrille.line.codille_halves" : "quadrille.line.remise_halves",
            {*deal.ombre, *deal.partner, tricks, loss.amount}})
      .move(share.ombre, *deal.ombre, kPool)
      .move(share.partner, *deal.partner, kPool);
  tell_odd(rules, deal, loss.amount, true, sheet);
  if (!loss.usual) sheet.add(rule_of(loss), {"quadrille.line.codille_costs", {loss.amount}});
}

/// The defenders divide the pool; gives what they leave.
int take_codille(const Deal& deal, const Stakes& stakes, ScoreSheet& sheet) {
  const auto defenders = opponents(deal);
  auto [each, rest] = split(stakes.pool, static_cast<int>(defenders.size()));
  Line& line = sheet.add("QU-5.10"_rule, {rest == 0 ? "quadrille.line.defenders_take_all"
                                                    : "quadrille.line.defenders_take",
                                          {stakes.pool, each, rest}});
  for (const Seat s : defenders) line.move(each, kPool, s);
  if (deal.rest_to.empty()) return rest;
  Line& odd = sheet.add("QU-7.4"_rule, {"quadrille.line.rest_to_trumps", {rest}});
  // One counter each; if fewer are named than there are counters, the first takes what is over.
  int left = rest;
  for (const Seat s : deal.rest_to) odd.move(1, kPool, s), --left;
  if (left > 0) odd.move(left, kPool, *deal.rest_to.begin());
  return 0;
}

int owed_after_codille(const Rules& rules, const Stakes& stakes, int rest) {
  switch (rules.codille_pays) {
    case Rules::CodillePays::up_to_double: return 2 * stakes.pool - rest;
    case Rules::CodillePays::double_pool: return 2 * stakes.pool;
    case Rules::CodillePays::once: break;
  }
  return stakes.pool;
}

/// QU-7.7: all units of a lost game, paid once to all opponents together, odd counters from the
/// ombre's right on. The partner gives his half to the ombre.
void pay_once(const Rules& rules, const Deal& deal, int units, const Stakes& stakes,
              ScoreSheet& sheet) {
  const int amount = units * stakes.unit;
  const auto theirs = opponents(deal);
  auto [each, rest] = split(amount, static_cast<int>(theirs.size()));
  Line& line = sheet.add("QU-7.7"_rule, {"quadrille.line.paid_once", {Arg::count(units), amount}});
  for (const Seat s : theirs) line.move(each + (rest-- > 0 ? 1 : 0), *deal.ombre, s);
  if (!payers(rules, deal).both) return;
  line.move(halves(rules, amount, true).partner, *deal.partner, *deal.ombre);
  tell_odd(rules, deal, amount, true, sheet);
}

/// Units of a lost game.
void pay_units(const Rules& rules, const Deal& deal, const Stakes& stakes, ScoreSheet& sheet) {
  const int matadors = matador_units(deal);
  const int vole = vole_in_force(rules, deal) ? 2 : 0;
  if (rules.lost_bonus == Rules::LostBonus::once) {
    if (matadors + vole > 0) pay_once(rules, deal, matadors + vole, stakes, sheet);
    return;
  }
  const Pairs all = payers(rules, deal).both ? pairs(deal) : pairs_of_ombre(deal);
  if (matadors > 0)
    add_units(sheet, "QU-5.13"_rule, "quadrille.line.matadors_lost", all, deal, -matadors, stakes);
  if (vole > 0)
    add_units(sheet, "QU-5.6"_rule, "quadrille.line.vole_failed", all, deal, -vole, stakes);
}

}  // namespace

void settle_lost(const Rules& rules, const Deal& deal, const Stakes& stakes, ScoreSheet& sheet) {
  Loss loss{.amount = stakes.pool};
  if (!remise(deal)) {
    const int rest = take_codille(deal, stakes, sheet);
    loss = {owed_after_codille(rules, stakes, rest), true,
            rules.codille_pays == Rules::CodillePays::up_to_double};
  }
  pay_pool(rules, deal, loss, sheet);
  pay_units(rules, deal, stakes, sheet);
}

}  // namespace spadille::quadrille
