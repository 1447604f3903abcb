#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "ui/door/stream.h"

namespace spadille::door {

/// Everybody who looks on, for all threads of a door.
class Audience {
 public:
  using All = std::vector<std::shared_ptr<Stream>>;

  [[nodiscard]] All all();
  /// False: there are too many, or the door closes.
  [[nodiscard]] bool let_in(const std::shared_ptr<Stream>& stream);
  void forget(const std::shared_ptr<Stream>& stream);
  /// Nobody else comes in.
  void close();

 private:
  std::mutex mutex_{};
  All streams_{};
  bool closing_ = false;
};

}  // namespace spadille::door
