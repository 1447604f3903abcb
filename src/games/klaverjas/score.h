#pragma once

#include "games/klaverjas/deal.h"

namespace spadille::klaverjas {

/// The points of one deal. REQUIRES: validate() found no error. Source: chapter 5; for three
/// players KJ-7.17.
[[nodiscard]] ScoreSheet score_play(const Rules& rules, const Carry& carry, const Deal& deal);

/// The sheet of a deal, rulings included, and what follows from its totals: half the game,
/// its end. Source: chapter 6.
[[nodiscard]] ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal& deal,
                                      ScoreSheet sheet);

/// Both of a deal that nobody has ruled on. REQUIRES: the same.
[[nodiscard]] inline ScoreSheet score(const Rules& rules, const Carry& carry, const Deal& deal) {
  return with_outcome(rules, carry, deal, score_play(rules, carry, deal));
}

/// The next deal; a finished game is put aside and the next begins, with other partners where they
/// rotate.
[[nodiscard]] Carry advance(const Rules& rules, Carry carry, const Deal& deal,
                            const ScoreSheet& sheet);

/// The game that this deal finished, if it did.
[[nodiscard]] std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry,
                                                    const Deal& deal, const ScoreSheet& sheet);

/// What the totals of a finished game on paper show by themselves. REQUIRES: a total an account.
[[nodiscard]] Proof prove(const Rules& rules, const Carry& carry, const Totals& totals);

/// Why the figures of a round cannot be: its points by themselves, and with the roem and the pits
/// that were told with them (KJ-6.7, KJ-7.9). REQUIRES: figures of all sides, or seats.
[[nodiscard]] Findings check_round(const Rules& rules, const Carry& fresh, const RoundTold& told);

/// A round ends with its last deal (KJ-7.12), and three play by rules of their own (KJ-7.15).
[[nodiscard]] Rules at_event(Rules rules, const RoundPlayed& round);

/// In an individual evening (KJ-7.14).
[[nodiscard]] inline bool may_miss_games(const Rules& rules) { return rotating(rules); }
/// KJ-7.14: a guest plays there, and his points are nobody's.
[[nodiscard]] inline SeatSet who_is_absent(const Carry& carry, const Deal& deal) {
  return carry.absent | deal.absent;
}

/// The carry after a game that was played on paper; `absent` missed it. REQUIRES: a total an
/// account.
[[nodiscard]] Carry put_aside(const Rules& rules, Carry carry, const Totals& totals,
                              SeatSet absent);

[[nodiscard]] std::span<const std::string_view> fact_keys();
[[nodiscard]] Facts facts(const Rules& rules, const Carry& carry, const Deal& deal,
                          const ScoreSheet& sheet);
/// Of a deal that a ruling ended.
[[nodiscard]] Facts facts(const Rules& rules, const Carry& carry, const ScoreSheet& sheet);
/// In an individual evening everybody's own points, credits for missed games included (KJ-6.5,
/// KJ-7.14); otherwise nothing.
[[nodiscard]] Totals personal(const Rules& rules, const Carry& carry);
/// His credit is what brings him there.
void set_personal(const Rules& rules, Carry& carry, const Totals& wanted);
[[nodiscard]] Standing standing(const Rules& rules, const Carry& carry);
[[nodiscard]] Outlook outlook(const Rules& rules, const Carry& carry, const Deal& deal);

}  // namespace spadille::klaverjas
