#include "tests/harm/failing_new.h"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace spadille::tests {
namespace {

// operator new has no context, so these cannot stand anywhere else.
thread_local Countdown countdown{};
thread_local std::uint64_t count = 0;

void* allocate(std::size_t size) noexcept {
  ++count;
  if (strikes(countdown)) return nullptr;
  return std::malloc(size == 0 ? 1 : size);  // NOLINT(cppcoreguidelines-no-malloc): this is new
}

void* allocate_or_throw(std::size_t size) {
  if (void* memory = allocate(size)) return memory;
  throw std::bad_alloc();
}

void release(void* memory) noexcept {
  std::free(memory);  // NOLINT(cppcoreguidelines-no-malloc): this is delete
}

}  // namespace

void fail_new(Countdown at) { countdown = at; }

std::uint64_t news() { return count; }

}  // namespace spadille::tests

// All of them: with the address sanitizer those left out would not be ours.
void* operator new(std::size_t size) { return spadille::tests::allocate_or_throw(size); }
void* operator new[](std::size_t size) { return spadille::tests::allocate_or_throw(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return spadille::tests::allocate(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return spadille::tests::allocate(size);
}
void operator delete(void* memory) noexcept { spadille::tests::release(memory); }
void operator delete[](void* memory) noexcept { spadille::tests::release(memory); }
void operator delete(void* memory, std::size_t) noexcept { spadille::tests::release(memory); }
void operator delete[](void* memory, std::size_t) noexcept { spadille::tests::release(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept {
  spadille::tests::release(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept {
  spadille::tests::release(memory);
}
