#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tournament/tournament.h"

namespace spadille {

/// What one round brought one of those who are ranked.
struct RoundScore {
  enum class From : std::uint8_t {
    nothing,  ///< not begun yet, or no credit
    play,
    missing,  ///< he played, and the result is not there or not settled
    forced,   ///< a credit, and for what
    choice,
    late,
    gone
  };

  From from = From::nothing;
  std::int64_t points = 0;   ///< with awards; of `nothing` and `missing` these alone
  std::int64_t against = 0;  ///< of the other side, or the best of the others
  std::int64_t roem = 0;
  std::int64_t pits = 0;
  int deals = 0;
  bool won = false;
  bool counts = true;  ///< among the best that count; `nothing` and `missing` never are
  friend bool operator==(const RoundScore&, const RoundScore&) = default;
};

/// What decided that somebody stands below the one before him.
enum class Rung : std::uint8_t {
  first,
  measure,
  roem,
  pits,
  wins,
  direct,
  last_round,
  lot,
  shared,
  no_place
};

/// A line of a ranking: one person, or the two of a pair.
struct RankedLine {
  int place = 1;  ///< shared by those who are equal on every rung; 0: played too few rounds
  std::vector<Entrant> who{};  ///< in the order of the roster
  std::int64_t total = 0;
  int deals = 0;          ///< in the total
  int rounds = 0;         ///< that count
  int played = 0;         ///< with those whose result is missing
  std::int64_t roem = 0;  ///< of all rounds, as pits and wins
  std::int64_t pits = 0;
  int wins = 0;
  Rung rung = Rung::first;
  std::vector<RoundScore> scores{};  ///< one a round that is drawn
  std::int64_t prize = 0;
  friend bool operator==(const RankedLine&, const RankedLine&) = default;
};

/// The ranking as far as results are settled, the best first (EV-5, EV-6, EV-7); who shares a
/// place, in the order of the roster. REQUIRES: draws, awards and wishes name people of the roster;
/// points stay within 10^15, and the deals of a person within an int.
[[nodiscard]] std::vector<RankedLine> ranking(const Tournament& tournament);

}  // namespace spadille
