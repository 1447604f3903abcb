#pragma once

#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace spadille::tests {

/// Another program; what it says, on standard output or error, is read here.
class Child {
 public:
  /// Starts `arguments[0]`, the path of a program, with the others.
  explicit Child(const std::vector<std::string>& arguments);
  Child(const Child&) = delete;
  Child(Child&&) = delete;
  Child& operator=(const Child&) = delete;
  Child& operator=(Child&&) = delete;
  /// Kills it if it still runs.
  ~Child();

  /// Waits for the next line; nothing once there are no more.
  [[nodiscard]] std::optional<std::string> line();
  /// All lines that it wrote and nobody read yet; waits until it ends.
  [[nodiscard]] std::vector<std::string> lines();
  /// As `kill -9` does.
  void kill() const;
  /// Asks it to end as soon as it may.
  void tell_to_end() const;
  /// Waits until it ends; its exit status, or −1 where a signal ended it.
  int wait();

 private:
  pid_t process_ = -1;
  int output_ = -1;
  std::string read_{};  ///< not yet a whole line
};

}  // namespace spadille::tests
