#pragma once

#include "db/club/server.h"
#include "session/collector.h"

namespace spadille::db {

/// The schema that this program knows: the number of its migrations (db/club/migrations).
inline constexpr int kNewestClub = 2;

/// Asks everything at once: one statement, so all of one moment. Throws what the library throws.
[[nodiscard]] Expected<ClubAnswer> ask_club(ClubServer& server, const ClubQuestion& question);

}  // namespace spadille::db
