#pragma once

#include <fstream>
#include <string>

#include "tl/expected.hpp"

#include "core/error.h"
#include "files/files.h"

namespace spadille::files {

/// A file that gets its name once it is whole: written beside, flushed, then renamed. A pipe or a
/// device is written straight away.
class WholeFile {
 public:
  /// `over` lets it take the place of an ordinary file of somebody's own, with one name; never of a
  /// database, of what belongs to one, or of a backup.
  explicit WholeFile(std::string name, Over over = Over::nothing);
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;
  WholeFile(WholeFile&&) = delete;
  WholeFile& operator=(WholeFile&&) = delete;
  /// Removes what was not finished.
  ~WholeFile();

  /// Why it will not be written; finish() says the same. Errors: `file`.
  [[nodiscard]] const tl::expected<void, Error>& begun() const { return begun_; }
  [[nodiscard]] std::ostream& out() { return out_; }
  /// Errors: `file`; then what had the name before still has it.
  [[nodiscard]] tl::expected<void, Error> finish();

 private:
  void begin();
  [[nodiscard]] Error failed(std::string_view key, int why) const;

  std::string name_;
  Over over_;
  std::string temporary_{};  ///< empty where there is none
  tl::expected<void, Error> begun_{};
  std::ofstream out_{};
};

/// Whether a file is a database, belongs to one, or is a backup of a book. One that this program
/// has open stays as it is, with its locks.
[[nodiscard]] bool is_of_a_book(const std::string& name);

}  // namespace spadille::files
