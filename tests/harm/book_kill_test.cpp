// kill -9 at any moment, of a program that keeps the book open and of the command line.
#include <chrono>
#include <random>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

#include "db/verify.h"
#include "tests/harm/child.h"
#include "tests/harm/folder.h"
#include "tests/harm/report.h"
#include "tests/harm/scribe.h"
#include "tests/harm/size.h"
#include "tests/support/random.h"

namespace spadille::tests {
namespace {

constexpr int kDeathsOfABook = 25;

struct Toll {
  int killed = 0;
  int announced = 0;  ///< events
  int lost = 0;
  int damaged = 0;
};

void say(const char* what, const Toll& toll) {
  report(what, ": killed ", toll.killed, " times, ", toll.announced, " events announced, ",
         toll.lost, " lost, ", toll.damaged, " books damaged");
}

/// How many events the latest session has; −1 where the book is not whole.
int events_in(const std::string& path) {
  if (!std::filesystem::exists(path)) return 0;
  {
    auto opened = open_book(book_at(path));
    if (!opened) return -1;
    const auto listed = opened->store->list({.limit = 1});
    if (!listed) return -1;
    if (listed->empty()) return 0;
    const auto desk = open_session(opened->book, listed->front().id);
    if (!desk || desk->head() != listed->front().events) return -1;
  }
  if (!db::verify_file(path)) return -1;  // closed, as it would be carried away
  auto opened = open_book(book_at(path));
  return opened ? opened->store->list({.limit = 1})->front().events : -1;
}

/// When a program is killed: so long after it has said so many lines.
struct Moment {
  int lines = 0;
  int microseconds = 0;
};

/// Runs a program, kills it then, and gives back the events that it announced.
template <typename Announced>
int run_and_kill(const std::vector<std::string>& arguments, const Moment& moment,
                 const Announced& announced) {
  Child child(arguments);
  int events = 0;
  for (int i = 0; i < moment.lines; ++i)
    if (const auto line = child.line()) events = std::max(events, announced(*line));
  std::this_thread::sleep_for(std::chrono::microseconds(moment.microseconds));
  child.kill();
  for (const std::string& line : child.lines()) events = std::max(events, announced(line));
  return events;
}

/// The last word of "saved SESSION EVENTS".
int events_said(const std::string& line) {
  EXPECT_NE(line.rfind("failed", 0), 0U) << line;
  if (line.rfind("saved ", 0) != 0) return 0;
  std::istringstream words(line);
  std::string word;
  int events = 0;
  words >> word >> word >> events;
  return events;
}

template <typename Run>
Toll toll_of(int deaths, const Run& run) {
  std::mt19937 random(random_seed());
  Toll toll;
  while (toll.killed < deaths && !testing::Test::HasFailure()) {
    const RealFolder folder;
    int known = 0;
    for (int i = 0; i < kDeathsOfABook && toll.killed < deaths; ++i, ++toll.killed) {
      const int announced = std::max(known, run(folder.book(), known, random));
      const int found = events_in(folder.book());
      toll.announced += std::max(0, announced - known);
      toll.damaged += found < 0 ? 1 : 0;
      toll.lost += found >= 0 && found < announced ? announced - found : 0;
      EXPECT_GE(found, announced);
      known = found;
    }
  }
  return toll;
}

// Some programs are killed whenever it comes, the others once they have recorded a few deals.
TEST(BookKill, a_program_that_keeps_recording_loses_no_announced_deal) {
  const Toll toll = toll_of(size(25, 2000), [](const std::string& book, int, std::mt19937& random) {
    Moment moment{.microseconds = static_cast<int>(random() % 20'000)};
    if (random() % 2 == 0)
      moment = {static_cast<int>(2 + random() % 20), static_cast<int>(random() % 500)};
    return run_and_kill({SPADILLE_RECORDER, book, "deals"}, moment, events_said);
  });
  say("recorder", toll);
  EXPECT_EQ(toll.lost + toll.damaged, 0);
  EXPECT_GT(toll.announced, 0);  // some were killed after they had said "saved"
}

/// How long the command line takes when nobody kills it, in microseconds.
int unharmed() {
  const RealFolder folder;
  const auto begun = std::chrono::steady_clock::now();
  Child child({SPADILLE_PROGRAM, "new", "--db", folder.book(), "kyuuri", "Ann", "Bob", "Chris"});
  static_cast<void>(child.lines());
  EXPECT_EQ(child.wait(), 0);
  const auto took = std::chrono::steady_clock::now() - begun;
  return static_cast<int>(std::chrono::duration_cast<std::chrono::microseconds>(took).count());
}

/// The command line says nothing before its event is saved, unless it fails. Some are killed once
/// they have said something, the others whenever it comes.
int command(const std::string& book, int known, std::mt19937& random) {
  static const auto most = static_cast<unsigned>(2 * unharmed());
  Moment moment{.microseconds = static_cast<int>(random() % most)};
  if (random() % 3 == 0) moment = {.lines = 1};
  const auto one_more = [known](const std::string& line) {
    EXPECT_NE(line.rfind("spadille: ", 0), 0U) << line;
    return known + 1;
  };
  if (known == 0)
    return run_and_kill(
        {SPADILLE_PROGRAM, "new", "--db", book, "euchre", "Ann", "Bob", "Chris", "Dora"}, moment,
        one_more);
  return run_and_kill({SPADILLE_PROGRAM, "deal", "--db", book, R"({"maker":0,"tricks":3})"}, moment,
                      one_more);
}

TEST(BookKill, the_command_line_loses_no_announced_deal) {
  const Toll toll = toll_of(size(25, 2000), command);
  say("spadille new, spadille deal", toll);
  EXPECT_EQ(toll.lost + toll.damaged, 0);
  EXPECT_GT(toll.announced, 0);
}

}  // namespace
}  // namespace spadille::tests
