#pragma once

#include <string>

#include "app/review/rescore.h"
#include "app/views.h"
#include "text/words.h"

namespace spadille {

/// "Deal 3".
[[nodiscard]] std::string deal_label(const DealView& deal, const Words& words);

/// What one event changes, deal by deal: totals that differ, deals that no longer fit.
[[nodiscard]] std::string effect(const EveningView& before, const EveningView& after,
                                 const Words& words);
/// The same of other rules; "7…107" where deals do not tell what those score.
[[nodiscard]] std::string effect(const Rescored& rescored, const Words& words);

/// What was ruled about the deal in play and still waits for it, under a heading; or nothing.
[[nodiscard]] std::string still_awaiting(const EveningView& evening, const Words& words);

}  // namespace spadille
