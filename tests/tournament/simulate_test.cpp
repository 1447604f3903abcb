// Tournaments as they could be: every event can be, and every draw keeps what it promises.
#include "tournament/simulate.h"

#include <chrono>
#include <cstdlib>
#include <map>

#include <gtest/gtest.h>

#include "app/tournament/drawing.h"
#include "tournament/plan_words.h"
#include "tournament/verify_draw.h"

namespace spadille::tests {
namespace {

/// As the app draws: all that can be drawn, or now and then only the next round.
std::vector<TournamentEvent> draw_as_the_app(const TournamentLog& log, int from) {
  TournamentDesk desk;
  desk.log = log;
  desk.now = tournament(log);
  auto events = drawn(desk, {.from = from, .rounds = log.events.size() % 4 == 0 ? 1 : 0});
  return events ? *events : std::vector<TournamentEvent>{};
}

SimulatedEvent simulated(std::uint64_t seed, const SimulationSize& size = {}) {
  return simulate(seed, size, draw_as_the_app);
}

std::string told(const Breach& breach) {
  std::string text(breach.message.key);
  for (const Arg& arg : breach.message.args) text += " " + std::to_string(arg.value);
  text += ", people";
  for (const Entrant who : breach.who) text += " " + std::to_string(who);
  return text;
}

/// How many of each kind.
struct Tally {
  std::map<std::string, int> methods{};
  std::map<std::string, int> warnings{};
  std::size_t events = 0;
};

void count_warnings(Tally& tally, const std::vector<Breach>& found) {
  for (const Breach& breach : found)
    if (!breach.promised) ++tally.warnings[std::string(breach.message.key)];
}

void expect_promises_kept(const TournamentLog& log, std::uint64_t seed) {
  for (const Breach& breach : breaches(log))
    EXPECT_FALSE(breach.promised) << "seed " << seed << ": " << told(breach);
}

/// Also what was drawn on the way and is not there any more.
void expect_promises_kept_all_along(const TournamentLog& log, std::uint64_t seed) {
  TournamentLog so_far;
  for (std::size_t i = 0; i < log.events.size(); ++i) {
    so_far.events.push_back(log.events[i]);
    const bool is_last =
        i + 1 == log.events.size() || log.events[i + 1].kind != EventKind::round_drawn;
    if (log.events[i].kind == EventKind::round_drawn && is_last) expect_promises_kept(so_far, seed);
  }
}

void expect_sound(std::uint64_t seed, const SimulationSize& size, Tally& tally) {
  const SimulatedEvent event = simulated(seed, size);
  EXPECT_TRUE(event.refused.empty())
      << "seed " << seed << ": " << event.refused.front().message.key;
  const Tournament now = tournament(event.log);
  EXPECT_EQ(event.undrawn, 0) << "seed " << seed << ": " << name_in(kMethodNames, now.plan.method);
  EXPECT_TRUE(now.closed) << "seed " << seed;
  expect_promises_kept(event.log, seed);
  if (size.most_people <= 24) expect_promises_kept_all_along(event.log, seed);
  ++tally.methods[std::string(name_in(kMethodNames, now.plan.method))];
  tally.events += event.log.events.size();
  count_warnings(tally, breaches(event.log));
}

void print(const Tally& tally, std::chrono::duration<double> time) {
  std::cout << tally.events << " events, " << time.count() << " s\n";
  for (const auto& [name, count] : tally.methods)
    std::cout << "  " << name << ": " << count << '\n';
  for (const auto& [name, count] : tally.warnings)
    std::cout << "  warning " << name << ": " << count << '\n';
}

bool is_long_run() {
  const char* wanted = std::getenv("SPADILLE_LONG");
  return wanted != nullptr && std::string_view(wanted) == "1";
}

TEST(Simulate, every_event_can_be_and_no_promise_is_broken) {
  const auto began = std::chrono::steady_clock::now();
  const std::uint64_t small = is_long_run() ? 9'500 : 200;
  const std::uint64_t large = is_long_run() ? 500 : 0;
  Tally tally;
  for (std::uint64_t seed = 1; seed <= small; ++seed) expect_sound(seed, {}, tally);
  for (std::uint64_t seed = 1; seed <= large; ++seed) expect_sound(seed, {25, 200, 10}, tally);
  print(tally, std::chrono::steady_clock::now() - began);
}

TEST(Simulate, the_same_seed_gives_the_same) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed)
    EXPECT_EQ(simulated(seed).log, simulated(seed).log);
}

TEST(Simulate, what_was_written_can_be_written_again) {
  TournamentLog again;
  for (const TournamentEvent& event : simulated(7).log.events) {
    EXPECT_EQ(check(again, event), Findings{});
    again.events.push_back(event);
  }
}

TEST(Simulate, it_ends_before_a_round_that_cannot_be_drawn) {
  const SimulatedEvent event =
      simulate(1, {}, [](const TournamentLog&, int) { return std::vector<TournamentEvent>{}; });
  EXPECT_EQ(event.undrawn, 1);
  EXPECT_FALSE(tournament(event.log).closed);
}

TEST(Simulate, all_that_can_happen_does) {
  std::map<EventKind, int> kinds;
  int by_hand = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    for (const TournamentEvent& event : simulated(seed).log.events) {
      ++kinds[event.kind];
      by_hand += event.by_hand ? 1 : 0;
    }
  using enum EventKind;
  for (const EventKind kind :
       {opened, roster_changed, wished, round_drawn, result_told, awarded, voided, closed})
    EXPECT_GT(kinds[kind], 0) << name(kind);
  EXPECT_GT(by_hand, 0);
}

}  // namespace
}  // namespace spadille::tests
