// That each allocation of SQLite, and of C++, can fail, and that a failing one is survived.
#include <new>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/harm/counted_rows.h"
#include "tests/harm/failing_malloc.h"
#include "tests/harm/failing_new.h"
#include "tests/harm/power_cut_vfs.h"

namespace spadille::tests {
namespace {

// Before any test of this program uses SQLite.
const bool kInstalled = install_failing_malloc();

constexpr int kRows = 3;

struct Trial {
  int code = 0;               ///< what the program was told
  std::uint64_t mallocs = 0;  ///< of the program alone
};

/// Rows written while the allocation `at` fails, and then found.
Trial expect_kept(Countdown at) {
  PowerCutDisk disk(1);
  const CountedRows place{disk.name()};
  const std::uint64_t before = mallocs();
  fail_malloc(at);
  const Written written = write_rows(place, kRows);
  fail_malloc({});
  const Trial trial{written.code, mallocs() - before};
  const Found found = read_rows(place);
  EXPECT_TRUE(found.sound);
  EXPECT_GE(found.rows, written.acknowledged);
  return trial;
}

/// Lets each allocation fail in turn; the program is told of most, some SQLite can do without.
void expect_each_survived(Lasting lasting) {
  ASSERT_TRUE(kInstalled);
  const Trial all = expect_kept({});
  EXPECT_EQ(all.code, SQLITE_OK);
  ASSERT_GT(all.mallocs, 100U);
  std::uint64_t told = 0;
  for (std::uint64_t n = 1; n <= all.mallocs; ++n) {
    SCOPED_TRACE("allocation " + std::to_string(n));
    const int code = expect_kept({n, lasting}).code & 0xFF;
    EXPECT_TRUE(code == SQLITE_NOMEM || code == SQLITE_OK) << code;
    told += code == SQLITE_NOMEM ? 1U : 0U;
  }
  EXPECT_GT(told, all.mallocs * 3 / 4);
}

TEST(FailingMalloc, any_allocation_that_fails_once_loses_no_acknowledged_row) {
  expect_each_survived(Lasting::once);
}

TEST(FailingMalloc, any_allocation_from_which_on_all_fail_loses_no_acknowledged_row) {
  expect_each_survived(Lasting::for_ever);
}

TEST(FailingMalloc, comes_too_late_once_sqlite_is_in_use) {
  ASSERT_EQ(sqlite3_initialize(), SQLITE_OK);
  EXPECT_FALSE(install_failing_malloc());
  EXPECT_EQ(expect_kept({1, Lasting::for_ever}).code, SQLITE_NOMEM);
}

/// As many allocations as words, and those of the vector.
std::vector<std::string> long_words(int count) {
  std::vector<std::string> words;
  for (int i = 0; i < count; ++i) words.emplace_back(100, 'w');
  return words;
}

bool throws_at(Countdown at) {
  fail_new(at);
  bool thrown = false;
  try {
    static_cast<void>(long_words(5));
  } catch (const std::bad_alloc&) {
    thrown = true;
  }
  fail_new({});
  return thrown;
}

TEST(FailingNew, each_allocation_of_a_work_throws_in_turn) {
  const std::uint64_t before = news();
  static_cast<void>(long_words(5));
  const std::uint64_t all = news() - before;
  ASSERT_GE(all, 6U);
  for (std::uint64_t n = 1; n <= all; ++n) EXPECT_TRUE(throws_at({n, Lasting::once})) << n;
  EXPECT_FALSE(throws_at({all + 1, Lasting::once}));
}

TEST(FailingNew, from_an_allocation_on_all_throw_until_told_otherwise) {
  fail_new({2, Lasting::for_ever});
  int thrown = 0;
  for (int i = 0; i < 4; ++i) try {
      static_cast<void>(std::vector<char>(100));
    } catch (const std::bad_alloc&) {
      ++thrown;
    }
  fail_new({});
  EXPECT_EQ(thrown, 3);
  EXPECT_EQ(long_words(5).size(), 5U);
}

TEST(FailingNew, a_thread_that_fails_leaves_the_others_alone) {
  std::thread other([] { fail_new({1, Lasting::for_ever}); });
  other.join();
  EXPECT_EQ(long_words(5).size(), 5U);
}

}  // namespace
}  // namespace spadille::tests
