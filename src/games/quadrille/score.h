#pragma once

#include "games/quadrille/deal.h"

namespace spadille::quadrille {

/// The payments of one deal, antes and second pool included. Every counter goes from a seat or a
/// pool to another. REQUIRES: validate() found no error. Source: chapter 5.
[[nodiscard]] ScoreSheet score_play(const Rules& rules, const Carry& carry, const Deal& deal);

/// The sheet of a deal, rulings included, and what follows from its totals: the end of a
/// game, whose pool is shared out, and who has to take new counters. Source: QU-6.2, chapter 7.
[[nodiscard]] ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal& deal,
                                      ScoreSheet sheet);

/// Both of a deal that nobody has ruled on. REQUIRES: the same.
[[nodiscard]] inline ScoreSheet score(const Rules& rules, const Carry& carry, const Deal& deal) {
  return with_outcome(rules, carry, deal, score_play(rules, carry, deal));
}

/// The next deal; a finished game is put aside and the next begins.
[[nodiscard]] Carry advance(const Rules& rules, Carry carry, const Deal& deal,
                            const ScoreSheet& sheet);

/// The game that this deal finished, if it did (QU-7.15).
[[nodiscard]] std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry,
                                                    const Deal& deal, const ScoreSheet& sheet);

/// Who has the highest balance. `totals`: four balances, and the pool.
[[nodiscard]] SeatSet leaders(const Totals& totals);

/// What happens to the pool when the players stop now (QU-6.2, QU-7.16).
[[nodiscard]] ScoreSheet closing(const Rules& rules, const Carry& carry);

/// What the totals of a finished game on paper show by themselves. REQUIRES: a total an account.
[[nodiscard]] Proof prove(const Rules& rules, const Carry& carry, const Totals& totals);

/// Why the figures of a round cannot be: more than what all have paid, or more voles than deals
/// (QU-5.15, QU-5.5). REQUIRES: figures of all four.
[[nodiscard]] Findings check_round(const Rules& rules, const Carry& fresh, const RoundTold& told);

/// A game of so many deals (QU-7.15); without an end where those are no whole tours.
[[nodiscard]] Rules at_event(Rules rules, const RoundPlayed& round);

/// The carry after a game that was played on paper. REQUIRES: a total an account.
[[nodiscard]] Carry put_aside(const Rules& rules, Carry carry, const Totals& totals,
                              SeatSet nobody = {});

[[nodiscard]] std::span<const std::string_view> fact_keys();
[[nodiscard]] Facts facts(const Rules& rules, const Carry& carry, const Deal& deal,
                          const ScoreSheet& sheet);
/// Of a deal that a ruling ended.
[[nodiscard]] Facts facts(const Rules& rules, const Carry& carry, const ScoreSheet& sheet);
[[nodiscard]] Standing standing(const Rules& rules, const Carry& carry);
[[nodiscard]] Outlook outlook(const Rules& rules, const Carry& carry, const Deal& deal);

}  // namespace spadille::quadrille
