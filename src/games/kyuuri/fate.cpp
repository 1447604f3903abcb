#include "games/kyuuri/fate.h"

#include <algorithm>
#include <limits>

namespace spadille::kyuuri {
namespace {

int highest_loss(const Rules& rules, const BySeat& balances, SeatSet among) {
  int most = 0;
  for (const Seat s : among) most = std::max(most, loss(rules, balances[s.index]));
  return most;
}

/// KY-7.2: nobody goes out; the least loss after the last deal wins, ties are shared.
Fate after_fixed_deals(const Rules& rules, const Carry& carry, const BySeat& balances) {
  if (carry.deals_played + 1 < rules.deals) return {};
  return {.winners = lowest(rules, balances, still_in(carry)), .won_by = "KY-7.2"_rule};
}

/// KY-6.3 or KY-7.12, with those who are left after this deal.
void decide(Fate& fate, const Rules& rules, const BySeat& balances, SeatSet left) {
  if (left.size() == 1) {
    fate.winners = left;
    fate.won_by = fate.all_out ? "KY-7.13"_rule : "KY-6.3"_rule;
  } else if (left.size() == 2 && rules.end == Rules::End::two_left) {
    fate.winners = lowest(rules, balances, left);
    fate.won_by = "KY-7.12"_rule;
  }
}

}  // namespace

int loss(const Rules& rules, int balance) {
  return rules.count == Rules::Count::down ? rules.limit - balance : balance;
}

SeatSet at_limit(const Rules& rules, const BySeat& balances) {
  const int allowed = rules.out_at == Rules::OutAt::limit ? rules.limit - 1 : rules.limit;
  SeatSet reached;
  for (const Seat s : SeatSet::first(balances.size()))
    if (loss(rules, balances[s.index]) > allowed) reached.insert(s);
  return reached;
}

SeatSet lowest(const Rules& rules, const BySeat& balances, SeatSet among) {
  int least = std::numeric_limits<int>::max();
  for (const Seat s : among) least = std::min(least, loss(rules, balances[s.index]));
  SeatSet lowest;
  for (const Seat s : among)
    if (loss(rules, balances[s.index]) == least) lowest.insert(s);
  return lowest;
}

Fate fate(const Rules& rules, const Carry& carry, const BySeat& balances) {
  if (rules.end == Rules::End::fixed_deals) return after_fixed_deals(rules, carry, balances);
  Fate fate;
  const SeatSet in = still_in(carry);
  const SeatSet reached = in & at_limit(rules, balances);
  if (rules.lives == 2) fate.returns = reached - carry.returned;
  fate.return_loss = highest_loss(rules, balances, in - reached);
  BySeat settled = balances;
  for (const Seat s : fate.returns) settled[s.index] = loss(rules, fate.return_loss);
  fate.out = reached - fate.returns;
  if (fate.out == in) {
    fate.all_out = true;
    fate.out = in - lowest(rules, balances, in);
  }
  decide(fate, rules, settled, in - fate.out);
  return fate;
}

}  // namespace spadille::kyuuri
