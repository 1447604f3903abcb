#include "ui/door/worker.h"

#include <utility>

namespace spadille::door {

void Worker::start() {
  thread_ = std::thread([this] { run(); });
}

bool Worker::take(std::function<void()> job) {
  {
    const std::scoped_lock lock(mutex_);
    if (finishing_ || jobs_.size() >= kMost) return false;
    jobs_.push_back(std::move(job));
  }
  changed_.notify_one();
  return true;
}

void Worker::finish() {
  {
    const std::scoped_lock lock(mutex_);
    finishing_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Worker::run() {
  auto next = std::chrono::steady_clock::now() + every_;
  std::unique_lock lock(mutex_);
  while (!finishing_ || !jobs_.empty()) {
    changed_.wait_until(lock, next, [this] { return finishing_ || !jobs_.empty(); });
    if (!jobs_.empty()) {
      const auto job = std::move(jobs_.front());
      jobs_.pop_front();
      lock.unlock();
      job();
      lock.lock();
    }
    if (std::chrono::steady_clock::now() < next) continue;
    next = std::chrono::steady_clock::now() + every_;
    lock.unlock();
    now_and_then_();
    lock.lock();
  }
}

}  // namespace spadille::door
