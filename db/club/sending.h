#pragma once

#include "db/club/server.h"
#include "session/collector.h"

namespace spadille::db {

/// Sends a parcel in one statement, which is one transaction. Throws what the library throws.
/// Errors: `usage` where who sends is of no club.
[[nodiscard]] Expected<void> send_to_club(ClubServer& server, const ClubParcel& parcel);

}  // namespace spadille::db
