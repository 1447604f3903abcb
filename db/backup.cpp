#include "db/backup.h"

#include <algorithm>
#include <filesystem>

#include <QtCore/QUuid>
#include <unistd.h>

#include "db/database.h"
#include "db/verify.h"
#include <dirent.h>
#include <fcntl.h>

namespace spadille::db {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t kKept = 10;

/// What is in a file or a folder is on the disk afterwards.
bool flush_to_disk(const std::string& path) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool done = fsync(file) == 0;
  ::close(file);
  return done;
}

std::string folder_of(const std::string& path) {
  const std::string folder = fs::path(path).parent_path().string();
  return folder.empty() ? "." : folder;
}

/// Gives a finished file its name, for good.
Expected<void> rename_for_good(const std::string& from, const std::string& to) {
  std::error_code wrong;
  if (flush_to_disk(from)) fs::rename(from, to, wrong);
  if (wrong || !fs::exists(to, wrong)) return tl::unexpected(failed("store.io", to));
  flush_to_disk(folder_of(to));
  return {};
}

void remove_all_of(const std::string& path) {
  std::error_code ignored;
  for (const char* part : {"", "-wal", "-shm", ".lock"}) fs::remove(path + part, ignored);
}

void keep_latest(const std::string& path) {
  const auto all = backups(path);
  std::error_code ignored;
  for (std::size_t i = kKept; i < all.size(); ++i)
    fs::remove(fs::path(backup_folder(path)) / all[i], ignored);
}

Expected<void> back_up_as(Database& database, const std::string& name) {
  const std::string folder = backup_folder(database.path());
  std::error_code wrong;
  fs::create_directories(folder, wrong);
  if (wrong) return tl::unexpected(failed("store.cannot_open", folder));
  const std::string file = (fs::path(folder) / name).string();
  return database.alone([&]() -> Expected<void> {  // programs that begin the day at once take turns
    if (fs::exists(file, wrong)) return {};
    auto copied = copy_book(database, file);
    if (copied) keep_latest(database.path());
    return copied;
  });
}

/// A name for what makes room: the first that is free.
std::string free_name(const std::string& path) {
  std::error_code ignored;
  for (int n = 1;; ++n) {
    std::string name = path + ".aside-" + std::to_string(n);
    if (!fs::exists(name, ignored) && !fs::exists(name + "-wal", ignored)) return name;
  }
}

/// Gives a file a second name; its only one where the disk knows no second names.
Expected<void> also_as(const std::string& from, const std::string& to) {
  std::error_code wrong;
  if (!fs::exists(from, wrong)) return {};
  fs::create_hard_link(from, to, wrong);
  if (wrong) fs::rename(from, to, wrong);
  if (wrong) return tl::unexpected(failed("store.io", from));
  return {};
}

/// Puts a book aside with everything that belongs to it, and leaves nothing that SQLite would take
/// for a part of the next one. Whenever this is cut short, one of both names has the whole book.
Expected<std::string> put_aside(const std::string& path) {
  std::error_code missing;
  std::string aside;
  if (fs::exists(path, missing)) {
    aside = free_name(path);
    for (const char* part : {"-wal", "-journal", ""})
      if (auto done = also_as(path + part, aside + part); !done)
        return tl::unexpected(done.error());
    flush_to_disk(folder_of(path));
  }
  for (const char* part : {"-wal", "-shm", "-journal"}) fs::remove(path + part, missing);
  return aside;
}

/// The backup that a date means: the latest whose name begins with it.
std::optional<std::string> backup_of(const std::string& path, std::string date) {
  std::erase(date, ':');
  for (const std::string& name : backups(path))
    if (name.rfind(date, 0) == 0) return (fs::path(backup_folder(path)) / name).string();
  return std::nullopt;
}

