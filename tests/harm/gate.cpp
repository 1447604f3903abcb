#include "tests/harm/gate.h"

#include <atomic>

#include <sqlite3.h>

namespace spadille::tests {
namespace {

constexpr int kInstructions = 100;

/// SQLite calls a function for each connection and takes nothing along.
std::atomic<Gate*> the_gate{nullptr};

}  // namespace

struct GateCalls {
  static int step(void*) {
    if (Gate* gate = the_gate.load(); gate != nullptr) gate->pass();
    return 0;
  }
  static int opened(sqlite3* connection, const char**, const sqlite3_api_routines*) {
    sqlite3_progress_handler(connection, kInstructions, step, nullptr);
    return SQLITE_OK;
  }
  /// As sqlite3_auto_extension() wants it.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): it has no other type for that
  static void (*entry())() { return reinterpret_cast<void (*)()>(opened); }
};

Gate::Gate(long step, std::function<void()> arrived)
    : arrived_(std::move(arrived)), stops_at_(step) {
  the_gate = this;
  sqlite3_auto_extension(GateCalls::entry());
}

Gate::~Gate() {
  sqlite3_cancel_auto_extension(GateCalls::entry());
  open();
  the_gate = nullptr;
}

bool Gate::reached() const {
  const std::lock_guard lock(mutex_);
  return waits_;
}

long Gate::steps() const {
  const std::lock_guard lock(mutex_);
  return steps_;
}

void Gate::open() { open_until(kNoStep); }

void Gate::open_until(long step) {
  const std::lock_guard lock(mutex_);
  stops_at_ = step;
  waits_ = false;
  opened_.notify_all();
}

void Gate::pass() {
  std::unique_lock lock(mutex_);
  if (++steps_ != stops_at_) return;
  waits_ = true;
  if (arrived_) arrived_();
  opened_.wait(lock, [this] { return !waits_; });
}

}  // namespace spadille::tests
