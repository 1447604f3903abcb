#pragma once

#include <string_view>
#include <vector>

#include "core/ledger.h"

namespace spadille {

/// One whole number for each unit that counts for itself: a seat, or a side.
using Totals = BySeat;

/// A game that is over; an evening is a list of these and the game in progress.
struct FinishedGame {
  Totals totals{};    ///< one a unit, as they stood at the end
  SeatSet winners{};  ///< seats; more than one for partners or a shared win
  friend bool operator==(const FinishedGame&, const FinishedGame&) = default;
};

/// How an evening stands, in terms that every game shares.
struct Standing {
  Account::Kind unit = Account::Kind::seat;  ///< what totals count: `seat` or `side`
  Totals totals{};                           ///< the game in progress
  SeatSet out{};                             ///< who no longer takes part in it
  Seat dealer{};                             ///< who deals next
  Totals games_won{};                        ///< one a unit
  Totals rubbers_won{};                      ///< one a unit; empty where no rubber is played
  friend bool operator==(const Standing&, const Standing&) = default;
};

/// Something that statistics count: a march, a codille, a bonus. Statistics are sums of facts.
struct Fact {
  std::string_view key;  ///< a literal, listed by the game's `fact_keys`
  Account who{};
  int n = 1;
  friend bool operator==(const Fact&, const Fact&) = default;
};

using Facts = std::vector<Fact>;

}  // namespace spadille
