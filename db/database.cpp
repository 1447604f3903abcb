#include "db/database.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <filesystem>
#include <thread>

#include <sqlite3.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "db/migrate.h"
#include "db/reserve.h"
#include <fcntl.h>

namespace spadille::db {
namespace {

constexpr int kBusyMilliseconds = 5000;

/// Messages for the primary result codes of SQLite that a user can do something about.
Error::Code code_of(std::string_view key) {
  return key == "store.damaged" || key == "store.foreign" ? Error::Code::damaged
                                                          : Error::Code::file;
}

std::string_view key_of(const SQLite::Exception& exception) {
  // Without room for the index of the write-ahead log nothing can be opened or written.
  if (exception.getExtendedErrorCode() == SQLITE_IOERR_SHMSIZE) return "store.full";
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

/// The first hundred bytes of a database, read before SQLite may touch the file.
struct Header {
  bool is_sqlite = false;
  int application = 0;
  int version = 0;
};

/// Read through SQLite: closing a handle of our own would give up all locks that this program holds
/// on the file by another connection.
std::optional<Header> header_of(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::file_size(path, ignored) == 0 || ignored) return std::nullopt;
  const SQLite::Database closed(path, SQLite::OPEN_READONLY);
  sqlite3_file* file = nullptr;
  sqlite3_file_control(closed.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
  std::array<char, 100> bytes{};
  const int read = file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), 0);
  if (read != SQLITE_OK && read != SQLITE_IOERR_SHORT_READ) throw SQLite::Exception("read", read);
  const auto number = [&bytes](std::size_t at) {
    std::uint32_t n = 0;
    for (std::size_t i = 0; i < 4; ++i) n = n << 8U | static_cast<unsigned char>(bytes.at(at + i));
    return static_cast<int>(n);
  };
  const std::string_view magic(bytes.data(), 16);
  return Header{read == SQLITE_OK && magic == std::string_view("SQLite format 3\0", 16), number(68),
                number(60)};
}

/// Nothing where the file may be opened as a book of ours.
std::optional<Error> refused(const std::string& path) {
  const auto header = header_of(path);
  if (!header) return std::nullopt;
  if (!header->is_sqlite) return failed("store.foreign", path);
  if (header->application == 0 && header->version == 0) return std::nullopt;  // see set_up()
  if (header->application != kApplicationId) return failed("store.foreign", path);
  if (header->version < 1) return failed("store.damaged", path, Error::Code::damaged);
  if (header->version > newest_version())
    return failed("store.newer", path, Error::Code::newer_format);
  return std::nullopt;
}

/// One of ours, or one without any table yet. Another program may be making it just now.
bool may_be_ours(SQLite::Database& sql) {
  const Snapshot snapshot(sql);
  return sql.execAndGet("PRAGMA application_id").getInt() == kApplicationId ||
         sql.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
}

std::pair<std::uint64_t, std::uint64_t> identity(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return {};
  return {status.st_dev, status.st_ino};
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
  try {
    if (key == "store.io" || key == "store.refused" || key == "store.damaged")
      return failed(key, path + " (" + exception.what() + ')', code_of(key));
  } catch (const std::bad_alloc&) {
    return failed(key, {}, code_of(key));
  }
  return failed(key, path, code_of(key));
}

WriteLock::WriteLock(const std::string& path) : path_(path) {}

WriteLock::~WriteLock() {
  if (file_ >= 0) close(file_);
}

std::optional<std::string_view> WriteLock::take() {
  if (path_.empty()) return std::nullopt;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  if (file_ < 0) file_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0) return errno == ENOSPC ? "store.full" : "store.cannot_open";
  for (int waited = 0; flock(file_, LOCK_EX | LOCK_NB) != 0; ++waited) {
    if (waited == kBusyMilliseconds) return "store.busy";
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return std::nullopt;
}

void WriteLock::release() {
  if (file_ >= 0) flock(file_, LOCK_UN);
}

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

Database::~Database() {
  rollback_.reset();
  if (sql_ && !options_.read_only && !banner_ && !lock_.take()) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the library has no other call for it
    sqlite3_db_config(sql_->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    sql_.reset();  // the last one leaves a single file behind
    lock_.release();
  }
}

Expected<std::unique_ptr<Database>> Database::open(const DatabaseOptions& options) {
  auto database = guarded<std::unique_ptr<Database>>(options.path, [&] { return opened(options); });
  // Even a book that is only to be read needs a little room beside it.
  const bool full = !database && database.error().message.key == "store.full";
  if (!full || !options.vfs.empty() || !give_up_reserve(options.path)) return database;
  return guarded<std::unique_ptr<Database>>(options.path, [&] { return opened(options); });
}

Expected<std::unique_ptr<Database>> Database::opened(const DatabaseOptions& options) {
  const bool is_file = options.vfs.empty();
  std::error_code ignored;
  if (is_file && !options.create && !std::filesystem::exists(options.path, ignored))
    return tl::unexpected(failed("store.missing", options.path));
  if (is_file && std::filesystem::is_directory(options.path, ignored))
    return tl::unexpected(failed("store.cannot_open", options.path));
  if (is_file)
    if (auto why = refused(options.path)) return tl::unexpected(*why);
  auto database = std::make_unique<Database>(options);
  database->connect();
  if (database->banner_ || options.read_only) return database;
  if (auto done = migrate(*database); !done) return tl::unexpected(done.error());
  return database;
}

void Database::connect() {
  if (options_.read_only) return connect_read_only({"store.read_only"});
  const int flags = SQLite::OPEN_READWRITE | (options_.create ? SQLite::OPEN_CREATE : 0);
  try {
    sql_ =
        std::make_unique<SQLite::Database>(options_.path, flags, kBusyMilliseconds, options_.vfs);
    set_up();
    file_ = identity(options_.path);
  } catch (const SQLite::Exception& exception) {
    const int primary = exception.getErrorCode() & 0xFF;
    std::error_code ignored;
    const bool may_read = primary == SQLITE_READONLY || primary == SQLITE_CANTOPEN;
    if (!may_read || !std::filesystem::exists(options_.path, ignored)) throw;
    connect_read_only({"store.read_only"});
  }
}

void Database::set_up() {
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
  if (!may_be_ours(*sql_)) throw SQLite::Exception("not a book", SQLITE_NOTADB);
  keep_log();
  for (const char* pragma : {"PRAGMA synchronous=FULL", "PRAGMA wal_autocheckpoint=0",
                             "PRAGMA cache_size=-16000", "PRAGMA journal_size_limit=8000000"})
    sql_->exec(pragma);
  sqlite3_wal_hook(
      handle,
      [](void* pages, sqlite3*, const char*, int in_log) {
        *static_cast<int*>(pages) = in_log;
        return SQLITE_OK;
      },
      &pages_in_log_);
}

/// For good, with the first opening. Programs that do that at once would not wait for each other.
void Database::keep_log() {
  if (sql_->execAndGet("PRAGMA journal_mode").getString() == "wal") return;
  const auto why = lock_.take();
  if (why == "store.busy") throw SQLite::Exception("not yet a book", SQLITE_BUSY);
  const std::string mode = sql_->execAndGet("PRAGMA journal_mode=WAL").getString();
  lock_.release();
  if (mode != "wal") throw SQLite::Exception("no write-ahead log", SQLITE_CANTOPEN);
}

/// In a folder that cannot be written, only what is in the file itself can be seen.
void Database::connect_read_only(Message why) {
  banner_ = why;
  try {
    sql_ = std::make_unique<SQLite::Database>(options_.path, SQLite::OPEN_READONLY,
                                              kBusyMilliseconds, options_.vfs);
    static_cast<void>(sql_->execAndGet("SELECT count(*) FROM sqlite_schema"));
  } catch (const SQLite::Exception& exception) {
    const int primary = exception.getErrorCode() & 0xFF;
    if (primary != SQLITE_READONLY && primary != SQLITE_CANTOPEN) throw;
    const std::string uri = "file:" + uri_path(options_.path) + "?immutable=1";
    sql_ = std::make_unique<SQLite::Database>(uri, SQLite::OPEN_READONLY | SQLite::OPEN_URI,
                                              kBusyMilliseconds, options_.vfs);
  }
  sql_->exec("PRAGMA trusted_schema=OFF");
}

bool Database::is_still_there() const {
  return !options_.vfs.empty() || file_ == identity(options_.path);
}

Expected<void> Database::begin() {
  if (banner_) return tl::unexpected(failed("store.read_only", path()));
  if (!is_still_there()) return tl::unexpected(failed("store.moved", path()));
  if (const auto why = lock_.take()) return tl::unexpected(failed(*why, path()));
  rollback_ = std::make_unique<SQLite::Statement>(*sql_, "ROLLBACK");
  sql_->exec("BEGIN IMMEDIATE");
  writing_ = true;
  return {};
}

Expected<void> Database::commit() {
  sql_->exec("COMMIT");
  rollback_.reset();
  writing_ = false;
  if (pages_in_log_ > options_.pages_before_checkpoint)
    static_cast<void>(sql_->tryExec("PRAGMA wal_checkpoint(PASSIVE)"));
  lock_.release();
  return {};
}

void Database::roll_back() {
  // SQLite may have done it already.
  if (rollback_ && sqlite3_get_autocommit(sql_->getHandle()) == 0) rollback_->tryExecuteStep();
  rollback_.reset();
  writing_ = false;
  lock_.release();
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
    if (!done) roll_back();
    return done;
  };
  const auto full = [this](const Expected<void>& done) {
    return is_file() && !done && done.error().message.key == "store.full";
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

void Database::checkpoint(Checkpoint how) {
  if (banner_ || lock_.take()) return;
  static_cast<void>(sql_->tryExec(how == Checkpoint::passive ? "PRAGMA wal_checkpoint(PASSIVE)"
                                                             : "PRAGMA wal_checkpoint(TRUNCATE)"));
  lock_.release();
}

}  // namespace spadille::db
