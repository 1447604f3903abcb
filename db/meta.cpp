#include "db/meta.h"

#include "db/rows.h"

namespace spadille::db {

std::optional<std::string> meta(SQLite::Database& sql, const std::string& key) {
  SQLite::Statement get(sql, "SELECT value FROM meta WHERE key = ?");
  get.bind(1, key);
  if (!get.executeStep()) return std::nullopt;
  return text_in(get, 0);
}

void set_meta(SQLite::Database& sql, const std::string& key, const std::string& value) {
  SQLite::Statement set(sql, "INSERT OR REPLACE INTO meta VALUES (?, ?)");
  set.bind(1, key);
  set.bind(2, value);
  set.exec();
}

}  // namespace spadille::db
