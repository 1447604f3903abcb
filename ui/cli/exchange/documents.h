#pragma once

#include <istream>
#include <string>
#include <string_view>

namespace spadille::cli {

/// Takes the documents out of a file one by one, in bounded memory: one a line where the first line
/// is whole by itself, otherwise one alone. A table comes as one.
class Documents {
 public:
  /// What is longer than `most` bytes is cut one byte later, which shows that there was more; then
  /// nothing else is read.
  Documents(std::istream& in, std::size_t most) : in_(in), most_(most) {}

  /// The next document; false at the end. Empty lines are passed over.
  [[nodiscard]] bool next(std::string& text);
  /// The line that it stands on, from 1; 0 where the file is one document.
  [[nodiscard]] std::size_t line() const { return lines_ ? line_ : 0; }

 private:
  bool next_line(std::string& text);
  void add_rest(std::string& text);

  std::istream& in_;
  std::size_t most_;
  std::size_t line_ = 0;
  bool begun_ = false;
  bool lines_ = false;
  bool ended_ = false;
};

/// Whether a text begins as JSON does: with an object, or a byte order mark and one.
[[nodiscard]] bool looks_like_json(std::string_view text);

}  // namespace spadille::cli
