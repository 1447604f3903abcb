#pragma once

#include "app/tournament/tournament_desk.h"
#include "tournament/season.h"

namespace spadille {

/// Which tournaments a season is made of.
struct EventSpan {
  std::string from{};  ///< dates, both included; empty: all
  std::string to{};
  std::string game{};  ///< empty: that of the latest
};

/// A season with the tournaments that are in it, in the order of their dates.
struct EventSeason {
  std::vector<Listed> events{};
  TournamentSeason ranking{};
};

/// People who were merged count as one; who is hidden is left out.
[[nodiscard]] Outcome<EventSeason> season_of_events(Book& book, const EventSpan& span,
                                                    TournamentSeasonRules rules);

}  // namespace spadille
