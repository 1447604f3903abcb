#include "db/database.h"

#include <filesystem>

#include <sqlite3.h>

#include "db/migrate.h"
#include "db/refuse.h"
#include "db/reserve.h"
#include "db/statements.h"

namespace spadille::db {
namespace {

/// By a name that SQLite takes for that of a file, whatever it is.
std::string name_for_sqlite(const DatabaseOptions& options) {
  return options.vfs.empty() ? files::plain(options.path) : options.path;
}

/// Whether the system said so of the book or its log, when it was last asked for something.
bool had_no_room(sqlite3* handle) {
  for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
    sqlite3_file* file = nullptr;
    sqlite3_file_control(handle, "main", which, &file);
    int error = 0;
    const bool open = file != nullptr && file->pMethods != nullptr;
    if (open) file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &error);
    if (files::is_full(error)) return true;
  }
  return files::is_full(sqlite3_system_errno(handle));
}

bool may_still_be_read(const SQLite::Exception& exception, const std::string& path) {
  const int primary = exception.getErrorCode() & 0xFF;
  std::error_code missing;
  const auto bytes = std::filesystem::file_size(path, missing);
  return (primary == SQLITE_READONLY || primary == SQLITE_CANTOPEN) && !missing && bytes > 0;
}

}  // namespace

// "ROLLBACK" is made ready before what it ends: when it is wanted there may be no memory for it.
Snapshot::Snapshot(SQLite::Database& sql) {
  if (sqlite3_get_autocommit(sql.getHandle()) == 0) return;
  rollback_ = std::make_unique<SQLite::Statement>(sql, "ROLLBACK");
  sql.exec("BEGIN");
}

Snapshot::~Snapshot() {
  if (rollback_) rollback_->tryExecuteStep();
}

Database::Database(DatabaseOptions options)
    : options_(std::move(options)),
      lock_(options_.vfs.empty() && !options_.read_only ? options_.path + ".lock" : "") {}

/// The last one leaves a single file behind. Not where another file has taken the place of the
/// book: its write-ahead log has the same name, and must not be removed together with ours.
Database::~Database() {
  brackets_.reset();
  if (sql_ && ours_ && !banner_ && is_still_there() && !lock_.take(0)) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the library has no other call for it
    sqlite3_db_config(sql_->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    sql_.reset();
    lock_.release();
  }
}

Expected<std::unique_ptr<Database>> Database::open(const DatabaseOptions& given) {
  return guarded<std::unique_ptr<Database>>(
      given.path, [&]() -> Expected<std::unique_ptr<Database>> {
        DatabaseOptions options = given;
        if (options.vfs.empty()) options.path = files::resolved(options.path);
        const auto once = [&options] {
          return guarded<std::unique_ptr<Database>>(options.path, [&] { return opened(options); });
        };
        auto database = once();
        const auto full = [&] {
          return options.vfs.empty() && !database && database.error().cause == Error::Cause::full;
        };
        // What programs share needs a little room beside the book, even to read it.
        if (full() && give_up_reserve(options.path)) database = once();
        options.unshared = true;
        return full() ? once() : std::move(database);
      });
}

Expected<std::unique_ptr<Database>> Database::opened(const DatabaseOptions& options) {
  if (auto why = refused_as_file(options)) return tl::unexpected(*why);
  auto database = std::make_unique<Database>(options);
  auto ready = guarded<void>(options.path, [&] { return database->make_ready(); });
  database->tell_full(ready);
  if (!ready) return tl::unexpected(ready.error());
  return database;
}

Expected<void> Database::make_ready() {
  connect();
  if (auto why = refused()) return tl::unexpected(*why);
  if (!banner_) set_up();
  if (!banner_)
    if (auto done = migrate(*this); !done) return done;
  ours_ = true;
  return {};
}

/// The library knows one kind of full disk only: not what somebody may use of it, nor how long a
/// file may become.
void Database::tell_full(Expected<void>& done) const {
  if (done || !sql_ || done.error().cause != Error::Cause::io) return;
  if (had_no_room(sql_->getHandle())) done = tl::unexpected(failed(Error::Cause::full, path()));
}

