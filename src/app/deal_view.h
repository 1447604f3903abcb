#pragma once

#include "app/views.h"
#include "codec/short_form.h"

namespace spadille {

template <Game G>
[[nodiscard]] ToldDeal told_deal(const typename G::Deal& deal) {
  ToldDeal told{.game = G::kId};
  for (const auto& row : G::form())
    if (const Value value = row.get(deal); !value.empty()) told.members.push_back({&row, value});
  return told;
}

/// The deal again. REQUIRES: of this game.
template <Game G>
[[nodiscard]] typename G::Deal deal_of(const ToldDeal& told) {
  typename G::Deal deal;
  for (const auto& row : G::form())
    for (const ToldMember& said : told.members)
      if (said.member == &row) row.set(deal, said.value);
  return deal;
}

/// A deal as a face shows it; its findings are put in by the caller, who knows their place.
template <Game G>
[[nodiscard]] DealView deal_view(const Recorded<G>& deal, int number, const SeatNames& names) {
  return {.number = number,
          .deal = told_deal<G>(deal.deal),
          .said = write_short<G>(deal.deal, names),
          .sheet = deal.sheet,
          .facts = deal.facts,
          .dealer = deal.dealer,
          .before = deal.before,
          .after = deal.after,
          .out = deal.out,
          .absent = deal.absent,
          .sides = deal.sides,
          .hand_overs = hand_overs(deal.sheet),
          .finished = deal.finished};
}

}  // namespace spadille
