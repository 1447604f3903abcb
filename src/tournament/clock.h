#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tournament/event.h"

namespace spadille {

/// How the clock of a round stands (EV-9.1).
struct ClockState {
  enum class Phase : std::uint8_t {
    running,
    last_call,  ///< nobody begins another deal
    over
  };

  Phase phase = Phase::running;
  std::int64_t left = 0;  ///< seconds; less than 0: since when it is over
  friend bool operator==(const ClockState&, const ClockState&) = default;
};

/// Seconds since 1970 of "2026-11-20T19:30:00Z"; nothing where it is no such time.
[[nodiscard]] std::optional<std::int64_t> seconds_of(std::string_view time);
/// The same back: "2026-11-20T19:30:00Z". REQUIRES: a time of the years 0 to 9999.
[[nodiscard]] std::string time_of(std::int64_t seconds);

/// `now`: seconds since 1970. REQUIRES: the clock's beginning is a time.
[[nodiscard]] ClockState state_of(const RoundClock& clock, std::int64_t now);

/// What starts the clock of a round now ("2026-11-20T19:30:00Z"), with the last call of the plan;
/// where the round is no longer than that, without one: somebody has to begin a deal.
[[nodiscard]] TournamentEvent started_clock(const Plan& plan, int round, std::string_view now,
                                            int minutes);
/// What gives a round more minutes, or fewer, but at least one: it keeps its beginning, and its
/// last call as far as there is time for it (EV-9.1).
[[nodiscard]] TournamentEvent longer_clock(const RoundClock& clock, int minutes);

/// "12:40", without a sign where it is over.
[[nodiscard]] std::string clock_face(std::int64_t seconds);

}  // namespace spadille
