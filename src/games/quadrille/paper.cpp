#include <cstdint>

#include "games/quadrille/score.h"

namespace spadille::quadrille {
namespace {

/// Whether a chain of lost deals leaves just this pool, with no beast in between (QU-5.9, QU-5.10).
bool is_usual_pool(const Rules& rules, int pool) {
  const int antes = kSeats * counter(rules);
  for (std::int64_t chain = 0; chain <= pool; chain = 2 * (chain + antes))
    if (chain == pool) return true;
  return false;
}

std::string usual_pools(const Rules& rules) {
  std::string all = "0";
  int chain = 0;
  for (int deals = 0; deals < 5; ++deals) {
    chain = 2 * (chain + kSeats * counter(rules));
    all += " | " + std::to_string(chain);
  }
  return all + " | …";
}

/// Rules under which a lost deal leaves exactly twice its pool, and a won one nothing.
bool doubles_only(const Rules& rules) {
  return rules.codille_pays == Rules::CodillePays::up_to_double &&
         rules.vole_fail != Rules::VoleFail::bid_vole_strict &&
         rules.odd_point != Rules::OddPoint::pool;
}

}  // namespace

Proof prove(const Rules& rules, const Carry& carry, const Totals& totals) {
  const std::int64_t all = grand_total(totals);
  const int pool = totals[kSeats];
  if (all != carry.pool)
    return {{},
            {{.place = "/totals",
              .given = std::to_string(all),
              .message = {"quadrille.finding.not_even"},
              .rule = "QU-5.15"_rule,
              .expected = std::to_string(carry.pool)}}};
  Proof proof{{{"QU-5.15"_rule, {"quadrille.line.even", {pool}}}}, {}};
  if (pool < 0 || (doubles_only(rules) && !is_usual_pool(rules, pool)))
    proof.findings.push_back(
        {.place = "/totals/" + std::to_string(kSeats),
         .given = std::to_string(pool),
         .message = {"quadrille.finding.unusual_pool"},
         .rule = "QU-5.10"_rule,
         .expected = usual_pools(rules),
         .severity = pool < 0 ? Finding::Severity::error : Finding::Severity::warning});
  return proof;
}

Carry put_aside(const Rules& rules, Carry carry, const Totals& totals, SeatSet) {
  const Carry fresh = start(rules, kSeats);
  carry.balances = fresh.balances;
  carry.stocks = fresh.stocks;
  carry.pool = totals[kSeats];
  carry.deals_played = 0;
  carry.games.push_back({totals, leaders(totals)});
  return carry;
}

}  // namespace spadille::quadrille
