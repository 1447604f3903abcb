#include "games/quadrille/payments.h"

namespace spadille::quadrille {

Pairs pairs(const Deal& deal) {
  if (alone(deal)) return pairs_of_ombre(deal);
  const auto theirs = opponents(deal);
  const bool second = deal.pays_with_ombre == theirs[1];
  return {{*deal.ombre, theirs[second ? 1 : 0]}, {*deal.partner, theirs[second ? 0 : 1]}};
}

Pairs pairs_of_ombre(const Deal& deal) {
  Pairs all;
  for (const Seat s : opponents(deal)) all.push_back({*deal.ombre, s});
  return all;
}

int matador_units(const Deal& deal) {
  if (deal.double_matadors) return 2;
  return deal.matadors ? 1 : 0;
}

Halves halves(const Rules& rules, int amount, bool paying) {
  const auto [each, rest] = split(amount, 2);
  switch (rules.odd_point) {
    case Rules::OddPoint::partner: return {each, each + rest};
    case Rules::OddPoint::pool:
      if (!paying) return {each, each};
      break;
    case Rules::OddPoint::ombre: break;
  }
  return {each + rest, each};
}

void tell_odd(const Rules& rules, const Deal& deal, int shared, bool paying, ScoreSheet& sheet) {
  if (shared % 2 == 0) return;
  const bool stays = rules.odd_point == Rules::OddPoint::pool && !paying;
  const bool partner = rules.odd_point == Rules::OddPoint::partner;
  if (stays)
    sheet.add("QU-7.3"_rule, {"quadrille.line.odd_stays"});
  else
    sheet.add("QU-7.3"_rule, {paying ? "quadrille.line.odd_paid_by" : "quadrille.line.odd_to",
                              {partner ? *deal.partner : *deal.ombre}});
}

void add_units(ScoreSheet& sheet, RuleId rule, std::string_view key, const Pairs& pairs,
               const Deal& deal, int units, const Stakes& stakes) {
  const int amount = units < 0 ? -units : units;
  Line& line = sheet.add(rule, {key, {*deal.ombre, Arg::count(amount), amount * stakes.unit}});
  for (const auto& [ours, theirs] : pairs) line.move(units * stakes.unit, theirs, ours);
}

}  // namespace spadille::quadrille
