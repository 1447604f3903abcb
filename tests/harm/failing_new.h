#pragma once

#include <cstdint>

#include "tests/harm/countdown.h"

namespace spadille::tests {

// A program that links this has its own operator new, the same as ever until armed.

/// Of the allocations C++ makes in this thread from now on, the one `at` says throws
/// std::bad_alloc. {}: none. Over-aligned ones do not count.
/// REQUIRES: no PowerCutDisk is used meanwhile: an exception must not pass through SQLite.
void fail_new(Countdown at);

/// How many allocations C++ made in this thread, those that failed among them.
[[nodiscard]] std::uint64_t news();

}  // namespace spadille::tests
