// One book, however it is named, whoever else may write it, and on whatever disk it lies.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/keep/verify.h"
#include "db/backup.h"
#include "db/database.h"
#include "db/recover.h"
#include "db/reserve.h"
#include "db/sqlite_store.h"
#include "files/files.h"
#include "tests/support/system_call.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"
#include <grp.h>

namespace {
int error_of_flock = 0;             ///< 0: locks work
int refusals_of_flock = 0;          ///< so often somebody else has the lock
std::string removed_when_locked{};  ///< empty: nothing is
long type_of_disk = 0;              ///< 0: as it is
}  // namespace

/// In place of the system's, for disks that know no locks.
extern "C" int flock(int file, int operation) {
  if (error_of_flock != 0) return errno = error_of_flock, -1;
  if (refusals_of_flock > 0) return --refusals_of_flock, errno = EWOULDBLOCK, -1;
  static auto* const system = spadille::tests::system_call<decltype(::flock)>("flock");
  const int done = system(file, operation);
  if (done == 0 && !removed_when_locked.empty()) unlink(removed_when_locked.c_str());
  return done;
}

/// The same, for disks of other machines.
extern "C" int statfs(const char* path, struct statfs* disk) noexcept {
  static auto* const system = spadille::tests::system_call<decltype(::statfs)>("statfs");
  const int result = system(path, disk);
  if (type_of_disk != 0) disk->f_type = type_of_disk;
  return result;
}

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const std::string& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

Expected<std::unique_ptr<Store>> opened(const std::string& path, bool create = false) {
  return db::open_store(
      {.path = path, .now = [] { return kFixedTime; }, .create = create, .patience = 20});
}

std::string refusal_of(const std::string& path, bool create = false) {
  const auto store = opened(path, create);
  return store ? "" : std::string(store.error().message.key);
}

std::string closed_book() {
  TemporaryBook book;
  euchre_evening(book.book);
  book.store.reset();
  return book.path;
}

TEST(OneBook, with_a_second_name_is_refused_by_either) {
  const std::string path = closed_book();
  fs::create_hard_link(path, path + ".other");
  EXPECT_EQ(refusal_of(path), "safety.two_names");
  EXPECT_EQ(refusal_of(path + ".other"), "safety.two_names");
  EXPECT_EQ(db::restore(path, "").error().message.key, "store.no_backup");
  fs::remove(path + ".other");
  EXPECT_EQ(refusal_of(path), "");
}

TEST(OneBook, by_a_link_and_by_its_name_has_one_lock_and_one_log) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  const std::string link = fresh_path();
  fs::create_symlink(book.path, link);
  auto other = opened(link).value();
  Book same = book_of(*other);
  Desk there = open_session(same, desk.id).value();
  play(same, there, "W 3");
  EXPECT_EQ(book.store->read(desk.id)->events.size(), 5U);
  EXPECT_FALSE(fs::exists(link + ".lock"));
  EXPECT_FALSE(fs::exists(link + "-wal"));
}

TEST(OneBook, restored_by_a_link_is_the_book_that_is_meant) {
  TemporaryBook book;
  euchre_evening(book.book);
  ASSERT_TRUE(book.store->back_up());
  book.store.reset();
  const std::string link = fresh_path();
  fs::create_symlink(book.path, link);
  EXPECT_EQ(db::backups(link), db::backups(book.path));
  const auto done = db::restore(link, "");
  ASSERT_TRUE(done);
  EXPECT_EQ(done->aside, book.path + ".aside-1");
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(opened(link).value()->read(1)->events.size(), 4U);
}

/// The power went after the book had got its second name, before the backup had its first.
TEST(OneBook, of_which_a_restore_was_cut_short_is_whole_again) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  const std::string left = fresh_path();
  for (const char* part : {"", "-wal"}) fs::copy_file(book.path + part, left + part);
  for (const char* part : {"", "-wal"}) fs::create_hard_link(left + part, left + ".aside-1" + part);
  fs::remove(left + "-wal");
  const auto store = opened(left);
  ASSERT_TRUE(store) << store.error().message.key;
  EXPECT_EQ((*store)->read(desk.id)->events.size(), 4U);
  EXPECT_FALSE(fs::exists(left + ".aside-1"));
  EXPECT_FALSE(fs::exists(left + ".aside-1-wal"));
}

