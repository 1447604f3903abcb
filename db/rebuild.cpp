#include "db/rebuild.h"

#include <cerrno>
#include <filesystem>

#include "db/backup.h"
#include "db/errors.h"
#include "db/recover.h"
#include "db/sqlite_store.h"
#include "files/files.h"

namespace spadille::db {
namespace {

namespace fs = std::filesystem;

/// The name of a backup that nobody has taken: of another second, where that of now is.
std::string free_backup(const std::string& path, const std::string& now) {
  std::string moment = now;
  std::erase(moment, ':');
  const std::string end = "." + fs::path(path).filename().string();
  const auto in_folder = [&](const std::string& name) {
    return (fs::path(backup_folder(path)) / name).string();
  };
  char& second = moment[moment.size() - 2];
  for (char other = '0'; other <= '9' && files::taken(in_folder(moment + end)); ++other)
    second = other;
  return moment + end;
}

/// Makes a book of what is left, under a name that nobody has.
Expected<void> fill_as(const Wreck& wreck, const std::string& path, const std::string& to,
                       const std::function<std::string()>& now, const Fill& fill) {
  const std::string unfinished = files::make_beside(path, ".new", files::kOfBook);
  if (unfinished.empty())
    return tl::unexpected(
        failed(files::is_full(errno) ? Error::Cause::full : Error::Cause::io, path));
  files::share_as(unfinished, path);
  auto done = open_store({.path = unfinished, .now = now, .create = true})
                  .and_then([&](const std::unique_ptr<Store>& store) -> Expected<void> {
                    auto filled = fill(wreck, *store);
                    return filled ? store->copy_to(to) : filled;
                  });
  files::remove_book(unfinished);
  return done;
}

}  // namespace

Expected<std::string> rebuild(const std::string& named, const std::function<std::string()>& now,
                              const Fill& fill) {
  const std::string path = files::resolved(named);
  std::error_code wrong;
  fs::create_directories(backup_folder(path), wrong);
  if (wrong) return tl::unexpected(failed(Error::Cause::cannot_open, backup_folder(path)));
  const std::string backup = free_backup(path, now());
  const std::string to = (fs::path(backup_folder(path)) / backup).string();
  {
    const auto wreck = open_wreck(path, path + ".wreck");
    if (!wreck) return tl::unexpected(wreck.error());
    if (auto done = fill_as(*wreck, path, to, now, fill); !done)
      return tl::unexpected(done.error());
  }
  auto restored = restore(path, backup);
  if (!restored) return tl::unexpected(restored.error());
  return restored->aside;
}

}  // namespace spadille::db
