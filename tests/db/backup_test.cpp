// Backups and putting one back.
#include "db/backup.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "db/database.h"
#include "db/sqlite_store.h"
#include "db/verify.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

/// A book whose clock can be set.
struct Calendar {
  std::string path = fresh_path();
  std::string now = "2026-11-01T10:00:00Z";
  std::unique_ptr<Store> store = opened();
  Book book{*store, [this] { return now; }, [this] { return now.substr(0, 10); }, counted_ids()};

  [[nodiscard]] std::unique_ptr<Store> opened() {
    return std::move(db::open_store({.path = path, .now = [this] { return now; }}).value());
  }
  void on(const std::string& moment) { now = moment; }
};

std::string day(int number) {
  return "2026-11-" + std::string(number < 10 ? "0" : "") + std::to_string(number) + "T10:00:00Z";
}

TEST(Backups, are_not_made_of_an_empty_book) {
  Calendar book;
  ASSERT_TRUE(book.store->put(HouseRules{"ours", "{}"}));
  EXPECT_TRUE(db::backups(book.path).empty());
}

TEST(Backups, are_made_before_the_first_write_of_a_day_and_not_again) {
  Calendar book;
  Desk desk = euchre_evening(book.book);
  EXPECT_TRUE(db::backups(book.path).empty());
  book.on("2026-11-02T10:00:00Z");
  play(book.book, desk, "W 3");
  book.on("2026-11-02T11:00:00Z");
  play(book.book, desk, "W 4");
  EXPECT_EQ(db::backups(book.path), std::vector<std::string>{"2026-11-02T100000Z.book.db"});
  auto kept =
      db::open_store({.path = db::backup_folder(book.path) + "/2026-11-02T100000Z.book.db"});
  EXPECT_EQ(kept.value()->read(desk.id)->events.size(), 4U);
}

TEST(Backups, are_ten_at_most_the_oldest_go) {
  Calendar book;
  Desk desk = euchre_evening(book.book);
  for (int n = 2; n <= 14; ++n) {
    book.on(day(n));
    write(book.book, desk, EventKind::note);
  }
  const auto names = db::backups(book.path);
  ASSERT_EQ(names.size(), 10U);
  EXPECT_EQ(names.front(), "2026-11-14T100000Z.book.db");
  EXPECT_EQ(names.back(), "2026-11-05T100000Z.book.db");
}

TEST(Backups, of_two_books_in_one_folder_are_told_apart) {
  Calendar book;
  const std::string folder = db::backup_folder(book.path);
  fs::create_directory(folder);
  for (const char* name : {"2026-11-02T100000Z.book.db", "2026-11-03T100000Z.old.book.db",
                           "2026-11-04T100000Z.other.db", "notes.txt"})
    std::ofstream(folder + "/" + name).flush();
  EXPECT_EQ(db::backups(book.path), std::vector<std::string>{"2026-11-02T100000Z.book.db"});
}

TEST(Backups, where_their_folder_is_a_file_say_that_it_cannot_be_opened) {
  Calendar book;
  euchre_evening(book.book);
  const std::string folder = db::backup_folder(book.path);
  std::ofstream(folder) << "somebody's";
  const auto done = book.store->back_up();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message.key, "store.cannot_open");
  EXPECT_EQ(done.error().detail, folder);
}

TEST(Copy, is_whole_and_never_goes_over_a_file) {
  Calendar book;
  const Desk desk = euchre_evening(book.book);
  const std::string copy = book.path + ".copy";
  ASSERT_TRUE(book.store->copy_to(copy));
  EXPECT_TRUE(db::verify_file(copy));
  EXPECT_EQ(book.store->copy_to(copy).error().message.key, "store.exists");
  EXPECT_EQ(book.store->copy_to(book.path + "/x/copy").error().message.key, "safety.no_folder");
  EXPECT_FALSE(fs::exists(copy + ".part"));
}

TEST(Copy, by_the_name_of_a_part_of_the_book_is_not_made) {
  Calendar book;
  euchre_evening(book.book);
  const auto done = book.store->copy_to(book.path + "-journal");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message.key, "store.not_replaced");
}

