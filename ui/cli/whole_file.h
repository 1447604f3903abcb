#pragma once

#include <fstream>
#include <string>

#include "tl/expected.hpp"

#include "core/error.h"

namespace spadille::cli {

/// A file that gets its name once it is whole: written beside, then renamed. What is no ordinary
/// file, such as a pipe, is written straight away.
class WholeFile {
 public:
  explicit WholeFile(const std::string& name);
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;
  WholeFile(WholeFile&&) = delete;
  WholeFile& operator=(WholeFile&&) = delete;
  /// Removes what was not finished.
  ~WholeFile();

  [[nodiscard]] std::ostream& out() { return out_; }
  /// Errors: `file`; then what had the name before still has it.
  [[nodiscard]] tl::expected<void, Error> finish();

 private:
  std::string name_;
  std::string temporary_{};  ///< empty where there is none
  std::string why_{};        ///< it could not be opened
  std::ofstream out_{};
};

}  // namespace spadille::cli
