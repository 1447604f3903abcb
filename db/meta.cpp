#include "db/meta.h"

#include "db/rows.h"

namespace spadille::db {

std::optional<std::string> meta(SQLite::Database& sql, const std::string& key) {
  SQLite::Statement get(sql, "SELECT value FROM meta WHERE key = ?");
  get.bind(1, key);
  if (!get.executeStep()) return std::nullopt;
  return text_in(get, 0);
}

std::vector<std::string> meta_keys(SQLite::Database& sql, std::string_view begin) {
  SQLite::Statement rows(sql,
                         "SELECT substr(key, 1 + length(?1)) FROM meta "
                         "WHERE substr(key, 1, length(?1)) = ?1 ORDER BY key");
  rows.bind(1, std::string(begin));
  std::vector<std::string> keys;
  while (rows.executeStep()) keys.push_back(text_in(rows, 0));
  return keys;
}

void set_meta(SQLite::Database& sql, const std::string& key, const std::string& value) {
  SQLite::Statement set(sql, value.empty() ? "DELETE FROM meta WHERE key = ?"
                                           : "INSERT OR REPLACE INTO meta VALUES (?, ?)");
  set.bind(1, key);
  if (!value.empty()) set.bind(2, value);
  set.exec();
}

}  // namespace spadille::db
