#pragma once

#include <cstdint>
#include <string>

#include "core/message.h"

namespace spadille {

/// An operation that failed, as opposed to a deal that is wrong (core/finding.h).
struct Error {
  enum class Code : std::uint8_t { usage, file, newer_format, conflict, damaged };
  /// Which failure it was, for a program that goes on differently; people are told by the message.
  enum class Cause : std::uint8_t {
    other,
    io,
    full,
    busy,
    no_locks,
    lock_refused,
    cannot_open,
    moved,           ///< another file stands in the place of the one that was opened
    missing,         ///< there is no such file
    other_database,  ///< it is SQLite's, and not ours
    read_only,       ///< nothing may be written there
    stopped,         ///< somebody did not want it any more
  };
  Code code = Code::usage;
  Message message{};
  std::string detail{};  ///< a file's name, the system's words; not translated
  Cause cause = Cause::other;
};

}  // namespace spadille
