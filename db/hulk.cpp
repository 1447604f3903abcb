#include "db/hulk.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "db/database.h"

namespace spadille::db {
namespace {

constexpr std::int64_t kMostBetween = 100'000;
constexpr int kPatience = 5000;  ///< milliseconds

/// Whether the copy is as long as what was copied.
bool copy_readable(const std::string& from, const std::string& to) {
  const files::Descriptor in = files::open_to_read(from);
  const off_t size = in.is_open() ? lseek(in.get(), 0, SEEK_END) : -1;
  std::ofstream out(to, std::ios::binary | std::ios::trunc);
  std::array<char, 4096> block{};
  for (off_t at = 0; at < size && out; at += static_cast<off_t>(block.size())) {
    block.fill('\0');
    const auto room = std::min<off_t>(size - at, static_cast<off_t>(block.size()));
    static_cast<void>(pread(in.get(), block.data(), static_cast<std::size_t>(room), at));
    out.write(block.data(), room);
  }
  out.flush();
  return size >= 0 && out.good();
}

}  // namespace

Expected<std::unique_ptr<Hulk>> Hulk::open(const std::string& named, const std::string& wished) {
  const std::string path = files::resolved(named);
  const std::string scratch = files::make_beside(wished, "", files::kOfBook);
  if (scratch.empty()) return tl::unexpected(failed(Error::Cause::io, wished));
  auto hulk = std::make_unique<Hulk>(scratch);
  std::error_code missing;
  const bool used = std::filesystem::exists(path + ".lock", missing);
  WriteLock lock(used ? path + ".lock" : "");
  if (const auto why = lock.take(kPatience)) return tl::unexpected(failed(*why, path));
  bool copied = copy_readable(path, scratch);
  if (copied && std::filesystem::exists(path + "-wal", missing))
    copied = copy_readable(path + "-wal", scratch + "-wal");
  if (!copied) return tl::unexpected(failed(Error::Cause::io, path));
  return guarded<std::unique_ptr<Hulk>>(path, [&]() -> Expected<std::unique_ptr<Hulk>> {
    hulk->sql_ = std::make_unique<SQLite::Database>(files::plain(scratch), SQLite::OPEN_READWRITE);
    // Makes SQLite go on where the file is shorter than it says, or a table cannot be understood.
    hulk->sql_->exec("PRAGMA writable_schema=ON");
    for (const char* pragma :
         {"PRAGMA trusted_schema=OFF", "PRAGMA cell_size_check=ON", "PRAGMA mmap_size=0"})
      hulk->sql_->exec(pragma);
    static_cast<void>(hulk->sql_->execAndGet("SELECT count(*) FROM sqlite_schema"));
    return std::move(hulk);
  });
}

Hulk::~Hulk() {
  sql_.reset();
  files::remove_book(scratch_);
}

void Hulk::read(const Rows& rows, const Visit& visit) {
  std::int64_t low = 0;
  if (step(rows, "> ? ORDER BY " + rows.key, low, visit)) return;
  std::int64_t high = std::numeric_limits<std::int64_t>::max();
  step(rows, "< ? ORDER BY " + rows.key + " DESC", high, visit);
  const std::int64_t end =
      std::min(std::min(high, std::max(rows.most, low) + 1), low + kMostBetween);
  for (std::int64_t key = low + 1; key < end; ++key) {
    std::int64_t one = key;
    step(rows, "= ?", one, visit);
  }
}

bool Hulk::step(const Rows& rows, const std::string& order, std::int64_t& last,
                const Visit& visit) {
  try {
    const std::string also = rows.condition.empty() ? "" : rows.condition + " AND ";
    SQLite::Statement row(*sql_, "SELECT " + rows.columns + " FROM " + rows.table +
                                     " NOT INDEXED WHERE " + also + rows.key + " " + order);
    row.bind(1, last);
    while (row.executeStep()) {
      last = row.getColumn(0).getInt64();
      visit(row);
    }
    return true;
  } catch (const SQLite::Exception&) {
    return false;
  }
}

bool Hulk::each(const std::string& question, const Visit& visit) {
  try {
    SQLite::Statement row(*sql_, question);
    while (row.executeStep()) visit(row);
    return true;
  } catch (const SQLite::Exception&) {
    return false;
  }
}

bool Hulk::ask(const std::string& question, const Visit& visit) {
  try {
    SQLite::Statement row(*sql_, question);
    if (!row.executeStep()) return false;
    visit(row);
    return true;
  } catch (const SQLite::Exception&) {
    return false;
  }
}

}  // namespace spadille::db
