// Every operation on files failing in turn, and a disk that is full, at whatever the book is asked.

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/harm/desk_work.h"
#include "tests/harm/fault_vfs.h"
#include "tests/harm/power_cut_vfs.h"
#include "tests/harm/report.h"
#include "tests/harm/size.h"

namespace spadille::tests {
namespace {

bool has_message(const Refusal& refusal) {
  return refusal.error ? !refusal.error->message.key.empty() : !refusal.findings.empty();
}

/// A book in memory over which operations fail.
struct Place {
  PowerCutDisk disk{1};
  FaultVfs faults{disk.name()};
  db::DatabaseOptions options = book_at("book.db", faults.name());
  std::vector<Desk> desks = small_book(options, 2);
};

struct Trial {
  std::uint64_t operations = 0;
  bool struck = false;
  bool told = false;
};

/// The same desk goes on once all is well again, whatever it was told.
void expect_goes_on(OpenBook& book, Desk& desk, const AnyDeal& deal) {
  const auto done = record_deal(book.book, desk, deal);
  EXPECT_TRUE(done) << shown(done.error());
}

void expect_kept(const Place& place, const Desk& desk) {
  auto opened = open_book(place.options);
  ASSERT_TRUE(opened) << shown(opened.error());
  const auto now = open_session(opened->book, desk.id);
  ASSERT_TRUE(now) << shown(now.error());
  EXPECT_TRUE(goes_on(desk, *now));
  EXPECT_EQ(now->head(), desk.head());
  EXPECT_EQ(opened->store->check_pages({}).value(), std::vector<std::string>{});
}

/// Something asked of the book over a fault; then a deal without.
Trial trial(const Work& work, const Fault& fault) {
  Place place;
  std::mt19937 random(1);
  auto opened = open_book(place.options);
  Desk& desk = place.desks.front();
  const AnyDeal deal = some_deal(desk, random);
  const auto event = work.prepared(desk, deal);
  const auto before = place.faults.operations();
  place.faults.arm(fault);
  const auto done = work.run(*opened, desk, deal, event);
  const Trial found{place.faults.operations() - before, place.faults.struck(), !done};
  place.faults.heal();
  EXPECT_TRUE(done || has_message(done.error()));
  EXPECT_TRUE(done || place.desks.front().head() == 3);
  expect_goes_on(*opened, desk, deal);
  opened->store.reset();
  expect_kept(place, desk);
  return found;
}

TEST(BookFaults, any_operation_that_fails_is_told_and_the_same_desk_goes_on) {
  const auto step = static_cast<std::uint64_t>(size(13, 1));
  int trials = 0;
  int told = 0;
  for (const Work& work : works())
    for (const Lasting lasting : {Lasting::once, Lasting::for_ever}) {
      const auto operations = trial(work, {}).operations;
      for (std::uint64_t n = 1; n <= operations; n += step) {
        SCOPED_TRACE(work.name + ", operation " + std::to_string(n));
        told += trial(work, {{n, lasting}, {}, 0}).told ? 1 : 0;
        ++trials;
        if (HasFailure()) return;
      }
    }
  report("operations: ", trials, " failed in turn, ", told, " told");
  EXPECT_GT(told, trials / 4);
}

TEST(BookFaults, any_operation_that_fails_while_opening_is_told_and_the_book_opens_afterwards) {
  Place place;
  place.faults.arm({});
  const auto before = place.faults.operations();
  ASSERT_TRUE(read_everything(place.options));
  const auto operations = place.faults.operations() - before;
  for (const Lasting lasting : {Lasting::once, Lasting::for_ever})
    for (std::uint64_t n = 1; n <= operations && !HasFailure(); ++n) {
      SCOPED_TRACE("operation " + std::to_string(n));
      place.faults.arm({{n, lasting}, {}, 0});
      const auto done = read_everything(place.options);
      EXPECT_TRUE(done || has_message(done.error()));
      place.faults.heal();
      const auto again = read_everything(place.options);
      EXPECT_TRUE(again) << shown(again.error());
    }
  report("opening: ", 2 * static_cast<int>(operations), " operations failed in turn");
}

TEST(BookFaults, a_page_that_cannot_be_read_just_then_is_not_told_as_damage) {
  Place place;
  const std::string long_text(50'000, 'x');
  ASSERT_TRUE(open_book(place.options)->store->put_draft(place.desks.front().id, long_text));
  const auto reads_of_a_check = [&](const Fault& fault) {
    const auto open = open_book(place.options);
    const auto before = place.faults.operations(FileOperation::read);
    place.faults.arm(fault);
    const auto found = open->store->check_pages({});
    place.faults.heal();
    EXPECT_TRUE(!found || found->empty()) << found->front();
    return place.faults.operations(FileOperation::read) - before;
  };
  const auto reads = reads_of_a_check({});
  EXPECT_GT(reads, 10);
  for (std::uint64_t n = 1; n <= reads && !HasFailure(); ++n) {
    SCOPED_TRACE("read " + std::to_string(n));
    reads_of_a_check({{n, Lasting::once}, FileOperation::read, 0});
  }
}

TEST(BookFaults, a_write_that_fails_is_told_as_that_and_not_as_a_full_disk) {
  Place place;
  std::mt19937 random(1);
  auto opened = open_book(place.options);
  Desk& desk = place.desks.front();
  place.faults.arm({{1, Lasting::for_ever}, FileOperation::write, SQLITE_IOERR_WRITE});
  const auto done = record_deal(opened->book, desk, some_deal(desk, random));
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().error.value().message.key, "store.io");
  place.faults.heal();
}

/// Records until there is no room; whether the rest is as promised.
bool fill(std::uint64_t room) {
  Place place;
  std::mt19937 random(1);
  auto opened = open_book(place.options);
  place.faults.limit_room(room);
  Desk& desk = place.desks.front();
  const int most = 100;
  Outcome<void> done;
  for (int i = 0; i < most && done; ++i)
    done = record_deal(opened->book, desk, some_deal(desk, random));
  if (!done) {
    EXPECT_EQ(done.error().error.value().message.key, "store.full");
  }
  const auto read = opened->store->list({});
  EXPECT_TRUE(read);
  place.faults.heal();
  expect_goes_on(*opened, desk, some_deal(desk, random));
  opened->store.reset();
  expect_kept(place, desk);
  return !done;
}

TEST(BookFaults, a_disk_that_is_full_at_any_byte_keeps_what_was_announced) {
  const auto step = static_cast<std::uint64_t>(size(4999, 37));
  int full = 0;
  for (std::uint64_t room = 0; room < 100'000 && !HasFailure(); room += step) {
    SCOPED_TRACE("room " + std::to_string(room));
    full += fill(room) ? 1 : 0;
  }
  report("full disks: ", full);
  EXPECT_GT(full, 10);
}

}  // namespace
}  // namespace spadille::tests
