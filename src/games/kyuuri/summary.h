#pragma once

#include "games/kyuuri/play.h"
#include "games/replay.h"

namespace spadille::kyuuri {

/// Nothing of a deal is settled before it is played.
[[nodiscard]] inline Position contract(const Deal&) { return {}; }

/// Fills in the last trick: who led to it, and the ranks. Returns what cannot be known.
/// REQUIRES: a replay without errors.
[[nodiscard]] Findings summarise(const Rules& rules, const Carry& carry, const CardPlay& play,
                                 const Replay& replay, Deal& deal);

/// The deal with its last trick in both ways in which it may be told.
[[nodiscard]] Deal shown_besides(const Rules& rules, const Carry& carry, const CardPlay& play,
                                 const Replay& replay, Deal deal);

}  // namespace spadille::kyuuri
