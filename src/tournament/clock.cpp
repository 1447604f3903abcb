#include "tournament/clock.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace spadille {
namespace {

constexpr std::string_view kShape = "dddd-dd-ddTdd:dd:ddZ";
constexpr std::int64_t kMinute = 60;

bool has_shape(std::string_view time) {
  if (time.size() != kShape.size()) return false;
  for (std::size_t i = 0; i < time.size(); ++i) {
    const bool digit = time[i] >= '0' && time[i] <= '9';
    if (kShape[i] == 'd' ? !digit : time[i] != kShape[i]) return false;
  }
  return true;
}

int number_at(std::string_view time, std::size_t at, std::size_t digits) {
  int number = 0;
  std::from_chars(time.data() + at, time.data() + at + digits, number);
  return number;
}

void put(std::string& time, std::size_t at, std::size_t digits, int number) {
  for (std::size_t i = digits; i-- > 0; number /= 10)
    time[at + i] = static_cast<char>('0' + number % 10);
}

TournamentEvent clock_set_to(int round, std::string_view begins, int minutes, int last_call) {
  TournamentEvent clock{.kind = EventKind::clock_set, .round = round};
  clock.begins = begins;
  clock.minutes = minutes;
  clock.last_call = last_call;
  return clock;
}

}  // namespace

std::optional<std::int64_t> seconds_of(std::string_view time) {
  if (!has_shape(time)) return std::nullopt;
  const std::chrono::year_month_day day{
      std::chrono::year(number_at(time, 0, 4)),
      std::chrono::month(static_cast<unsigned>(number_at(time, 5, 2))),
      std::chrono::day(static_cast<unsigned>(number_at(time, 8, 2)))};
  const int hour = number_at(time, 11, 2);
  const int minute = number_at(time, 14, 2);
  const int second = number_at(time, 17, 2);
  if (!day.ok() || hour > 23 || minute > 59 || second > 59) return std::nullopt;
  const std::chrono::sys_seconds moment = std::chrono::sys_days(day) + std::chrono::hours(hour) +
                                          std::chrono::minutes(minute) +
                                          std::chrono::seconds(second);
  return moment.time_since_epoch().count();
}

std::string time_of(std::int64_t seconds) {
  const std::chrono::sys_seconds moment{std::chrono::seconds(seconds)};
  const auto midnight = std::chrono::floor<std::chrono::days>(moment);
  const std::chrono::year_month_day day(midnight);
  const std::chrono::hh_mm_ss clock(moment - midnight);
  std::string time(kShape);
  put(time, 0, 4, static_cast<int>(day.year()));
  put(time, 5, 2, static_cast<int>(static_cast<unsigned>(day.month())));
  put(time, 8, 2, static_cast<int>(static_cast<unsigned>(day.day())));
  put(time, 11, 2, static_cast<int>(clock.hours().count()));
  put(time, 14, 2, static_cast<int>(clock.minutes().count()));
  put(time, 17, 2, static_cast<int>(clock.seconds().count()));
  return time;
}

ClockState state_of(const RoundClock& clock, std::int64_t now) {
  using enum ClockState::Phase;
  const std::int64_t left = seconds_of(clock.begins).value_or(now) + clock.minutes * kMinute - now;
  if (left <= 0) return {over, left};
  return {left <= clock.last_call * kMinute ? last_call : running, left};
}

TournamentEvent started_clock(const Plan& plan, int round, std::string_view now, int minutes) {
  return clock_set_to(round, now, minutes, plan.last_call < minutes ? plan.last_call : 0);
}

TournamentEvent longer_clock(const RoundClock& clock, int minutes) {
  const int all = std::max(clock.minutes + minutes, 1);
  return clock_set_to(clock.round, clock.begins, all, std::min(clock.last_call, all));
}

std::string clock_face(std::int64_t seconds) {
  const std::int64_t all = seconds < 0 ? -seconds : seconds;
  const std::string rest = std::to_string(all % 60);
  return std::to_string(all / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

}  // namespace spadille
