#pragma once

#include <memory>

#include "db/database.h"
#include "session/store.h"

namespace spadille::db {

/// Opens a book, or makes one. Errors: `file`, `newer_format`, `damaged`.
[[nodiscard]] Expected<std::unique_ptr<Store>> open_store(const DatabaseOptions& options);

}  // namespace spadille::db
