#pragma once

#include <optional>

#include "core/error.h"

namespace spadille::db {

struct DatabaseOptions;

/// Why a file cannot be opened as a book of ours, as far as its first bytes show; nothing where it
/// may be. Touches nothing, for what is not ours has to stay as it is.
[[nodiscard]] std::optional<Error> refused_as_file(const DatabaseOptions& options);

}  // namespace spadille::db
