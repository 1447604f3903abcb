#pragma once

#include "app/prompt.h"
#include "session/session.h"

namespace spadille {

/// What a deal would do if it came next, with what was ruled about it. Its number the caller knows.
/// `session`: as the deal finds it.
[[nodiscard]] Preview previewed(Session session, const AnyDeal& told, const SeatNames& names);

}  // namespace spadille
