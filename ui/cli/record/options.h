#pragma once

// Options that several commands of this room have.

#include <string>
#include <vector>

#include "ui/cli/book/carry_out.h"

namespace spadille::cli {

/// How a session begins, or should have begun.
struct OpeningOptions {
  std::string dealer{};
  std::string title{};
  std::string date{};
  std::string place{};
  std::string totals{};            ///< "5:3", an account each
  std::string before{};            ///< the same and more as JSON
  std::string waiting{};           ///< "Eve,Fay"
  std::vector<std::string> set{};  ///< "stick_the_dealer=true"
};
void add_options(const Node& command, OpeningOptions& options);

/// What a change of a session can be asked for with.
struct ChangeOptions {
  int head = -1;  ///< how many events the session is known to have; -1: nobody said
  bool dry_run = false;

  /// Whether the session is as far as the caller believes.
  [[nodiscard]] bool moved_on(const Desk& desk) const { return head >= 0 && head != desk.head(); }
  [[nodiscard]] Write write() const { return dry_run ? Write::never : Write::at_once; }
};
/// --head and --dry-run; the latter is returned.
Row add_options(const Node& command, ChangeOptions& options);

}  // namespace spadille::cli
