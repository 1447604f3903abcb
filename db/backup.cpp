#include "db/backup.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include <QtCore/QUuid>

#include "db/database.h"
#include "db/verify.h"
#include "files/files.h"
#include <dirent.h>

namespace spadille::db {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t kKept = 10;

/// Gives a finished file its name, for good.
Expected<void> rename_for_good(const std::string& from, const std::string& to) {
  if (files::name_for_good(from, to)) return {};
  return tl::unexpected(failed(errno == EEXIST ? "store.exists" : "store.io", to));
}

/// An empty file beside another, for what has no name yet.
Expected<std::string> make_part(const std::string& of) {
  std::string part = files::make_beside(of, ".part", {"-wal", "-shm", "-journal", ".lock"});
  if (!part.empty()) return part;
  return tl::unexpected(failed(files::is_full(errno) ? "store.full" : "store.io", of));
}

/// Whether a name begins as ours do: "2026-11-02T100000Z". Others are somebody's own copies.
bool begins_with_moment(std::string_view name) {
  constexpr std::string_view kShape = "0000-00-00T000000Z.";
  for (std::size_t i = 0; i < kShape.size(); ++i) {
    const bool digit = i < name.size() && name[i] >= '0' && name[i] <= '9';
    if (i >= name.size() || (kShape[i] == '0' ? !digit : name[i] != kShape[i])) return false;
  }
  return true;
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
    if (files::taken(file)) return {};
    auto copied = copy_book(database, file);
    if (copied) keep_latest(database.path());
    return copied;
  });
}

std::string aside_name(const std::string& path, int n) {
  return path + ".aside-" + std::to_string(n);
}

/// A name for what makes room: the first that is free.
std::string free_name(const std::string& path) {
  for (int n = 1;; ++n) {
    std::string name = aside_name(path, n);
    if (!files::taken(name) && !files::taken(name + "-wal") && !files::taken(name + "-journal"))
      return name;
  }
}

/// Names under which it lies aside while it still has its own as well.
std::vector<std::string> second_names(const std::string& path) {
  std::vector<std::string> names;
  for (int n = 1; files::taken(aside_name(path, n)); ++n)
    if (files::identity(aside_name(path, n)) == files::identity(path))
      names.push_back(aside_name(path, n));
  return names;
}

bool has_second_name(const std::string& path) {
  return files::taken(path) && !second_names(path).empty();
}

/// As before put_aside(), with the log that may have its second name only.
void take_back(const std::string& path) {
  std::error_code ignored;
  for (const std::string& aside : second_names(path)) {
    for (const char* part : {"-wal", "-journal", ".witness"}) {
      if (!files::taken(path + part)) fs::rename(aside + part, path + part, ignored);
      fs::remove(aside + part, ignored);
    }
    fs::remove(aside, ignored);
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
    files::flush_to_disk(files::folder_of(path));
  }
  // It speaks of the copy that goes aside.
  if (!aside.empty()) fs::rename(path + ".witness", aside + ".witness", missing);
  for (const char* part : {"-wal", "-shm", "-journal", ".witness"})
    fs::remove(path + part, missing);
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
    SQLite::Database book(files::plain(path), SQLite::OPEN_READWRITE);
    SQLite::Statement set(book, "UPDATE meta SET value = ? WHERE key = 'device'");
    set.bind(1, QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString());
    set.exec();
    return {};
  });
}

/// A backup as it will stand in the place of the book, beside it.
Expected<void> prepare(const std::string& from, const std::string& temporary) {
  std::error_code wrong;
  fs::copy_file(from, temporary, fs::copy_options::overwrite_existing, wrong);
  if (wrong) return tl::unexpected(failed("store.io", temporary + ": " + wrong.message()));
  if (auto marked = new_device(temporary); !marked) return marked;
  return verify_file(temporary);
}

Expected<Restored> put_in_place(const std::string& temporary, const std::string& path) {
  auto aside = put_aside(path);
  if (!aside) return tl::unexpected(aside.error());
  const bool renamed = files::name_for_good(temporary, path, files::Over::what_was_there);
  if (renamed) return Restored{{}, *aside};
  auto failure = failed("store.io", path);
  std::error_code ignored;
  if (!aside->empty() && !files::taken(path)) {
    fs::rename(*aside, path, ignored);
    fs::rename(*aside + "-wal", path + "-wal", ignored);
  } else {
    take_back(path);
  }
  return tl::unexpected(failure);
}

}  // namespace

Expected<void> copy_book(Database& database, const std::string& to) {
  std::error_code wrong;
  if (files::taken(to)) return tl::unexpected(failed("store.exists", to));
  if (!fs::is_directory(files::folder_of(to), wrong))
    return tl::unexpected(failed("safety.no_folder", files::folder_of(to)));
  const auto temporary = make_part(to);
  if (!temporary) return tl::unexpected(temporary.error());
  if (database.is_file()) files::share_as(*temporary, database.path());
  auto copied = guarded<void>(to, [&]() -> Expected<void> {
    SQLite::Statement into(database.sql(), "VACUUM INTO ?");
    into.bind(1, files::plain(*temporary));
    into.exec();
    return {};
  });
  database.tell_full(copied);
  if (copied) copied = verify_file(*temporary);
  if (copied) copied = rename_for_good(*temporary, to);
  if (!copied) remove_all_of(*temporary);
  return copied;
}

std::string backup_folder(const std::string& path) {
  return (fs::path(files::folder_of(path)) / "backups").string();
}

std::vector<std::string> backups(const std::string& named) {
  const std::string path = files::resolved(named);
  std::vector<std::string> names;
  const std::string end = "." + fs::path(path).filename().string();
  // Not by std::filesystem: without memory its iterator ends the program.
  const std::unique_ptr<DIR, void (*)(DIR*)> folder(opendir(backup_folder(path).c_str()),
                                                    [](DIR* open) { closedir(open); });
  while (const dirent* entry = folder ? readdir(folder.get()) : nullptr) {
    const std::string_view name = static_cast<const char*>(entry->d_name);
    if (begins_with_moment(name) && name.substr(name.find('.')) == end) names.emplace_back(name);
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

Expected<Restored> restore(const std::string& named, const std::string& date, int patience) {
  const std::string path = files::resolved(named);
  const auto from = backup_of(path, date);
  if (!from) return tl::unexpected(failed("store.no_backup", date.empty() ? path : date));
  if (auto right = verify_file(*from); !right) return tl::unexpected(right.error());
  mend_put_aside(path, patience);
  if (!files::has_one_name(path)) return tl::unexpected(failed("safety.two_names", path));
  WriteLock lock(path + ".lock");
  if (const auto why = lock.take(patience)) return tl::unexpected(failed(*why, path));
  const auto temporary = make_part(path);
  if (!temporary) return tl::unexpected(temporary.error());
  files::share_as(*temporary, files::taken(path) ? path : *from);
  auto done = prepare(*from, *temporary).and_then([&] { return put_in_place(*temporary, path); });
  remove_all_of(*temporary);
  if (done) done->from = *from;
  return done;
}

bool mend_put_aside(const std::string& path, int patience) {
  if (!has_second_name(path)) return false;
  WriteLock lock(path + ".lock");
  if (lock.take(patience)) return false;
  take_back(path);
  return true;
}

}  // namespace spadille::db
