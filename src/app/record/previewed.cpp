#include "app/record/previewed.h"

#include <utility>

#include "app/deal_view.h"

namespace spadille {

Preview previewed(const Session& before, const AnyDeal& told, const SeatNames& names) {
  Session session{before.rules, before.carry, {}, {}};
  record(session, Told{.deal = told, .rulings = before.awaiting});
  const Recorded& deal = session.deals.front();
  DealView shown = deal_view(deal, 1, names);
  shown.findings = deal.findings;
  return {.deal = std::move(shown),
          .accounts = accounts(before.carry),
          .names = names,
          .standing = standing(session.rules, session.carry)};
}

}  // namespace spadille
