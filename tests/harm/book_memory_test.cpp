// Every allocation failing in turn, of SQLite and of C++, at whatever the book is asked.
#include <filesystem>

#include <gtest/gtest.h>

#include "db/sqlite_store.h"
#include "db/verify.h"
#include "db/witness.h"
#include "tests/harm/desk_work.h"
#include "tests/harm/failing_malloc.h"
#include "tests/harm/failing_new.h"
#include "tests/harm/folder.h"
#include "tests/harm/report.h"
#include "tests/harm/size.h"

namespace spadille::tests {
namespace {

// Before any test of this program uses SQLite.
const bool kInstalled = install_failing_malloc();

/// The two kinds of allocations.
struct Allocator {
  const char* name;
  void (*fail)(Countdown);
  std::uint64_t (*count)();
};
constexpr Allocator kAllocators[] = {{"of SQLite", fail_malloc, mallocs},
                                     {"of C++", fail_new, news}};

/// A closed book of which copies are made.
struct Template {
  explicit Template(int deals = 2) : desks(small_book(book_at(folder.book()), deals)) {}
  RealFolder folder{};
  std::vector<Desk> desks;
};

struct Trial {
  std::uint64_t allocations = 0;
  bool told = false;
};

std::string message(const Refusal& refusal) {
  return refusal.error ? std::string(refusal.error->message.key) : "findings";
}

bool same(const Desk& a, const Desk& b) {
  return a.id == b.id && a.uuid == b.uuid && a.at == b.at && a.table == b.table;
}

/// Something asked of a copy of the book without enough memory; then a deal with enough.
Trial trial(const Template& from, const Work& work, const Allocator& allocator, Countdown at,
            bool first_of_the_day = false) {
  const RealFolder folder;
  std::filesystem::copy_file(from.folder.book(), folder.book());
  std::mt19937 random(1);
  auto opened = open_book(book_at(folder.book()));
  Desk desk = open_session(opened->book, from.desks.front().id).value();
  const AnyDeal deal = some_deal(desk, random);
  const auto event = work.prepared(desk, deal);
  // What is kept beside a book is seen to before the first thing written.
  EXPECT_TRUE(first_of_the_day || opened->store->put_draft(desk.id, ""));
  const auto before = allocator.count();
  allocator.fail(at);
  const auto done = work.run(*opened, desk, deal, event);
  allocator.fail({});
  const Trial found{allocator.count() - before, !done};
  if (!done) {
    EXPECT_EQ(message(done.error()), "store.memory") << shown(done.error());
    EXPECT_TRUE(same(desk, from.desks.front()));
  }
  const auto again = record_deal(opened->book, desk, deal);
  EXPECT_TRUE(again) << shown(again.error());
  opened->store.reset();
  auto reopened = open_book(book_at(folder.book()));
  EXPECT_TRUE(same(open_session(reopened->book, desk.id).value(), desk));
  EXPECT_EQ(reopened->store->check_pages({}).value(), std::vector<std::string>{});
  return found;
}

TEST(BookMemory, any_allocation_that_fails_is_told_and_the_same_desk_goes_on) {
  ASSERT_TRUE(kInstalled);
  const Template from;
  const auto step = static_cast<std::uint64_t>(size(97, 1));
  for (const Allocator& allocator : kAllocators) {
    int trials = 0;
    int told = 0;
    for (const Work& work : works())
      for (const Lasting lasting : {Lasting::once, Lasting::for_ever}) {
        const auto all = trial(from, work, allocator, {}).allocations;
        for (std::uint64_t n = 1; n <= all && !HasFailure(); n += step, ++trials) {
          SCOPED_TRACE(work.name + ", allocation " + std::to_string(n) + ' ' + allocator.name);
          told += trial(from, work, allocator, {n, lasting}).told ? 1 : 0;
        }
      }
    report("allocations ", allocator.name, ": ", trials, " failed in turn, ", told, " told");
  }
}

/// The end of the work is where the book is written already: whoever runs out of memory there must
/// not be told that nothing was saved. Nobody has points of his own yet.
TEST(BookMemory, that_runs_out_behind_the_first_deal_of_an_evening_leaves_it_recorded) {
  ASSERT_TRUE(kInstalled);
  const Template from(0);
  const Allocator& of_cpp = kAllocators[1];
  const auto all = trial(from, works().front(), of_cpp, {}).allocations;
  for (std::uint64_t n = all > 60 ? all - 60 : 1; n <= all && !HasFailure(); ++n) {
    SCOPED_TRACE("allocation " + std::to_string(n) + " of " + std::to_string(all));
    trial(from, works().front(), of_cpp, {n});
  }
}

/// Its commit is done when a witness is written.
TEST(WitnessMemory, that_runs_out_leaves_what_was_written_before) {
  const RealFolder folder;
  db::Witness witness(folder.book() + ".witness", folder.book());
  witness.bind("00000000-0000-4000-8000-000000000001");
  const db::Head first{1, std::string(32, 'a')};
  ASSERT_TRUE(witness.renew({{7, {1, 0, first.hash}}}));
  for (std::uint64_t n = 1, failed = 1; failed > 0; ++n) {
    failed = 0;
    witness.note(7, first, {2, std::string(32, 'b')});
    fail_new({n});
    try {
      witness.write_down(false);
    } catch (const std::bad_alloc&) {
      ++failed;
    }
    fail_new({});
    witness.forget();
    const int events = witness.all().at(7).events;
    EXPECT_EQ(events, failed > 0 ? 1 : 2);
  }
}

TEST(BookMemory, the_backup_of_the_day_may_fail_but_what_is_told_is_true) {
  ASSERT_TRUE(kInstalled);
  const Template from;
  const auto step = static_cast<std::uint64_t>(size(149, 1));
  for (const Allocator& allocator : kAllocators)
    for (const Lasting lasting : {Lasting::once, Lasting::for_ever}) {
      const auto all = trial(from, works().front(), allocator, {}, true).allocations;
      for (std::uint64_t n = 1; n <= all && !HasFailure(); n += step) {
        SCOPED_TRACE("allocation " + std::to_string(n) + ' ' + allocator.name);
        trial(from, works().front(), allocator, {n, lasting}, true);
      }
      report("backup: ", all / step, " allocations ", allocator.name, " failed in turn");
    }
}

/// A text that SQLite cannot hand over is read as none: a chain that is whole looks broken.
TEST(BookMemory, that_runs_out_while_a_file_is_verified_is_not_told_as_damage) {
  ASSERT_TRUE(kInstalled);
  const Template from;
  const Allocator& of_sqlite = kAllocators[0];
  const auto before = of_sqlite.count();
  ASSERT_TRUE(db::verify_file(from.folder.book()));
  const auto all = of_sqlite.count() - before;
  for (std::uint64_t n = 1; n <= all && !HasFailure(); ++n) {
    SCOPED_TRACE("allocation " + std::to_string(n) + " of " + std::to_string(all));
    of_sqlite.fail({n});
    const auto found = db::verify_file(from.folder.book());
    of_sqlite.fail({});
    EXPECT_TRUE(found || message(found.error()) == "store.memory") << shown(found.error());
  }
}

TEST(BookMemory, any_allocation_that_fails_while_opening_is_told_and_the_book_opens_afterwards) {
  ASSERT_TRUE(kInstalled);
  const Template from;
  const auto options = book_at(from.folder.book());
  const auto step = static_cast<std::uint64_t>(size(41, 1));
  for (const Allocator& allocator : kAllocators) {
    const auto before = allocator.count();
    ASSERT_TRUE(db::open_store(options));
    const auto all = allocator.count() - before;
    for (const Lasting lasting : {Lasting::once, Lasting::for_ever})
      for (std::uint64_t n = 1; n <= all && !HasFailure(); n += step) {
        SCOPED_TRACE(std::string(allocator.name) + ", allocation " + std::to_string(n));
        allocator.fail({n, lasting});
        const auto opened = db::open_store(options);
        allocator.fail({});
        EXPECT_TRUE(opened || opened.error().message.key == "store.memory");
        const auto again = read_everything(options);
        EXPECT_TRUE(again) << shown(again.error());
      }
    report("opening: ", 2 * static_cast<int>(all), " allocations ", allocator.name,
           " failed in turn");
  }
}

}  // namespace
}  // namespace spadille::tests
