#pragma once

#include <string>

#include "session/salvage.h"

namespace spadille::db {

/// Reads what can still be read of a damaged book, row by row from both ends, with SQL alone. The
/// book itself is only read: the work is done on a copy, `scratch`, which is there as long as the
/// result lives. REQUIRES: this program does not have the book open itself. Errors: `file`;
/// `newer_format`; `damaged` where not even its tables are known.
[[nodiscard]] Expected<Wreck> open_wreck(const std::string& path, const std::string& scratch);

}  // namespace spadille::db
