#pragma once

#include "session/collector.h"
#include <pqxx/pqxx>

namespace spadille::db {

/// Asks everything at once: one statement, so all of one moment. Throws what the library throws.
[[nodiscard]] Expected<ClubAnswer> ask_club(pqxx::connection& connection,
                                            const ClubQuestion& question);

}  // namespace spadille::db
