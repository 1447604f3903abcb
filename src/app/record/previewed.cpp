#include "app/record/previewed.h"

#include <utility>

#include "app/deal_view.h"

namespace spadille {

Preview previewed(Session session, const AnyDeal& told, const SeatNames& names) {
  record(session, Told{.deal = told, .rulings = session.awaiting});
  const Recorded& deal = session.deals.front();
  DealView shown = deal_view(deal, 1, names);
  shown.findings = deal.findings;
  return {.deal = std::move(shown),
          .accounts = accounts(session.carry),
          .names = names,
          .standing = standing(session.rules, session.carry)};
}

}  // namespace spadille
