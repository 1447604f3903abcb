#pragma once

#include "app/record/desk.h"
#include "app/referee/ruling.h"

namespace spadille {

/// Records one more deal as record_deal() does, and on it what was ruled about it, each ruling on
/// the deal as it stands then: all of it or nothing, so that no deal stands there without the
/// rulings that it was told with. Errors: as record_deal() and write_down().
[[nodiscard]] Outcome<void> record_awarded_deal(Book& book, Desk& desk, const AnyDeal& deal,
                                                std::optional<Seat> dealer,
                                                const std::optional<CardPlay>& play,
                                                const std::vector<RulingView>& rulings);

}  // namespace spadille
