#pragma once

#include <cstdint>

#include "games/klaverjas/rules.h"

namespace spadille::klaverjas {

/// Whether the roem of some deals can add up to this: a sum of marks. Far above the smallest ones
/// every ten, or of three players every twenty, is one.
[[nodiscard]] bool possible_sum_of_roem(const Rules& rules, std::int64_t sum);

/// The most roem that a side can have in one deal.
[[nodiscard]] int most_roem(const Rules& rules);

}  // namespace spadille::klaverjas
