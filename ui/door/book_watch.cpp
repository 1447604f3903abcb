#include "ui/door/book_watch.h"

#include <array>
#include <cstring>
#include <string_view>

#include <sys/inotify.h>
#include <unistd.h>

#include "files/files.h"

namespace spadille::door {

BookWatch::BookWatch(const std::string& book)
    : name_(book.substr(book.rfind('/') + 1)), notify_(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
  constexpr std::uint32_t kWritten = IN_MODIFY | IN_CREATE | IN_MOVED_TO;
  if (inotify_add_watch(notify_.get(), files::folder_of(book).c_str(), kWritten) < 0)
    notify_ = files::Descriptor();
}

bool BookWatch::has_seen() {
  if (!notify_.is_open()) return true;  // whoever asks has to look for himself
  bool seen = false;
  std::array<char, 4096> told{};
  ssize_t bytes = 0;
  while ((bytes = read(notify_.get(), told.data(), told.size())) > 0) {
    std::size_t at = 0;
    while (at + sizeof(inotify_event) <= static_cast<std::size_t>(bytes)) {
      inotify_event event{};
      std::memcpy(&event, told.data() + at, sizeof event);
      const std::string_view file = event.len > 0 ? told.data() + at + sizeof event : "";
      const bool ours = file.starts_with(name_) && file.find(".door") == std::string_view::npos;
      seen = seen || ours || (event.mask & IN_Q_OVERFLOW) != 0;
      at += sizeof event + event.len;
    }
  }
  return seen;
}

}  // namespace spadille::door
