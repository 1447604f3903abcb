// A disk that is full, a book that cannot be written, and the plug pulled in the middle of a deal.
#include <csignal>
#include <filesystem>

#include "db/sqlite_store.h"
#include "tests/harm/child.h"
#include "tests/harm/fault_vfs.h"
#include "tests/support/temporary_book.h"
#include "tests/table/at_table.h"
#include "tests/table/machine.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

/// Names the book to the program that is started to be killed.
constexpr const char* kDoomed = "SPADILLE_DOOMED_BOOK";

/// A house over a book that fails when the test says so.
class BadDisk : public testing::Test {
 protected:
  void SetUp() override {
    QObject::connect(house_->evening(), &table::LaidSession::refused,
                     [this](const QString& why) { refused_ << why; });
    house_->newSession()->prepare();
    house_->newSession()->setGame("klaverjas");
    for (const QString& name : kFourPlayers) house_->newSession()->addNewcomer(name);
    house_->newSession()->begin();
    settle();
  }
  table::Machine faulty() {
    table::Machine all = machine(fresh_path());
    all.open = [path = fresh_path(), vfs = faults_.name()] {
      return db::open_store({.path = path, .now = [] { return kFixedTime; }, .vfs = vfs});
    };
    return all;
  }
  void settle() { house_->clerk()->finish(); }
  table::Entry& entry() { return *house_->entry(); }
  void type_92() {
    entry().set("maker", 1);
    entry().chalk(1, 20);
    entry().set("points", 92);
    settle();
  }

  QTemporaryDir folder_{};
  FaultVfs faults_{};
  QStringList refused_{};
  std::unique_ptr<table::House> house_ = house_at(faulty(), folder_.filePath("settings.ini"));
};

TEST_F(BadDisk, full_disk_is_told_and_a_later_tap_saves_what_was_typed) {
  type_92();
  faults_.limit_room(0);
  entry().save();
  settle();
  ASSERT_EQ(refused_.size(), 1);
  EXPECT_TRUE(refused_.front().startsWith("The disk is full: this was not saved."))
      << refused_.front().toStdString();
  EXPECT_EQ(entry().fields()["points"].toMap()["value"].toInt(), 92);
  EXPECT_EQ(house_->sheet()->rowCount(), 0);
  faults_.heal();
  entry().save();
  settle();
  EXPECT_EQ(refused_.size(), 1);
  EXPECT_EQ(house_->sheet()->sums(), QStringList({"70", "112"}));
  EXPECT_TRUE(entry().empty());
}

TEST_F(BadDisk, taps_on_a_full_disk_are_kept_once_there_is_room_again) {
  faults_.limit_room(0);
  type_92();
  faults_.heal();
  entry().chalk(0, 50);
  settle();
  const int session = house_->evening()->number();
  house_->evening()->putAway();
  house_->evening()->open(session);
  settle();
  EXPECT_EQ(entry().fields()["points"].toMap()["value"].toInt(), 92);
  EXPECT_EQ(lines(entry().marks(), {"sum"}), "sum 50\nsum 20\n");
}

TEST_F(BadDisk, any_operation_that_fails_loses_nothing_of_the_deal) {
  for (std::uint64_t n = 1; n < 40; ++n) {
    SCOPED_TRACE(n);
    type_92();
    const int before = house_->sheet()->rowCount();
    refused_.clear();
    faults_.arm({{n, Lasting::once}, {}, 0});
    entry().save();
    settle();
    faults_.heal();
    if (!refused_.isEmpty() && house_->sheet()->rowCount() == before) {
      EXPECT_EQ(entry().fields()["points"].toMap()["value"].toInt(), 92);
      entry().save();
      settle();
    }
    ASSERT_EQ(house_->sheet()->rowCount(), before + 1) << lines(refused_);
    house_->evening()->undo();
    settle();
  }
}

TEST(ReadOnlyBook, is_shown_with_its_banner_and_says_why_nothing_is_saved) {
  const QTemporaryDir folder;
  const std::string path = folder.filePath("book.db").toStdString();
  {
    const TemporaryBook other;  // its folder is not this one
    auto made = house_at(machine(path), folder.filePath("a.ini"));
    made->newSession()->prepare();
    made->newSession()->setGame("euchre");
    for (const QString& name : kFourPlayers) made->newSession()->addNewcomer(name);
    made->newSession()->begin();
    made->clerk()->finish();
  }
  table::Machine machine_there = machine(path);
  machine_there.open = [path] { return db::open_store({.path = path, .read_only = true}); };
  auto house = house_at(machine_there, folder.filePath("b.ini"));
  QStringList refused;
  QObject::connect(house->evening(), &table::LaidSession::refused,
                   [&](const QString& why) { refused << why; });
  EXPECT_EQ(house->home()->banner(), "The book can be read, but not written.");
  EXPECT_EQ(house->home()->problem(), "");
  house->evening()->open(1);
  house->entry()->set("maker", 2);
  house->clerk()->finish();
  house->entry()->set("maker", 2);
  house->entry()->set("tricks", 4);
  house->entry()->save();
  house->clerk()->finish();
  ASSERT_EQ(refused.size(), 1);
  EXPECT_TRUE(refused.front().startsWith("The book can be read, but not written."));
  EXPECT_EQ(house->entry()->fields()["tricks"].toMap()["value"].toInt(), 4);
}

/// Types half a deal, and dies as by `kill -9` as soon as the book has it.
void type_and_die(const std::string& book) {
  const QTemporaryDir folder;
  auto house = house_at(machine(book), folder.filePath("settings.ini"));
  house->newSession()->prepare();
  house->newSession()->setGame("klaverjas");
  for (const QString& name : kFourPlayers) house->newSession()->addNewcomer(name);
  house->newSession()->begin();
  house->clerk()->finish();
  house->entry()->chalk(0, 50);
  house->entry()->set("maker", 2);
  house->entry()->digit("points", 1);
  house->referee()->arrive();
  house->cards()->arrive();
  house->cards()->choose("maker", 2);
  house->cards()->choose("trump", 1);
  house->cards()->start();
  house->cards()->answer("HJ");
  house->clerk()->finish();
  std::raise(SIGKILL);
}

TEST(KilledHouse, leaves_a_half_entered_deal_that_is_there_again) {
  if (const char* book = std::getenv(kDoomed); book != nullptr) return type_and_die(book);
  const std::string path = fresh_path();
  const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
  Child child({"/usr/bin/env", std::string(kDoomed) + "=" + path, self,
               "--gtest_filter=KilledHouse.leaves_a_half_entered_deal_that_is_there_again"});
  static_cast<void>(child.lines());
  EXPECT_EQ(child.wait(), -1);
  const QTemporaryDir folder;
  auto house = house_at(machine(path), folder.filePath("settings.ini"));
  house->evening()->open(1);
  house->clerk()->finish();
  EXPECT_EQ(house->entry()->fields()["maker"].toMap()["value"].toInt(), 2);
  EXPECT_EQ(house->entry()->fields()["points"].toMap()["value"].toInt(), 1);
  EXPECT_EQ(lines(house->entry()->marks(), {"sum"}), "sum 50\nsum 0\n");
  house->referee()->arrive();
  house->cards()->arrive();
  EXPECT_EQ(house->cards()->stage(), "card");
  EXPECT_EQ(shown(house->cards()->places().value(0).toMap()["card"].toMap()["name"]), "J♥");
}

}  // namespace
}  // namespace spadille::tests
