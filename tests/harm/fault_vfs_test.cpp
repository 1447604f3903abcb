// That what fails comes back as a code, and that no acknowledged row is lost by it.
#include "tests/harm/fault_vfs.h"

#include <filesystem>
#include <string>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/harm/bare_sqlite.h"
#include "tests/harm/counted_rows.h"
#include "tests/harm/folder.h"
#include "tests/harm/power_cut_vfs.h"
#include "tests/support/random.h"

namespace spadille::tests {
namespace {

constexpr int kRows = 6;

/// Checkpoints in the middle of the rows, too.
const std::string kSettings =
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4";

struct Trial {
  Written written{};
  bool struck = false;
  std::uint64_t operations = 0;
};

/// Rows written over faults on an empty disk, then a power cut, then what is found.
Trial expect_kept_in_memory(const Fault& fault) {
  PowerCutDisk disk(1);
  FaultVfs faults(disk.name());
  faults.arm(fault);
  const Written written = write_rows({faults.name(), "rows.db", kSettings}, kRows);
  const Trial trial{written, faults.struck(), faults.operations()};
  disk.cut();
  disk.restore();
  const Found found = read_rows({disk.name(), "rows.db", kSettings});
  EXPECT_TRUE(found.sound);
  EXPECT_GE(found.rows, written.acknowledged);
  return trial;
}

/// The same on real files, without the cut.
Trial expect_kept_on_files(const Fault& fault) {
  const RealFolder folder;
  FaultVfs faults;
  faults.arm(fault);
  const CountedRows place{faults.name(), folder.book(), kSettings};
  const Written written = write_rows(place, kRows);
  const Trial trial{written, faults.struck(), faults.operations()};
  faults.heal();
  const Found found = read_rows(place);
  EXPECT_TRUE(found.sound);
  EXPECT_GE(found.rows, written.acknowledged);
  return trial;
}

/// Lets every `step`-th operation fail in turn. In most trials the program is told.
template <class Expect>
void fail_in_turn(const Expect& expect_kept, Fault fault, std::uint64_t step) {
  const std::uint64_t operations = expect_kept({}).operations;
  std::uint64_t told = 0;
  for (std::uint64_t n = 1; n <= operations; n += step) {
    SCOPED_TRACE("operation " + std::to_string(n));
    fault.at.left = n;
    const Trial trial = expect_kept(fault);
    EXPECT_TRUE(trial.struck);
    told += trial.written.code != SQLITE_OK ? 1U : 0U;
  }
  EXPECT_GT(told, operations / step / 2);
}

TEST(FaultVfs, any_operation_that_fails_once_loses_no_acknowledged_row) {
  fail_in_turn(expect_kept_in_memory, {}, 1);
}

TEST(FaultVfs, any_operation_from_which_on_all_fail_loses_no_acknowledged_row) {
  fail_in_turn(expect_kept_in_memory, {{0, Lasting::for_ever}, {}, 0}, 1);
}

// A busy disk takes long to sync: usually a sample.
TEST(FaultVfs, an_operation_on_real_files_that_fails_loses_no_acknowledged_row) {
  const std::uint64_t step = rounds(1) > 1 ? 1 : 11;
  fail_in_turn(expect_kept_on_files, {}, step);
  fail_in_turn(expect_kept_on_files, {{0, Lasting::for_ever}, {}, 0}, step);
}

struct Expected {
  FileOperation operation;
  int code;
};

TEST(FaultVfs, a_failing_operation_is_told_with_the_code_chosen) {
  for (const auto& [operation, code] : {Expected{FileOperation::open, SQLITE_CANTOPEN},
                                        {FileOperation::read, SQLITE_IOERR_READ},
                                        {FileOperation::write, SQLITE_IOERR_WRITE},
                                        {FileOperation::sync, SQLITE_IOERR_FSYNC},
                                        {FileOperation::lock, SQLITE_IOERR_LOCK},
                                        {FileOperation::map, SQLITE_IOERR_SHMMAP}}) {
    const Trial usual = expect_kept_in_memory({{1, Lasting::for_ever}, operation, 0});
    EXPECT_EQ(usual.written.code, code);
    const Trial chosen = expect_kept_in_memory({{1, Lasting::for_ever}, operation, SQLITE_FULL});
    EXPECT_EQ(chosen.written.code & 0xFF, SQLITE_FULL);
  }
}

TEST(FaultVfs, only_operations_of_the_kind_armed_fail_and_all_are_counted) {
  PowerCutDisk disk(1);
  FaultVfs faults(disk.name());
  faults.arm({{1, Lasting::for_ever}, FileOperation::truncate, 0});
  EXPECT_EQ(write_rows({faults.name()}, kRows), (Written{kRows, SQLITE_OK}));
  std::uint64_t sum = 0;
  for (int i = 0; i < kFileOperations; ++i) sum += faults.operations(static_cast<FileOperation>(i));
  EXPECT_EQ(faults.operations(), sum);
  EXPECT_GE(faults.operations(FileOperation::sync), static_cast<std::uint64_t>(kRows));
}

TEST(FaultVfs, a_full_disk_keeps_what_was_acknowledged_and_can_be_read) {
  const RealFolder folder;
  FaultVfs faults;
  const CountedRows place{faults.name(), folder.book(), "PRAGMA journal_mode=WAL"};
  faults.limit_room(100'000);
  const Written written = write_rows(place, 1000);
  EXPECT_EQ(written.code, SQLITE_FULL);
  EXPECT_TRUE(faults.struck());
  EXPECT_GT(written.acknowledged, 0);
  EXPECT_EQ(read_rows(place), (Found{written.acknowledged, true}));
  faults.heal();
  EXPECT_EQ(write_rows(place, 1), (Written{written.acknowledged + 1, SQLITE_OK}));
}

TEST(FaultVfs, files_on_a_full_disk_grow_by_the_room_and_no_more) {
  const RealFolder folder;
  FaultVfs faults;
  faults.limit_room(10'000);
  const Connection db = open_database(faults.name(), folder.book());
  // Nothing is undone or cut short in this mode, so what was written stands in the file.
  ASSERT_EQ(run(db, "PRAGMA journal_mode=OFF; PRAGMA page_size=4096"), SQLITE_OK);
  EXPECT_EQ(run(db, "CREATE TABLE big AS SELECT zeroblob(100000)"), SQLITE_FULL);
  EXPECT_EQ(std::filesystem::file_size(folder.book()), 10'000U);
}

TEST(FaultVfs, an_unknown_vfs_below_is_refused) {
  EXPECT_THROW(FaultVfs("no such vfs"), std::invalid_argument);
}

}  // namespace
}  // namespace spadille::tests
