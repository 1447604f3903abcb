#include "files/files.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <memory>

#include <sys/stat.h>
#include <unistd.h>

#include <dirent.h>
#include <fcntl.h>

namespace spadille::files {
namespace {

namespace fs = std::filesystem;
constexpr int kMostLinks = 40;
constexpr int kMostNames = 1000;
constexpr mode_t kReadAndWrite = 0666;

bool all_free(const std::string& name, Parts parts) {
  return std::none_of(parts.begin(), parts.end(),
                      [&name](std::string_view part) { return taken(name + std::string(part)); });
}

/// Nothing that is no ordinary file.
Descriptor ordinary(Descriptor file) {
  struct stat status {};
  if (!file.is_open() || (fstat(file.get(), &status) == 0 && S_ISREG(status.st_mode))) return file;
  file = Descriptor();
  errno = EEXIST;
  return file;
}

void share_opened_as(int file, const std::string& like) {
  struct stat own {};
  struct stat other {};
  if (fstat(file, &own) != 0 || stat(like.c_str(), &other) != 0) return;
  mode_t mode = other.st_mode & kReadAndWrite;
  const bool one_group =
      own.st_gid == other.st_gid || fchown(file, static_cast<uid_t>(-1), other.st_gid) == 0;
  // A group that the other file knows nothing of may do what everybody may.
  if (!one_group) mode = (mode & ~mode_t{S_IRWXG}) | (mode & mode_t{S_IRWXO}) << 3U;
  if ((own.st_mode & kReadAndWrite) != mode) static_cast<void>(fchmod(file, mode));
}

/// As rename(), but refused where the name is taken.
bool rename_to_free(const std::string& from, const std::string& to) {
  if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
  if (errno != EINVAL && errno != ENOSYS) return false;
  if (taken(to)) return errno = EEXIST, false;  // a disk that cannot refuse it by itself
  return rename(from.c_str(), to.c_str()) == 0;
}

}  // namespace

Identity identity(const std::string& name) {
  struct stat status {};
  if (stat(name.c_str(), &status) != 0) return {};
  return {status.st_dev, status.st_ino};
}

bool taken(const std::string& name) {
  struct stat status {};
  return lstat(name.c_str(), &status) == 0;
}

std::string resolved(const std::string& name) {
  fs::path path(name);
  std::error_code none;
  for (int i = 0; i < kMostLinks && fs::is_symlink(path, none); ++i) {
    const fs::path target = fs::read_symlink(path, none);
    if (none) break;
    path = path.parent_path() / target;
  }
  return path.string();
}

std::string plain(const std::string& name) {
  return !name.empty() && name.front() == '/' ? name : "./" + name;
}

bool is_part(const std::string& name) {
  return std::any_of(kOfBook.begin(), kOfBook.end(), [&name](std::string_view part) {
    const bool ends = name.size() > part.size() &&
                      std::string_view(name).substr(name.size() - part.size()) == part;
    return ends && taken(name.substr(0, name.size() - part.size()));
  });
}

void remove_book(const std::string& name) {
  std::error_code ignored;
  fs::remove(name, ignored);
  for (const std::string_view part : kOfBook) fs::remove(name + std::string(part), ignored);
}

std::string make_beside(const std::string& name, std::string_view ending, Parts parts) {
  for (int n = 1; n <= kMostNames; ++n) {
    std::string made = name;
    made += ending;
    if (n > 1) made += '-' + std::to_string(n);
    if (!all_free(made, parts)) continue;
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
    const int file = ::open(made.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kReadAndWrite);
    if (file >= 0) return ::close(file), made;
    if (errno != EEXIST) return {};
  }
  return {};
}

Descriptor open_to_read(const std::string& name, int how) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  return Descriptor(::open(name.c_str(), O_RDONLY | O_CLOEXEC | how));
}

Descriptor open_own(const std::string& name, const std::string& like, For what) {
  // First without making it: in a folder that everybody may write the system refuses to "make" what
  // somebody else has made already.
  constexpr int kOwn = O_NOFOLLOW | O_NONBLOCK;
  constexpr int kHow = O_RDWR | O_CLOEXEC | kOwn;
  // NOLINTBEGIN(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  int file = ::open(name.c_str(), kHow);
  if (file < 0 && errno == ENOENT)
    file = ::open(name.c_str(), kHow | O_CREAT | O_EXCL, kReadAndWrite);
  if (file < 0 && errno == EEXIST) file = ::open(name.c_str(), kHow);  // somebody was faster
  // NOLINTEND(cppcoreguidelines-pro-type-vararg)
  if (file < 0 && errno == EACCES && what == For::locking)
    return ordinary(open_to_read(name, kOwn));
  Descriptor own = ordinary(Descriptor(file));
  if (own.is_open()) share_opened_as(own.get(), like);
  return own;
}

void share_as(const std::string& name, const std::string& like) {
  const Descriptor file = open_to_read(name, O_NOFOLLOW);
  if (file.is_open()) share_opened_as(file.get(), like);
}

bool has_one_name(const std::string& name) {
  struct statx status {};
  if (statx(AT_FDCWD, name.c_str(), 0, STATX_BASIC_STATS, &status) != 0) return true;
  return status.stx_nlink <= 1 && (status.stx_attributes & STATX_ATTR_MOUNT_ROOT) == 0;
}

bool flush_to_disk(const std::string& name) {
  const Descriptor file = open_to_read(name);
  return file.is_open() && fsync(file.get()) == 0;
}

std::string folder_of(const std::string& name) {
  const std::string folder = fs::path(name).parent_path().string();
  return folder.empty() ? "." : folder;
}

// Not by std::filesystem: without memory its iterator ends the program.
std::vector<std::string> names_in(const std::string& folder) {
  const std::unique_ptr<DIR, void (*)(DIR*)> open(opendir(folder.c_str()),
                                                  [](DIR* opened) { closedir(opened); });
  std::vector<std::string> names;
  while (const dirent* entry = open ? readdir(open.get()) : nullptr)
    names.emplace_back(static_cast<const char*>(entry->d_name));
  return names;
}

bool name_for_good(const std::string& from, const std::string& to, Over over) {
  if (!flush_to_disk(from)) return false;
  const bool named =
      over == Over::nothing ? rename_to_free(from, to) : rename(from.c_str(), to.c_str()) == 0;
  if (named) flush_to_disk(folder_of(to));
  return named;
}

bool is_full(int error) { return error == ENOSPC || error == EDQUOT || error == EFBIG; }

void survive_long_files() { static_cast<void>(std::signal(SIGXFSZ, SIG_IGN)); }

}  // namespace spadille::files
