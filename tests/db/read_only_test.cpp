// A book that cannot be written. Root may write everywhere: so in a namespace of its own, on a disk
// that is mounted for reading only. Where that is not allowed the tests are skipped.
#include <filesystem>
#include <functional>

#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/sqlite_store.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"
#include <sched.h>

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;
constexpr int kRefused = 77;

/// Runs a check in a process that may mount; its exit status.
int in_a_namespace(const std::function<int()>& check) {
  const pid_t child = fork();
  if (child == 0) {
    if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) _exit(kRefused);
    if (mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) _exit(kRefused);
    _exit(check());
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Mounts a file or a folder over itself, for reading only.
bool make_read_only(const std::string& path) {
  const char* name = path.c_str();
  return mount(name, name, nullptr, MS_BIND, nullptr) == 0 &&
         mount(nullptr, name, nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr) == 0;
}

/// 0 where the book reads `events` events, shows this banner, misses nothing and refuses to write.
int reads_only(const std::string& path, std::size_t events, std::string_view banner) {
  auto store = db::open_store({.path = path, .now = [] { return kFixedTime; }});
  if (!store) return 1;
  if (!(*store)->banner() || (*store)->banner()->key != banner) return 2;
  const auto read = (*store)->read(1);
  if (!read || read->events.size() != events) return 3;
  if (!(*store)->warnings().empty() || !(*store)->flaws().value().empty()) return 5;
  const auto put = (*store)->put(HouseRules{"ours", "{}"});
  return !put && put.error().message.key == "store.read_only" ? 0 : 4;
}

std::string closed_book() {
  TemporaryBook book;
  euchre_evening(book.book);
  book.store.reset();
  return book.path;
}

TEST(ReadOnly, file_in_a_folder_that_can_be_written) {
  const std::string path = closed_book();
  const int status = in_a_namespace(
      [&] { return make_read_only(path) ? reads_only(path, 4, "store.read_only") : kRefused; });
  if (status == kRefused) GTEST_SKIP() << "mounting is not allowed here";
  EXPECT_EQ(status, 0);
}

TEST(ReadOnly, folder_with_a_closed_book) {
  const std::string path = closed_book();
  const int status = in_a_namespace([&] {
    return make_read_only(fs::path(path).parent_path().string())
               ? reads_only(path, 4, "store.read_only")
               : kRefused;
  });
  if (status == kRefused) GTEST_SKIP() << "mounting is not allowed here";
  EXPECT_EQ(status, 0);
}

TEST(ReadOnly, folder_in_which_the_latest_deal_is_still_in_the_log) {
  const std::string path = closed_book();
  const std::string folder = fs::path(path).parent_path().string();
  auto store = db::open_store({.path = path, .now = [] { return kFixedTime; }}).value();
  Book book = book_of(*store);
  Desk desk = open_session(book, 1).value();
  play(book, desk, "W 3");
  const std::string left = fresh_path();  // as after the power went
  for (const char* part : {"", "-wal", ".witness"}) fs::copy_file(path + part, left + part);
  const int status = in_a_namespace([&] {
    return make_read_only(fs::path(left).parent_path().string())
               ? reads_only(left, 4, "safety.latest_unseen")
               : kRefused;
  });
  if (status == kRefused) GTEST_SKIP() << "mounting is not allowed here";
  EXPECT_EQ(status, 0);
}

TEST(ReadOnly, folder_with_a_book_of_an_older_version) {
  const std::string path = fresh_path();
  fs::copy_file(SPADILLE_SOURCE "/tests/databases/all-1.db", path);
  const int status = in_a_namespace([&] {
    if (!make_read_only(fs::path(path).parent_path().string())) return kRefused;
    const auto store = db::open_store({.path = path});
    return !store && store.error().message.key == "safety.older_read_only" ? 0 : 1;
  });
  if (status == kRefused) GTEST_SKIP() << "mounting is not allowed here";
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace spadille::tests
