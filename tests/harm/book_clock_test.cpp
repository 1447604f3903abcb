// The clock is decoration: neither order nor totals follow it, and backups keep readable names.
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "db/backup.h"
#include "db/sqlite_store.h"
#include "tests/harm/desk_work.h"
#include "tests/harm/folder.h"

namespace spadille::tests {
namespace {

/// One event at each of these moments; the session as it is read afterwards.
Desk recorded_at(const std::string& path, const std::vector<std::string>& moments) {
  std::mt19937 random(1);
  std::string now = "2026-11-20T19:30:00Z";
  auto options = book_at(path);
  options.now = [&now] { return now; };
  auto opened = open_book(options);
  Desk desk = begin(opened->book, "quadrille").value();
  for (const std::string& moment : moments) {
    now = moment;
    EXPECT_TRUE(record_deal(opened->book, desk, some_deal(desk, random)));
  }
  return open_session(opened->book, desk.id).value();
}

std::vector<std::string> days(const std::string& path) {
  std::vector<std::string> names = db::backups(path);
  for (std::string& name : names) name.resize(name.find('.'));
  return names;
}

TEST(BookClock, that_runs_backwards_changes_neither_order_nor_totals) {
  const RealFolder forwards;
  const RealFolder backwards;
  const std::vector<std::string> moments{"2026-11-20T23:59:59Z", "2026-11-21T00:00:00Z",
                                         "2027-01-01T00:00:00Z"};
  const std::vector<std::string> reversed{"2026-11-20T19:00:00Z", "1970-01-01T00:00:00Z",
                                          "2026-02-29T00:00:00Z"};
  const Desk right = recorded_at(forwards.book(), moments);
  const Desk wrong = recorded_at(backwards.book(), reversed);
  const auto deals = [](const Desk& desk) {
    std::vector<Totals> after;
    for (const auto& deal : desk.table.scored.session.deals) after.push_back(deal.after);
    return after;
  };
  EXPECT_EQ(deals(right), deals(wrong));
  EXPECT_EQ(wrong.at, (std::vector<std::string>{"2026-11-20T19:30:00Z", "2026-11-20T19:00:00Z",
                                                "1970-01-01T00:00:00Z", "2026-02-29T00:00:00Z"}));
}

// None before the first session: there was nothing to keep.
TEST(BookClock, that_passes_midnight_leaves_a_backup_a_day_the_latest_first) {
  const RealFolder folder;
  recorded_at(folder.book(), {"2026-11-20T23:59:59Z", "2026-11-21T00:00:00Z",
                              "2026-11-21T00:00:01Z", "2026-11-20T23:59:58Z"});
  EXPECT_EQ(days(folder.book()),
            (std::vector<std::string>{"2026-11-21T000000Z", "2026-11-20T235958Z"}));
}

TEST(BookClock, that_jumps_far_ahead_and_back_leaves_at_most_ten_backups) {
  const RealFolder folder;
  std::vector<std::string> moments;
  for (int day = 10; day < 25; ++day)
    moments.push_back("2099-01-" + std::to_string(day) + "T00:00:00Z");
  moments.emplace_back("2026-11-22T19:30:00Z");
  recorded_at(folder.book(), moments);
  EXPECT_EQ(days(folder.book()).size(), 10U);
  EXPECT_EQ(days(folder.book()).front(), "2099-01-24T000000Z");
}

TEST(BookClock, that_says_nonsense_names_no_file_elsewhere) {
  const RealFolder folder;
  const std::string path = folder.path() + "/table/book.db";
  std::filesystem::create_directory(folder.path() + "/table");
  recorded_at(path, {"../../evil", "", "a/b", std::string(5000, 'x'), "A@Z[a`z{0/9:-"});
  // Without a moment in their names they are kept as somebody's own copies are.
  for (const char* name : {"evil", "ab", "AZaz09-"})
    EXPECT_TRUE(std::filesystem::exists(folder.path() + "/table/backups/" + name + ".book.db"));
  EXPECT_EQ(days(path), std::vector<std::string>{});
  for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
    EXPECT_EQ(entry.path().filename(), "table");
}

}  // namespace
}  // namespace spadille::tests
