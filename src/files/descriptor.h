#pragma once

#include <string>
#include <utility>

#include <unistd.h>

namespace spadille::files {

/// An open file, closed whatever happens; or none (−1).
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int file) : file_(file) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor(Descriptor&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(file_, other.file_);  // what was open here is closed with the other
    return *this;
  }
  ~Descriptor() {
    if (file_ >= 0) ::close(file_);
  }

  [[nodiscard]] int get() const { return file_; }
  [[nodiscard]] bool is_open() const { return file_ >= 0; }

 private:
  int file_ = -1;
};

/// Opens a file for reading; `how`: more flags of open(2), such as O_NOFOLLOW. errno says why not.
[[nodiscard]] Descriptor open_to_read(const std::string& name, int how = 0);

}  // namespace spadille::files
