#pragma once

#include "games/euchre/auction.h"
#include "games/euchre/play.h"
#include "games/unseen.h"

namespace spadille::euchre {

/// What of a deal decides how it is played.
[[nodiscard]] Position contract(const Deal& deal);

/// A deal as it was told, with what its auction settled.
[[nodiscard]] Deal settled(Deal said, const Deal& called);

/// Fills in what the cards tell of the deal: the tricks of the makers. Returns what cannot be
/// known. REQUIRES: a replay without errors.
[[nodiscard]] Findings summarise(const Rules& rules, const Carry& carry, const CardPlay& play,
                                 const Replay& replay, Deal& deal);

/// Who has the turn-up, or who cannot have it: it lay open to all (EU-3.7).
[[nodiscard]] Whereabouts whereabouts(const Rules& rules, const Carry& carry, const CardPlay& play,
                                      const Deal& deal);

}  // namespace spadille::euchre
