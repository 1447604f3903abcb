#pragma once

#include "app/views.h"
#include "codec/short_form.h"

namespace spadille {

/// A deal as a face shows it; its findings are put in by the caller, who knows their place.
template <Game G>
[[nodiscard]] DealView deal_view(const Recorded<G>& deal, int number, const SeatNames& names) {
  return {.number = number,
          .deal = deal.deal,
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
