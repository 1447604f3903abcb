#include "db/backup.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <filesystem>
#include <set>

#include <QtCore/QUuid>

#include "db/database.h"
#include "db/meta.h"
#include "db/verify.h"
#include "files/files.h"

namespace spadille::db {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t kKept = 10;

/// Gives a finished file its name, for good.
Expected<void> rename_for_good(const std::string& from, const std::string& to) {
  if (files::name_for_good(from, to)) return {};
  return tl::unexpected(errno == EEXIST ? failed("store.exists", to)
                                        : failed(Error::Cause::io, to));
}

/// An empty file beside another, for what has no name yet.
Expected<std::string> make_part(const std::string& of) {
  std::string part = files::make_beside(of, ".part", files::kOfBook);
  if (!part.empty()) return part;
  return tl::unexpected(failed(files::is_full(errno) ? Error::Cause::full : Error::Cause::io, of));
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
  if (wrong) return tl::unexpected(failed(Error::Cause::cannot_open, folder));
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

/// By which numbers anything of the book lies aside: the whole of it, or what got there only.
std::set<int> numbers_aside(const std::string& path) {
  const std::string begin = fs::path(path).filename().string() + ".aside-";
  std::set<int> numbers;
  for (const std::string& name : files::names_in(files::folder_of(path))) {
    int n = 0;
    if (name.compare(0, begin.size(), begin) == 0)
      std::from_chars(name.data() + begin.size(), name.data() + name.size(), n);
    if (n > 0) numbers.insert(n);
  }
  return numbers;
}

/// A name for what makes room: the first that is free.
std::string free_name(const std::string& path) {
  const std::set<int> taken = numbers_aside(path);
  int n = 1;
  while (taken.contains(n)) ++n;
  return aside_name(path, n);
}

/// Names under which it lies aside while it still has its own as well.
std::vector<std::string> second_names(const std::string& path) {
  std::vector<std::string> names;
  for (const int n : numbers_aside(path))
    if (files::identity(aside_name(path, n)) == files::identity(path))
      names.push_back(aside_name(path, n));
  return names;
}

bool has_second_name(const std::string& path) {
  return files::taken(path) && !second_names(path).empty();
}

/// Gives an ordinary file a second name, or where the disk knows no second names makes a copy: as
/// long as the book has its name it must have its log too.
bool also_as(const std::string& from, const std::string& to) {
  std::error_code wrong;
  if (!fs::is_regular_file(from, wrong)) return true;
  fs::create_hard_link(from, to, wrong);
  if (!wrong) return true;
  return fs::copy_file(from, to, wrong) && files::flush_to_disk(to);
}

/// Gives the book a second name; its only one where the disk knows no second names.
bool goes_as(const std::string& path, const std::string& aside) {
  std::error_code wrong;
  fs::create_hard_link(path, aside, wrong);
  if (wrong) fs::rename(path, aside, wrong);
  return !wrong;
}

/// As before put_aside(), however far that had come. When this is cut short in turn, it can be done
/// again: what lies aside goes last.
void take_back(const std::string& path, const std::string& aside) {
  std::error_code ignored;
  for (const std::string_view part : files::kOfCopy) {
    const std::string its = path + std::string(part);
    if (!files::taken(its)) static_cast<void>(also_as(aside + std::string(part), its));
  }
  if (!files::taken(path)) fs::rename(aside, path, ignored);
  for (const std::string_view part : files::kOfCopy) fs::remove(aside + std::string(part), ignored);
  if (files::identity(aside) == files::identity(path)) fs::remove(aside, ignored);
}

/// Nothing that SQLite would take for a part of the next book, or a witness that speaks of another.
void remove_parts(const std::string& path) {
  std::error_code ignored;
  fs::remove(path + "-shm", ignored);
  for (const std::string_view part : files::kOfCopy) fs::remove(path + std::string(part), ignored);
}

/// Puts a book aside with everything that belongs to this copy of it; its new name, empty where
/// there was none. Whenever this is cut short, one of both names has the whole book.
Expected<std::string> put_aside(const std::string& path) {
  std::string aside;
  if (files::taken(path)) {
    aside = free_name(path);
    bool done = true;
    for (const std::string_view part : files::kOfCopy)
      done = done && also_as(path + std::string(part), aside + std::string(part));
    if (!done || !goes_as(path, aside)) {
      take_back(path, aside);
      return tl::unexpected(failed(Error::Cause::io, path));
    }
    files::flush_to_disk(files::folder_of(path));
  }
  remove_parts(path);
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
    set_meta(book, "device", new_uuid());
    return {};
  });
}

