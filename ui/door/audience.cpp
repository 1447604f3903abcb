#include "ui/door/audience.h"

namespace spadille::door {
namespace {

constexpr std::size_t kStreams = 400;

}  // namespace

Audience::All Audience::all() {
  const std::scoped_lock lock(mutex_);
  return streams_;
}

bool Audience::let_in(const std::shared_ptr<Stream>& stream) {
  const std::scoped_lock lock(mutex_);
  if (closing_ || streams_.size() >= kStreams) return false;
  streams_.push_back(stream);
  return true;
}

void Audience::forget(const std::shared_ptr<Stream>& stream) {
  const std::scoped_lock lock(mutex_);
  std::erase(streams_, stream);
}

void Audience::close() {
  const std::scoped_lock lock(mutex_);
  closing_ = true;
}

}  // namespace spadille::door
