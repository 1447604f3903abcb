#pragma once

#include <vector>

#include "tournament/ranking.h"

namespace spadille {

/// Where somebody sat in a round whose result counts.
struct RoundSeat {
  int table = 0;  ///< of the tables of the round, from 1; 0: nowhere
  int place = 0;  ///< his figure (place_of)
  friend bool operator==(const RoundSeat&, const RoundSeat&) = default;
};

/// One of those who are ranked, before he has a place: of `line` only `who` and `scores` are told,
/// and not yet which of them count.
struct Sheet {
  RankedLine line{};
  std::vector<RoundSeat> seats{};  ///< one a round that is drawn
  friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// What each round has brought everybody who is ranked, in the order of the roster; a pair stands
/// where the first of the two does (EV-4, EV-5.4).
[[nodiscard]] std::vector<Sheet> score_sheets(const Tournament& tournament);

}  // namespace spadille
