// Preloaded into a program: its calendar is so many days off (DAYS_OFF). What measures how long
// something takes is as it was.
#include <cstdlib>
#include <ctime>

#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

time_t seconds_off() {
  const char* days = std::getenv("DAYS_OFF");
  return days == nullptr ? 0 : std::atol(days) * 86400;
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* now) noexcept {
  // The library's own function is the one that this one stands before.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
  const auto done = static_cast<int>(syscall(SYS_clock_gettime, clock, now));
  if (done == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
    now->tv_sec += seconds_off();
  return done;
}

int gettimeofday(timeval* now, void* /*zone*/) noexcept {
  timespec precise{};
  const int done = clock_gettime(CLOCK_REALTIME, &precise);
  *now = {precise.tv_sec, precise.tv_nsec / 1000};
  return done;
}

time_t time(time_t* now) noexcept {
  timespec precise{};
  clock_gettime(CLOCK_REALTIME, &precise);
  if (now != nullptr) *now = precise.tv_sec;
  return precise.tv_sec;
}

}  // extern "C"