void Database::connect() {
  if (options_.read_only) return connect_read_only();
  const int flags = SQLite::OPEN_READWRITE | (options_.create ? SQLite::OPEN_CREATE : 0);
  try {
    sql_ = std::make_unique<SQLite::Database>(name_for_sqlite(options_), flags, options_.patience,
                                              options_.vfs);
    protect();
    file_ = files::identity(options_.path);
  } catch (const SQLite::Exception& exception) {
    if (!may_still_be_read(exception, options_.path)) throw;
    connect_read_only();
  }
}

/// What only the database itself can tell: its header may still lie in the write-ahead log.
std::optional<Error> Database::refused() {
  const Snapshot snapshot(*sql_);  // another program may be making it just now
  const int version = sql_->execAndGet("PRAGMA user_version").getInt();
  const bool marked = sql_->execAndGet("PRAGMA application_id").getInt() == kApplicationId;
  const bool empty = sql_->execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
  if (!marked && !empty) return failed(Error::Cause::other_database, path());
  if (marked && version < 1) return failed("store.damaged", path(), Error::Code::damaged);
  if (version > newest_version()) return failed("store.newer", path(), Error::Code::newer_format);
  if (empty && banner_) return failed("safety.empty_file", path());
  if (banner_ && !options_.read_only && version < newest_version())
    return failed("safety.older_read_only", path());
  return std::nullopt;
}

/// Nothing is written by this: whether the file is ours is not yet known.
void Database::protect() {
  sqlite3* handle = sql_->getHandle();
  // NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): the library has no other call for it
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  // NOLINTEND(cppcoreguidelines-pro-type-vararg)
  for (const char* pragma :
       {"PRAGMA trusted_schema=OFF", "PRAGMA cell_size_check=ON", "PRAGMA mmap_size=0",
        "PRAGMA foreign_keys=ON", "PRAGMA secure_delete=ON", "PRAGMA temp_store=MEMORY"})
    sql_->exec(pragma);
  if (options_.unshared) sql_->exec("PRAGMA locking_mode=EXCLUSIVE");
  if (sqlite3_db_readonly(handle, "main") == 1)
    throw SQLite::Exception("read-only", SQLITE_READONLY);
}

void Database::set_up() {
  try {
    keep_log();
  } catch (const SQLite::Exception& exception) {
    if (!may_still_be_read(exception, options_.path)) throw;
    connect_read_only();
  }
}

/// For good, with the first opening. Programs that do that at once would not wait for each other.
void Database::begin_log() {
  if (sql_->execAndGet("PRAGMA journal_mode").getString() == "wal") return;
  const auto why = lock_.take(options_.patience);
  if (why == Error::Cause::busy) throw SQLite::Exception("not yet a book", SQLITE_BUSY);
  const std::string mode = sql_->execAndGet("PRAGMA journal_mode=WAL").getString();
  lock_.release();
  if (mode != "wal") throw SQLite::Exception("no write-ahead log", SQLITE_CANTOPEN);
}

/// What is committed is on the disk, and only we decide when it moves from the log into the file.
void Database::keep_log() {
  begin_log();
  for (const char* pragma : {"PRAGMA synchronous=FULL", "PRAGMA wal_autocheckpoint=0",
                             "PRAGMA cache_size=-16000", "PRAGMA journal_size_limit=8000000"})
    sql_->exec(pragma);
  sqlite3_wal_hook(
      sql_->getHandle(),
      [](void* pages, sqlite3*, const char*, int in_log) {
        *static_cast<int*>(pages) = in_log;
        return SQLITE_OK;
      },
      &pages_in_log_);
}

