#pragma once

#include <string>

#include "tournament/simulate.h"

namespace spadille {

/// A random tournament as a spadille/event, on one line: its people have numbers for names. The
/// same seed gives the same.
[[nodiscard]] std::string simulated_document(std::uint64_t seed, const SimulationSize& size);

}  // namespace spadille
