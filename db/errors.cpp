#include "db/errors.h"

#include <sqlite3.h>

namespace spadille::db {
namespace {

/// Messages for the primary result codes of SQLite that a user can do something about.
Error::Code code_of(std::string_view key) {
  return key == "store.damaged" || key == "store.foreign" ? Error::Code::damaged
                                                          : Error::Code::file;
}

std::string_view key_of(const SQLite::Exception& exception) {
  switch (exception.getExtendedErrorCode()) {
    // Without room for the index of the write-ahead log nothing can be opened or written.
    case SQLITE_IOERR_SHMSIZE: return "store.full";
    case SQLITE_IOERR_LOCK:
    case SQLITE_IOERR_RDLOCK:
    case SQLITE_IOERR_SHMLOCK: return "store.no_locks";
    default: break;
  }
  switch (exception.getErrorCode() & 0xFF) {
    case SQLITE_FULL: return "store.full";
    case SQLITE_READONLY: return "store.read_only";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "store.busy";
    case SQLITE_ERROR:  // what we ask is always the same: then the tables are not
    case SQLITE_FORMAT:
    case SQLITE_MISMATCH:
    case SQLITE_CORRUPT: return "store.damaged";
    case SQLITE_NOTADB: return "store.foreign";
    case SQLITE_CANTOPEN: return "store.cannot_open";
    case SQLITE_NOMEM: return "store.memory";
    case SQLITE_CONSTRAINT: return "store.refused";
    default: break;
  }
  return "store.io";
}

/// With the words of whoever noticed it.
Error failed_because(std::string_view key, const std::string& path, const char* words) noexcept {
  try {
    return failed(key, path + " (" + words + ')', code_of(key));
  } catch (const std::bad_alloc&) {
    return failed(key, {}, code_of(key));
  }
}

}  // namespace

Error failed(std::string_view key, const std::string& path, Error::Code code) noexcept {
  try {
    return {code, {key}, path};
  } catch (const std::bad_alloc&) {
    return {code, {key}, {}};
  }
}

Error error_of(const SQLite::Exception& exception, const std::string& path) noexcept {
  const std::string_view key = key_of(exception);
  if (key == "store.io" || key == "store.refused" || key == "store.damaged")
    return failed_because(key, path, exception.what());
  return failed(key, path, code_of(key));
}

Error error_of(const std::exception& exception, const std::string& path) noexcept {
  return failed_because("store.io", path, exception.what());
}

}  // namespace spadille::db
