#pragma once

#include "app/prompt.h"
#include "session/session.h"

namespace spadille {

/// What a deal would do if it came next. What it is called, and its number, the caller knows.
template <Game G>
[[nodiscard]] Preview previewed(const typename G::Rules& rules, const typename G::Carry& carry,
                                const typename G::Deal& told, const SeatNames& names) {
  Session<G> session{rules, carry, {}};
  record(session, told);
  Recorded<G>& deal = session.deals.front();
  return {.deal = {.findings = std::move(deal.findings),
                   .sheet = deal.sheet,
                   .facts = std::move(deal.facts),
                   .dealer = deal.dealer,
                   .before = deal.before,
                   .after = deal.after,
                   .out = deal.out,
                   .sides = deal.sides,
                   .hand_overs = hand_overs(deal.sheet),
                   .finished = std::move(deal.finished)},
          .accounts = accounts(carry),
          .names = names,
          .standing = standing(session.rules, session.carry)};
}

}  // namespace spadille
