#pragma once

#include "games/euchre/deal.h"

namespace spadille::euchre {

/// The points of one deal, by side. REQUIRES: validate() found no error. Source: chapter 5.
[[nodiscard]] ScoreSheet score_play(const Rules& rules, const Carry& carry, const Deal& deal);

/// The sheet of a deal, rulings included, and what follows from its totals: a game won, a
/// rubber. Source: chapter 6.
[[nodiscard]] ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal& deal,
                                      ScoreSheet sheet);

/// Both of a deal that nobody has ruled on. REQUIRES: the same.
[[nodiscard]] inline ScoreSheet score(const Rules& rules, const Carry& carry, const Deal& deal) {
  return with_outcome(rules, carry, deal, score_play(rules, carry, deal));
}

/// The next deal: totals and dealer; a finished game is put aside and the next begins.
[[nodiscard]] Carry advance(const Rules& rules, Carry carry, const Deal& deal,
                            const ScoreSheet& sheet);

/// The game that this deal finished, if it did.
[[nodiscard]] std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry,
                                                    const Deal& deal, const ScoreSheet& sheet);

/// What the totals of a finished game on paper show by themselves. REQUIRES: a total an account.
[[nodiscard]] Proof prove(const Rules& rules, const Carry& carry, const Totals& totals);

/// Points above the target do not count, or count in the next game (EU-6.2, EU-7.11).
[[nodiscard]] Totals counted_totals(const Rules& rules, Totals totals);

/// Why the figures of a round cannot be: of a whole game, or of so many deals, with the lone hands
/// that won every trick (EU-5.4). REQUIRES: figures of both sides.
[[nodiscard]] Findings check_round(const Rules& rules, const Carry& fresh, const RoundTold& told);

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

/// EU-7.12, read off the games of an evening.
struct Rubbers {
  InlineVec<int, 2> counted{0, 0};  ///< games counted towards the rubber in progress, by side
  InlineVec<int, 2> won{0, 0};      ///< rubbers won, by side
};
[[nodiscard]] Rubbers rubbers(std::span<const FinishedGame> games);
/// One more game of the evening.
[[nodiscard]] Rubbers counted(Rubbers rubbers, const FinishedGame& game);

}  // namespace spadille::euchre
