#include "tests/harm/failing_malloc.h"

#include <sqlite3.h>

namespace spadille::tests {
namespace {

// SQLite hands its allocator no context, so these cannot stand anywhere else.
sqlite3_mem_methods real{};
thread_local Countdown countdown{};
thread_local std::uint64_t count = 0;

bool fails() {
  ++count;
  return strikes(countdown);
}

void* allocate(int size) { return fails() ? nullptr : real.xMalloc(size); }

void* reallocate(void* old, int size) { return fails() ? nullptr : real.xRealloc(old, size); }

}  // namespace

// NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): so is sqlite3_config() declared
bool install_failing_malloc() {
  if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &real) != SQLITE_OK) return false;
  sqlite3_mem_methods failing = real;
  failing.xMalloc = allocate;
  failing.xRealloc = reallocate;
  return sqlite3_config(SQLITE_CONFIG_MALLOC, &failing) == SQLITE_OK &&
         sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0) == SQLITE_OK &&
         sqlite3_config(SQLITE_CONFIG_PAGECACHE, nullptr, 0, 0) == SQLITE_OK;
}
// NOLINTEND(cppcoreguidelines-pro-type-vararg)

void fail_malloc(Countdown at) { countdown = at; }

std::uint64_t mallocs() { return count; }

}  // namespace spadille::tests
