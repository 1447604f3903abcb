#pragma once

#include <optional>
#include <string>

#include "session/salvage.h"

namespace spadille {

/// The payload of the opening of a tournament whose own is lost: that of a correction, which tells
/// all of it; otherwise a plan with what lists had of it, and as many rounds and seats as the
/// events that are left need.
[[nodiscard]] std::optional<std::string> guessed_plan(const SalvagedSession& session);

}  // namespace spadille
