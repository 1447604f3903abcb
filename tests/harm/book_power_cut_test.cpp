// Power cuts while the book is being made, written in, checkpointed and opened again.
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/harm/folder.h"
#include "tests/harm/power_cut_vfs.h"
#include "tests/harm/report.h"
#include "tests/harm/scribe.h"
#include "tests/harm/size.h"
#include "tests/support/random.h"

namespace spadille::tests {
namespace {

constexpr int kLivesOfADisk = 8;
constexpr int kMostSteps = 40;
constexpr std::uint64_t kMostOperations = 400;

/// What came of many cuts.
struct Toll {
  int cuts = 0;
  int saved = 0;  ///< events announced as saved
  int interrupting = 0;
  int wrong = 0;
};

void say(const char* what, const Toll& toll) {
  report(what, ": ", toll.cuts, " cuts, ", toll.interrupting, " of them in the middle of work, ",
         toll.saved, " events announced, ", toll.wrong, " wrong");
}

/// Works until the power goes at operation `at` or a little later, then looks at what is left.
void live_and_die(PowerCutDisk& disk, Scribe& scribe, std::uint64_t at, int steps, Toll& toll,
                  const std::string& witness = "") {
  auto options = book_at("book.db", disk.name());
  options.witness = witness;
  disk.arm(at);
  const auto failed = scribe.work(options, steps);
  toll.interrupting += disk.off() ? 1 : 0;
  EXPECT_TRUE(disk.off() || !failed) << shown(*failed);
  if (!disk.off()) disk.cut();
  disk.restore();
  ++toll.cuts;
  const std::string complaint = scribe.complaint(options);
  toll.wrong += complaint.empty() ? 0 : 1;
  EXPECT_EQ(complaint, "");
}

TEST(BookPowerCut, no_announced_event_is_lost_and_every_book_opens_whole) {
  std::mt19937 random(random_seed());
  Toll toll;
  while (toll.cuts < size(150, 20'000)) {
    PowerCutDisk disk(static_cast<std::uint32_t>(random()));
    Scribe scribe(static_cast<std::uint32_t>(random()));
    const RealFolder folder;  // of a witness that has got everything, though nobody flushed it
    for (int i = 0; i < kLivesOfADisk && !HasFailure(); ++i)
      live_and_die(disk, scribe, 1 + random() % kMostOperations, kMostSteps, toll,
                   folder.path() + "/witness");
    toll.saved += scribe.saved();
    if (HasFailure()) break;
  }
  say("recording", toll);
  EXPECT_GT(toll.interrupting, toll.cuts / 2);
}

/// How many operations it takes to make a book.
std::uint64_t operations_of_making() {
  PowerCutDisk disk(1);
  EXPECT_TRUE(open_book(book_at("book.db", disk.name())));
  return disk.operations();
}

/// The files of the disk as they would lie in a folder.
void copy_out(const PowerCutDisk& disk, const std::string& path) {
  for (const char* part : {"", "-journal", "-wal"})
    if (const auto bytes = disk.durable_bytes(std::string("book.db") + part))
      std::ofstream(path + part, std::ios::binary) << *bytes;
}

TEST(BookPowerCut, a_book_that_was_being_made_can_be_made_after_all) {
  const std::uint64_t operations = operations_of_making();
  ASSERT_GT(operations, 20U);
  Toll toll;
  for (std::uint32_t seed = 0; seed < static_cast<std::uint32_t>(size(1, 60)); ++seed)
    for (std::uint64_t n = 1; n <= operations && !HasFailure(); ++n) {
      SCOPED_TRACE("operation " + std::to_string(n) + ", seed " + std::to_string(seed));
      PowerCutDisk disk(seed);
      Scribe scribe(seed);
      live_and_die(disk, scribe, n, 0, toll);
    }
  say("making", toll);
  EXPECT_EQ(toll.interrupting, toll.cuts);
}

TEST(BookPowerCut, a_half_made_book_opens_under_its_own_name_as_well) {
  const std::uint64_t operations = operations_of_making();
  const auto step = static_cast<std::uint64_t>(size(7, 1));
  for (std::uint32_t seed = 0; seed < static_cast<std::uint32_t>(size(1, 20)); ++seed)
    for (std::uint64_t n = 1; n <= operations && !HasFailure(); n += step) {
      SCOPED_TRACE("operation " + std::to_string(n) + ", seed " + std::to_string(seed));
      PowerCutDisk disk(seed);
      disk.arm(n);
      static_cast<void>(open_book(book_at("book.db", disk.name())));
      ASSERT_TRUE(disk.off());
      disk.restore();
      const RealFolder folder;
      copy_out(disk, folder.book());
      EXPECT_EQ(Scribe(seed).complaint(book_at(folder.book())), "");
    }
}

}  // namespace
}  // namespace spadille::tests
