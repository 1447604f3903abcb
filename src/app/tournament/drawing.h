#pragma once

#include <optional>

#include "app/tournament/tournament_desk.h"
#include "tournament/draw.h"

namespace spadille {

/// Which rounds are to be drawn.
struct DrawWish {
  int from = 0;                         ///< 0: the first that nobody has played in
  int rounds = 0;                       ///< 0: all that can be drawn now
  std::optional<std::uint64_t> seed{};  ///< otherwise the plan's, another one each time it is drawn
};

/// What the draw is made from. REQUIRES: `from` is 1…drawn + 1, `to` at least that.
[[nodiscard]] DrawTask draw_task(const Tournament& now, int from, int to, std::uint64_t seed);

/// The rounds that are wanted, as they would be written down. What cannot be drawn is told, and
/// what would do.
[[nodiscard]] Outcome<std::vector<TournamentEvent>> drawn(const TournamentDesk& desk,
                                                          const DrawWish& wish);

/// A round in which two people have changed places; either may sit out.
/// REQUIRES: both are on the roster.
[[nodiscard]] Outcome<TournamentEvent> swapped(const TournamentDesk& desk, int round, Entrant one,
                                               Entrant other);

/// How good the draw is, in words: a sentence each.
[[nodiscard]] std::vector<Message> quality_told(const Tournament& now);

}  // namespace spadille
