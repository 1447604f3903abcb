// Random evenings over the whole program. SPADILLE_SEED begins elsewhere, SPADILLE_WALKS says how
// many; SPADILLE_WALK replays the steps of a file. How to read what is found: README.md.
#include <cstdlib>
#include <fstream>
#include <iostream>

#include <gtest/gtest.h>

#include "tests/harm/size.h"
#include "tests/support/random.h"
#include "tests/walker/walk.h"

namespace spadille::tests {
namespace {

int number_of(const char* variable, int usual) {
  const char* given = std::getenv(variable);
  return given == nullptr ? usual : std::atoi(given);
}

Walk read_walk(const char* file) {
  std::ifstream in(file);
  Walk walk;
  for (std::string line; std::getline(in, line);)
    if (const auto step = step_of(line)) walk.push_back(*step);
  return walk;
}

/// Walks from seed to seed; the first that finds something fails, shortened.
void walk_all(int walks, const std::string& program) {
  for (int i = 0; i < walks; ++i) {
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
    auto found = walked(random_walk(seed), program);
    if (found) FAIL() << "SPADILLE_SEED=" << seed << '\n' << text(shortened(*found, program));
    if (i % 1000 == 999) std::cout << "walked up to seed " << seed << std::endl;
  }
}

TEST(Walker, random_evenings_find_nothing) {
  walk_all(number_of("SPADILLE_WALKS", size(60, 20'000)), {});
}

TEST(Walker, random_evenings_with_programs_find_nothing) {
  walk_all(number_of("SPADILLE_WALKS", size(4, 500)), SPADILLE_PROGRAM);
}

TEST(Walker, same_walk_leaves_the_same_book) {
  int sessions = 0;
  for (int i = 0; i < size(5, 200); ++i) {
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
    const Json once = book_after(random_walk(seed));
    const Json patch = Json::diff(once, book_after(random_walk(seed)));
    EXPECT_EQ(patch, Json::array()) << "SPADILLE_SEED=" << seed;
    sessions += static_cast<int>(once.size());
  }
  EXPECT_GT(sessions, 0);
}

TEST(Walker, walk_of_a_file_finds_nothing) {
  const char* file = std::getenv("SPADILLE_WALK");
  if (file == nullptr) GTEST_SKIP() << "SPADILLE_WALK names no file";
  const auto found = walked(read_walk(file));
  EXPECT_FALSE(found) << text(*found);
}

TEST(Steps, read_back_as_they_are_written) {
  for (const Step& step : random_walk(random_seed())) EXPECT_EQ(step_of(line(step)), step);
}

}  // namespace
}  // namespace spadille::tests
