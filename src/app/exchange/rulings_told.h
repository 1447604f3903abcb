#pragma once

#include "app/record/desk.h"
#include "codec/deals_csv.h"

namespace spadille {

/// What was ruled in a session, as its table of deals tells it.
[[nodiscard]] RulingsOfDeals rulings_told(const Table& table);

}  // namespace spadille