/// Written without the rest of what opening a book does: an older one is not brought up to date
/// yet.
Expected<void> new_device(const std::string& path) {
  return guarded<void>(path, [&]() -> Expected<void> {
    SQLite::Database book(path, SQLite::OPEN_READWRITE);
    SQLite::Statement set(book, "UPDATE meta SET value = ? WHERE key = 'device'");
    set.bind(1, QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString());
    set.exec();
    return {};
  });
}

/// A backup as it will stand in the place of the book, beside it.
Expected<void> prepare(const std::string& from, const std::string& temporary) {
  remove_all_of(temporary);
  std::error_code wrong;
  fs::copy_file(from, temporary, wrong);
  if (wrong) return tl::unexpected(failed("store.io", temporary + ": " + wrong.message()));
  if (auto marked = new_device(temporary); !marked) return marked;
  return verify_file(temporary);
}

Expected<Restored> put_in_place(const std::string& temporary, const std::string& path) {
  auto aside = put_aside(path);
  if (!aside) return tl::unexpected(aside.error());
  auto renamed = rename_for_good(temporary, path);
  if (renamed) return Restored{{}, *aside};
  std::error_code ignored;
  if (!aside->empty() && !fs::exists(path, ignored)) {
    fs::rename(*aside, path, ignored);
    fs::rename(*aside + "-wal", path + "-wal", ignored);
  }
  return tl::unexpected(renamed.error());
}

}  // namespace

Expected<void> copy_book(Database& database, const std::string& to) {
  std::error_code wrong;
  if (fs::exists(to, wrong)) return tl::unexpected(failed("store.exists", to));
  if (!fs::is_directory(folder_of(to), wrong))
    return tl::unexpected(failed("safety.no_folder", folder_of(to)));
  const std::string temporary = to + ".part";
  remove_all_of(temporary);
  auto copied = guarded<void>(to, [&]() -> Expected<void> {
    SQLite::Statement into(database.sql(), "VACUUM INTO ?");
    into.bind(1, temporary);
    into.exec();
    return {};
  });
  if (copied) copied = verify_file(temporary);
  if (copied) copied = rename_for_good(temporary, to);
  if (!copied) remove_all_of(temporary);
  return copied;
}

std::string backup_folder(const std::string& path) {
  return (fs::path(folder_of(path)) / "backups").string();
}

std::vector<std::string> backups(const std::string& path) {
  std::vector<std::string> names;
  const std::string end = "." + fs::path(path).filename().string();
  // Not by std::filesystem: without memory its iterator ends the program.
  const std::unique_ptr<DIR, void (*)(DIR*)> folder(opendir(backup_folder(path).c_str()),
                                                    [](DIR* open) { closedir(open); });
  while (const dirent* entry = folder ? readdir(folder.get()) : nullptr) {
    const std::string_view name = static_cast<const char*>(entry->d_name);
    if (name.find('.') < name.size() && name.substr(name.find('.')) == end)
      names.emplace_back(name);
  }
  std::sort(names.rbegin(), names.rend());
  return names;
}

Expected<void> back_up(Database& database) {
  std::string name = database.now();
  std::erase_if(name, [](char c) {
    return (c < '0' || c > '9') && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') && c != '-';
  });
  return back_up_as(database, name + "." + fs::path(database.path()).filename().string());
}

Expected<void> back_up_of_the_day(Database& database) {
  const std::string day = database.now().substr(0, 10);
  if (backup_of(database.path(), day)) return {};
  return back_up(database);
}

Expected<Restored> restore(const std::string& path, const std::string& date, int patience) {
  const auto from = backup_of(path, date);
  if (!from) return tl::unexpected(failed("store.no_backup", date.empty() ? path : date));
  if (auto right = verify_file(*from); !right) return tl::unexpected(right.error());
  WriteLock lock(path + ".lock");
  if (const auto why = lock.take(patience)) return tl::unexpected(failed(*why, path));
  const std::string temporary = path + ".part";
  auto done = prepare(*from, temporary).and_then([&] { return put_in_place(temporary, path); });
  remove_all_of(temporary);
  if (done) done->from = *from;
  return done;
}

}  // namespace spadille::db
