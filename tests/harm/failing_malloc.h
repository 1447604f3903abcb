#pragma once

#include <cstdint>

#include "tests/harm/countdown.h"

namespace spadille::tests {

/// Lets every allocation of SQLite pass through here, and makes it take each for itself: without
/// the memory it otherwise sets aside for a connection and for pages. Harmless until armed; stays
/// for the rest of the program. Returns false, and changes nothing, if it comes too late.
/// REQUIRES: comes before sqlite3_initialize(), and so before any connection is opened, any VFS
/// registered and anything else of SQLite used. A program calls it first thing in its main(), or
/// when a variable outside all functions is made.
[[nodiscard]] bool install_failing_malloc();

/// Of the allocations SQLite makes in this thread from now on, the one `at` says fails: SQLite then
/// returns SQLITE_NOMEM. {}: none. REQUIRES: install_failing_malloc() was true.
void fail_malloc(Countdown at);

/// How many allocations SQLite made in this thread, those that failed among them.
[[nodiscard]] std::uint64_t mallocs();

}  // namespace spadille::tests
