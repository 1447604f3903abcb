#pragma once

#include <map>
#include <string>
#include <vector>

#include "session/session.h"

namespace spadille {

/// What somebody has by himself from an evening, as far as it is played.
struct Part {
  std::int64_t points = 0;
  std::int64_t against = 0;  ///< of the other side, where partners play; otherwise 0
  std::int64_t games_won = 0;
  Part& operator+=(const Part& more) {
    points += more.points, against += more.against, games_won += more.games_won;
    return *this;
  }
  Part& operator-=(const Part& less) {
    points -= less.points, against -= less.against, games_won -= less.games_won;
    return *this;
  }
  friend bool operator==(const Part&, const Part&) = default;
};

/// By id.
using Parts = std::map<std::string, Part>;

/// The fact that statistics of every game count games by that somebody has won.
inline constexpr std::string_view kGamesWon = "games_won";

/// Puts what accounts have gained to the people who sit there.
void credit(Parts& own, const std::vector<std::string>& players, const Accounts& accounts,
            const Sides& sides, const Totals& now, const Totals& before);

/// Puts the games that a deal has ended to those who have won them.
void credit_wins(Parts& own, const std::vector<std::string>& players, const Recorded& deal);

/// Puts what a deal has brought to those who sat there: to each by himself where partners change.
/// Of a game that it ended what counts for the evening, and what the next begins with.
/// `session`: with the deal; `personal_before`: everybody's own points before it.
void credit_deal(Parts& own, const std::vector<std::string>& players, const Session& session,
                 const Recorded& deal, const Totals& personal_before);

}  // namespace spadille
