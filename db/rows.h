#pragma once

#include <limits>
#include <new>
#include <string>

#include <sqlite3.h>

#include "session/store.h"
#include <SQLiteCpp/SQLiteCpp.h>

namespace spadille::db {

/// What a column holds; throws where there was no memory to hand it over, which SQLite tells as a
/// value that is not there.
[[nodiscard]] inline std::string bytes_in(SQLite::Statement& row, const SQLite::Column& value,
                                          const void* bytes) {
  if (bytes == nullptr && row.getErrorCode() == SQLITE_NOMEM) throw std::bad_alloc();
  return bytes == nullptr ? std::string()
                          : std::string(static_cast<const char*>(bytes),
                                        static_cast<std::size_t>(value.getBytes()));
}

[[nodiscard]] inline std::string blob_in(SQLite::Statement& row, int column) {
  const SQLite::Column value = row.getColumn(column);
  return bytes_in(row, value, value.getBlob());
}

[[nodiscard]] inline std::string text_in(SQLite::Statement& row, int column) {
  const SQLite::Column value = row.getColumn(column);
  return bytes_in(row, value, value.getText(nullptr));
}

/// A number that a bit turned over may have made huge: 0, which is never right.
[[nodiscard]] inline int number_in(SQLite::Statement& row, int column) {
  const std::int64_t number = row.getColumn(column).getInt64();
  return number > 0 && number <= std::numeric_limits<int>::max() ? static_cast<int>(number) : 0;
}

/// An event from six columns: id, kind, format, payload, at_utc, device. One of a kind that this
/// program does not know is `lost`.
[[nodiscard]] inline EventRecord event_in(SQLite::Statement& row, int first) {
  return {.id = text_in(row, first),
          .kind = event_kind(text_in(row, first + 1)).value_or(EventKind::lost),
          .format = number_in(row, first + 2),
          .payload = text_in(row, first + 3),
          .at = text_in(row, first + 4),
          .device = text_in(row, first + 5)};
}

}  // namespace spadille::db
