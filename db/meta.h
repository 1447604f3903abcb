#pragma once

#include <optional>
#include <string>

#include <SQLiteCpp/SQLiteCpp.h>

namespace spadille::db {

/// The table `meta`: what a book knows of itself, a text by a key. Nothing where the key is new.
[[nodiscard]] std::optional<std::string> meta(SQLite::Database& sql, const std::string& key);

/// REQUIRES: nobody else writes.
void set_meta(SQLite::Database& sql, const std::string& key, const std::string& value);

}  // namespace spadille::db
