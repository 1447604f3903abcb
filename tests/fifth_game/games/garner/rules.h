#pragma once

#include <span>

#include "games/game.h"

namespace spadille::garner {

/// The variants of Garner.
struct Rules {
  int target = 10;        ///< GR-6.1, GR-7.1: points; 3…50
  bool gleaning = false;  ///< GR-7.2: who takes no trick loses a point

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

[[nodiscard]] std::span<const Field<Rules>> options();
[[nodiscard]] std::span<const Preset<Rules>> presets();
[[nodiscard]] Findings check(const Rules& rules);

}  // namespace spadille::garner
