// The file of the book: what is refused stays as it is, and what happens to it under our hands.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "db/database.h"
#include "db/errors.h"
#include "db/migrate.h"
#include "db/refuse.h"
#include "db/reserve.h"
#include "db/sqlite_store.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const std::string& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

std::vector<std::string> files_beside(const std::string& path) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(fs::path(path).parent_path()))
    names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

/// Opens what is no book of ours; it has to stay as it is, alone in its folder.
Error refusal_of(const std::string& path, bool create = false) {
  const std::string before = bytes_of(path);
  const auto names = files_beside(path);
  const auto store = db::open_store({.path = path, .create = create});
  EXPECT_EQ(bytes_of(path), before);
  EXPECT_EQ(files_beside(path), names);
  return store ? Error{Error::Code::usage, {"opened"}, {}} : store.error();
}

/// A closed book with one session.
std::string closed_book() {
  TemporaryBook book;
  euchre_evening(book.book);
  book.store.reset();
  return book.path;
}

void plainly(const std::string& path, const std::string& sql) {
  ASSERT_EQ(run(open_database("unix", path), sql), SQLITE_OK) << sql;
}

TEST(RefusedFile, of_another_program_with_a_mark_of_its_own) {
  const std::string path = fresh_path();
  plainly(path, "PRAGMA application_id=7; CREATE TABLE t(a)");
  EXPECT_EQ(refusal_of(path).message.key, "safety.other_database");
}

TEST(RefusedFile, of_another_program_without_any_mark) {
  const std::string path = fresh_path();
  plainly(path, "CREATE TABLE t(a)");
  EXPECT_EQ(refusal_of(path).message.key, "safety.other_database");
  EXPECT_EQ(refusal_of(path, true).message.key, "safety.other_database");
}

/// A database of many tables as its first page alone, which says that there is no other.
std::string first_page_of_many() {
  std::string path = fresh_path();
  for (int i = 0; i < 100; ++i) plainly(path, "CREATE TABLE t" + std::to_string(i) + "(a)");
  constexpr int kPage = 4096;
  fs::resize_file(path, kPage);
  std::fstream(path, std::ios::in | std::ios::out | std::ios::binary)
      .seekp(28)
      .write("\0\0\0\1", 4);
  return path;
}

// As a program that looks at it between its header and the rest may find a book while another one
// makes it: what is so then is for the database to say, which waits for the other one's locks.
TEST(RefusedFile, whose_pages_do_not_fit_is_damaged_unless_a_program_has_its_lock) {
  const std::string path = first_page_of_many();
  EXPECT_EQ(refusal_of(path).message.key, "store.damaged");
  EXPECT_TRUE(db::refused_as_file({.path = path, .create = false}));
  std::ofstream(path + ".lock").flush();
  EXPECT_FALSE(db::refused_as_file({.path = path, .create = false}));
  EXPECT_EQ(refusal_of(path).message.key, "store.damaged");
}

TEST(RefusedFile, with_text_in_it) {
  const std::string path = fresh_path();
  std::ofstream(path) << "Dear diary, today we played cards, and I lost again, as usual; "
                         "tomorrow we shall play once more, for higher stakes than today.";
  EXPECT_EQ(refusal_of(path).message.key, "store.foreign");
  EXPECT_EQ(refusal_of(path, true).message.key, "store.foreign");
}

/// Power failed while the log was moved into the file: what belongs on its first page is in the
/// log.
TEST(TornFile, takes_its_first_page_from_the_log) {
  TemporaryBook book;
  euchre_evening(book.book);
  const std::string torn = fresh_path();
  fs::copy_file(book.path, torn);
  fs::copy_file(book.path + "-wal", torn + "-wal");
  std::fstream(torn, std::ios::in | std::ios::out | std::ios::binary) << std::string(512, 'x');
  {
    const auto store = db::open_store({.path = torn, .create = false});
    ASSERT_TRUE(store) << store.error().message.key;
    EXPECT_EQ((*store)->list({})->size(), 1U);
  }
  fs::remove(torn + "-wal");
  std::fstream(torn, std::ios::in | std::ios::out | std::ios::binary) << std::string(512, 'x');
  EXPECT_EQ(refusal_of(torn).message.key, "store.foreign");
}

TEST(RefusedFile, with_nothing_in_it) {
  const std::string path = fresh_path();
  std::ofstream(path).flush();
  EXPECT_EQ(refusal_of(path).message.key, "safety.empty_file");
}

TEST(RefusedFile, that_is_not_there) {
  const std::string path = fresh_path();
  EXPECT_EQ(refusal_of(path).message.key, "store.missing");
}

TEST(RefusedFile, in_no_folder) {
  const std::string folder = fresh_path() + "y";
  for (const char* name : {"/book.db", "/", "/deeper/book.db"})
    EXPECT_EQ(db::open_store({.path = folder + name}).error().message.key, "safety.no_folder")
        << name;
  EXPECT_FALSE(fs::exists(folder));
}

TEST(RefusedFile, that_is_a_folder) {
  const std::string path = fresh_path();
  fs::create_directory(path);
  EXPECT_EQ(refusal_of(path).message.key, "safety.folder");
  EXPECT_EQ(refusal_of(path, true).message.key, "safety.folder");
}

TEST(RefusedFile, that_was_cut_off) {
  const std::string path = closed_book();
  for (const char* part : {".lock", ".reserve", ".witness"}) fs::remove(path + part);
  fs::resize_file(path, fs::file_size(path) / 2);
  const Error error = refusal_of(path);
  EXPECT_EQ(error.message.key, "store.damaged");
  EXPECT_EQ(error.code, Error::Code::damaged);
}

