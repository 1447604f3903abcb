#include "db/database.h"

#include <chrono>
#include <filesystem>
#include <thread>

#include <sqlite3.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/migrate.h"
#include "db/refuse.h"
#include "db/reserve.h"
#include <fcntl.h>

namespace spadille::db {
namespace {

constexpr int kPagesBeforeCheckpoint = 1000;

/// Messages for the primary result codes of SQLite that a user can do something about.
Error::Code code_of(int primary) {
  return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB ? Error::Code::damaged
                                                               : Error::Code::file;
}

std::string_view key_of(int primary) {
  switch (primary) {
    case SQLITE_FULL: return "store.full";
    case SQLITE_READONLY: return "store.read_only";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "store.busy";
    case SQLITE_CORRUPT: return "store.damaged";
    case SQLITE_NOTADB: return "store.foreign";
    case SQLITE_CANTOPEN: return "store.cannot_open";
    case SQLITE_NOMEM: return "store.memory";
    case SQLITE_CONSTRAINT: return "store.refused";
    default: break;
  }
  return "store.io";
}

Error failed(std::string_view key, const std::string& path, Error::Code code = Error::Code::file) {
  return {code, {key}, path};
}

/// Names that SQLite would not take for those of files.
std::string plain_path(const DatabaseOptions& options) {
  const bool special = options.path.rfind(':', 0) == 0 || options.path.rfind("file:", 0) == 0;
  return options.vfs.empty() && special ? "./" + options.path : options.path;
}

std::pair<std::uint64_t, std::uint64_t> identity(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return {};
  return {status.st_dev, status.st_ino};
}

bool may_still_be_read(const SQLite::Exception& exception, const std::string& path) {
  const int primary = exception.getErrorCode() & 0xFF;
  std::error_code ignored;
  return (primary == SQLITE_READONLY || primary == SQLITE_CANTOPEN) &&
         std::filesystem::exists(path, ignored);
}

}  // namespace

Error error_of(const SQLite::Exception& exception, const std::string& path) {
  const int primary = exception.getErrorCode() & 0xFF;
  const bool says_more = key_of(primary) == "store.io" || key_of(primary) == "store.refused";
  const std::string words = says_more ? std::string(" (") + exception.what() + ')' : "";
  return failed(key_of(primary), path + words, code_of(primary));
}

WriteLock::WriteLock(const std::string& path) : path_(path) {}

WriteLock::~WriteLock() {
  if (file_ >= 0) close(file_);
}

bool WriteLock::take(int patience) {
  if (path_.empty()) return true;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  if (file_ < 0) file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) return false;
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(patience);
  while (flock(file_, LOCK_EX | LOCK_NB) != 0) {
    if (Clock::now() >= end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

void WriteLock::release() {
  if (file_ >= 0) flock(file_, LOCK_UN);
}

Database::Database(DatabaseOptions options)
    : options_(std::move(options)),
      lock_(options_.vfs.empty() && !options_.read_only ? options_.path + ".lock" : "") {}

/// The last one leaves a single file behind. Not where another file has taken the place of the
/// book: its write-ahead log has the same name, and must not be removed together with ours.
Database::~Database() {
  if (sql_ && ours_ && !banner_ && is_still_there() && lock_.take(0)) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the library has no other call for it
    sqlite3_db_config(sql_->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    sql_.reset();
    lock_.release();
  }
}

Expected<std::unique_ptr<Database>> Database::open(const DatabaseOptions& options) {
  if (auto why = refused_as_file(options)) return tl::unexpected(*why);
  using Opened = Expected<std::unique_ptr<Database>>;
  return guarded<std::unique_ptr<Database>>(options.path, [&]() -> Opened {
    auto database = std::make_unique<Database>(options);
    database->connect();
    if (auto why = database->refused()) return tl::unexpected(*why);
    if (!database->banner_) database->set_up();
    if (!database->banner_)
      if (auto done = migrate(*database); !done) return tl::unexpected(done.error());
    database->ours_ = true;
    return database;
  });
}

void Database::connect() {
  if (options_.read_only) return connect_read_only();
  const int flags = SQLite::OPEN_READWRITE | (options_.create ? SQLite::OPEN_CREATE : 0);
  try {
    sql_ = std::make_unique<SQLite::Database>(plain_path(options_), flags, options_.patience,
                                              options_.vfs);
    protect();
    file_ = identity(options_.path);
  } catch (const SQLite::Exception& exception) {
    if (!may_still_be_read(exception, options_.path)) throw;
    connect_read_only();
  }
}

/// What only the database itself can tell: its header may still lie in the write-ahead log.
std::optional<Error> Database::refused() {
  const int version = sql_->execAndGet("PRAGMA user_version").getInt();
  const bool marked = sql_->execAndGet("PRAGMA application_id").getInt() == kApplicationId;
  const bool empty = sql_->execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
  if (!marked && !empty) return failed("safety.other_database", path());
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

/// What is committed is on the disk, and only we decide when it moves from the log into the file.
void Database::keep_log() {
  const std::string mode = sql_->execAndGet("PRAGMA journal_mode=WAL").getString();
  if (mode != "wal") throw SQLite::Exception("no write-ahead log", SQLITE_CANTOPEN);
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
    sql_ = std::make_unique<SQLite::Database>(plain_path(options_), SQLite::OPEN_READONLY,
                                              options_.patience, options_.vfs);
    static_cast<void>(sql_->execAndGet("SELECT count(*) FROM sqlite_schema"));
  } catch (const SQLite::Exception& exception) {
    if (!may_still_be_read(exception, options_.path)) throw;
    const std::string uri = "file:" + uri_path(options_.path) + "?immutable=1";
    sql_ = std::make_unique<SQLite::Database>(uri, SQLite::OPEN_READONLY | SQLite::OPEN_URI,
                                              options_.patience, options_.vfs);
    std::error_code missing;
    if (const auto bytes = std::filesystem::file_size(options_.path + "-wal", missing);
        !missing && bytes > 0)
      banner_ = Message{"safety.latest_unseen"};
  }
  sql_->exec("PRAGMA trusted_schema=OFF");
}

bool Database::is_still_there() const {
  return !options_.vfs.empty() || file_ == identity(options_.path);
}

Expected<void> Database::begin() {
  if (banner_) return tl::unexpected(failed("store.read_only", path()));
  if (!is_still_there()) return tl::unexpected(failed("store.moved", path()));
  if (!lock_.take(options_.patience)) return tl::unexpected(failed("store.busy", path()));
  if (!is_still_there()) {  // somebody put a backup in its place while this one waited
    lock_.release();
    return tl::unexpected(failed("store.moved", path()));
  }
  sql_->exec("BEGIN IMMEDIATE");
  writing_ = true;
  return {};
}

Expected<void> Database::commit() {
  sql_->exec("COMMIT");
  writing_ = false;
  if (pages_in_log_ > kPagesBeforeCheckpoint)
    static_cast<void>(sql_->tryExec("PRAGMA wal_checkpoint(PASSIVE)"));
  lock_.release();
  return {};
}

void Database::roll_back() {
  static_cast<void>(sql_->tryExec("ROLLBACK"));
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
  auto done = guarded<void>(path(), run);
  if (!done) roll_back();
  if (done || done.error().message.key != "store.full") return done;
  // The reserve is for this moment: the deal that does not fit any more is still saved.
  if (!give_up_reserve(path())) return done;
  done = guarded<void>(path(), run);
  if (!done) roll_back();
  return done;
}

std::unique_ptr<SQLite::Transaction> Database::snapshot() {
  return writing_ ? nullptr : std::make_unique<SQLite::Transaction>(*sql_);
}

void Database::checkpoint() {
  if (banner_ || !is_still_there() || !lock_.take(options_.patience)) return;
  static_cast<void>(sql_->tryExec("PRAGMA wal_checkpoint(TRUNCATE)"));
  lock_.release();
}

}  // namespace spadille::db
