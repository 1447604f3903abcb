#include "games/garner/play.h"

#include <algorithm>

namespace spadille::garner {
namespace {}  // namespace

Lineup lineup(const Rules& /*rules*/, const Carry& carry, const Position& /*position*/) {
  Lineup lineup{.tricks = kTricks,
                .pack = CardSet::of_every_suit(CardSet::from(Rank::seven)),
                .first_lead = "GR-4.1"_rule};
  const SeatSet all = SeatSet::first(carry.balances.size());
  Seat next = carry.dealer;
  for (int i = 0; i < all.size(); ++i) lineup.players.push_back(next = next_of(all, next));
  return lineup;
}

Playable playable(const Rules& /*rules*/, const Lineup& /*lineup*/, const Trick& trick,
                  CardSet hand) {
  if (trick.empty()) return {hand, "GR-4.1"_rule};
  CardSet same;
  for (const Card card : hand)
    if (card.suit() == trick[0].suit()) same.insert(card);
  return {same.empty() ? hand : same, "GR-4.2"_rule};
}

std::uint32_t demand(const Rules& /*rules*/, const Lineup& /*lineup*/, const Trick& trick) {
  return static_cast<std::uint32_t>(trick[0].suit());
}

std::size_t winning_place(const Rules& /*rules*/, const Lineup& /*lineup*/, const Trick& trick) {
  return spadille::winning_place(trick, [](Card card, Card best) {
    return card.suit() == best.suit() && card.rank() > best.rank();
  });
}

Findings summarise(const Rules& rules, const Carry& carry, const CardPlay& /*play*/,
                   const Replay& replay, Deal& deal) {
  if (!is_whole(replay, kTricks)) return {not_told("/played/tricks", "GR-5.1"_rule)};
  BySeat taken(carry.balances.size(), 0);
  for (const Replayed& trick : replay.tricks) ++taken[trick.winner->index];
  const auto most = std::max_element(taken.begin(), taken.end());
  deal.reaper = seat(static_cast<int>(most - taken.begin()));
  deal.tricks = *most;
  if (rules.gleaning)
    for (std::size_t i = 0; i < taken.size(); ++i)
      if (taken[i] == 0) deal.empty.insert(seat(static_cast<int>(i)));
  return {};
}

}  // namespace spadille::garner
