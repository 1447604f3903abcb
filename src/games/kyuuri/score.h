#pragma once

#include "games/kyuuri/fate.h"

namespace spadille::kyuuri {

/// Who pays and who recovers in the last trick, whichever way it was reported.
struct LastTrick {
  Seat taker{};
  Rank rank{};
  SeatSet matched{};  ///< the same rank, played before the taker's
  friend bool operator==(const LastTrick&, const LastTrick&) = default;
};

/// The highest rank takes it, the last played among equals (KY-4.4). REQUIRES: a valid deal.
[[nodiscard]] LastTrick last_trick(const Carry& carry, const Deal& deal);

/// What a sheet means for those still in: its totals before anybody returns (KY-7.11).
[[nodiscard]] Fate fate_after(const Rules& rules, const Carry& carry, const ScoreSheet& sheet);

/// The losses and recoveries of one deal, in points of loss; with `count: down` as points taken
/// from what is left. REQUIRES: validate() found no error. Source: chapters 5 and 7.
[[nodiscard]] ScoreSheet score_play(const Rules& rules, const Carry& carry, const Deal& deal);

/// The sheet of a deal, rulings included, and what follows from its totals: who goes
/// out, who comes back, who has won. Source: chapters 6 and 7.
[[nodiscard]] ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal& deal,
                                      ScoreSheet sheet);

/// Both of a deal that nobody has ruled on. REQUIRES: the same.
[[nodiscard]] inline ScoreSheet score(const Rules& rules, const Carry& carry, const Deal& deal) {
  return with_outcome(rules, carry, deal, score_play(rules, carry, deal));
}

/// The next deal: totals, who is out, who deals; a finished game is put aside and all begin again.
[[nodiscard]] Carry advance(const Rules& rules, Carry carry, const Deal& deal,
                            const ScoreSheet& sheet);

/// The game that this deal finished, if it did.
[[nodiscard]] std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry,
                                                    const Deal& deal, const ScoreSheet& sheet);

/// A line that adds `points` to the loss of a player, whichever way the table counts (KY-7.1).
[[nodiscard]] Line charged(const Rules& rules, RuleId rule, Message message, Seat who, int points);

[[nodiscard]] inline bool counts_losses(const Rules& rules) {
  return rules.count == Rules::Count::up;
}

/// What the totals of a finished game on paper show by themselves. REQUIRES: a total an account.
[[nodiscard]] Proof prove(const Rules& rules, const Carry& carry, const Totals& totals);

/// Nobody goes out in a round of so many deals (KY-7.2).
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

}  // namespace spadille::kyuuri
