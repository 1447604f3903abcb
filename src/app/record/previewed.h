#pragma once

#include "app/deal_view.h"
#include "app/prompt.h"
#include "session/session.h"

namespace spadille {

/// What a deal would do if it came next. Its number the caller knows.
template <Game G>
[[nodiscard]] Preview previewed(const typename G::Rules& rules, const typename G::Carry& carry,
                                const typename G::Deal& told, const SeatNames& names) {
  Session<G> session{rules, carry, {}};
  record(session, told);
  const Recorded<G>& deal = session.deals.front();
  DealView shown = deal_view(deal, 1, names);
  shown.findings = deal.findings;
  return {.deal = std::move(shown),
          .accounts = accounts(carry),
          .names = names,
          .standing = standing(session.rules, session.carry)};
}

}  // namespace spadille
