#pragma once

// How counters are divided and who deals with whom: what won and lost games share.

#include "games/quadrille/settlement.h"

namespace spadille::quadrille {

inline constexpr Account kPool = Account::pool();

/// One of the ombre's side and the opponent he deals with.
struct Pair {
  Seat ours{};
  Seat theirs{};
};
using Pairs = InlineVec<Pair, 3>;

/// QU-5.8: alone against each of three; in an alliance each partner with one opponent.
[[nodiscard]] Pairs pairs(const Deal& deal);

/// QU-5.11: the ombre of a lost alliance pays for both of them.
[[nodiscard]] Pairs pairs_of_ombre(const Deal& deal);

/// 2 for double matadors, 1 for matadors (QU-5.3).
[[nodiscard]] int matador_units(const Deal& deal);

/// Halves of two partners, the odd counter with the one that the table names (QU-7.3).
/// REQUIRES: an alliance; nothing negative.
struct Halves {
  int ombre = 0;
  int partner = 0;
};
[[nodiscard]] Halves halves(const Rules& rules, int amount, bool paying);

/// A line that says who has the odd counter, if two could not share evenly.
void tell_odd(const Rules& rules, const Deal& deal, int shared, bool paying, ScoreSheet& sheet);

/// A line of units from each opponent (negative: to each).
void add_units(ScoreSheet& sheet, RuleId rule, std::string_view key, const Pairs& pairs,
               const Deal& deal, int units, const Stakes& stakes);

/// Chapter 5 from the pool to the bonuses: what follows from the tricks.
void settle_won(const Rules& rules, const Deal& deal, const Stakes& stakes, ScoreSheet& sheet);
void settle_lost(const Rules& rules, const Deal& deal, const Stakes& stakes, ScoreSheet& sheet);

}  // namespace spadille::quadrille
