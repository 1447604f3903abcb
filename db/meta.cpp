#include "db/meta.h"

#include <QtCore/QUuid>

#include "db/rows.h"

namespace spadille::db {

std::optional<std::string> meta(SQLite::Database& sql, const std::string& key) {
  SQLite::Statement get(sql, "SELECT value FROM meta WHERE key = ?");
  get.bind(1, key);
  if (!get.executeStep()) return std::nullopt;
  return text_in(get, 0);
}

std::vector<std::string> meta_keys(SQLite::Database& sql, std::string_view begin) {
  std::vector<std::string> keys;
  for (auto& [key, value] : meta_all(sql, begin)) keys.push_back(key);
  return keys;
}

std::map<std::string, std::string> meta_all(SQLite::Database& sql, std::string_view owner,
                                            std::string_view begin) {
  SQLite::Statement rows(sql,
                         "SELECT substr(key, 1 + ?2), value FROM meta "
                         "WHERE substr(key, 1, length(?1)) = ?1");
  rows.bind(1, std::string(owner) + std::string(begin));
  rows.bind(2, static_cast<int>(owner.size()));
  std::map<std::string, std::string> all;
  while (rows.executeStep()) all.emplace(text_in(rows, 0), text_in(rows, 1));
  return all;
}

void set_meta(SQLite::Database& sql, const std::string& key, const std::string& value) {
  SQLite::Statement set(sql, value.empty() ? "DELETE FROM meta WHERE key = ?"
                                           : "INSERT OR REPLACE INTO meta VALUES (?, ?)");
  set.bind(1, key);
  if (!value.empty()) set.bind(2, value);
  set.exec();
}

std::string new_uuid() { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); }

}  // namespace spadille::db
