// A club's drive, killed at any operation on files, and gone on with.
#include <gtest/gtest.h>

#include "db/verify.h"
#include "tests/harm/child.h"
#include "tests/harm/drive.h"
#include "tests/harm/folder.h"
#include "tests/harm/report.h"
#include "tests/harm/size.h"
#include "tests/support/random.h"

namespace spadille::tests {
namespace {

/// The number behind a word of a line; nothing where the line has another one.
std::optional<int> number_behind(const std::string& word, const std::string& line) {
  EXPECT_NE(line.rfind("failed", 0), 0U) << line;
  if (line.rfind(word + ' ', 0) != 0) return std::nullopt;
  return std::stoi(line.substr(word.size() + 1));
}

struct Life {
  int steps = 0;       ///< announced
  int operations = 0;  ///< 0: it was killed
};

/// Takes the steps from one on in another program, which is killed at an operation; 0: at none.
Life live(const std::string& book, int first, int deadly) {
  Child child({SPADILLE_RECORDER, book, "drive", std::to_string(first), std::to_string(deadly)});
  Life life{first};
  for (const std::string& line : child.lines()) {
    life.steps = number_behind("step", line).value_or(life.steps);
    life.operations = number_behind("operations", line).value_or(life.operations);
  }
  EXPECT_EQ(child.wait(), life.operations != 0 ? 0 : -1);
  return life;
}

/// What was announced is there, and at most the step in which it was killed besides, whole.
int expect_kept(const std::string& book, const Life& life) {
  const int found = steps_in(book_at(book));
  EXPECT_GE(found, life.steps);
  EXPECT_LE(found, life.steps + 1);
  return found;
}

/// Killed at this operation, then at another one, then gone on with to its end.
int killed_twice(int first, int second) {
  const RealFolder folder;
  Life life = live(folder.book(), 0, first);
  int found = expect_kept(folder.book(), life);
  if (testing::Test::HasFailure() || found == steps_of_drive()) return 1;
  life = live(folder.book(), found, second);
  expect_kept(folder.book(), life);
  EXPECT_EQ(complaint_when_ended(book_at(folder.book())), "");
  EXPECT_TRUE(db::verify_file(folder.book()));
  return life.operations == 0 ? 2 : 1;
}

TEST(EventKill, a_drive_killed_at_any_operation_has_what_was_announced_and_ends_alike) {
  const RealFolder folder;
  const int operations = live(folder.book(), 0, 0).operations;
  ASSERT_GT(operations, steps_of_drive());
  EXPECT_EQ(steps_in(book_at(folder.book())), steps_of_drive());
  std::mt19937 random(random_seed());
  const int apart = size(std::max(operations / 15, 1), 1);
  const int begin = 1 + static_cast<int>(random() % static_cast<unsigned>(apart));
  int deaths = 0;
  for (int at = begin; at <= operations && !HasFailure(); at += apart) {
    SCOPED_TRACE("operation " + std::to_string(at));
    const auto second = static_cast<int>(random() % static_cast<unsigned>(operations));
    deaths += killed_twice(at, 1 + second);
  }
  report("a drive of ", steps_of_drive(), " steps, ", operations, " operations: killed ", deaths,
         " times");
}

}  // namespace
}  // namespace spadille::tests
