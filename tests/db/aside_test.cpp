// A restore that fails, or is cut short, leaves the whole book by its own name.
#include <filesystem>

#include <gtest/gtest.h>
#include <unistd.h>

#include "db/backup.h"
#include "db/sqlite_store.h"
#include "tests/support/system_call.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace {
bool second_names_work = true;
int renames_until_one_fails = 0;  ///< 0: all work
}  // namespace

/// In place of the system's, for disks that know no second names.
extern "C" int link(const char* from, const char* to) noexcept {
  static auto* const system = spadille::tests::system_call<decltype(::link)>("link");
  return second_names_work ? system(from, to) : (errno = EPERM, -1);
}

/// The same, for disks that fail.
extern "C" int rename(const char* from, const char* to) noexcept {
  static auto* const system = spadille::tests::system_call<decltype(::rename)>("rename");
  const bool fails = renames_until_one_fails > 0 && --renames_until_one_fails == 0;
  return fails ? (errno = EIO, -1) : system(from, to);
}

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

std::unique_ptr<Store> opened(const std::string& path) {
  return std::move(db::open_store({.path = path, .now = [] { return kFixedTime; }}).value());
}

/// A book with its log and its witness, as it lies there when the power has gone; with a backup.
struct Left {
  Left() {
    TemporaryBook book;
    euchre_evening(book.book);
    for (const char* part : {"", "-wal", ".witness"}) fs::copy_file(book.path + part, path + part);
    EXPECT_TRUE(book.store->back_up());
    fs::create_directory(db::backup_folder(path));
    const std::string backup = '/' + db::backups(book.path).front();
    fs::copy_file(db::backup_folder(book.path) + backup, db::backup_folder(path) + backup);
  }
  std::string path = fresh_path();

  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const auto& entry : fs::directory_iterator(fs::path(path).parent_path()))
      all.push_back(entry.path().filename().string());
    std::sort(all.begin(), all.end());
    return all;
  }
  /// Nothing is missing, and nothing lies aside.
  void expect_whole() const {
    const std::unique_ptr<Store> store = opened(path);
    EXPECT_EQ(store->read(1)->events.size(), 4U);
    EXPECT_EQ(store->flaws().value(), std::vector<Flaw>{});
    EXPECT_FALSE(fs::exists(path + ".aside-1"));
  }
};

class FailedRestore : public testing::TestWithParam<std::tuple<bool, int>> {};

TEST_P(FailedRestore, leaves_the_book_with_its_log_and_its_witness) {
  const Left left;
  std::tie(second_names_work, renames_until_one_fails) = GetParam();
  const auto done = db::restore(left.path, "");
  const bool failed = renames_until_one_fails == 0;
  renames_until_one_fails = 0;
  second_names_work = true;
  ASSERT_TRUE(failed);
  ASSERT_FALSE(done);
  EXPECT_EQ(left.names(), (std::vector<std::string>{"backups", "book.db", "book.db-wal",
                                                    "book.db.lock", "book.db.witness"}));
  left.expect_whole();
}

// With second names the backup's name is the only one that is changed; without them the book's
// comes before.
INSTANTIATE_TEST_SUITE_P(Disks, FailedRestore,
                         testing::Values(std::tuple(true, 1), std::tuple(false, 1),
                                         std::tuple(false, 2)));

TEST(Restore, on_a_disk_without_second_names_puts_the_whole_book_aside) {
  const Left left;
  second_names_work = false;
  const auto done = db::restore(left.path, "");
  second_names_work = true;
  ASSERT_TRUE(done);
  const auto aside = opened(done->aside);
  EXPECT_EQ(aside->read(1)->events.size(), 4U);
  EXPECT_EQ(aside->flaws().value(), std::vector<Flaw>{});
}

/// The power went twice: once when only the log had its second name, once when the book had it too.
TEST(Restore, that_was_cut_short_twice_leaves_the_book_usable) {
  const Left left;
  fs::copy_file(left.path + "-wal", left.path + ".aside-1-wal");
  for (const char* part : {"-wal", ""})
    fs::create_hard_link(left.path + part, left.path + ".aside-2" + part);
  fs::remove(left.path + "-wal");
  left.expect_whole();
  EXPECT_FALSE(fs::exists(left.path + ".aside-2"));
  EXPECT_EQ(db::restore(left.path, "").value().aside, left.path + ".aside-2");
}

}  // namespace
}  // namespace spadille::tests
