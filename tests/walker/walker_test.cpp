// Random evenings over the whole program. SPADILLE_SEED begins elsewhere, SPADILLE_WALKS says how
// many, SPADILLE_CORES on how many cores; SPADILLE_WALK replays the steps of a file. How to read
// what is found: README.md.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <iostream>
#include <set>
#include <thread>

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

using MakeWalk = Walk (*)(std::uint32_t seed);

/// Walks from seed to seed; the first that finds something fails, shortened.
void walk_from(std::uint32_t seed, int walks, const std::string& program, MakeWalk make) {
  for (int i = 0; i < walks; ++i, ++seed) {
    auto found = walked(make(seed), program);
    if (found) FAIL() << "SPADILLE_SEED=" << seed << '\n' << text(shortened(*found, program));
    if (i % 1000 == 999) std::cout << "walked up to seed " << seed << std::endl;
  }
}

/// This program once more, for the test that is running and other seeds; whether it found nothing.
bool walked_by_a_copy(std::uint32_t seed, int walks) {
  const std::string program = std::filesystem::read_symlink("/proc/self/exe");
  const auto* test = testing::UnitTest::GetInstance()->current_test_info();
  const std::string command = "SPADILLE_CORES=1 SPADILLE_SEED=" + std::to_string(seed) +
                              " SPADILLE_WALKS=" + std::to_string(walks) + " '" + program +
                              "' --gtest_filter=Walker." + test->name();
  return std::system(command.c_str()) == 0;
}

/// All of them; in a long run each core has its own range of seeds.
void walk_all(int walks, const std::string& program, MakeWalk make = random_walk) {
  const auto here = static_cast<int>(std::thread::hardware_concurrency());
  const int cores = number_of("SPADILLE_CORES", size(1, std::max(here, 1)));
  if (cores <= 1) return walk_from(random_seed(), walks, program, make);
  std::vector<std::future<bool>> parts;
  for (int core = 0; core < cores; ++core) {
    const int from = walks * core / cores;
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(from);
    parts.push_back(
        std::async(std::launch::async, walked_by_a_copy, seed, walks * (core + 1) / cores - from));
  }
  for (auto& part : parts) EXPECT_TRUE(part.get());
}

TEST(Walker, random_evenings_find_nothing) {
  walk_all(number_of("SPADILLE_WALKS", size(24, 20'000)), {});
}

TEST(Walker, evenings_with_many_disputes_find_nothing) {
  walk_all(number_of("SPADILLE_WALKS", size(15, 10'000)), {}, walk_of_rulings);
}

TEST(Walker, evenings_of_a_club_find_nothing) {
  walk_all(number_of("SPADILLE_WALKS", size(12, 10'000)), {}, walk_of_events);
}

TEST(Walker, random_evenings_with_programs_find_nothing) {
  walk_all(number_of("SPADILLE_WALKS", size(4, 500)), SPADILLE_PROGRAM);
}

TEST(Walker, evenings_of_a_club_with_programs_find_nothing) {
  walk_all(number_of("SPADILLE_WALKS", size(2, 250)), SPADILLE_PROGRAM, walk_of_events);
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

/// What a ruling of a book is, as far as the laws of rulings tell them apart.
void add_traits(const Json& event, std::set<std::string>& traits) {
  const Json& said = event.at("payload");
  traits.insert(said.value("in_play", false) ? "in play" : "on the sheet");
  traits.insert(said.value("effect", "advice"));
  if (said.contains("anew")) traits.insert("ruled anew");
  if (said.contains("with") && said.contains("incident") && !said.contains("anew"))
    traits.insert("several as one");
  if (said.contains("text")) traits.insert("kept");
}

TEST(Walker, evenings_with_many_disputes_have_rulings_of_every_sort) {
  std::set<std::string> traits;
  for (int i = 0; i < size(25, 100); ++i)
    for (const Json& session :
         book_after(walk_of_rulings(random_seed() + static_cast<std::uint32_t>(i))))
      for (const Json& event : session.at("events"))
        if (event.at("kind") == "ruling_given") add_traits(event, traits);
  EXPECT_EQ(traits,
            (std::set<std::string>{"advice", "in play", "kept", "lines", "on the sheet", "redeal",
                                   "replaces_score", "ruled anew", "several as one"}));
}

/// Acts of phones bring ids of their own.
bool is_by_phone(const Json& event) {
  return event.at("id").get<std::string>().rfind("00000000-0000-4000-9000-", 0) == 0;
}

TEST(Walker, evenings_have_acts_of_phones_of_every_sort) {
  const std::set<std::string> all{"agreed",       "closed", "deal_corrected", "deal_recorded",
                                  "disputed",     "note",   "opened",         "opening_corrected",
                                  "ruling_given", "voided", "seats_changed"};
  std::set<std::string> kinds;
  for (int i = 0; i < 400 && kinds.size() < all.size(); ++i)
    for (const Json& session :
         book_after(random_walk(random_seed() + static_cast<std::uint32_t>(i))))
      for (const Json& event : session.at("events"))
        if (const std::string kind = event.at("kind"); is_by_phone(event) && all.contains(kind))
          kinds.insert(kind);
  EXPECT_EQ(kinds, all);
}

/// What happened to an event, with who told a result, and whether a draw was changed by hand.
std::string trait_of(const Json& entry) {
  const Json& said = entry.at("payload");
  std::string trait = entry.at("kind");
  if (trait == "result_told") trait += ' ' + said.value("source", "paper");
  if (said.value("by_hand", false)) trait += " by hand";
  return trait;
}

TEST(Walker, evenings_of_a_club_have_entries_of_every_sort) {
  const std::set<std::string> all{"opened",
                                  "opening_corrected",
                                  "roster_changed",
                                  "wished",
                                  "round_drawn",
                                  "round_drawn by hand",
                                  "result_told paper",
                                  "result_told session",
                                  "result_told file",
                                  "result_told phone",
                                  "result_told director",
                                  "awarded",
                                  "table_begun",
                                  "result_agreed",
                                  "clock_set",
                                  "referee_called",
                                  "call_answered",
                                  "voided",
                                  "closed",
                                  "reopened"};
  std::set<std::string> traits;
  for (int i = 0; i < 400 && traits.size() < all.size(); ++i)
    for (const Json& log :
         book_after(walk_of_events(random_seed() + static_cast<std::uint32_t>(i))))
      if (log.at("format") == "spadille/event")
        for (const Json& entry : log.at("events")) traits.insert(trait_of(entry));
  EXPECT_EQ(traits, all);
}

TEST(Walker, walk_of_a_file_finds_nothing) {
  const char* file = std::getenv("SPADILLE_WALK");
  if (file == nullptr) GTEST_SKIP() << "SPADILLE_WALK names no file";
  const auto found = walked(read_walk(file));
  EXPECT_FALSE(found) << text(*found);
}

TEST(Steps, read_back_as_they_are_written) {
  for (const Walk& walk : {random_walk(random_seed()), walk_of_events(random_seed())})
    for (const Step& step : walk) EXPECT_EQ(step_of(line(step)), step);
}

}  // namespace
}  // namespace spadille::tests
