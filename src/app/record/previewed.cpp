#include "app/record/previewed.h"

#include <utility>

#include "app/deal_view.h"

namespace spadille {

Preview previewed(const AnyRules& rules, const AnyCarry& carry, const AnyDeal& told,
                  const SeatNames& names) {
  Session session{rules, carry, {}};
  record(session, told);
  const Recorded& deal = session.deals.front();
  DealView shown = deal_view(deal, 1, names);
  shown.findings = deal.findings;
  return {.deal = std::move(shown),
          .accounts = accounts(carry),
          .names = names,
          .standing = standing(session.rules, session.carry)};
}

}  // namespace spadille
