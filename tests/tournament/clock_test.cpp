#include "tournament/clock.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

using Phase = ClockState::Phase;

constexpr std::string_view kBegins = "2026-11-20T23:30:00Z";

ClockState after(int minutes, int seconds = 0) {
  const RoundClock clock{1, std::string(kBegins), 45, 5};
  return state_of(clock, *seconds_of(kBegins) + minutes * 60 + seconds);
}

TEST(Clock, runs_until_the_last_call_and_then_to_its_end) {
  EXPECT_EQ(after(0), (ClockState{Phase::running, 45 * 60}));
  EXPECT_EQ(after(39, 59), (ClockState{Phase::running, 5 * 60 + 1}));
  EXPECT_EQ(after(40), (ClockState{Phase::last_call, 5 * 60}));
  EXPECT_EQ(after(45), (ClockState{Phase::over, 0}));
  EXPECT_EQ(after(47, 30), (ClockState{Phase::over, -150}));
}

TEST(Clock, begins_with_the_last_call_of_the_plan_where_there_is_time_for_it) {
  const Plan plan{.last_call = 8};
  TournamentEvent expected{.kind = EventKind::clock_set, .round = 2};
  expected.begins = kBegins;
  expected.minutes = 45;
  expected.last_call = 8;
  EXPECT_EQ(started_clock(plan, 2, kBegins, 45), expected);
  EXPECT_EQ(started_clock(plan, 2, kBegins, 5).last_call, 0) << "a deal may be begun";
}

TEST(Clock, made_longer_keeps_its_beginning_and_its_last_call) {
  const RoundClock clock{2, std::string(kBegins), 45, 12};
  TournamentEvent expected{.kind = EventKind::clock_set, .round = 2};
  expected.begins = kBegins;
  expected.minutes = 50;
  expected.last_call = 12;
  EXPECT_EQ(longer_clock(clock, 5), expected);
  EXPECT_EQ(longer_clock(clock, -40).last_call, 5);
  EXPECT_EQ(longer_clock(clock, -90).minutes, 1);
}

TEST(Clock, reads_times_as_logs_have_them_and_nothing_else) {
  EXPECT_EQ(seconds_of("1970-01-01T00:00:00Z"), 0);
  EXPECT_EQ(seconds_of("2026-11-21T00:15:00Z").value() - seconds_of(kBegins).value(), 45 * 60);
  EXPECT_EQ(seconds_of("2028-02-29T12:00:00Z").value() - seconds_of("2028-02-28T12:00:00Z").value(),
            86'400);
  for (const std::string_view wrong :
       {"", "2026-11-20", "2026-11-20T19:30:00", "2026-13-01T00:00:00Z", "2027-02-29T00:00:00Z",
        "2026-11-20T24:00:00Z", "2026-11-20T19:60:00Z", "2026-11-20 19:30:00Z",
        "2026-11-20T19:30:0xZ"})
    EXPECT_EQ(seconds_of(wrong), std::nullopt) << wrong;
}

}  // namespace
}  // namespace spadille
