#pragma once

#include <atomic>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <utility>

// What <stop_token> has, as far as it is used here and under its names: libc++ came to have that
// header after version 14, which Debian 12 ships.

namespace spadille {

/// Whether work is to end early. It may be asked from any thread; without a source, nobody says so.
class StopToken {
 public:
  [[nodiscard]] bool stop_requested() const { return state_ != nullptr && state_->requested; }

 private:
  friend class StopSource;
  friend class StopCallback;
  struct State {
    std::atomic<bool> requested{false};
    std::mutex mutex{};  ///< of the calls, held while they are made
    std::list<std::function<void()>> calls{};
  };
  std::shared_ptr<State> state_{};
};

/// Who may say so, once. A new source for new work.
class StopSource {
 public:
  StopSource() { token_.state_ = std::make_shared<StopToken::State>(); }

  [[nodiscard]] StopToken get_token() const { return token_; }
  void request_stop() {
    const std::lock_guard lock(token_.state_->mutex);
    if (token_.state_->requested.exchange(true)) return;
    for (const auto& call : token_.state_->calls) call();
  }

 private:
  StopToken token_{};
};

/// Makes a call once work is to end, in the thread of who says so, or at once where that was said
/// already; never after it is gone itself. REQUIRES: the call touches no callback of the same
/// source.
class StopCallback {
 public:
  StopCallback(StopToken token, std::function<void()> call) : state_(std::move(token.state_)) {
    if (state_ == nullptr) return;
    const std::lock_guard lock(state_->mutex);
    if (state_->requested) call();
    at_ = state_->calls.insert(state_->calls.end(), std::move(call));
  }
  ~StopCallback() {
    if (state_ == nullptr) return;
    const std::lock_guard lock(state_->mutex);
    state_->calls.erase(at_);
  }
  StopCallback(const StopCallback&) = delete;
  StopCallback(StopCallback&&) = delete;
  StopCallback& operator=(const StopCallback&) = delete;
  StopCallback& operator=(StopCallback&&) = delete;

 private:
  std::shared_ptr<StopToken::State> state_;
  std::list<std::function<void()>>::iterator at_{};
};

}  // namespace spadille
