#pragma once

#include <string>

#include "session/collector.h"

namespace spadille::db {

/// The collector at an address ("postgresql://…", or "service=…"); the password comes from the
/// usual places of PostgreSQL's programs. Errors: as Collector's, and `usage` where the address is
/// none or has a password in it.
[[nodiscard]] Expected<Collector> open_club(const std::string& address);

}  // namespace spadille::db
