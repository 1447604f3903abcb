#include "games/kyuuri/summary.h"

#include <algorithm>

#include "games/kyuuri/score.h"
#include "games/told_twice.h"

namespace spadille::kyuuri {

namespace {

/// The cards of a trick that were seen, by place.
struct Seen {
  const Replayed& trick;
  const Trick& cards;

  [[nodiscard]] std::size_t size() const { return std::min(cards.size(), trick.seats.size()); }
  [[nodiscard]] bool at(std::size_t i) const { return i < size() && cards[i] != Card::unknown(); }
  /// Of the highest the last; nothing where none was seen.
  [[nodiscard]] std::optional<std::size_t> best() const {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < size(); ++i)
      if (at(i) && (!best || cards[i].rank() >= cards[*best].rank())) best = i;
    return best;
  }
};

/// Who took the trick, and with which rank, as far as the cards seen show it. Whoever played
/// nothing that was seen may have had any card.
void show_taker(const Seen& seen, std::size_t best, Deal& told) {
  const auto seats = seen.trick.seats;
  const auto his = static_cast<std::size_t>(
      std::find(seats.begin(), seats.end(), told.taker.value_or(seats[0])) - seats.begin());
  const Rank highest = seen.cards[best].rank();
  const bool beaten = seen.at(his) || (told.rank == highest && his < best);
  const bool other = told.taker && best != his && his < seen.size() && beaten;
  if (other) told.taker = seats[best];
  const bool shown = (told.taker && seen.at(his)) || other;
  if (told.rank && (shown || *told.rank < highest)) told.rank = highest;
}

void show_matched(const Seen& seen, Deal& told) {
  for (std::size_t i = 0; i < seen.size() && told.rank; ++i) {
    const Seat who = seen.trick.seats[i];
    if (!seen.at(i) || who == told.taker) continue;
    told.matched.erase(who);
    if (seen.cards[i].rank() == told.rank) told.matched.insert(who);
  }
}

/// The last trick as it was told, changed as far as the cards that were seen of it show something
/// else.
Deal with_seen(Deal told, const Seen& seen) {
  if (told.leader) told.leader = seen.trick.seats[0];
  for (std::size_t i = 0; i < told.ranks.size(); ++i)
    if (seen.at(i)) told.ranks[i] = seen.cards[i].rank();
  const auto best = seen.best();
  if (!best) return told;
  show_taker(seen, *best, told);
  show_matched(seen, told);
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
      deal = with_seen(told, {replay.tricks[last], play.tricks[last].cards});
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