TEST(RefusedFile, of_a_newer_program) {
  const std::string path = closed_book();
  plainly(path, "PRAGMA user_version=" + std::to_string(db::newest_version() + 1));
  for (const char* part : {".lock", ".reserve", ".witness"}) fs::remove(path + part);
  const Error error = refusal_of(path);
  EXPECT_EQ(error.code, Error::Code::newer_format);
  EXPECT_EQ(error.message.key, "store.newer");
}

TEST(RefusedFile, of_a_newer_program_that_has_only_its_log_to_show_for_it) {
  const std::string path = closed_book();
  const Connection newer = open_database("unix", path);
  ASSERT_EQ(run(newer, "PRAGMA user_version=" + std::to_string(db::newest_version() + 1)),
            SQLITE_OK);
  const std::string log = bytes_of(path + "-wal");
  EXPECT_EQ(refusal_of(path).code, Error::Code::newer_format);
  EXPECT_EQ(bytes_of(path + "-wal"), log);
}

TEST(RefusedFile, of_another_program_that_has_only_its_log_to_show_for_it) {
  const std::string path = fresh_path();
  const Connection other = open_database("unix", path);
  ASSERT_EQ(run(other, "PRAGMA journal_mode=WAL; CREATE TABLE t(a)"), SQLITE_OK);
  EXPECT_EQ(refusal_of(path).message.key, "safety.other_database");
}

TEST(OpenFile, with_nothing_in_it_becomes_a_book_where_one_may_be_made) {
  const std::string path = fresh_path();
  std::ofstream(path).flush();
  EXPECT_TRUE(db::open_store({.path = path}));
}

TEST(OpenFile, with_a_name_that_sqlite_reads_otherwise_is_a_file) {
  const fs::path before = fs::current_path();
  fs::current_path(fs::path(fresh_path()).parent_path());
  EXPECT_TRUE(db::open_store({.path = ":memory:"}));
  EXPECT_TRUE(fs::exists(":memory:"));
  fs::current_path(before);
}

TEST(OpenFile, leaves_a_single_file_behind) {
  const std::string path = closed_book();
  EXPECT_EQ(files_beside(path), (std::vector<std::string>{"book.db", "book.db.lock",
                                                          "book.db.reserve", "book.db.witness"}));
}

TEST(MissingFile, that_was_removed_under_the_program_is_told_and_not_made_again) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  fs::remove(book.path);
  const auto done = write_down(book.book, desk, simple_event(EventKind::note));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().error->message.key, "store.moved");
  book.store.reset();
  EXPECT_FALSE(fs::exists(book.path));
}

TEST(ReplacedFile, keeps_its_own_log_when_the_program_of_the_old_one_ends) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  for (const char* part : {"", "-wal"}) fs::rename(book.path + part, book.path + ".old" + part);
  fs::remove(book.path + "-shm");
  auto other = db::open_store({.path = book.path, .now = [] { return kFixedTime; }}).value();
  Book new_book{*other, book.book.now, book.book.today, book.book.new_id};
  euchre_evening(new_book);
  const auto done = write_down(book.book, desk, simple_event(EventKind::note));
  EXPECT_EQ(done.error().error->message.key, "store.moved");
  book.store.reset();
  EXPECT_GT(fs::file_size(book.path + "-wal"), 0U);
  EXPECT_EQ(other->read(1)->events.size(), 4U);
}

TEST(LockedFile, of_another_program_that_writes_for_too_long_is_told_after_the_wait) {
  TemporaryBook book;
  euchre_evening(book.book);
  db::WriteLock other(book.path + ".lock");
  auto hasty = db::open_store({.path = book.path, .patience = 20}).value();
  ASSERT_FALSE(other.take(0)) << "held";
  const auto done = hasty->put(HouseRules{"ours", "{}"});
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message.key, "store.busy");
  other.release();
  EXPECT_TRUE(hasty->put(HouseRules{"ours", "{}"}));
}

TEST(LockedFile, that_another_connection_holds_without_our_lock_is_told_too) {
  TemporaryBook book;
  auto hasty = db::open_store({.path = book.path, .patience = 20}).value();
  const Connection plain = open_database("unix", book.path);
  ASSERT_EQ(run(plain, "BEGIN IMMEDIATE"), SQLITE_OK);
  EXPECT_EQ(hasty->put(HouseRules{"ours", "{}"}).error().message.key, "store.busy");
}

TEST(Reserve, is_kept_given_up_once_and_made_again) {
  const std::string path = fresh_path();
  EXPECT_TRUE(db::keep_reserve(path));
  EXPECT_EQ(fs::file_size(path + ".reserve"), 256U * 1024U);
  EXPECT_TRUE(db::give_up_reserve(path));
  EXPECT_FALSE(fs::exists(path + ".reserve"));
  EXPECT_FALSE(db::give_up_reserve(path));
  EXPECT_TRUE(db::keep_reserve(path));
}

TEST(Reserve, is_not_kept_where_no_file_can_be) {
  EXPECT_FALSE(db::keep_reserve(fresh_path() + "/nowhere/book.db"));
}

TEST(Errors, tell_a_damaged_book_from_one_that_cannot_be_had) {
  const auto told = [](int result) { return db::error_of(SQLite::Exception("", result), "book"); };
  for (const int damage : {SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT})
    EXPECT_EQ(told(damage).code, Error::Code::damaged) << damage;
  for (const int trouble : {SQLITE_FULL, SQLITE_BUSY, SQLITE_CANTOPEN, SQLITE_IOERR})
    EXPECT_EQ(told(trouble).code, Error::Code::file) << trouble;
}

}  // namespace
}  // namespace spadille::tests