TEST(OneBook, waits_for_its_lock_as_long_as_there_is_patience) {
  constexpr int kLong = 600'000;
  db::WriteLock lock(fresh_path() + ".lock");
  refusals_of_flock = 3;
  EXPECT_EQ(lock.take(kLong), std::nullopt);
  EXPECT_EQ(refusals_of_flock, 0);
  lock.release();
  refusals_of_flock = 3;
  EXPECT_EQ(lock.take(0), Error::Cause::busy);
  refusals_of_flock = 0;
}

TEST(OneBook, keeps_its_lock_while_it_writes_whatever_is_asked_meanwhile) {
  TemporaryBook book;
  euchre_evening(book.book);
  std::optional<Error::Cause> why;
  ASSERT_TRUE(book.store->all_or_nothing([&]() -> Expected<void> {
    if (auto done = book.store->give_up_missing(); !done) return done;
    db::WriteLock other(book.path + ".lock");
    why = other.take(0);
    return {};
  }));
  EXPECT_EQ(why, Error::Cause::busy);
}

TEST(OneBook, that_was_moved_while_it_is_written_makes_no_backup) {
  TemporaryBook book;
  euchre_evening(book.book);
  std::string_view key;
  EXPECT_TRUE(book.store->all_or_nothing([&]() -> Expected<void> {
    fs::rename(book.path, book.path + ".away");
    if (const auto done = book.store->back_up(); !done) key = done.error().message.key;
    fs::rename(book.path + ".away", book.path);
    return {};
  }));
  EXPECT_EQ(key, "store.missing");
}

TEST(OneBook, on_a_disk_that_knows_no_shared_memory_is_not_made) {
  const auto store = db::open_store({.path = fresh_path(), .vfs = "unix-dotfile"});
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().message.key, "store.cannot_open");
}

