#pragma once

#include <iostream>

namespace spadille::tests {

/// A line of figures, for docs/reliability.md.
template <typename... T>
void report(const T&... parts) {
  ((std::cout << parts), ...) << std::endl;
}

}  // namespace spadille::tests
