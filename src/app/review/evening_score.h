#pragma once

#include <string>
#include <vector>

#include "app/views.h"

namespace spadille {

/// How an evening stands, as lists show it: what each side has; where everybody plays for himself,
/// partners change or people took turns, who is ahead and with what.
struct EveningScore {
  enum class Of : std::uint8_t { points, games_won, rubbers_won };

  struct Line {
    std::string name{};  ///< as it stands in a sentence
    int total = 0;
    bool ahead = false;
    SeatSet seats{};  ///< whose it is; none of a person who need not sit there any more
    friend bool operator==(const Line&, const Line&) = default;
  };
  std::vector<Line> lines{};  ///< none where nothing was played, or all are equal for themselves
  Of of =
      Of::points;  ///< what totals count: games where there were several, rubbers that decide them
  bool over = false;  ///< who is ahead has won
  friend bool operator==(const EveningScore&, const EveningScore&) = default;
};

[[nodiscard]] EveningScore evening_score(const EveningView& evening);

}  // namespace spadille
