#pragma once

#include "games/quadrille/auction.h"
#include "games/quadrille/play.h"
#include "games/replay.h"

namespace spadille::quadrille {

/// What of a deal decides how it is played.
[[nodiscard]] inline Position contract(const Deal& deal) { return {.trump = deal.trump}; }

/// A deal as it was told, with what its auction settled.
[[nodiscard]] Deal settled(Deal said, const Deal& called);

/// Fills in what the cards tell of the deal: the partner, tricks, Premiers, going on, matadors, and
/// what variants ask. Returns what cannot be known. REQUIRES: a replay without errors.
[[nodiscard]] Findings summarise(const Rules& rules, const Carry& carry, const CardPlay& play,
                                 const Replay& replay, Deal& deal);

}  // namespace spadille::quadrille
