#pragma once

#include <string>

#include "db/database.h"

namespace spadille::db {

/// What is kept beside the book for bad days: a reserve of space, and backups.
class Safekeeping {
 public:
  explicit Safekeeping(Database& database) : database_(database) {}

  /// Before the first transaction of a day. A backup that fails for want of space must not keep a
  /// deal from being recorded. Errors: `damaged`.
  [[nodiscard]] Expected<void> before_writing();
  /// A backup now, also of a book in whose middle of a transaction this stands.
  [[nodiscard]] Expected<void> back_up();

 private:
  Database& database_;
  std::string safe_on_{"-"};  ///< the day on which the safeguards were last seen to
};

}  // namespace spadille::db
