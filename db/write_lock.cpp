#include "db/write_lock.h"

#include <cerrno>
#include <chrono>
#include <thread>

#include <sys/file.h>
#include <sys/stat.h>

#include "files/files.h"

namespace spadille::db {
namespace {

/// Why a lock cannot be had.
Error::Cause why_no_lock(int error) {
  if (files::is_full(error)) return Error::Cause::full;
  switch (error) {
    case ENOLCK:
    case ENOSYS:
    case EOPNOTSUPP:
    case EINVAL: return Error::Cause::no_locks;
    case EACCES:
    case EPERM:
    case EEXIST:
    case ELOOP: return Error::Cause::lock_refused;
    default: return Error::Cause::cannot_open;
  }
}

}  // namespace

// The book's name is cut out here: when the lock is taken there may be no memory for it.
WriteLock::WriteLock(std::string path)
    : path_(std::move(path)), book_(path_.substr(0, path_.rfind('.'))) {}

std::optional<Error::Cause> WriteLock::take(int patience) {
  if (path_.empty()) return std::nullopt;
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(patience);
  while (true) {
    // Where somebody removed the file, others hold the one that came after.
    if (file_.is_open() && !has_its_name()) let_go();
    if (!file_.is_open()) file_ = files::open_own(path_, book_, files::For::locking);
    if (!file_.is_open()) return why_no_lock(errno);
    const bool held = flock(file_.get(), LOCK_EX | LOCK_NB) == 0;
    if (held && has_its_name()) return std::nullopt;
    if (!held && errno != EWOULDBLOCK && errno != EINTR) return why_no_lock(errno);
    if (held) let_go();  // removed meanwhile
    if (Clock::now() >= end) return Error::Cause::busy;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

bool WriteLock::has_its_name() const {
  struct stat status {};
  return fstat(file_.get(), &status) == 0 &&
         files::identity(path_) == files::Identity{status.st_dev, status.st_ino};
}

void WriteLock::let_go() { file_ = files::Descriptor(); }

void WriteLock::release() const {
  if (file_.is_open()) flock(file_.get(), LOCK_UN);
}

}  // namespace spadille::db
