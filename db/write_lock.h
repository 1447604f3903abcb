#pragma once

#include <optional>
#include <string>

#include "core/error.h"
#include "files/descriptor.h"

namespace spadille::db {

/// Held around every transaction that writes and every checkpoint, so that no two programs ever do
/// both at the same instant (the "WAL-reset" bug of SQLite up to 3.51.2).
class WriteLock {
 public:
  /// An empty path locks nothing: for files that no other program can reach.
  explicit WriteLock(std::string path);
  WriteLock(const WriteLock&) = delete;
  WriteLock& operator=(const WriteLock&) = delete;
  WriteLock(WriteLock&&) = delete;
  WriteLock& operator=(WriteLock&&) = delete;
  ~WriteLock() = default;

  /// Waits for at most so many milliseconds; otherwise why the lock is not held.
  [[nodiscard]] std::optional<Error::Cause> take(int patience);
  void release() const;

 private:
  [[nodiscard]] bool has_its_name() const;
  void let_go();

  std::string path_;
  std::string book_;
  files::Descriptor file_{};
};

}  // namespace spadille::db
