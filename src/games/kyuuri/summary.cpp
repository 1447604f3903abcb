#include "games/kyuuri/summary.h"

#include "games/kyuuri/score.h"
#include "games/told_twice.h"

namespace spadille::kyuuri {

namespace {

/// The last trick as it was told, changed as far as the cards that were seen of it show something
/// else. Whoever played nothing that was seen may have had any card.
Deal with_seen(Deal told, const Replayed& trick, const Trick& cards) {
  std::optional<std::size_t> best;
  std::size_t his = cards.size();  // where the taker's card lies
  for (std::size_t i = 0; i < cards.size() && i < trick.seats.size(); ++i) {
    if (trick.seats[i] == told.taker) his = i;
    if (cards[i] == Card::unknown()) continue;
    if (!best || cards[i].rank() >= cards[*best].rank()) best = i;
    if (i < told.ranks.size()) told.ranks[i] = cards[i].rank();
  }
  if (told.leader) told.leader = trick.seats[0];
  if (!best) return told;
  const Rank highest = cards[*best].rank();
  const bool seen = his < cards.size() && cards[his] != Card::unknown();
  const bool other = told.taker && *best != his &&
                     (seen || (told.rank == highest && his < *best && his < cards.size()));
  if (other) told.taker = trick.seats[*best];
  if (told.rank && (seen || other || *told.rank < highest)) told.rank = highest;
  for (std::size_t i = 0; i < cards.size() && i < trick.seats.size() && told.rank; ++i) {
    if (cards[i] == Card::unknown() || trick.seats[i] == told.taker) continue;
    if (cards[i].rank() == told.rank)
      told.matched.insert(trick.seats[i]);
    else
      told.matched.erase(trick.seats[i]);
  }
  return told;
}

}  // namespace

Findings summarise(const Rules& rules, const Carry&, const CardPlay& play, const Replay& replay,
                   Deal& deal) {
  const auto last = static_cast<std::size_t>(rules.cards) - 1;
  if (replay.tricks.size() <= last || !replay.tricks[last].winner) {
    if (deal.taker || deal.leader) {
      if (replay.tricks.size() <= last) return {};
      const Deal told = deal;
      deal = with_seen(told, replay.tricks[last], play.tricks[last].cards);
      return told_otherwise(form(), told, deal);
    }
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
