#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "db/errors.h"
#include "db/write_lock.h"
#include "files/files.h"
#include "session/store.h"
#include <SQLiteCpp/SQLiteCpp.h>

namespace spadille::db {

/// "Spad": marks our files in their headers. Never change it.
inline constexpr int kApplicationId = 0x53706164;

/// What is read as long as this lives is of one moment. Inside a transaction it is that one's.
class Snapshot {
 public:
  explicit Snapshot(SQLite::Database& sql);
  Snapshot(const Snapshot&) = delete;
  Snapshot& operator=(const Snapshot&) = delete;
  Snapshot(Snapshot&&) = delete;
  Snapshot& operator=(Snapshot&&) = delete;
  ~Snapshot();

 private:
  std::unique_ptr<SQLite::Statement> rollback_{};
};

struct DatabaseOptions {
  std::string path{};
  std::function<std::string()> now{};  ///< "2026-11-20T19:30:00Z"; names backups
  std::string vfs{};                   ///< of SQLite; the system's when empty
  std::string witness{};               ///< a file outside the book; beside it when empty
  bool create = true;
  bool read_only = false;
  bool unshared = false;  ///< no other program beside this one: then no room is needed to read
  int pages_before_checkpoint = 1000;  ///< of the write-ahead log
  int patience = 5000;                 ///< milliseconds to wait while another program writes
};

/// One connection with everything set that Debian 12's SQLite needs to keep a book.
class Database {
 public:
  /// Errors: `file`; `newer_format`; `damaged`. A file that is no book of ours, or a newer one,
  /// stays untouched.
  [[nodiscard]] static Expected<std::unique_ptr<Database>> open(const DatabaseOptions& given);

  [[nodiscard]] SQLite::Database& sql() { return *sql_; }
  [[nodiscard]] const std::string& path() const { return options_.path; }
  [[nodiscard]] std::string now() const { return options_.now ? options_.now() : "undated"; }
  /// Whether other files can stand beside this one: backups, a reserve.
  [[nodiscard]] bool is_file() const { return options_.vfs.empty(); }
  /// The file that says what was announced; empty where there is none.
  [[nodiscard]] std::string witness() const {
    if (!options_.witness.empty()) return options_.witness;
    return is_file() ? options_.path + ".witness" : "";
  }
  [[nodiscard]] const std::optional<Message>& banner() const { return banner_; }
  /// Whether the write-ahead log holds something that cannot be read from here.
  [[nodiscard]] bool latest_unseen() const { return latest_unseen_; }
  [[nodiscard]] bool writing() const { return writing_; }
  /// Called whenever a transaction was undone: for those who remember what it had written.
  void when_undone(std::function<void()> forget) { undone_ = std::move(forget); }
  /// Called whenever a transaction is on the disk, before anybody else may write. Must not fail.
  void when_committed(std::function<void()> tell) { committed_ = std::move(tell); }

  /// Runs `write` in one transaction that is on the disk when this returns without an error; in the
  /// transaction that is open already, where there is one.
  [[nodiscard]] Expected<void> transaction(const std::function<Expected<void>()>& write);
  /// Runs `run` while no other program writes; one that only reads does not wait for its turn.
  [[nodiscard]] Expected<void> alone(const std::function<Expected<void>()>& run);
  enum class Checkpoint : std::uint8_t { passive, truncate };
  /// Moves what the write-ahead log holds into the file, unless somebody reads. Passive: waits for
  /// nobody and leaves the log its room.
  void checkpoint(Checkpoint how = Checkpoint::truncate);
  /// An error that came for want of room is told as that.
  void tell_full(Expected<void>& done) const;

  explicit Database(DatabaseOptions options);
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  Database(Database&&) = delete;
  Database& operator=(Database&&) = delete;
  ~Database();

 private:
  /// The ends of a transaction, made ready before the first: when an end is wanted there may be no
  /// memory for it.
  struct Brackets {
    explicit Brackets(SQLite::Database& sql)
        : begin(sql, "BEGIN IMMEDIATE"), commit(sql, "COMMIT"), rollback(sql, "ROLLBACK") {}
    SQLite::Statement begin, commit, rollback;
  };
  [[nodiscard]] static Expected<std::unique_ptr<Database>> opened(const DatabaseOptions& options);
  [[nodiscard]] Expected<void> make_ready();
  void connect();
  void protect();
  [[nodiscard]] std::optional<Error> refused();
  void set_up();
  void keep_log();
  void begin_log();
  void connect_read_only();
  [[nodiscard]] Expected<void> begin();
  [[nodiscard]] bool is_still_there() const;
  [[nodiscard]] Expected<void> commit();
  void roll_back();

  DatabaseOptions options_;
  WriteLock lock_;
  std::unique_ptr<SQLite::Database> sql_{};
  std::unique_ptr<Brackets> brackets_{};
  std::optional<Message> banner_{};
  bool latest_unseen_ = false;
  files::Identity file_{};  ///< when it was opened
  int pages_in_log_ = 0;
  bool writing_ = false;
  bool ours_ = false;  ///< opened as a book: only then anything but a transaction may touch it
  std::function<void()> undone_{};
  std::function<void()> committed_{};
};

}  // namespace spadille::db
