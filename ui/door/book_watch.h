#pragma once

#include <string>

#include "files/descriptor.h"

namespace spadille::door {

/// Sees when somebody writes in the book, whichever program: the system tells, nothing is asked
/// again and again.
class BookWatch {
 public:
  explicit BookWatch(const std::string& book);

  /// To wait on with poll(2); −1: this system tells nothing.
  [[nodiscard]] int descriptor() const { return notify_.get(); }
  /// Whether anything of the book was written since it was last asked; always, where nothing tells.
  [[nodiscard]] bool has_seen();

 private:
  std::string name_;  ///< of the book, in its folder
  files::Descriptor notify_{};
};

}  // namespace spadille::door
