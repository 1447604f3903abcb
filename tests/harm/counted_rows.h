#pragma once

#include <string>

namespace spadille::tests {

/// Where bare SQLite keeps rows numbered 1, 2, 3 …
struct CountedRows {
  std::string vfs;               ///< name of the VFS
  std::string file = "rows.db";  ///< path on that VFS
  std::string settings =         ///< PRAGMAs, run after opening
      "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=8";
};

/// What a program had been told when it ended.
struct Written {
  int acknowledged = 0;  ///< number of the last row whose commit succeeded; 0 = none
  int code = 0;          ///< the SQLite code with which it gave up; SQLITE_OK = wrote all
  bool operator==(const Written&) const = default;
};

/// Adds `rows` rows, each committed on its own, as a program that gives up at the first error.
/// Each row takes about 1,000 bytes.
[[nodiscard]] Written write_rows(const CountedRows& place, int rows);

/// What another program then reads.
struct Found {
  int rows = 0;       ///< number of the last row
  bool sound = true;  ///< it opens, integrity_check passes, and rows 1 to `rows` are as written
  bool operator==(const Found&) const = default;
};

[[nodiscard]] Found read_rows(const CountedRows& place);

}  // namespace spadille::tests
