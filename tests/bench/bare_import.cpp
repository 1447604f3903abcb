// A bare program that writes every row of a book into a new one with the same tables and triggers,
// in one transaction: what an import of so much costs at the least.
// `spadille-bare-import BOOK COPY`.
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include <SQLiteCpp/SQLiteCpp.h>

namespace {

std::vector<std::string> texts(SQLite::Database& book, const std::string& sql) {
  std::vector<std::string> all;
  SQLite::Statement row(book, sql);
  while (row.executeStep()) all.push_back(row.getColumn(0).getString());
  return all;
}

void bind(SQLite::Statement& insert, int place, const SQLite::Column& value) {
  if (value.isInteger())
    insert.bind(place, static_cast<std::int64_t>(value.getInt64()));
  else if (value.isBlob())
    insert.bindNoCopy(place, value.getBlob(), value.getBytes());
  else if (value.isNull())
    insert.bind(place);
  else
    insert.bindNoCopy(place, value.getText());
}

/// Rows of a table, each inserted on its own.
void copy(SQLite::Database& from, SQLite::Database& to, const std::string& table) {
  SQLite::Statement row(from, "SELECT * FROM " + table);
  std::string marks = "?";
  for (int i = 1; i < row.getColumnCount(); ++i) marks += ",?";
  SQLite::Statement insert(to, "INSERT INTO " + table + " VALUES(" + marks + ')');
  while (row.executeStep()) {
    for (int i = 0; i < row.getColumnCount(); ++i) bind(insert, i + 1, row.getColumn(i));
    insert.exec();
    insert.reset();
  }
}

void copy(const std::string& book, const std::string& path) {
  SQLite::Database from(book);
  SQLite::Database to(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  for (const char* pragma :
       {"PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA cache_size=-16000"})
    to.exec(pragma);
  SQLite::Transaction all(to);
  const std::string ours = " FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'";
  for (const std::string& sql : texts(from, "SELECT sql" + ours + " ORDER BY type != 'table'"))
    to.exec(sql);
  for (const std::string& table : texts(from, "SELECT name" + ours + " AND type = 'table'"))
    copy(from, to, table);
  all.commit();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const std::vector<std::string> words(argv, argv + argc);
  try {
    copy(words[1], words[2]);
  } catch (const std::exception& wrong) {
    std::cerr << wrong.what() << '\n';
    return 1;
  }
  return 0;
}