/// In a folder that cannot be written, only what is in the file itself can be seen.
void Database::connect_read_only() {
  banner_ = Message{"store.read_only"};
  try {
    sql_ = std::make_unique<SQLite::Database>(name_for_sqlite(options_), SQLite::OPEN_READONLY,
                                              options_.patience, options_.vfs);
    static_cast<void>(sql_->execAndGet("SELECT count(*) FROM sqlite_schema"));
  } catch (const SQLite::Exception& exception) {
    if (!may_still_be_read(exception, options_.path)) throw;
    const std::string uri = uri_of(options_.path) + "?immutable=1";
    sql_ = std::make_unique<SQLite::Database>(uri, SQLite::OPEN_READONLY | SQLite::OPEN_URI,
                                              options_.patience, options_.vfs);
    std::error_code missing;
    const auto bytes = std::filesystem::file_size(options_.path + "-wal", missing);
    latest_unseen_ = !missing && bytes > 0;
    if (latest_unseen_) banner_ = Message{"safety.latest_unseen"};
  }
  sql_->exec("PRAGMA trusted_schema=OFF");
}

bool Database::is_still_there() const {
  return !options_.vfs.empty() || file_ == files::identity(options_.path);
}

Expected<void> Database::begin() {
  if (banner_) return tl::unexpected(failed("store.read_only", path()));
  if (!is_still_there()) return tl::unexpected(failed(Error::Cause::moved, path()));
  if (const auto why = lock_.take(options_.patience)) return tl::unexpected(failed(*why, path()));
  if (!is_still_there()) {  // somebody put a backup in its place while this one waited
    lock_.release();
    return tl::unexpected(failed(Error::Cause::moved, path()));
  }
  if (!brackets_) brackets_ = std::make_unique<Brackets>(*sql_);
  const InUse beginning(brackets_->begin);
  brackets_->begin.exec();
  writing_ = true;
  return {};
}

Expected<void> Database::commit() {
  {
    const InUse committing(brackets_->commit);
    brackets_->commit.exec();
  }
  writing_ = false;
  if (committed_) committed_();
  if (pages_in_log_ > options_.pages_before_checkpoint)
    static_cast<void>(sql_->tryExec("PRAGMA wal_checkpoint(PASSIVE)"));
  lock_.release();
  return {};
}

void Database::roll_back() {
  // SQLite may have done it already.
  if (brackets_ && sqlite3_get_autocommit(sql_->getHandle()) == 0) {
    const InUse undoing(brackets_->rollback);
    brackets_->rollback.tryExecuteStep();
  }
  writing_ = false;
  lock_.release();
  if (undone_) undone_();
}

Expected<void> Database::transaction(const std::function<Expected<void>()>& write) {
  if (writing_) return write();
  const auto run = [&]() -> Expected<void> {
    if (auto begun = begin(); !begun) return begun;
    if (auto done = write(); !done) return done;
    return commit();
  };
  const auto once = [&] {
    auto done = guarded<void>(path(), run);
    tell_full(done);
    if (!done) roll_back();
    return done;
  };
  const auto full = [this](const Expected<void>& done) {
    return is_file() && !done && done.error().cause == Error::Cause::full;
  };
  auto done = once();
  if (full(done)) {  // once its pages lie in the book, the log is written anew from its beginning
    checkpoint(Checkpoint::passive);
    done = once();
  }
  // The reserve is for this moment: the deal that does not fit any more is still saved.
  if (full(done) && give_up_reserve(path())) {
    checkpoint(Checkpoint::passive);
    done = once();
  }
  return done;
}

Expected<void> Database::alone(const std::function<Expected<void>()>& run) {
  if (writing_) return run();
  if (const auto why = lock_.take(options_.patience)) return tl::unexpected(failed(*why, path()));
  auto done = guarded<void>(path(), run);
  tell_full(done);
  lock_.release();
  return done;
}

void Database::checkpoint(Checkpoint how) {
  if (banner_ || !is_still_there() || lock_.take(options_.patience)) return;
  static_cast<void>(sql_->tryExec(how == Checkpoint::passive ? "PRAGMA wal_checkpoint(PASSIVE)"
                                                             : "PRAGMA wal_checkpoint(TRUNCATE)"));
  lock_.release();
}

}  // namespace spadille::db
