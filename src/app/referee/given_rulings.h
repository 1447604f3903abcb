#pragma once

#include <vector>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "app/referee/house_decision.h"

namespace spadille {

/// What a session ruled about a deal (its number; 0: the one in play) and what stands, each about
/// one fault alone: those that settle several as one say nothing about any of them.
[[nodiscard]] std::vector<Decided> rulings_given(const Desk& desk, const Names& names, int deal);

/// Whether a ruling on several faults at once stands on a deal (0: the one in play):
/// rulings_given() leaves it out, because a house ruling answers one fault.
[[nodiscard]] bool ruled_as_one(const Desk& desk, int deal);

}  // namespace spadille
