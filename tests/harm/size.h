#pragma once

#include <cstdlib>

namespace spadille::tests {

/// How often something is done: `usual`, or `whole` in script/test --long.
[[nodiscard]] inline int size(int usual, int whole) {
  return std::getenv("SPADILLE_LONG") != nullptr ? whole : usual;
}

}  // namespace spadille::tests
