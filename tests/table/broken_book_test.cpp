// A book that is damaged, newer, or of another program: what the table app offers, and what comes
// of it.
#include <QFile>
#include <filesystem>

#include "tests/harm/bare_sqlite.h"
#include "tests/support/temporary_book.h"
#include "tests/table/at_table.h"
#include "tests/table/machine.h"
#include "tests/table/window.h"

namespace spadille::tests {
namespace {

namespace fs = std::filesystem;

/// A book with an evening of three deals, which is then broken.
class BrokenBook : public AtTable {
 protected:
  void SetUp() override {
    begin("euchre/seed", kFourPlayers);
    for (const int maker : {0, 1, 2}) record({{"maker", maker}, {"tricks", 3}});
  }
  table::Keeper& keeper() { return *house().keeper(); }
  table::Home& home() { return *house().home(); }
  /// While the program does not run: the end of the file is gone.
  void cut_off() {
    restart_program();
    close();
    fs::resize_file(book(), fs::file_size(book()) - 4096);
    home().refresh();
    settle();
  }
  void with_sql(const std::string& sql) {
    close();
    ASSERT_EQ(run(open_database("unix", book()), sql), SQLITE_OK);
    home().refresh();
    settle();
  }
  [[nodiscard]] std::string aside() { return book() + ".aside-1"; }
  /// Presses a button of the first page.
  void press(const Window& window, const char* name) {
    QQuickItem* button = window.item(name);
    ASSERT_NE(button, nullptr) << name;
    ASSERT_TRUE(QMetaObject::invokeMethod(button, "press"));
    settle();
  }
  [[nodiscard]] int deals() {
    house().evening()->open(home().goesOn()["number"].toInt());
    settle();
    return house().evening()->dealNumber() - 1;
  }

 private:
  /// The book is closed; whoever asks next opens it.
  void close() {
    house().evening()->putAway();
    house().clerk()->askClosed([] { return true; }, [](bool) {});
    settle();
  }
};

TEST_F(BrokenBook, that_is_cut_off_is_saved_from_the_first_page) {
  cut_off();
  EXPECT_EQ(home().trouble(), "damaged");
  EXPECT_EQ(home().problem().left(21), "This book is damaged.");
  const Window window;
  ASSERT_TRUE(window.isThere());
  EXPECT_EQ(window.item("new"), nullptr) << "what helps comes first";
  press(window, "recover");
  EXPECT_NE(window.item("new"), nullptr);
  EXPECT_EQ(home().trouble(), "");
  EXPECT_TRUE(keeper().said().startsWith("Sessions recovered: 1."))
      << keeper().said().toStdString();
  EXPECT_TRUE(window.item("bookMended"));
  EXPECT_EQ(deals(), 3);
  EXPECT_TRUE(fs::exists(aside())) << "the damaged one stays";
  EXPECT_EQ(keeper().backups().size(), 1) << "what was saved";
  ASSERT_GE(keeper().losses().size(), 1);
  EXPECT_TRUE(keeper().losses()[0].contains("at the table")) << keeper().losses()[0].toStdString();
  press(window, "bookSeen");
  EXPECT_FALSE(window.item("bookMended"));
}

TEST_F(BrokenBook, loss_within_it_is_found_by_the_check_and_told) {
  with_sql("DROP TRIGGER event_never_removed; DELETE FROM event WHERE seq = 3");
  keeper().verify(false);
  settle();
  EXPECT_TRUE(keeper().damaged());
  keeper().recover();
  settle();
  EXPECT_EQ(keeper().losses(),
            QStringList({"#1 · Friday, 20 November 2026 · Ann · Bob · Cem · Dot  Event 3 is lost: "
                         "it came after deal 1.",
                         "#1 · Friday, 20 November 2026 · Ann · Bob · Cem · Dot  Deal 2 (event 4) "
                         "is perhaps not what was written."}));
  EXPECT_EQ(deals(), 2);
}

TEST_F(BrokenBook, newer_one_makes_way_for_a_new_one_after_a_second_tap) {
  with_sql("PRAGMA user_version=99");
  EXPECT_EQ(home().trouble(), "newer");
  const Window window;
  ASSERT_TRUE(window.isThere());
  EXPECT_FALSE(window.item("recover"));
  EXPECT_FALSE(window.item("beginAnewSure"));
  press(window, "beginAnew");
  EXPECT_EQ(home().trouble(), "newer");
  press(window, "beginAnewSure");
  EXPECT_EQ(home().trouble(), "") << keeper().said().toStdString();
  EXPECT_TRUE(home().goesOn().isEmpty());
  EXPECT_TRUE(home().latest().isEmpty());
  EXPECT_TRUE(fs::exists(aside()));
  begin("euchre/seed", kFourPlayers);
  EXPECT_EQ(refused(), QStringList());
}

TEST_F(BrokenBook, its_backups_are_listed_and_come_back) {
  keeper().backUp();
  settle();
  cut_off();
  keeper().refresh();
  settle();
  ASSERT_GE(keeper().backups().size(), 1);
  keeper().restore(keeper().backups()[0].toMap()["name"].toString());
  settle();
  EXPECT_EQ(home().trouble(), "");
  EXPECT_EQ(keeper().refused(), false);
}

TEST(ForeignBook, is_left_alone_and_another_can_be_opened) {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("hymns.db").toStdString();
  ASSERT_EQ(run(open_database("unix", path), "CREATE TABLE hymns (n)"), SQLITE_OK);
  { QFile(folder.filePath("ours.db")).open(QIODevice::WriteOnly); }
  table::Machine there = machine(path);
  std::string opened;
  there.file = path;
  there.another = [&](const std::string& file) { opened = file; };
  const auto house = house_at(std::move(there), folder.filePath("settings.ini"));
  EXPECT_EQ(house->home()->trouble(), "foreign");
  const Window window;
  ASSERT_TRUE(window.isThere());
  EXPECT_FALSE(window.item("beginAnew"));
  QMetaObject::invokeMethod(window.item("another"), "press");
  QQuickItem* ours = window.item("book0");
  ASSERT_NE(ours, nullptr);
  QMetaObject::invokeMethod(ours, "press");
  EXPECT_EQ(opened, folder.filePath("ours.db").toStdString());
}

TEST(FullDisk, is_told_at_home_until_there_is_room) {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("book.db").toStdString();
  table::Machine there = machine(path);
  bool may_write = false;
  there.open = [&may_write, path, open = there.open]() -> Expected<std::unique_ptr<Store>> {
    if (may_write) return open();
    return tl::unexpected(Error{Error::Code::file, {"store.full"}, path, Error::Cause::full});
  };
  const auto house = house_at(std::move(there), folder.filePath("b.ini"));
  EXPECT_EQ(house->home()->trouble(), "full");
  const Window window;
  ASSERT_TRUE(window.isThere());
  may_write = true;
  QMetaObject::invokeMethod(window.item("tryAgain"), "press");
  house->clerk()->finish();
  EXPECT_EQ(house->home()->trouble(), "");
  EXPECT_FALSE(window.item("bookProblem"));
}

}  // namespace
}  // namespace spadille::tests