/// A backup as it will stand in the place of the book, beside it.
Expected<void> prepare(const std::string& from, const std::string& temporary) {
  std::error_code wrong;
  fs::copy_file(from, temporary, fs::copy_options::overwrite_existing, wrong);
  if (wrong) return tl::unexpected(failed(Error::Cause::io, temporary + ": " + wrong.message()));
  if (auto marked = new_device(temporary); !marked) return marked;
  return verify_file(temporary, from);
}

Expected<Restored> put_in_place(const std::string& temporary, const std::string& path) {
  auto aside = put_aside(path);
  if (!aside) return tl::unexpected(aside.error());
  const bool renamed = files::name_for_good(temporary, path, files::Over::what_was_there);
  if (renamed) return Restored{{}, *aside};
  if (!aside->empty()) take_back(path, *aside);
  return tl::unexpected(failed(Error::Cause::io, path));
}

/// Nobody else writes in the book, or puts another in its place, as long as the lock is held.
Expected<void> take_name(const std::string& path, WriteLock& lock, int patience) {
  mend_put_aside(path, patience);
  if (!files::has_one_name(path)) return tl::unexpected(failed("safety.two_names", path));
  if (const auto why = lock.take(patience)) return tl::unexpected(failed(*why, path));
  return {};
}

}  // namespace

Expected<void> copy_book(Database& database, const std::string& to) {
  std::error_code wrong;
  if (files::taken(to)) return tl::unexpected(failed("store.exists", to));
  if (files::is_part(to)) return tl::unexpected(failed("store.not_replaced", to));
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
  if (copied) copied = verify_file(*temporary, database.path());
  if (copied) copied = rename_for_good(*temporary, to);
  if (!copied) files::remove_book(*temporary);
  return copied;
}

std::string backup_folder(const std::string& path) {
  return (fs::path(files::folder_of(path)) / "backups").string();
}

std::vector<std::string> backups(const std::string& named) {
  const std::string path = files::resolved(named);
  std::vector<std::string> names;
  const std::string end = "." + fs::path(path).filename().string();
  for (const std::string& name : files::names_in(backup_folder(path)))
    if (begins_with_moment(name) && name.substr(name.find('.')) == end) names.push_back(name);
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
  WriteLock lock(path + ".lock");
  if (auto mine = take_name(path, lock, patience); !mine) return tl::unexpected(mine.error());
  const auto temporary = make_part(path);
  if (!temporary) return tl::unexpected(temporary.error());
  files::share_as(*temporary, files::taken(path) ? path : *from);
  auto done = prepare(*from, *temporary).and_then([&] { return put_in_place(*temporary, path); });
  files::remove_book(*temporary);
  if (done) done->from = *from;
  return done;
}

Expected<std::string> make_way(const std::string& named, int patience) {
  const std::string path = files::resolved(named);
  WriteLock lock(path + ".lock");
  if (auto mine = take_name(path, lock, patience); !mine) return tl::unexpected(mine.error());
  auto aside = put_aside(path);
  std::error_code wrong;
  if (aside) fs::remove(path, wrong);  // the name alone: the book has its other one
  if (wrong) return tl::unexpected(failed(Error::Cause::io, path));
  return aside;
}

bool mend_put_aside(const std::string& path, int patience) {
  if (!has_second_name(path)) return false;
  WriteLock lock(path + ".lock");
  if (lock.take(patience)) return false;
  for (const std::string& aside : second_names(path)) take_back(path, aside);
  return true;
}

}  // namespace spadille::db
