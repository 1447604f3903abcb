#pragma once

#include "app/keep/verify.h"
#include "app/people/names.h"
#include "app/record/desk.h"

namespace spadille {

/// What this version of the program counts otherwise than was announced when each deal was
/// recorded, or refuses: every deal that nobody has corrected since, after the events that came
/// before it.
[[nodiscard]] std::vector<Doubt> recounted(const Desk& desk, const Names& names);

}  // namespace spadille
