#pragma once

#include <string>
#include <vector>

#include "core/stop.h"
#include "session/store.h"

namespace spadille::db {

class Database;

/// What SQLite finds wrong with its own pages; empty: nothing. Stopped, what it has found so far.
[[nodiscard]] std::vector<std::string> check_pages(Database& database, const StopToken& stop = {});

/// A closed file is a whole book: pages, and every chain. Errors: `damaged`, naming what is hit, of
/// the file or of `original`, where it is a copy that nobody will see.
[[nodiscard]] Expected<void> verify_file(const std::string& path, const std::string& original = {});

}  // namespace spadille::db
