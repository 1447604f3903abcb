#include "db/refuse.h"

#include <array>
#include <filesystem>
#include <fstream>

#include <sqlite3.h>
#include <unistd.h>

#include "db/backup.h"
#include "db/database.h"
#include "db/migrate.h"
#include "db/reserve.h"
#include "files/files.h"

namespace spadille::db {
namespace {

/// The first hundred bytes of a database, read before SQLite may touch the file.
struct Header {
  bool is_sqlite = false;
  int application = 0;
  int version = 0;
  std::uintmax_t bytes = 0;  ///< of the whole file; 0 where it does not say
};

/// Read through SQLite: closing a handle of our own would give up all locks that this program holds
/// on the file by another connection.
std::optional<Header> header_of(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::file_size(path, ignored) == 0 || ignored) return std::nullopt;
  const SQLite::Database closed(uri_of(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
  sqlite3_file* file = nullptr;
  sqlite3_file_control(closed.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (file == nullptr || file->pMethods == nullptr)
    throw SQLite::Exception("no file", SQLITE_CANTOPEN);
  std::array<char, 100> bytes{};
  const int read = file->pMethods->xRead(file, bytes.data(), static_cast<int>(bytes.size()), 0);
  if (read != SQLITE_OK && read != SQLITE_IOERR_SHORT_READ) throw SQLite::Exception("read", read);
  const auto number = [&bytes](std::size_t at) {
    std::uint32_t n = 0;
    for (std::size_t i = 0; i < 4; ++i) n = n << 8U | static_cast<unsigned char>(bytes.at(at + i));
    return static_cast<int>(n);
  };
  const std::string_view magic(bytes.data(), 16);
  const auto page = static_cast<std::uintmax_t>(number(16)) >> 16U;
  const bool says = number(24) == number(92);  // somebody older did not count its pages
  return Header{read == SQLITE_OK && magic == std::string_view("SQLite format 3\0", 16), number(68),
                number(60), says ? page * static_cast<std::uint32_t>(number(28)) : 0};
}

/// Whether something of the database may lie in a file beside it.
bool is_unfinished(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(path + "-wal", ignored) ||
         std::filesystem::exists(path + "-journal", ignored);
}

/// Whether a database with a bare header holds something: looked at without touching it. Another
/// program that is making the book, which has its lock by then, may have marked it since the header
/// was read, and may be writing its pages just now, so that they do not fit each other.
bool is_foreign(const std::string& path) {
  if (is_unfinished(path)) return false;  // see Database::refused()
  try {
    SQLite::Database looked(uri_of(path) + "?immutable=1",
                            SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    return looked.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() > 0 &&
           looked.execAndGet("PRAGMA application_id").getInt() == 0;
  } catch (const SQLite::Exception&) {
    if (!files::taken(path + ".lock")) throw;
    return false;
  }
}

/// Whether a file is shorter than it says, and no log has what is missing.
bool is_cut_off(const Header& header, const std::string& path) {
  std::error_code ignored;
  return !is_unfinished(path) && std::filesystem::file_size(path, ignored) < header.bytes;
}

bool begins(const std::string& path, std::string_view magic) {
  std::string begin(magic.size(), '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(begin.data(), static_cast<std::streamsize>(begin.size()));
  return begin == magic;
}

/// Whether a journal or a write-ahead log of SQLite's lies beside a file: power failed while its
/// first page was being written, and SQLite has what belongs there when it opens the file.
bool is_half_written(const std::string& path) {
  return begins(path + "-journal", "\xD9\xD5\x05\xF9\x20\xA1\x63\xD7") ||
         begins(path + "-wal", "\x37\x7F\x06\x82") || begins(path + "-wal", "\x37\x7F\x06\x83");
}

std::optional<Error> refused_by_header(const std::string& path) {
  const auto header = header_of(path);
  if (!header || (!header->is_sqlite && is_half_written(path))) return std::nullopt;
  if (!header->is_sqlite) return failed("store.foreign", path);
  const bool bare = header->application == 0 && header->version == 0;
  if (bare ? is_foreign(path) : header->application != kApplicationId)
    return failed(Error::Cause::other_database, path);
  if (!bare && header->version < 1) return failed("store.damaged", path, Error::Code::damaged);
  if (header->version > newest_version())
    return failed("store.newer", path, Error::Code::newer_format);
  if (is_cut_off(*header, path)) return failed("store.damaged", path, Error::Code::damaged);
  return std::nullopt;
}

/// Whoever opened it by the other name would have another log and another lock. What nobody may
/// write cannot be spoilt.
bool has_two_names(const DatabaseOptions& options) {
  const std::string& path = options.path;
  if (files::has_one_name(path) || access(path.c_str(), W_OK) != 0) return false;
  mend_put_aside(path, options.patience);
  return !files::has_one_name(path);
}

}  // namespace

std::optional<Error> refused_as_file(const DatabaseOptions& options) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  if (!options.vfs.empty()) return std::nullopt;
  const auto status = fs::status(options.path, ignored);
  if (status.type() == fs::file_type::not_found && !options.create)
    return failed(Error::Cause::missing, options.path);
  const fs::path folder = fs::path(options.path).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, ignored))
    return failed("safety.no_folder", options.path);
  if (fs::is_directory(status)) return failed("safety.folder", options.path);
  if (fs::exists(status) && !fs::is_regular_file(status))
    return failed("safety.no_file", options.path);
  if (!options.read_only && has_two_names(options)) return failed("safety.two_names", options.path);
  if (!options.create && fs::file_size(options.path, ignored) == 0)
    return failed("safety.empty_file", options.path);
  const auto why = guarded<std::optional<Error>>(
      options.path,
      [&]() -> Expected<std::optional<Error>> { return refused_by_header(options.path); });
  return why ? *why : why.error();
}

}  // namespace spadille::db
