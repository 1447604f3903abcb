// Which places of the program have been run through. script/mutants builds everything so that each
// of them reports here (-fsanitize-coverage=trace-pc).
#include "tests/mutants/places.h"

#include <algorithm>
#include <cstring>

#include <sys/mman.h>

extern "C" char __executable_start;  // NOLINT(bugprone-reserved-identifier): the linker's
extern "C" char etext;

namespace spadille::tests {
namespace {

constexpr std::size_t kMost = std::size_t{1} << 27U;  // bytes of code
bool g_noted = false;

/// A byte for each address, which processes that a test begins share: some of them end at once.
unsigned char* const g_been = static_cast<unsigned char*>(
    mmap(nullptr, kMost, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));

}  // namespace

void note_places(bool on) { g_noted = on; }

std::vector<std::size_t> places_been() {
  std::vector<std::size_t> all;
  const auto size = static_cast<std::size_t>(&etext - &__executable_start);
  for (std::size_t at = 0; at < size && at < kMost; ++at)
    if (g_been[at] != 0) all.push_back(at);
  std::memset(g_been, 0, std::min(size, kMost));
  return all;
}

}  // namespace spadille::tests

// NOLINTNEXTLINE(bugprone-reserved-identifier): the compiler's
extern "C" void __sanitizer_cov_trace_pc() {
  using namespace spadille::tests;
  if (!g_noted) return;
  const auto* here = static_cast<char*>(__builtin_return_address(0));
  const auto at = static_cast<std::size_t>(here - &__executable_start);
  if (at < kMost) g_been[at] = 1;
}
