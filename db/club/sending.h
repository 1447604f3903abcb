#pragma once

#include "session/collector.h"
#include <pqxx/pqxx>

namespace spadille::db {

/// Sends a parcel in one statement, which is one transaction. Throws what the library throws.
/// Errors: `usage` where who sends is of no club.
[[nodiscard]] Expected<void> send_to_club(pqxx::connection& connection, const ClubParcel& parcel);

}  // namespace spadille::db
