// That the disk loses what a disk may lose, and nothing else, shown on bare SQLite.
#include <algorithm>
#include <random>
#include <string>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/harm/bare_sqlite.h"
#include "tests/harm/counted_rows.h"
#include "tests/harm/power_cut_vfs.h"
#include "tests/support/random.h"

namespace spadille::tests {
namespace {

constexpr int kLivesOfADisk = 10;
constexpr int kMostRows = 12;

/// What came of many power cuts.
struct Toll {
  int cuts = 0;
  int interrupting = 0;  ///< cuts that came before the program was done
  int losing = 0;        ///< cuts after which an acknowledged row was gone
  int unsound = 0;       ///< cuts after which the database was damaged
};

/// One program that dies by a cut somewhere in its work or after it, and what the next one finds:
/// adds that to the toll. REQUIRES: `before` rows are on the disk for certain.
Found live_and_die(PowerCutDisk& disk, const CountedRows& place, int before, Toll& toll) {
  const Written written = write_rows(place, kMostRows);
  if (!disk.off()) disk.cut();
  disk.restore();
  const Found found = read_rows(place);
  ++toll.cuts;
  toll.interrupting += written.code != SQLITE_OK ? 1 : 0;
  toll.unsound += found.sound ? 0 : 1;
  toll.losing += found.sound && found.rows < std::max(before, written.acknowledged) ? 1 : 0;
  return found;
}

Toll toll_of(const std::string& settings, int cuts) {
  std::mt19937 random(random_seed());
  Toll toll;
  while (toll.cuts < cuts) {
    PowerCutDisk disk(static_cast<std::uint32_t>(random()));
    const CountedRows place{disk.name(), "rows.db", settings};
    Found found;
    for (int i = 0; i < kLivesOfADisk && found.sound; ++i) {
      disk.arm(1 + random() % 60);
      found = live_and_die(disk, place, found.rows, toll);
    }
  }
  return toll;
}

const std::string kWal = "PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=8;";

TEST(PowerCut, wal_with_full_sync_loses_nothing) {
  const Toll toll = toll_of(kWal + "PRAGMA synchronous=FULL", rounds(2000));
  EXPECT_EQ(toll.losing, 0);
  EXPECT_EQ(toll.unsound, 0);
  EXPECT_GT(toll.interrupting, toll.cuts / 2);
}

TEST(PowerCut, wal_with_normal_sync_loses_the_last_rows_but_is_sound) {
  const Toll toll = toll_of(kWal + "PRAGMA synchronous=NORMAL", rounds(300));
  EXPECT_GT(toll.losing, toll.cuts / 10);
  EXPECT_EQ(toll.unsound, 0);
}

TEST(PowerCut, without_sync_rows_are_lost_and_databases_damaged) {
  const Toll toll = toll_of(kWal + "PRAGMA synchronous=OFF", rounds(300));
  EXPECT_GT(toll.losing, toll.cuts / 10);
  EXPECT_GT(toll.unsound, toll.cuts / 20);
}

// The deletion of the journal is the commit, and the folder is not synced after it.
TEST(PowerCut, a_deleted_journal_comes_back_and_undoes_the_last_row) {
  const Toll toll = toll_of("PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL", rounds(300));
  EXPECT_GT(toll.losing, toll.cuts / 20);
  EXPECT_EQ(toll.unsound, 0);
}

TEST(PowerCut, a_journal_deleted_with_a_sync_of_the_folder_stays_deleted) {
  const Toll toll = toll_of("PRAGMA journal_mode=DELETE; PRAGMA synchronous=EXTRA", rounds(300));
  EXPECT_EQ(toll.losing, 0);
  EXPECT_EQ(toll.unsound, 0);
}

/// What is left of a database whose rows were never synced.
std::string left_over(std::uint32_t seed) {
  PowerCutDisk disk(seed);
  // No journal: the numbers SQLite draws for one are other ones each time.
  const CountedRows place{disk.name(), "rows.db",
                          "PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF"};
  static_cast<void>(write_rows(place, kMostRows));
  disk.cut();
  disk.restore();
  return disk.durable_bytes("rows.db").value_or("none");
}

TEST(PowerCut, the_same_seed_gives_the_same_cut) {
  bool differs = false;
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(left_over(seed), left_over(seed));
    differs = differs || left_over(seed) != left_over(seed + 1);
  }
  EXPECT_TRUE(differs);
}

TEST(PowerCut, the_power_goes_at_the_operation_armed_and_stays_off) {
  PowerCutDisk disk(1);
  const CountedRows place{disk.name()};
  disk.arm(20);
  EXPECT_EQ(write_rows(place, kMostRows).code & 0xFF, SQLITE_IOERR);
  EXPECT_TRUE(disk.off());
  EXPECT_EQ(disk.operations(), 20U);
  EXPECT_EQ(read_rows(place), (Found{0, false}));
  EXPECT_EQ(disk.operations(), 20U);
}

TEST(PowerCut, a_handle_of_a_dead_program_fails_for_ever_and_locks_nobody_out) {
  PowerCutDisk disk(1);
  const CountedRows place{disk.name()};
  ASSERT_EQ(write_rows(place, 3), (Written{3, SQLITE_OK}));
  const Connection dead = open_database(disk.name(), place.file);
  ASSERT_EQ(run(dead, "BEGIN IMMEDIATE; DELETE FROM row"), SQLITE_OK);
  disk.cut();
  disk.restore();
  EXPECT_EQ(write_rows(place, 1), (Written{4, SQLITE_OK}));
  EXPECT_EQ(run(dead, "COMMIT"), SQLITE_IOERR);
  EXPECT_EQ(read_rows(place), (Found{4, true}));
}

TEST(PowerCut, a_second_writer_must_wait_while_a_reader_reads_on) {
  PowerCutDisk disk(1);
  const CountedRows place{disk.name()};
  ASSERT_EQ(write_rows(place, 3), (Written{3, SQLITE_OK}));
  const Connection writer = open_database(disk.name(), place.file);
  const Connection other = open_database(disk.name(), place.file);
  ASSERT_EQ(run(writer, "BEGIN IMMEDIATE; DELETE FROM row WHERE n = 3"), SQLITE_OK);
  EXPECT_EQ(run(other, "BEGIN IMMEDIATE"), SQLITE_BUSY);
  EXPECT_EQ(answer(other, "SELECT count(*) FROM row"), "3");
  ASSERT_EQ(run(writer, "COMMIT"), SQLITE_OK);
  EXPECT_EQ(answer(other, "SELECT count(*) FROM row"), "2");
}

TEST(PowerCut, only_what_was_synced_is_durable) {
  PowerCutDisk disk(1);
  EXPECT_EQ(disk.durable_bytes("rows.db"), std::nullopt);
  ASSERT_EQ(write_rows({disk.name()}, 3), (Written{3, SQLITE_OK}));
  const auto bytes = disk.durable_bytes("rows.db");
  ASSERT_TRUE(bytes);
  EXPECT_EQ(bytes->substr(0, 15), "SQLite format 3");
}

}  // namespace
}  // namespace spadille::tests
