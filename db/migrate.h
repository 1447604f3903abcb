#pragma once

#include "session/store.h"
#include <SQLiteCpp/SQLiteCpp.h>

namespace spadille::db {

class Database;

/// The version that this program writes: the number of its migrations.
[[nodiscard]] int newest_version();

/// Brings a book up to date step by step, after a copy was put aside; an empty file becomes a book.
/// What follows from the log is left to be made anew: see needs_digests().
[[nodiscard]] Expected<void> migrate(Database& database);

/// The tables of this version, empty.
void make_tables(SQLite::Database& sql);

/// Whether a migration has left what follows from the log empty.
[[nodiscard]] bool needs_digests(Database& database);
[[nodiscard]] Expected<void> digests_made(Database& database);

}  // namespace spadille::db
