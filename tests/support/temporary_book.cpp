#include "tests/support/temporary_book.h"

#include <atomic>
#include <filesystem>
#include <mutex>

#include <gtest/gtest.h>
#include <unistd.h>

#include "db/club/club_store.h"
#include "db/sqlite_store.h"
#include "tests/support/club_server.h"

namespace spadille::tests {
namespace {

std::unique_ptr<Store> opened(const std::string& path) {
  auto store = names_club(path) ? db::open_club_store(path)
                                : db::open_store({.path = path, .now = [] { return kFixedTime; }});
  if (!store) throw std::runtime_error("no book at " + path);
  return std::move(*store);
}

/// Folders that go with the process that made them, and not with one that it began.
class Folders {
 public:
  Folders() = default;
  Folders(const Folders&) = delete;
  Folders& operator=(const Folders&) = delete;
  Folders(Folders&&) = delete;
  Folders& operator=(Folders&&) = delete;
  ~Folders() {
    std::error_code ignored;
    if (getpid() != owner_) return;
    for (const std::string& folder : made_) std::filesystem::remove_all(folder, ignored);
  }
  std::string one_more() {
    std::string folder = testing::TempDir() + "spadille-XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) throw std::runtime_error("no folder " + folder);
    const std::lock_guard hold(mutex_);
    return made_.emplace_back(std::move(folder));
  }

 private:
  pid_t owner_ = getpid();
  std::mutex mutex_{};
  std::vector<std::string> made_{};
};

std::string fresh_book() {
  std::string club = fresh_club();
  return club.empty() ? fresh_path() : club;
}

}  // namespace

std::string fresh_path() {
  static Folders folders;
  return folders.one_more() + "/book.db";
}

std::function<std::string()> counted_ids() {
  // Shared, because functions are copied, and between threads.
  return [count = std::make_shared<std::atomic<int>>(0)] {
    const std::string number = std::to_string(++*count);
    return "00000000-0000-4000-8000-" + std::string(12 - number.size(), '0') + number;
  };
}

Book book_of(Store& store) {
  return {store, [] { return kFixedTime; }, [] { return "2026-11-20"; }, counted_ids()};
}

TemporaryBook::TemporaryBook() : path(fresh_book()), store(opened(path)), book(book_of(*store)) {}

std::unique_ptr<Store> TemporaryBook::another() const { return opened(path); }

}  // namespace spadille::tests
