#include "tests/harm/disk_model.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

#include "tests/support/random.h"

namespace spadille::tests {
namespace {

/// All that 1,000 cuts make of a file.
std::set<std::string> cuts_of(const DiskFile& file) {
  std::mt19937 random(random_seed());
  std::set<std::string> all;
  for (int i = 0; i < 1000; ++i) all.insert(after_cut(file, random));
  return all;
}

DiskFile synced(const std::string& bytes) {
  DiskFile file;
  write(file, 0, bytes);
  sync(file);
  return file;
}

TEST(DiskModel, what_was_synced_survives_every_cut) {
  EXPECT_EQ(cuts_of(synced("abc")), (std::set<std::string>{"abc"}));
}

TEST(DiskModel, a_running_program_reads_what_it_wrote) {
  DiskFile file = synced("abc");
  write(file, 5, "f");
  truncate(file, 6);
  EXPECT_EQ(file.bytes, std::string("abc\0\0f", 6));
  EXPECT_EQ(file.durable, "abc");
}

TEST(DiskModel, an_unsynced_truncation_survives_or_not) {
  DiskFile file = synced("abc");
  truncate(file, 1);
  EXPECT_EQ(cuts_of(file), (std::set<std::string>{"abc", "a"}));
}

TEST(DiskModel, a_later_write_survives_without_an_earlier_one) {
  DiskFile file = synced("....");
  write(file, 0, "a");
  write(file, 2, "c");
  const auto cuts = cuts_of(file);
  for (const char* image : {"....", "a...", "..c.", "a.c."})
    EXPECT_TRUE(cuts.count(image)) << image;
}

TEST(DiskModel, of_two_writes_to_one_place_either_is_the_last) {
  DiskFile file = synced(".");
  write(file, 0, "a");
  write(file, 0, "b");
  const auto cuts = cuts_of(file);
  for (const char* image : {".", "a", "b"}) EXPECT_TRUE(cuts.count(image)) << image;
}

TEST(DiskModel, a_torn_write_leaves_its_first_or_last_sectors) {
  DiskFile file = synced(std::string(3 * kSector, '.'));
  write(file, 0, std::string(3 * kSector, 'a'));
  const auto cuts = cuts_of(file);
  const std::string old(kSector, '.');
  const std::string wet(kSector, 'a');
  for (const auto& image : {wet + old + old, wet + wet + old, old + old + wet, old + wet + wet})
    EXPECT_TRUE(cuts.count(image));
  EXPECT_FALSE(cuts.count(old + wet + old));
}

TEST(DiskModel, garbage_stays_within_the_bytes_being_written) {
  DiskFile file = synced(std::string(3 * kSector, '.'));
  write(file, kSector + 10, "abc");
  for (std::string image : cuts_of(file)) {
    image.replace(kSector + 10, 3, "...");
    EXPECT_EQ(image, file.durable);
  }
  EXPECT_GT(cuts_of(file).size(), 10U);
}

/// The names after each of 100 cuts.
std::set<std::set<std::string>> names_after_cuts(const Folder& folder) {
  std::mt19937 random(random_seed());
  std::set<std::set<std::string>> all;
  for (int i = 0; i < 100; ++i) {
    std::set<std::string> names;
    for (const auto& [name, entry] : after_cut(folder, random).entries) names.insert(name);
    all.insert(names);
  }
  return all;
}

using Names = std::set<std::set<std::string>>;

TEST(DiskModel, a_new_file_may_vanish_until_its_entry_is_synced) {
  Folder folder;
  create(folder, "a");
  EXPECT_EQ(names_after_cuts(folder), (Names{{}, {"a"}}));
  sync_entry(folder, "a");
  EXPECT_EQ(names_after_cuts(folder), (Names{{"a"}}));
}

TEST(DiskModel, a_deletion_may_be_undone_until_the_folder_is_synced) {
  Folder folder;
  create(folder, "a");
  sync_folder(folder);
  remove(folder, "a");
  EXPECT_EQ(find(folder, "a"), nullptr);
  EXPECT_EQ(names_after_cuts(folder), (Names{{}, {"a"}}));
  sync_folder(folder);
  EXPECT_EQ(names_after_cuts(folder), (Names{{}}));
}

}  // namespace
}  // namespace spadille::tests
