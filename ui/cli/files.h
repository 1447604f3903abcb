#pragma once

#include <istream>
#include <string>

#include "tl/expected.hpp"

#include "core/error.h"

namespace spadille::cli {

/// The whole of a file, or of `in` for "-"; at most `most` bytes and one more, which shows that
/// there was more. Errors: `file`.
[[nodiscard]] tl::expected<std::string, Error> read_file(const std::string& name, std::istream& in,
                                                         std::size_t most);

/// The next line without its end, at most `most` bytes of it and one more; false at the end.
[[nodiscard]] bool next_line(std::istream& in, std::string& line, std::size_t most);

}  // namespace spadille::cli
