#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>

namespace spadille::db {

/// The table `meta`: what a book knows of itself, a text by a key. Nothing where the key is new.
[[nodiscard]] std::optional<std::string> meta(SQLite::Database& sql, const std::string& key);

/// All keys that begin so, without what they begin with.
[[nodiscard]] std::vector<std::string> meta_keys(SQLite::Database& sql, std::string_view begin);
/// Those behind `owner` that begin so, without the owner, with what is kept by them.
[[nodiscard]] std::map<std::string, std::string> meta_all(SQLite::Database& sql,
                                                          std::string_view owner,
                                                          std::string_view begin = {});

/// REQUIRES: nobody else writes. An empty text: the key is gone.
void set_meta(SQLite::Database& sql, const std::string& key, const std::string& value);

/// A UUID that nobody had before: of a book that is made, and of one that turns out to be a copy.
[[nodiscard]] std::string new_uuid();

}  // namespace spadille::db
