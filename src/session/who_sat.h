#pragma once

#include "session/history_parts.h"

namespace spadille {

/// Others than it was said sat at a deal, and at those behind it until it was said anew who sits
/// there. REQUIRES: `from` is an entry of the history.
void others_sat_from(History& history, EntryPlace from, const Seating& others);

/// The same from the first deal on. `was`: who was taken for them.
void others_sat_first(History& history, const Seating& was, const Seating& others);

}  // namespace spadille
