#pragma once

#include "app/prompt.h"
#include "session/session.h"

namespace spadille {

/// What a deal would do if it came next. Its number the caller knows.
[[nodiscard]] Preview previewed(const AnyRules& rules, const AnyCarry& carry, const AnyDeal& told,
                                const SeatNames& names);

}  // namespace spadille
