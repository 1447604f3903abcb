#include "db/errors.h"

#include <sqlite3.h>

namespace spadille::db {
namespace {

using Cause = Error::Cause;

/// What is told of a failure, and whether the words of whoever noticed it belong to that.
struct Explained {
  std::string_view key{};
  Error::Code code = Error::Code::file;
  Cause cause = Cause::other;
  bool in_its_words = false;
};

Explained told_of(Cause cause) {
  switch (cause) {
    case Cause::full: return {.key = "store.full", .cause = cause};
    case Cause::busy: return {.key = "store.busy", .cause = cause};
    case Cause::no_locks: return {.key = "store.no_locks", .cause = cause};
    case Cause::lock_refused: return {.key = "store.lock_refused", .cause = cause};
    case Cause::cannot_open: return {.key = "store.cannot_open", .cause = cause};
    case Cause::moved: return {.key = "store.moved", .cause = cause};
    case Cause::missing: return {.key = "store.missing", .cause = cause};
    case Cause::other_database: return {.key = "safety.other_database", .cause = cause};
    case Cause::io:
    case Cause::read_only:
    case Cause::stopped:
    case Cause::other: break;
  }
  return {.key = "store.io", .cause = Cause::io, .in_its_words = true};
}

/// For the result codes of SQLite that a user can do something about.
Explained told_of(const SQLite::Exception& exception) {
  switch (exception.getExtendedErrorCode()) {
    // Without room for the index of the write-ahead log nothing can be opened or written.
    case SQLITE_IOERR_SHMSIZE: return told_of(Cause::full);
    case SQLITE_IOERR_LOCK:
    case SQLITE_IOERR_RDLOCK:
    case SQLITE_IOERR_SHMLOCK: return told_of(Cause::no_locks);
    default: break;
  }
  switch (exception.getErrorCode() & 0xFF) {
    case SQLITE_FULL: return told_of(Cause::full);
    case SQLITE_READONLY: return {.key = "store.read_only"};
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return told_of(Cause::busy);
    case SQLITE_ERROR:  // what we ask is always the same: then the tables are not
    case SQLITE_FORMAT:
    case SQLITE_MISMATCH:
    case SQLITE_CORRUPT:
      return {.key = "store.damaged", .code = Error::Code::damaged, .in_its_words = true};
    case SQLITE_NOTADB: return {.key = "store.foreign", .code = Error::Code::damaged};
    case SQLITE_CANTOPEN: return told_of(Cause::cannot_open);
    case SQLITE_NOMEM: return {.key = "store.memory"};
    case SQLITE_CONSTRAINT: return {.key = "store.refused", .in_its_words = true};
    default: break;
  }
  return told_of(Cause::io);
}

Error error_about(const std::string& file, const Explained& told) noexcept {
  try {
    return {told.code, {told.key}, file, told.cause};
  } catch (const std::bad_alloc&) {
    return {told.code, {told.key}, {}, told.cause};
  }
}

/// With the words of whoever noticed it.
Error error_about(const std::string& file, const Explained& told, const char* words) noexcept {
  try {
    return error_about(file + " (" + words + ')', told);
  } catch (const std::bad_alloc&) {
    return error_about({}, told);
  }
}

}  // namespace

Error failed(std::string_view key, const std::string& path, Error::Code code) noexcept {
  return error_about(path, {.key = key, .code = code});
}

Error failed(Error::Cause cause, const std::string& path) noexcept {
  return error_about(path, told_of(cause));
}

Error error_of(const SQLite::Exception& exception, const std::string& path) noexcept {
  const Explained told = told_of(exception);
  return told.in_its_words ? error_about(path, told, exception.what()) : error_about(path, told);
}

Error error_of(const std::exception& exception, const std::string& path) noexcept {
  return error_about(path, told_of(Cause::io), exception.what());
}

}  // namespace spadille::db
