#pragma once

#include "games/klaverjas/auction.h"
#include "games/klaverjas/play.h"
#include "games/replay.h"

namespace spadille::klaverjas {

/// What of a deal decides how it is played.
[[nodiscard]] inline Position contract(const Deal& deal) { return {.trump = deal.trump}; }

/// A deal as it was told, with what its auction settled.
[[nodiscard]] Deal settled(Deal said, const Deal& called);

/// Fills in what the cards tell of the deal: points, roem as claimed for each trick (all of it
/// where the rules count it by itself), and all tricks or none. Returns what cannot be known, and
/// claims that the cards do not bear out. REQUIRES: a replay without errors.
[[nodiscard]] Findings summarise(const Rules& rules, const Carry& carry, const CardPlay& play,
                                 const Replay& replay, Deal& deal);

/// The deal with what its tricks show besides, where they are all there: how many there are, the
/// cards in them, the last, and everybody's points.
[[nodiscard]] Deal shown_besides(const Rules& rules, const Carry& carry, const CardPlay& play,
                                 const Replay& replay, Deal deal);

}  // namespace spadille::klaverjas