TEST(Copy, of_a_book_with_a_broken_chain_is_not_made) {
  Calendar book;
  euchre_evening(book.book);
  ASSERT_EQ(run(open_database("unix", book.path),
                "DROP TRIGGER event_kept; UPDATE event SET payload = '{ }' WHERE seq = 3"),
            SQLITE_OK);
  const std::string copy = book.path + ".copy";
  const auto done = book.store->copy_to(copy);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, Error::Code::damaged);
  EXPECT_EQ(done.error().detail, book.path + ": session 1, event 3");
  EXPECT_FALSE(fs::exists(copy));
  EXPECT_FALSE(fs::exists(copy + ".part"));
}

/// A book with a backup of 2 November, three deals, and one deal more.
struct Kept : Calendar {
  Kept() {
    Desk desk = euchre_evening(book);
    on(day(2));
    play(book, desk, "W 3");
  }
};

TEST(Restore, puts_the_backup_in_place_and_the_book_aside_with_all_it_holds) {
  Kept book;
  const std::string device = book.store->device();
  const auto done = db::restore(book.path, "2026-11-02");
  ASSERT_TRUE(done);
  EXPECT_EQ(done->from, db::backup_folder(book.path) + "/2026-11-02T100000Z.book.db");
  EXPECT_EQ(done->aside, book.path + ".aside-1");
  const auto back = book.opened();
  EXPECT_EQ(back->read(1)->events.size(), 4U);
  EXPECT_NE(back->device(), device);
  EXPECT_EQ(back->device().size(), 36U);
  const auto aside = db::open_store({.path = done->aside});
  EXPECT_EQ(aside.value()->read(1)->events.size(), 5U);
}

TEST(Restore, is_found_by_the_program_that_has_the_old_book_open) {
  Kept book;
  Desk desk = open_session(book.book, 1).value();
  ASSERT_TRUE(db::restore(book.path, ""));
  const auto done = write_down(book.book, desk, simple_event(EventKind::note));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().error->message.key, "store.moved");
}

TEST(Restore, waits_for_a_program_that_writes_and_then_refuses) {
  Kept book;
  db::WriteLock other(book.path + ".lock");
  ASSERT_FALSE(other.take(0)) << "held";
  const auto done = db::restore(book.path, "", 20);
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message.key, "store.busy");
  EXPECT_FALSE(fs::exists(book.path + ".aside-1"));
}

TEST(Restore, of_a_day_without_a_backup_changes_nothing) {
  Kept book;
  const auto done = db::restore(book.path, "2025");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message.key, "store.no_backup");
  EXPECT_FALSE(fs::exists(book.path + ".aside-1"));
}

TEST(Restore, of_a_damaged_backup_is_refused) {
  Kept book;
  const std::string backup = db::backup_folder(book.path) + "/2026-11-02T100000Z.book.db";
  ASSERT_EQ(run(open_database("unix", backup),
                "DROP TRIGGER event_kept; UPDATE event SET payload = '{ }' WHERE seq = 3"),
            SQLITE_OK);
  const auto done = db::restore(book.path, "");
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, Error::Code::damaged);
  EXPECT_EQ(book.store->read(1)->events.size(), 5U);
  EXPECT_FALSE(fs::exists(book.path + ".part"));
}

TEST(Restore, takes_the_moment_as_lists_show_it) {
  Kept book;
  EXPECT_TRUE(db::restore(book.path, "2026-11-02T10:00:00Z"));
}

TEST(Restore, where_the_book_is_gone_leaves_nothing_of_its_log) {
  Kept book;
  fs::remove(book.path);
  const auto done = db::restore(book.path, "");
  ASSERT_TRUE(done);
  EXPECT_EQ(done->aside, "");
  EXPECT_FALSE(fs::exists(book.path + "-wal"));
  EXPECT_EQ(book.opened()->read(1)->events.size(), 4U);
}

}  // namespace
}  // namespace spadille::tests
