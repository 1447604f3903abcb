#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "tournament/event.h"

namespace spadille {

/// How large a tournament may come out.
struct SimulationSize {
  int least_people = 4;
  int most_people = 24;
  int most_rounds = 12;
};

/// Draws rounds from one on, as they would be written down; nothing where that cannot be.
using DrawRounds = std::function<std::vector<TournamentEvent>(const TournamentLog&, int from)>;

struct SimulatedEvent {
  TournamentLog log{};
  Findings refused{};  ///< of the event that check() did not let pass; the log ends before it
  int undrawn = 0;     ///< a round that could not be drawn; the log ends before it
};

/// A tournament as it could be, from its opening until it is closed, for tests: people come late,
/// leave and return, results are missing, told differently or taken back, rounds are drawn again
/// and changed by hand. The same seed gives the same, as far as the draw does.
[[nodiscard]] SimulatedEvent simulate(std::uint64_t seed, const SimulationSize& size,
                                      const DrawRounds& draw);

}  // namespace spadille
