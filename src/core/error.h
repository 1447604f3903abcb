#pragma once

#include <cstdint>
#include <string>

#include "core/message.h"

namespace spadille {

/// An operation that failed, as opposed to a deal that is wrong (core/finding.h).
struct Error {
  enum class Code : std::uint8_t { usage, file, newer_format, conflict, damaged };
  Code code = Code::usage;
  Message message{};
  std::string detail{};  ///< a file's name, the system's words; not translated
};

}  // namespace spadille
