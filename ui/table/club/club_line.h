#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <utility>

#include "core/error.h"
#include <tl/expected.hpp>

namespace spadille::table {

/// What a thread that talks to a club and whoever sent it know of each other. The network may keep
/// the thread for as long as it likes: nobody waits for it there. Once it is stopped it does
/// nothing in the book any more.
class ClubLine {
 public:
  /// Runs what waits for the network. Error: `stopped`, before it or behind it.
  template <typename Work>
  [[nodiscard]] auto away(Work work) -> decltype(work()) {
    if (!go()) return tl::unexpected(stopped());
    auto result = work();
    if (!comeBack()) return tl::unexpected(stopped());
    return result;
  }

  /// It goes on no further than to where it is away, or to its end.
  void stop();
  /// Does something with its answer where that is still wanted.
  template <typename Tell>
  void answer(Tell tell) {
    const std::scoped_lock lock(mutex_);
    if (!unwanted_) tell();
  }
  /// The same, and where it is away its answer is not wanted any more; false: it is in the book at
  /// this moment, or has its answer, and tells it.
  [[nodiscard]] bool letGo();
  /// Lets it go as soon as it is out of the book.
  void waitAndLetGo();
  /// It has nothing more to do in the book.
  void end();

 private:
  [[nodiscard]] bool go();
  [[nodiscard]] bool comeBack();
  [[nodiscard]] static Error stopped();

  enum class Where : std::uint8_t { in_book, away, at_end };

  std::mutex mutex_{};
  std::condition_variable changed_{};
  Where where_ = Where::in_book;
  bool stopped_ = false;
  bool unwanted_ = false;
};

}  // namespace spadille::table
