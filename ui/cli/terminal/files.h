#pragma once

#include <fstream>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "tl/expected.hpp"

#include "core/error.h"

namespace spadille::cli {

inline constexpr std::size_t kDocument = std::size_t{1} << 20U;  ///< bytes: a question, or a deal

/// A file to read from. Errors: `file`.
[[nodiscard]] tl::expected<std::ifstream, Error> open_file(const std::string& name);

/// Reads on to the end, block by block, until `text` is longer than `most` bytes.
void read_rest(std::istream& in, std::size_t most, std::string& text);

/// The whole of a file, or of `in` for "-"; at most `most` bytes and one more, which shows that
/// there was more. Errors: `file`.
[[nodiscard]] tl::expected<std::string, Error> read_file(const std::string& name, std::istream& in,
                                                         std::size_t most);

/// Reads line after line in bounded memory and, whatever comes, in bounded time.
class LineReader {
 public:
  /// Lines longer than `most` bytes are cut one byte later, which shows that there was more.
  LineReader(std::istream& in, std::size_t most) : in_(in), buffer_(most + 2) {}

  /// The next line without its end, valid until the next call; false at the end.
  [[nodiscard]] bool next(std::string_view& line);

  /// A line went on and on: what is behind its beginning was not read.
  [[nodiscard]] bool endless() const { return endless_; }

  /// Whether the next line has yet to arrive: who talks line by line waits for an answer.
  [[nodiscard]] bool waits() const { return in_.rdbuf()->in_avail() <= 0; }

 private:
  std::istream& in_;
  std::vector<char> buffer_;
  bool endless_ = false;
};

}  // namespace spadille::cli
