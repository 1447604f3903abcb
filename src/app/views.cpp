#include "app/views.h"

#include <algorithm>

namespace spadille {

bool EveningView::has_errors() const {
  return has_error(findings) || std::any_of(deals.begin(), deals.end(), [](const DealView& deal) {
           return has_error(deal.findings);
         });
}

SeatNames EveningView::names_in(const DealView& deal) const {
  return {deal.players.empty() ? names.seats : deal.players, deal.sides};
}

}  // namespace spadille
