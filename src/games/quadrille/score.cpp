#include "games/quadrille/score.h"

#include <algorithm>

#include "games/quadrille/payments.h"

namespace spadille::quadrille {
namespace {

void ante(const Rules& rules, const Carry& carry, const Stakes& stakes, ScoreSheet& sheet) {
  const bool dealer_pays = rules.ante == Rules::Ante::dealer_4;
  if (dealer_pays) {
    sheet
        .add("QU-7.1"_rule,
             {"quadrille.line.dealer_antes", {carry.dealer, stakes.pool, stakes.unit}})
        .move(kSeats * counter(rules), carry.dealer, kPool);
  } else {
    Line& line = sheet.add("QU-2.2"_rule, {"quadrille.line.antes", {stakes.pool, stakes.unit}});
    for (const Seat s : SeatSet::first(kSeats)) line.move(counter(rules), s, kPool);
  }
  if (stakes.pool % 4 != 0)
    sheet.add("QU-7.2"_rule, {"quadrille.line.uneven_unit", {stakes.pool, stakes.unit}});
}

void pay_king(const Deal& deal, const Stakes& stakes, ScoreSheet& sheet) {
  if (deal.king_from)
    sheet.add("QU-7.20"_rule, {"quadrille.line.king_paid", {*deal.ombre, *deal.king_from}})
        .move(stakes.unit, *deal.ombre, *deal.king_from);
}

void pay_in_vole(const Rules& rules, const Stakes& stakes, ScoreSheet& sheet) {
  if (stakes.vole == 0) return;
  const Rules usual;
  const bool usual_stake =
      rules.vole_stake == usual.vole_stake && rules.vole_stake_in == usual.vole_stake_in;
  Line& line = sheet.add(usual_stake ? "QU-4.9"_rule : "QU-7.9"_rule,
                         {"quadrille.line.vole_stakes", {stakes.vole}});
  for (const Seat s : SeatSet::first(kSeats)) line.move(stakes.vole, s, Account::pool(1));
}

/// A beast goes into the pool for the next deal; the unit of this one stays (QU-5.14).
void pay_beasts(const Deal& deal, const Stakes& stakes, ScoreSheet& sheet) {
  for (const Seat s : deal.beasted)
    sheet.add("QU-5.14"_rule, {"quadrille.line.beast", {s, stakes.pool}})
        .move(stakes.pool, s, kPool);
}

int pool_after(const Carry& carry, const ScoreSheet& sheet) {
  return carry.pool + total(sheet, kPool);
}

/// Whether the game is over: enough deals, and a pool that nobody has to play for (QU-7.15).
bool ends(const Rules& rules, int deals, int pool) {
  if (rules.deals == 0 || deals < rules.deals) return false;
  return rules.pool_at_end != Rules::PoolAtEnd::play_on || pool == 0;
}

/// QU-6.2; QU-7.16 where the pool stays for the next game.
void share_out(const Rules& rules, int pool, ScoreSheet& sheet) {
  if (pool == 0) return;
  if (rules.pool_at_end == Rules::PoolAtEnd::leave) {
    sheet.follow("QU-7.16"_rule, {"quadrille.line.pool_waits", {pool}});
    return;
  }
  const auto [each, rest] = split(pool, kSeats);
  Line& line = sheet.follow(
      "QU-6.2"_rule, {rest == 0 ? "quadrille.line.pool_shared_out" : "quadrille.line.pool_shared",
                      {pool, each, rest}});
  for (const Seat s : SeatSet::first(kSeats)) line.move(each, kPool, s);
}

void tell_end(const Rules& rules, const Carry& carry, ScoreSheet& sheet) {
  const int deals = carry.deals_played + 1;
  if (!ends(rules, deals, pool_after(carry, sheet))) return;
  share_out(rules, pool_after(carry, sheet), sheet);
  const Totals totals = after(quadrille::totals(carry), accounts(carry), sheet);
  for (const Seat s : leaders(totals))
    sheet.follow("QU-7.15"_rule,
                 {"quadrille.line.wins_game", {s, Arg::count(deals), totals[s.index]}});
}

/// How many stocks of counters somebody has to take now: one whenever nothing is left (QU-7.17).
int stocks_taken(const Rules& rules, const Carry& carry, const ScoreSheet& sheet, Seat who) {
  const int stock = rules.counters * counter(rules);
  const int owed = -(carry.balances[who.index] + total(sheet, who));
  return std::max(0, owed / stock - carry.stocks[who.index]);
}

void tell_buy_in(const Rules& rules, const Carry& carry, ScoreSheet& sheet) {
  if (!rules.buy_in) return;
  for (const Seat s : SeatSet::first(kSeats))
    if (const int taken = stocks_taken(rules, carry, sheet, s); taken > 0)
      sheet.follow("QU-7.17"_rule, {"quadrille.line.buys_in",
                                    {s, Arg::count(taken), rules.counters * counter(rules)}});
}

}  // namespace

SeatSet leaders(const Totals& totals) {
  int most = totals[0];
  for (const Seat s : SeatSet::first(kSeats)) most = std::max(most, totals[s.index]);
  SeatSet best;
  for (const Seat s : SeatSet::first(kSeats))
    if (totals[s.index] == most) best.insert(s);
  return best;
}

ScoreSheet score_play(const Rules& rules, const Carry& carry, const Deal& deal) {
  ScoreSheet sheet;
  const Stakes staked = stakes(rules, carry, deal);
  ante(rules, carry, staked, sheet);
  pay_king(deal, staked, sheet);
  pay_in_vole(rules, staked, sheet);
  if (won(deal))
    settle_won(rules, deal, staked, sheet);
  else
    settle_lost(rules, deal, staked, sheet);
  pay_out_vole(deal, staked, sheet);
  pay_beasts(deal, staked, sheet);
  return sheet;
}

ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal&, ScoreSheet sheet) {
  tell_end(rules, carry, sheet);
  tell_buy_in(rules, carry, sheet);
  return sheet;
}

std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry, const Deal&,
                                      const ScoreSheet& sheet) {
  const Totals ended = after(totals(carry), accounts(carry), sheet);
  if (!ends(rules, carry.deals_played + 1, ended[kSeats])) return std::nullopt;
  return FinishedGame{ended, leaders(ended)};
}

Carry advance(const Rules& rules, Carry carry, const Deal& deal, const ScoreSheet& sheet) {
  const auto game = concluded(rules, carry, deal, sheet);
  const Totals now = after(totals(carry), accounts(carry), sheet);
  for (const Seat s : SeatSet::first(rules.buy_in ? kSeats : 0))
    carry.stocks[s.index] += stocks_taken(rules, carry, sheet, s);
  for (const Seat s : SeatSet::first(kSeats)) carry.balances[s.index] = now[s.index];
  carry.pool = now[kSeats];
  carry.dealer = to_the_right(carry.dealer, rules.rotation == Rules::Rotation::right ? 1 : 3);
  ++carry.deals_played;
  return game ? put_aside(rules, std::move(carry), game->totals, {}) : carry;
}

ScoreSheet closing(const Rules& rules, const Carry& carry) {
  ScoreSheet sheet;
  share_out(rules, carry.pool, sheet);
  return sheet;
}

}  // namespace spadille::quadrille
