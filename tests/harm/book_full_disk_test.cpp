// A disk that is really full: a small one in memory, mounted by `unshare -rm` where that is
// allowed.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "db/verify.h"
#include "tests/harm/child.h"
#include "tests/harm/desk_work.h"
#include "tests/harm/folder.h"
#include "tests/harm/report.h"
#include "tests/harm/size.h"

namespace spadille::tests {
namespace {

constexpr std::uintmax_t kBlock = 4096;
constexpr int kMostDeals = 300;
/// Names the small disk to the program that was started for it.
constexpr const char* kSmallDisk = "SPADILLE_SMALL_DISK";

std::string small_disk() {
  const char* given = std::getenv(kSmallDisk);
  return given == nullptr ? "" : given;
}

/// This program again, with a disk of that many bytes, for one test.
int run_on_small_disk(const std::string& test) {
  const RealFolder folder;
  const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
  Child child({"/usr/bin/unshare", "-rm", "/bin/sh", "-c",
               "mount -t tmpfs -o size=6m none \"$0\" && exec env " + std::string(kSmallDisk) +
                   "=\"$0\" \"$1\" --gtest_brief=1 --gtest_filter=" + test,
               folder.path(), self});
  for (const std::string& line : child.lines()) report(line);
  return child.wait();
}

bool may_mount() {
  if (access("/usr/bin/unshare", X_OK) != 0) return false;
  Child child({"/usr/bin/unshare", "-rm", "/bin/sh", "-c", "mount -t tmpfs none /mnt"});
  static_cast<void>(child.lines());
  return child.wait() == 0;
}

/// Leaves that many bytes free.
void fill_up(const std::string& folder, std::uintmax_t free) {
  const std::string file = folder + "/filler";
  std::ofstream(file).flush();
  const auto available = std::filesystem::space(folder).available;
  if (available <= free) return;
  std::ofstream out(file, std::ios::binary);
  const std::string block(kBlock, 'x');
  for (auto left = available - free; left >= kBlock; left -= kBlock) out << block;
}

struct Toll {
  int recorded = 0;
  bool full = false;
};

/// Records deals until one is refused.
Toll record_until_full(OpenBook& opened, Desk& desk) {
  std::mt19937 random(1);
  Toll toll;
  for (; toll.recorded < kMostDeals; ++toll.recorded) {
    const auto done = record_deal(opened.book, desk, some_deal(desk, random));
    if (done) continue;
    EXPECT_TRUE(done.error().error);
    EXPECT_EQ(done.error().error.value_or(Error{}).message.key, "store.full");
    toll.full = true;
    break;
  }
  return toll;
}

/// A book on the small disk, filled up while it is open or before, until it takes no more.
Toll fill(std::uintmax_t free, bool open_before, bool reserve) {
  const std::string folder = small_disk() + "/table";
  std::filesystem::create_directory(folder);
  auto options = book_at(folder + "/book.db");
  options.pages_before_checkpoint = db::DatabaseOptions{}.pages_before_checkpoint;
  auto desks = small_book(options, 2);
  EXPECT_TRUE(std::filesystem::exists(folder + "/book.db.reserve"));
  Toll toll;
  Desk& desk = desks.front();
  if (open_before) {
    auto opened = open_book(options);
    EXPECT_TRUE(opened->store->put_draft(desk.id, ""));  // what is kept beside is seen to
    if (!reserve) std::filesystem::remove(options.path + ".reserve");
    fill_up(small_disk(), free);
    toll = record_until_full(*opened, desk);
    EXPECT_TRUE(read_everything(*opened));
  } else {
    if (!reserve) std::filesystem::remove(options.path + ".reserve");
    fill_up(small_disk(), free);
    auto opened = open_book(options);
    EXPECT_TRUE(opened) << shown(opened.error());
    if (opened) toll = record_until_full(*opened, desk);
  }
  // Whoever comes now can look at everything, although there is no room left.
  auto looked = open_book(options);
  EXPECT_TRUE(looked && read_everything(*looked)) << free << (open_before ? " open" : " before");
  looked = tl::unexpected(Error{});
  std::filesystem::remove(small_disk() + "/filler");
  auto again = open_book(options);
  const auto now = open_session(again->book, desk.id);
  EXPECT_TRUE(now && goes_on(desk, *now) && now->head() == desk.head());
  again->store.reset();
  EXPECT_TRUE(db::verify_file(options.path));
  std::filesystem::remove_all(folder);
  return toll;
}

void fill_to_every_block() {
  int fillings = 0;
  for (const bool open_before : {true, false})
    for (const bool reserve : {true, false}) {
      int refused = 0;
      int fewest = kMostDeals;
      const auto step = static_cast<std::uintmax_t>(size(33, 1));
      for (std::uintmax_t blocks = 0; blocks < 100 && !testing::Test::HasFailure();
           blocks += step, ++fillings) {
        SCOPED_TRACE("blocks " + std::to_string(blocks));
        const Toll toll = fill(blocks * kBlock, open_before, reserve);
        refused += toll.full ? 1 : 0;
        fewest = std::min(fewest, toll.recorded);
      }
      report((open_before ? "open before" : "opened on the full disk"), ", ",
             (reserve ? "with a" : "without a"), " reserve: ", refused, " times full, at least ",
             fewest, " deals still saved");
    }
  report(fillings, " fillings");
}

TEST(BookFullDisk, filled_to_any_block_keeps_what_was_announced) {
  if (!small_disk().empty()) return fill_to_every_block();
  if (!may_mount()) GTEST_SKIP() << "unshare -rm is refused here";
  EXPECT_EQ(run_on_small_disk("BookFullDisk.filled_to_any_block_keeps_what_was_announced"), 0);
}

}  // namespace
}  // namespace spadille::tests
