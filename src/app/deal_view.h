#pragma once

#include "app/views.h"
#include "session/session.h"

namespace spadille {

[[nodiscard]] ToldDeal told_deal(const AnyDeal& deal);

/// The deal again. REQUIRES: of a game that there is.
[[nodiscard]] AnyDeal deal_of(const ToldDeal& told);

/// A deal as a face shows it; its findings are put in by the caller, who knows their place.
[[nodiscard]] DealView deal_view(const Recorded& deal, int number, const SeatNames& names);

}  // namespace spadille
