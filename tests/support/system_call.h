/// @file
/// The system's own function behind one that a test puts in its place.
#pragma once

#include <bit>

#include <dlfcn.h>

namespace spadille::tests {

/// The next function of this name after the test's; `Function` is its type, as `decltype(flock)`.
template <typename Function>
Function* system_call(const char* name) {
  return std::bit_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace spadille::tests
