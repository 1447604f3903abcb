#pragma once

#include <cstdint>

namespace spadille::tests {

/// How long something that was made to go wrong stays wrong.
enum class Lasting { once, for_ever };

/// Says which of a row of operations goes wrong.
struct Countdown {
  std::uint64_t left = 0;  ///< the operation that goes wrong, counted from 1; 0 = none
  Lasting lasting = Lasting::once;
};

/// Counts one operation; returns whether it goes wrong.
[[nodiscard]] inline bool strikes(Countdown& countdown) {
  if (countdown.left == 0) return false;
  if (countdown.left > 1) {
    --countdown.left;
    return false;
  }
  if (countdown.lasting == Lasting::once) countdown.left = 0;
  return true;
}

}  // namespace spadille::tests
