#pragma once

#include <memory>
#include <string>

#include <sqlite3.h>

namespace spadille::tests {

struct CloseConnection {
  void operator()(sqlite3* db) const { sqlite3_close(db); }
};
/// Null only if there was no memory even for a connection that failed to open.
using Connection = std::unique_ptr<sqlite3, CloseConnection>;

/// Opens for reading and writing, or creates. Whether that went well: see code_of().
[[nodiscard]] inline Connection open_database(const std::string& vfs, const std::string& file) {
  sqlite3* db = nullptr;
  sqlite3_open_v2(file.c_str(), &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, vfs.c_str());
  return Connection(db);
}

/// The extended code of the last call.
[[nodiscard]] inline int code_of(const Connection& db) {
  return db ? sqlite3_extended_errcode(db.get()) : SQLITE_NOMEM;
}

/// Returns the code, SQLITE_OK or what went wrong, not extended.
inline int run(const Connection& db, const std::string& sql) {
  return sqlite3_exec(db.get(), sql.c_str(), nullptr, nullptr, nullptr);
}

/// The first column of the last row; empty if there is none or something failed.
[[nodiscard]] inline std::string answer(const Connection& db, const std::string& sql) {
  std::string text;
  const auto keep = [](void* out, int, char** columns, char**) {
    *static_cast<std::string*>(out) = *columns != nullptr ? *columns : "";
    return 0;
  };
  return sqlite3_exec(db.get(), sql.c_str(), keep, &text, nullptr) == SQLITE_OK ? text : "";
}

}  // namespace spadille::tests
