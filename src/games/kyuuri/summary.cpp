#include "games/kyuuri/summary.h"

#include "games/kyuuri/score.h"

namespace spadille::kyuuri {

Findings summarise(const Rules& rules, const Carry&, const CardPlay& play, const Replay& replay,
                   Deal& deal) {
  const auto last = static_cast<std::size_t>(rules.cards) - 1;
  if (replay.tricks.size() <= last || !replay.tricks[last].winner) {
    if (deal.taker || deal.leader) return {};
    return {not_told("/played/tricks", "KY-5.1"_rule)};
  }
  deal = {.leader = replay.tricks[last].seats[0]};
  for (const Card card : play.tricks[last].cards) deal.ranks.push_back(card.rank());
  return {};
}

Deal shown_besides(const Rules&, const Carry& carry, const CardPlay&, const Replay&, Deal deal) {
  if (deal.taker || static_cast<int>(deal.ranks.size()) != still_in(carry).size()) return deal;
  const LastTrick last = last_trick(carry, deal);
  deal.taker = last.taker;
  deal.rank = last.rank;
  deal.matched = last.matched;
  return deal;
}

}  // namespace spadille::kyuuri
