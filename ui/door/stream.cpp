#include "ui/door/stream.h"

#include <algorithm>
#include <utility>

#include <microhttpd.h>

namespace spadille::door {

Shared event(std::string_view kind, std::string_view id, std::string_view data) {
  std::string text;
  if (!id.empty()) text.append("id: ").append(id).append("\n");
  text.append("event: ").append(kind).append("\ndata: ").append(data).append("\n\n");
  return std::make_shared<const std::string>(std::move(text));
}

void Stream::show(const Shared& event) {
  const std::scoped_lock lock(mutex_);
  if (ended_ || (told_ && *told_ == *event)) return;
  told_ = next_ = event;
  wake();
}

void Stream::tell_role(const Shared& event) {
  const std::scoped_lock lock(mutex_);
  if (ended_ || (told_role_ && *told_role_ == *event)) return;
  told_role_ = role_ = event;
  wake();
}

void Stream::beat() {
  const std::scoped_lock lock(mutex_);
  beats_ = true;
  wake();
}

void Stream::end(const Shared& event) {
  const std::scoped_lock lock(mutex_);
  next_ = event;
  ended_ = true;
  wake();
}

/// REQUIRES: the mutex is held.
void Stream::wake() {
  if (std::exchange(asleep_, false)) MHD_resume_connection(connection_);
}

ssize_t Stream::read(char* to, std::size_t most) {
  static const Shared kBeat = std::make_shared<const std::string>(":\n\n");
  const std::scoped_lock lock(mutex_);
  if (!sending_) {
    if (role_)
      sending_ = std::exchange(role_, nullptr);
    else if (next_)
      sending_ = std::exchange(next_, nullptr);
    else if (beats_)
      sending_ = kBeat;
    beats_ = false;
    sent_ = 0;
  }
  if (!sending_) {
    if (ended_) return MHD_CONTENT_READER_END_OF_STREAM;
    asleep_ = true;
    MHD_suspend_connection(connection_);
    return 0;
  }
  const std::size_t bytes = sending_->copy(to, most, sent_);
  sent_ += bytes;
  if (sent_ == sending_->size()) sending_ = nullptr;
  return static_cast<ssize_t>(bytes);
}

}  // namespace spadille::door
