#include "games/euchre/score.h"

namespace spadille::euchre {
namespace {

/// What a deal is worth, and why.
struct Award {
  RuleId rule;
  std::string_view key;
  int points;
};

/// Chapter 5 for three tricks and more.
Award made(const Deal& deal) {
  const bool march = *deal.tricks == kTricks;
  if (march && deal.alone) return {"EU-5.4"_rule, "euchre.line.lone_march", 4};
  if (march) return {"EU-5.3"_rule, "euchre.line.march", 2};
  if (deal.alone) return {"EU-5.5"_rule, "euchre.line.made_alone", 1};
  return {"EU-5.2"_rule, "euchre.line.made", 1};
}

/// Chapter 5 for two tricks and fewer; a variant that says more than two comes first.
Award euchred(const Rules& rules, const Deal& deal) {
  if (deal.lone_defender) return {"EU-5.7"_rule, "euchre.line.euchred_by_lone", 4};
  if (*deal.tricks == 0 && rules.super_euchre > 2)
    return {"EU-7.10"_rule, "euchre.line.super_euchre", rules.super_euchre};
  if (deal.alone && rules.euchred_loner > 2)
    return {"EU-7.9"_rule, "euchre.line.loner_euchred", rules.euchred_loner};
  return {"EU-5.6"_rule, "euchre.line.euchred", 2};
}

bool makers_succeed(const Deal& deal) { return *deal.tricks >= 3; }

Totals after(const Carry& carry, const ScoreSheet& sheet) {
  return spadille::after(carry.balances, accounts(carry), sheet);
}

SeatSet seats_of(Side side) { return {seat(side.index), seat(side.index + 2)}; }

std::optional<Side> winner(const Rules& rules, const Totals& totals) {
  for (std::uint8_t i = 0; i < 2; ++i)
    if (totals[i] >= rules.target) return Side{i};
  return std::nullopt;
}

void tell_rubber(const Carry& carry, const FinishedGame& game, Side side, ScoreSheet& sheet) {
  const bool nothing = game.totals[opponents(side).index] == 0;
  if (nothing) sheet.follow("EU-7.12"_rule, {"euchre.line.counts_double", {side}});
  const Rubbers before = rubbers(carry.games);
  if (counted(before, game).won[side.index] > before.won[side.index])
    sheet.follow("EU-7.12"_rule, {"euchre.line.wins_rubber", {side}});
}

/// Chapter 6, once a side has reached the target.
void tell_game(const Rules& rules, const Carry& carry, ScoreSheet& sheet) {
  const Totals totals = after(carry, sheet);
  const auto side = winner(rules, totals);
  if (!side) return;
  const int points = totals[side->index];
  sheet.follow(won_by(rules), {"euchre.line.wins_game", {*side, points, rules.target}});
  for (const int reached : totals)  // after a ruling the other side may be above it as well
    if (reached > rules.target)
      sheet.follow(rules.carry_over ? "EU-7.11"_rule : "EU-6.2"_rule,
                   {rules.carry_over ? "euchre.line.carries_over" : "euchre.line.excess_lost",
                    {Arg::count(reached - rules.target), rules.target}});
  if (rules.rubber) tell_rubber(carry, {totals, seats_of(*side)}, *side, sheet);
}

/// Nobody made trumps.
void tell_unplayed(const Carry& carry, const Deal& deal, ScoreSheet& sheet) {
  if (deal.passed_out) {
    sheet.add("EU-5.8"_rule, {"euchre.line.passed_out"});
    return;
  }
  const Side to = opponents(side_of(carry.dealer));
  sheet.add("EU-7.20"_rule, {"euchre.line.gives_point", {carry.dealer, to}})
      .move(1, Account::table(), to);
}

void tell_played(const Rules& rules, const Deal& deal, ScoreSheet& sheet) {
  const Side makers = side_of(*deal.maker);
  const Award award = makers_succeed(deal) ? made(deal) : euchred(rules, deal);
  const Side to = makers_succeed(deal) ? makers : opponents(makers);
  sheet.add(award.rule, {award.key, {*deal.maker, Arg::count(*deal.tricks), to}})
      .move(award.points, Account::table(), to);
  if (deal.lone_defender && makers_succeed(deal))
    sheet.add("EU-5.9"_rule, {"euchre.line.lone_defence_failed", {*deal.lone_defender}});
}

}  // namespace

ScoreSheet score_play(const Rules& rules, const Carry& carry, const Deal& deal) {
  ScoreSheet sheet;
  if (unplayed(deal))
    tell_unplayed(carry, deal, sheet);
  else
    tell_played(rules, deal, sheet);
  return sheet;
}

ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal&, ScoreSheet sheet) {
  tell_game(rules, carry, sheet);
  return sheet;
}

Carry advance(const Rules& rules, Carry carry, const Deal& deal, const ScoreSheet& sheet) {
  const auto game = concluded(rules, carry, deal, sheet);
  carry.balances = after(carry, sheet);
  carry.dealer = seat((carry.dealer.index + 1) % 4);
  if (!game) return carry;
  const Totals ended = carry.balances;
  for (std::size_t i = 0; i < 2; ++i)
    carry.balances[i] = rules.carry_over ? std::max(0, ended[i] - rules.target) : 0;
  carry.games.push_back(*game);
  return carry;
}

std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry, const Deal&,
                                      const ScoreSheet& sheet) {
  const Totals totals = after(carry, sheet);
  const auto side = winner(rules, totals);
  if (!side) return std::nullopt;
  return FinishedGame{totals, seats_of(*side)};
}

}  // namespace spadille::euchre
