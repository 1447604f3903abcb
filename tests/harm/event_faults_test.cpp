// A club's drive over a disk that is full, an operation that fails, and a power cut.
#include <gtest/gtest.h>

#include "tests/harm/drive.h"
#include "tests/harm/fault_vfs.h"
#include "tests/harm/power_cut_vfs.h"
#include "tests/harm/report.h"
#include "tests/harm/size.h"
#include "tests/support/random.h"

namespace spadille::tests {
namespace {

/// Takes steps until one fails; how many are announced.
int announced_until_trouble(OpenBook& opened, int first, std::string& why) {
  for (int number = first; number < steps_of_drive(); ++number)
    if (const auto done = take_step(opened, number); !done) {
      EXPECT_TRUE(done.error().error) << shown(done.error());
      why = done.error().error.value_or(Error{}).message.key;
      return number;
    }
  return steps_of_drive();
}

/// A disk in memory over which operations fail.
struct Place {
  PowerCutDisk disk{1};
  FaultVfs faults{disk.name()};
  db::DatabaseOptions options = book_at("book.db", faults.name());
};

/// What was told as saved is there, and what was told as failed is not; it goes on from there.
void expect_goes_on(Place& place, OpenBook& opened, int announced) {
  place.faults.heal();
  EXPECT_EQ(steps_in(opened), announced);
  std::string why;
  EXPECT_EQ(announced_until_trouble(opened, announced, why), steps_of_drive()) << why;
  opened.store.reset();
  EXPECT_EQ(complaint_when_ended(place.options), "");
}

std::uint64_t operations_of_drive() {
  Place place;
  auto opened = open_book(place.options);
  const std::uint64_t before = place.faults.operations();
  std::string why;
  EXPECT_EQ(announced_until_trouble(*opened, 0, why), steps_of_drive()) << why;
  return place.faults.operations() - before;
}

TEST(EventFaults, a_drive_goes_on_whatever_operation_has_failed) {
  const std::uint64_t operations = operations_of_drive();
  const auto apart = static_cast<std::uint64_t>(size(static_cast<int>(operations / 12), 1));
  int told = 0;
  for (std::uint64_t at = 1 + random_seed() % apart; at <= operations && !HasFailure();
       at += apart) {
    SCOPED_TRACE("operation " + std::to_string(at));
    Place place;
    auto opened = open_book(place.options);
    place.faults.arm({.at = {at, Lasting::once}});
    std::string why;
    const int announced = announced_until_trouble(*opened, 0, why);
    told += why.empty() ? 0 : 1;
    expect_goes_on(place, *opened, announced);
  }
  report("a drive, one of ", operations, " operations failing: told ", told, " times");
}

/// By how much files grow in a drive.
constexpr std::uint64_t kRoom = 60'000;

TEST(EventFaults, a_drive_on_a_disk_that_is_full_at_any_byte_keeps_what_was_announced) {
  const auto apart = static_cast<std::uint64_t>(size(5003, 97));
  int full = 0;
  for (std::uint64_t room = random_seed() % apart; room < kRoom && !HasFailure(); room += apart) {
    SCOPED_TRACE("room for " + std::to_string(room) + " bytes");
    Place place;
    auto opened = open_book(place.options);
    place.faults.limit_room(room);
    std::string why;
    const int announced = announced_until_trouble(*opened, 0, why);
    EXPECT_TRUE(why.empty() || why == "store.full") << why;
    full += why.empty() ? 0 : 1;
    expect_goes_on(place, *opened, announced);
  }
  report("a drive on a disk that is full: ", full, " times");
  EXPECT_GT(full, 0);
}

TEST(EventFaults, a_drive_goes_on_after_each_power_cut) {
  std::mt19937 random(random_seed());
  int cuts = 0;
  for (int disks = 0; disks < size(6, 250) && !HasFailure(); ++disks) {
    PowerCutDisk disk(static_cast<std::uint32_t>(random()));
    const auto options = book_at("book.db", disk.name());
    for (int announced = 0; announced < steps_of_drive() && !HasFailure(); ++cuts) {
      disk.arm(1 + random() % 150);
      if (auto opened = open_book(options)) {
        const int found = steps_in(*opened);
        std::string why;
        if (!disk.off() && found >= 0) announced = announced_until_trouble(*opened, found, why);
      }
      if (!disk.off()) disk.cut();
      disk.restore();
      const int found = steps_in(options);
      EXPECT_GE(found, announced);
      EXPECT_LE(found, announced + 1);
      announced = found;
    }
    EXPECT_EQ(complaint_when_ended(options), "");
  }
  report("drives with ", cuts, " power cuts");
}

}  // namespace
}  // namespace spadille::tests
