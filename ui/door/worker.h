#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace spadille::door {

/// Does one thing after the other on a thread of its own, and something small now and then.
class Worker {
 public:
  static constexpr std::size_t kMost = 64;  ///< that wait

  Worker(std::function<void()> now_and_then, std::chrono::milliseconds every)
      : now_and_then_(std::move(now_and_then)), every_(every) {}
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  Worker(Worker&&) = delete;
  Worker& operator=(Worker&&) = delete;
  ~Worker() { finish(); }

  void start();
  /// False: too many wait, or it has finished; then it is not done.
  [[nodiscard]] bool take(std::function<void()> job);
  /// Does what waits, and takes nothing more.
  void finish();

 private:
  void run();

  std::function<void()> now_and_then_;
  std::chrono::milliseconds every_;
  std::mutex mutex_{};
  std::condition_variable changed_{};
  std::deque<std::function<void()>> jobs_{};
  bool finishing_ = false;
  std::thread thread_{};
};

}  // namespace spadille::door
