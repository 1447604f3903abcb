#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>

namespace spadille::tests {

/// A gate in the way of whoever opens a book from now on and works in it: he stands still in the
/// middle of SQLite's work, holding what he holds, until the test lets him go on. So a test makes
/// the order that it needs, whoever is faster.
///
/// REQUIRES: one at a time; whoever it stopped has ended before it is destroyed.
class Gate {
 public:
  /// Stops at this step of SQLite (a hundred of its instructions, counted from 1). `arrived` is
  /// called then, on the thread that stands still.
  explicit Gate(long step, std::function<void()> arrived = {});
  Gate(const Gate&) = delete;
  Gate(Gate&&) = delete;
  Gate& operator=(const Gate&) = delete;
  Gate& operator=(Gate&&) = delete;
  /// Lets go on.
  ~Gate();

  /// Whether somebody stands there.
  [[nodiscard]] bool reached() const;
  /// Lets go on to the end.
  void open();
  /// Lets go on to a later step.
  void open_until(long step);
  /// How many steps were made so far.
  [[nodiscard]] long steps() const;

 private:
  friend struct GateCalls;
  void pass();

  mutable std::mutex mutex_{};
  std::condition_variable opened_{};
  std::function<void()> arrived_;
  long stops_at_;
  long steps_ = 0;
  bool waits_ = false;
};

/// A step that nobody comes to: the gate only counts.
inline constexpr long kNoStep = 0;

}  // namespace spadille::tests
