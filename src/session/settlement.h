#pragma once

#include <cstdint>

#include "session/session.h"

namespace spadille {

/// What everybody has to receive (negative: to pay) when the players stop, and why.
struct Settlement {
  enum class Kind : std::uint8_t { counters, partners, everybody };

  Kind kind = Kind::everybody;      ///< who settles what with whom
  ScoreSheet closing{};             ///< what is still shared out: Quadrille's pool
  std::vector<std::int64_t> due{};  ///< one a seat, or a person, at a stake of 1
  friend bool operator==(const Settlement&, const Settlement&) = default;
};

/// Counters are what they are. Of points everybody settles the difference with everybody else;
/// partners with one opponent each.
[[nodiscard]] Settlement settlement(const AnyRules& rules, const AnyCarry& carry, int seats);

}  // namespace spadille
