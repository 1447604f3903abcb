#pragma once

#include <istream>
#include <memory>
#include <string>

#include "tl/expected.hpp"

#include "core/error.h"

namespace spadille::cli {

/// How much is read at once, and for how long nobody may have begun to write.
struct SpoolBounds {
  std::uint64_t bytes = std::uint64_t{1} << 30U;  ///< of a file
  std::size_t line = std::size_t{64} << 20U;      ///< of a line
  int patience = 30;                              ///< seconds, for a pipe that nobody has opened
};

/// What can be read once, slowly or without an end, is read to its end before anybody has to wait
/// for it: standard input ("-"), a pipe, a terminal. It stands in a file without a name then.
/// Nothing for an ordinary file, which can be opened at any time.
/// Errors: `file`: more than fits the bounds, a device, a pipe that nobody writes into.
[[nodiscard]] tl::expected<std::unique_ptr<std::istream>, Error> spooled(
    const std::string& name, std::istream& in, const SpoolBounds& bounds = {});

}  // namespace spadille::cli