TEST(OneBook, takes_over_what_its_log_holds_once_that_is_long) {
  TemporaryBook book;
  euchre_evening(book.book);
  const auto grows = [&](int pages) {
    auto store = db::open_store(
        {.path = book.path, .now = [] { return kFixedTime; }, .pages_before_checkpoint = pages});
    const auto before = fs::file_size(book.path);
    const HouseRules long_ones{"of " + std::to_string(pages), '{' + std::string(50'000, ' ') + '}'};
    EXPECT_TRUE((*store)->put(long_ones));
    return fs::file_size(book.path) > before;
  };
  EXPECT_FALSE(grows(1000));
  EXPECT_TRUE(grows(1));
}

TEST(OneBook, keeps_one_lock_also_where_somebody_removes_its_file) {
  TemporaryBook book;
  db::WriteLock first(book.path + ".lock");
  ASSERT_FALSE(first.take(0));
  fs::remove(book.path + ".lock");
  db::WriteLock second(book.path + ".lock");
  ASSERT_FALSE(second.take(0));
  first.release();
  EXPECT_EQ(first.take(0), Error::Cause::busy);
}

TEST(OneBook, of_which_the_lock_is_removed_again_and_again_is_told_after_the_wait) {
  const std::string path = fresh_path();
  db::WriteLock lock(path + ".lock");
  removed_when_locked = path + ".lock";
  const auto why = lock.take(20);
  removed_when_locked.clear();
  EXPECT_EQ(why, Error::Cause::busy);
  EXPECT_FALSE(lock.take(0)) << "left alone it is there at once";
}

class OddNames : public testing::TestWithParam<const char*> {};

TEST_P(OddNames, are_names_of_files) {
  const fs::path before = fs::current_path();
  const fs::path folder = fs::path(fresh_path()).parent_path();
  fs::current_path(folder);
  std::string path = GetParam();
  if (path.rfind("//", 0) == 0) path = "/" + folder.string() + "/x";
  for (int times = 0; times < 3; ++times) {
    auto store = opened(path, true);
    ASSERT_TRUE(store) << store.error().message.key;
    Book book = book_of(**store);
    if (times == 0) euchre_evening(book);
    ASSERT_TRUE((*store)->back_up());
    EXPECT_EQ((*store)->read(1)->events.size(), 4U);
  }
  EXPECT_TRUE(fs::is_regular_file(path));
  ASSERT_TRUE(opened(path).value()->copy_to(path + ".copy"));
  EXPECT_TRUE(db::restore(path, ""));
  EXPECT_TRUE(db::open_wreck(path, path + ".wreck"));
  fs::current_path(before);
}

INSTANTIATE_TEST_SUITE_P(OfBooks, OddNames,
                         testing::Values(":memory:", "//x", "file:x", "file:x?mode=memory",
                                         "a?mode=memory", "100%41", "a#b", "-", " ",
                                         "a&cache=shared", "\xC3\xA9\xFF"));

TEST(OddFiles, that_are_no_ordinary_ones_are_refused) {
  const std::string pipe = fresh_path();
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(refusal_of(pipe, true), "safety.no_file");
  EXPECT_EQ(refusal_of("/dev/zero", true), "safety.no_file");
  EXPECT_EQ(refusal_of("/dev/null"), "safety.no_file");
}

TEST(SharedBook, has_a_lock_for_everybody_who_may_write_it) {
  const std::string path = closed_book();
  fs::permissions(path, fs::perms(0664));
  fs::permissions(path + ".lock", fs::perms(0600));
  ASSERT_TRUE(opened(path).value()->put(HouseRules{"ours", "{}"}));
  for (const char* part : {".lock", ".reserve"})
    EXPECT_EQ(fs::status(path + part).permissions(), fs::perms(0664)) << part;
}

TEST(SharedBook, of_one_person_alone_has_a_lock_and_copies_for_him_alone) {
  const std::string path = closed_book();
  fs::permissions(path, fs::perms(0600));
  for (const char* part : {".lock", ".reserve"}) fs::remove(path + part);
  auto store = opened(path).value();
  ASSERT_TRUE(store->put(HouseRules{"ours", "{}"}));
  ASSERT_TRUE(store->back_up());
  const std::string backup = db::backup_folder(path) + '/' + db::backups(path).front();
  for (const std::string& name : {path + ".lock", path + ".reserve", backup})
    EXPECT_EQ(fs::status(name).permissions(), fs::perms(0600)) << name;
}

TEST(SharedBook, with_something_else_by_the_name_of_its_lock_is_told) {
  const std::string path = closed_book();
  const std::string other = fresh_path();
  fs::remove(path + ".lock");
  fs::create_symlink(other, path + ".lock");
  auto store = opened(path);
  ASSERT_TRUE(store);
  EXPECT_EQ((*store)->put(HouseRules{"ours", "{}"}).error().message.key, "store.lock_refused");
  EXPECT_FALSE(fs::exists(other));
}

/// Ends with 0 where that user, who is not the owner, can write the book.
int written_by(uid_t user, const std::string& path) {
  const pid_t child = fork();
  if (child == 0) {
    umask(022);
    if (setgroups(0, nullptr) != 0 || setresgid(user, user, user) != 0 ||
        setresuid(user, user, user) != 0)
      _exit(9);
    auto store = opened(path);
    _exit(store && (*store)->put(Player{"00000000-0000-4000-8000-00000000cccc", "Eve"}) ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

TEST(SharedBook, with_a_reserve_that_only_its_owner_may_remove_is_written_without_one) {
  if (geteuid() != 0) GTEST_SKIP() << "only the superuser can be somebody else";
  const std::string path = closed_book();
  fs::permissions(fs::path(path).parent_path(), fs::perms(01777));
  for (const char* part : {"", ".lock", ".witness"}) fs::permissions(path + part, fs::perms(0666));
  fs::resize_file(path + ".reserve", 4096);
  EXPECT_EQ(written_by(65534, path), 0);
  EXPECT_EQ(fs::file_size(path + ".reserve"), 4096U);
}

/// A book of somebody else, with nothing beside it, which everybody may write.
std::string book_for_everybody() {
  std::string path = closed_book();
  fs::permissions(fs::path(path).parent_path(), fs::perms(0777));
  fs::permissions(path, fs::perms(0666));
  for (const char* part : {".lock", ".reserve", ".witness"}) fs::remove(path + part);
  return path;
}

TEST(SharedBook, of_somebody_else_can_be_written_by_one_user_after_the_other) {
  if (geteuid() != 0) GTEST_SKIP() << "only the superuser can be somebody else";
  const std::string path = book_for_everybody();
  EXPECT_EQ(written_by(1001, path), 0);
  for (const char* part : {".lock", ".reserve", ".witness"})
    EXPECT_EQ(fs::status(path + part).permissions(), fs::perms(0666)) << part;
  EXPECT_EQ(written_by(1002, path), 0);
}

TEST(SharedBook, with_a_lock_that_only_its_owner_may_write_is_locked_all_the_same) {
  if (geteuid() != 0) GTEST_SKIP() << "only the superuser can be somebody else";
  const std::string path = book_for_everybody();
  std::ofstream(path + ".lock").flush();
  fs::permissions(path + ".lock", fs::perms(0644));
  EXPECT_EQ(written_by(1002, path), 0);
}

TEST(SharedBook, tells_whatever_is_thrown_as_an_error) {
  const auto done = db::guarded<void>(
      "book.db", []() -> Expected<void> { throw std::runtime_error("whatever it is"); });
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message.key, "store.io");
  EXPECT_EQ(done.error().detail, "book.db (whatever it is)");
}

class DiskOfLocks : public testing::Test {
 protected:
  void TearDown() override { error_of_flock = 0; }
};
class WithoutLocks : public DiskOfLocks, public testing::WithParamInterface<int> {};

TEST_P(WithoutLocks, disk_is_told_as_what_it_is_at_once) {
  const std::string path = closed_book();
  error_of_flock = GetParam();
  EXPECT_EQ(refusal_of(fresh_path(), true), "store.no_locks");
  auto store = opened(path);
  ASSERT_TRUE(store) << "it can still be read";
  EXPECT_EQ((*store)->put(HouseRules{"ours", "{}"}).error().message.key, "store.no_locks");
}

INSTANTIATE_TEST_SUITE_P(Errors, WithoutLocks, testing::Values(ENOLCK, EOPNOTSUPP, ENOSYS));

TEST_F(DiskOfLocks, that_is_full_is_told_as_full) {
  error_of_flock = ENOSPC;
  EXPECT_EQ(refusal_of(fresh_path(), true), "store.full");
}

TEST(NetworkDisk, is_told_once_before_the_first_deal) {
  constexpr long kNfs = 0x6969;
  type_of_disk = kNfs;
  const std::string path = fresh_path();
  const auto first = opened(path, true).value()->warnings();
  const auto second = opened(path).value()->warnings();
  type_of_disk = 0;
  EXPECT_EQ(first, std::vector<Message>{{"safety.on_network"}});
  EXPECT_EQ(second, std::vector<Message>{});
}

TEST(NetworkDisk, is_not_told_of_a_disk_of_this_machine) {
  EXPECT_EQ(opened(fresh_path(), true).value()->warnings(), std::vector<Message>{});
}

TEST(FilesBeside, of_somebody_else_are_kept) {
  const std::string path = fresh_path();
  const std::string other = path + ".target";
  std::ofstream(other) << "mine";
  fs::create_symlink(other, path + ".reserve");
  EXPECT_FALSE(db::keep_reserve(path));
  EXPECT_FALSE(db::give_up_reserve(path));
  EXPECT_EQ(bytes_of(other), "mine");
  fs::remove(path + ".reserve");
  std::ofstream(path + ".reserve") << "mine as well";
  EXPECT_FALSE(db::keep_reserve(path));
  EXPECT_FALSE(db::give_up_reserve(path));
  EXPECT_EQ(bytes_of(path + ".reserve"), "mine as well");
}

TEST(FilesBeside, reserve_that_is_a_link_is_kept_whatever_it_leads_to) {
  const std::string path = fresh_path();
  const std::string other = fresh_path();
  std::ofstream(other, std::ios::binary) << std::string(4096, '\0');
  fs::create_symlink(other, path + ".reserve");
  EXPECT_FALSE(db::keep_reserve(path));
  EXPECT_FALSE(db::give_up_reserve(path));
  EXPECT_TRUE(fs::is_symlink(path + ".reserve"));
}

TEST(FilesBeside, reserve_that_was_cut_short_is_made_anew) {
  const std::string path = fresh_path();
  std::ofstream(path + ".reserve", std::ios::binary) << std::string(4096, '\0');
  EXPECT_TRUE(db::keep_reserve(path));
  EXPECT_EQ(fs::file_size(path + ".reserve"), 256U * 1024U);
}

TEST(FilesBeside, by_the_name_of_an_unfinished_copy_are_kept) {
  TemporaryBook book;
  euchre_evening(book.book);
  ASSERT_TRUE(book.store->back_up());
  const std::string other = fresh_path();
  std::ofstream(other) << "mine";
  for (const std::string& name : {book.path + ".copy.part", book.path + ".part"})
    fs::create_symlink(other, name);
  EXPECT_TRUE(book.store->copy_to(book.path + ".copy"));
  book.store.reset();
  EXPECT_TRUE(db::restore(book.path, ""));
  EXPECT_EQ(bytes_of(other), "mine");
  EXPECT_TRUE(fs::is_symlink(book.path + ".part"));
}

TEST(FilesBeside, by_the_name_of_the_wreck_are_kept) {
  const std::string path = closed_book();
  std::ofstream(path + ".wreck") << "mine";
  EXPECT_TRUE(db::open_wreck(path, path + ".wreck"));
  EXPECT_EQ(bytes_of(path + ".wreck"), "mine");
}

TEST(FilesBeside, copies_that_somebody_put_among_the_backups_are_kept) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  ASSERT_TRUE(book.store->back_up());
  const std::string folder = db::backup_folder(book.path);
  const std::string own = folder + "/0-before-the-party.book.db";
  fs::rename(folder + '/' + db::backups(book.path).front(), own);
  for (int n = 10; n <= 22; ++n) {
    auto store = db::open_store(
        {.path = book.path, .now = [n] { return "2026-12-" + std::to_string(n) + "T10:00:00Z"; }});
    ASSERT_TRUE((*store)->back_up());
  }
  EXPECT_EQ(db::backups(book.path).size(), 10U);
  EXPECT_TRUE(fs::exists(own));
}

/// A file may not become longer than it is: the system sends a signal first.
TEST(LongFile, is_a_full_disk_and_no_death) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  const pid_t child = fork();
  if (child == 0) {
    files::survive_long_files();
    const rlimit most{fs::file_size(book.path) + 20'000, RLIM_INFINITY};
    setrlimit(RLIMIT_FSIZE, &most);
    auto store = opened(book.path);
    if (!store) _exit(9);
    Book here = book_of(**store);
    Desk there = open_session(here, desk.id).value();
    std::string_view key;
    for (int n = 0; n < 2000 && key.empty(); ++n) {
      const auto done = write_down(here, there, simple_event(EventKind::note));
      if (!done) key = done.error().error.value_or(Error{}).message.key;
    }
    _exit(key == "store.full" ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFEXITED(status)) << "signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_TRUE(book.store->read(desk.id));
}

}  // namespace
}  // namespace spadille::tests
