#pragma once

#include <functional>
#include <memory>
#include <string>

#include "session/store.h"
#include <SQLiteCpp/SQLiteCpp.h>

namespace spadille::db {

/// A copy of a damaged book, opened in spite of everything. Gone when this is.
class Hulk {
 public:
  /// Blocks that the disk cannot read any more become zeros. The copy gets the name that is wished
  /// or, where that is taken, one like it. Errors: `file`, `damaged`.
  [[nodiscard]] static Expected<std::unique_ptr<Hulk>> open(const std::string& named,
                                                            const std::string& wished);

  explicit Hulk(std::string scratch) : scratch_(std::move(scratch)) {}
  Hulk(const Hulk&) = delete;
  Hulk& operator=(const Hulk&) = delete;
  Hulk(Hulk&&) = delete;
  Hulk& operator=(Hulk&&) = delete;
  ~Hulk();

  [[nodiscard]] SQLite::Database& sql() { return *sql_; }

  /// Rows of a table by a whole number: from below until one fails, from above until one fails, and
  /// those between one by one.
  struct Rows {
    std::string columns{};  ///< the number first
    std::string table{};
    std::string key{};         ///< the column with the number
    std::string condition{};   ///< "session = 7"; may be empty
    std::int64_t most = 1000;  ///< how far to look where the upper end cannot be read
  };
  using Visit = std::function<void(SQLite::Statement& row)>;
  void read(const Rows& rows, const Visit& visit);

  /// Whether every row of a question could be read.
  bool each(const std::string& question, const Visit& visit);
  /// The first row of a question; false where there is none, or it cannot be read.
  bool ask(const std::string& question, const Visit& visit);

 private:
  /// Whether it came to the end; `last` is the last number that was read.
  bool step(const Rows& rows, const std::string& order, std::int64_t& last, const Visit& visit);

  std::string scratch_;
  std::unique_ptr<SQLite::Database> sql_{};
};

}  // namespace spadille::db
