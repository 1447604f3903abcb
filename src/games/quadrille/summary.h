#pragma once

#include "games/quadrille/auction.h"
#include "games/quadrille/play.h"
#include "games/unseen.h"

namespace spadille::quadrille {

/// What was decided when a side had won the first six tricks (QU-4.5, QU-4.6).
enum class AfterSix : std::uint8_t { stop, go_on, ask_yes, ask_no };
[[nodiscard]] constexpr std::optional<AfterSix> after_six(const CardPlay& play) {
  if (!play.decided) return std::nullopt;
  return static_cast<AfterSix>(*play.decided);
}
/// Whether nothing is played any more.
[[nodiscard]] constexpr bool stops(AfterSix decided) {
  return decided == AfterSix::stop || decided == AfterSix::ask_no;
}

/// What of a deal decides how it is played.
[[nodiscard]] inline Position contract(const Deal& deal) { return {.trump = deal.trump}; }

/// A deal as it was told, with what its auction settled.
[[nodiscard]] Deal settled(Deal said, const Deal& called);

/// Fills in what the cards tell of the deal: the partner, tricks, Premiers, going on, matadors, and
/// what variants ask. Returns what cannot be known. REQUIRES: a replay without errors.
[[nodiscard]] Findings summarise(const Rules& rules, const Carry& carry, const CardPlay& play,
                                 const Replay& replay, Deal& deal);

/// Who has the called card, and at forced spadille Spadille (QU-3.5, QU-4.11).
[[nodiscard]] Whereabouts whereabouts(const Rules& rules, const Carry& carry, const CardPlay& play,
                                      const Deal& deal);

/// Who decides after six tricks, and what he may do: whoever of a side that won all six of them won
/// the sixth (QU-4.5, QU-4.6, QU-7.13). Nothing where nobody does.
[[nodiscard]] std::optional<Sequel> choice_in_play(const Rules& rules, const CardPlay& play,
                                                   const Replay& replay, const Deal& deal);

}  // namespace spadille::quadrille
