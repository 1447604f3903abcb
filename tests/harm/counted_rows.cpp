#include "tests/harm/counted_rows.h"

#include <cstdlib>

#include "tests/harm/bare_sqlite.h"

namespace spadille::tests {
namespace {

constexpr const char* kMake =
    "CREATE TABLE IF NOT EXISTS row(n INTEGER PRIMARY KEY, note TEXT NOT NULL)";
constexpr const char* kLast = "SELECT coalesce(max(n), 0) FROM row";
constexpr const char* kRight =
    "SELECT count(*) = coalesce(max(n), 0) AND total(note <> printf('%01000d', n)) = 0 FROM row";

int number(const std::string& text) {
  return static_cast<int>(std::strtol(text.c_str(), nullptr, 10));
}

}  // namespace

Written write_rows(const CountedRows& place, int rows) {
  const Connection db = open_database(place.vfs, place.file);
  if (code_of(db) != SQLITE_OK) return {0, code_of(db)};
  if (run(db, place.settings) != SQLITE_OK || run(db, kMake) != SQLITE_OK) return {0, code_of(db)};
  const std::string last = answer(db, kLast);
  if (last.empty()) return {0, code_of(db)};
  Written written{number(last), SQLITE_OK};
  for (int i = 0; i < rows; ++i) {
    const std::string n = std::to_string(written.acknowledged + 1);
    if (run(db, "INSERT INTO row VALUES(" + n + ", printf('%01000d', " + n + "))") != SQLITE_OK)
      return {written.acknowledged, code_of(db)};
    ++written.acknowledged;
  }
  return written;
}

Found read_rows(const CountedRows& place) {
  const Connection db = open_database(place.vfs, place.file);
  if (code_of(db) != SQLITE_OK || answer(db, "PRAGMA integrity_check") != "ok") return {0, false};
  if (answer(db, "SELECT count(*) FROM sqlite_schema") == "0") return {0, true};
  return {number(answer(db, kLast)), answer(db, kRight) == "1"};
}

}  // namespace spadille::tests
