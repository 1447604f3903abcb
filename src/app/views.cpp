#include "app/views.h"

#include <algorithm>

namespace spadille {

bool EveningView::has_errors() const {
  return has_error(findings) || std::any_of(deals.begin(), deals.end(), [](const DealView& deal) {
           return has_error(deal.findings);
         });
}

std::string EveningView::unit_name(std::size_t index) const {
  const auto i = static_cast<std::uint8_t>(index);
  return unit == Account::Kind::side ? names.of(Side{i}) : names.of(Seat{i});
}

}  // namespace spadille
