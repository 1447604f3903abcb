#pragma once

#include <vector>

#include "session/store.h"

namespace spadille::db {

class Database;

/// Tables, indexes and triggers that are missing, were changed, or came from somebody else:
/// compared with those of a book that is made now.
[[nodiscard]] std::vector<Flaw> flaws_of_schema(Database& database);

}  // namespace spadille::db
