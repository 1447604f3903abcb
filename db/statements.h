#pragma once

#include <optional>

#include <SQLiteCpp/SQLiteCpp.h>

namespace spadille::db {

/// A statement that is made ready when it is first wanted, and kept: most programs that open a book
/// want few of them.
class Kept {
 public:
  /// `text` must outlive it.
  Kept(SQLite::Database& sql, const char* text) : sql_(sql), text_(text) {}
  [[nodiscard]] SQLite::Statement& ready() {
    if (!statement_) statement_.emplace(sql_, text_);
    return *statement_;
  }

 private:
  SQLite::Database& sql_;
  const char* text_;
  std::optional<SQLite::Statement> statement_{};
};

/// A prepared statement in use: ready for its first step, and holding on to nothing afterwards, not
/// even to the error of a step that failed.
class InUse {
 public:
  explicit InUse(SQLite::Statement& statement) : statement_(statement) { statement_.tryReset(); }
  explicit InUse(Kept& statement) : InUse(statement.ready()) {}
  InUse(const InUse&) = delete;
  InUse& operator=(const InUse&) = delete;
  InUse(InUse&&) = delete;
  InUse& operator=(InUse&&) = delete;
  ~InUse() { statement_.tryReset(); }

  SQLite::Statement& operator*() const { return statement_; }
  SQLite::Statement* operator->() const { return &statement_; }

 private:
  SQLite::Statement& statement_;
};

}  // namespace spadille::db
