#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tournament/ranking.h"

namespace spadille {

/// A tournament of a season: its ranking, and who its entrants are. Empty: nobody that is known.
struct SeasonEvent {
  std::vector<std::string> people{};
  std::vector<RankedLine> ranking{};
};
[[nodiscard]] SeasonEvent season_event(const Tournament& tournament);

/// How a season is counted: by tournaments (EV-8).
struct TournamentSeasonRules {
  enum class By : std::uint8_t {
    points,  ///< the total of each tournament
    places   ///< what `per_place` gives for the place there
  };

  By by = By::points;
  std::vector<std::int64_t> per_place{};  ///< of the first place, the second …; behind them 0
  bool fewer_is_better = false;
  bool by_average = false;               ///< of those that count; otherwise by their sum
  int best = 0;                          ///< so many tournaments count for everybody; 0: all
  int least = 0;                         ///< who was at fewer has no place
  std::optional<std::int64_t> missed{};  ///< what a missed one brings; nothing: it does not count
  std::vector<TieBreak> ladder{};        ///< its rounds are tournaments, won by the first place
  std::uint64_t seed = 1;                ///< of the lot
  friend bool operator==(const TournamentSeasonRules&, const TournamentSeasonRules&) = default;
};

/// What one tournament brought somebody.
struct EventScore {
  int place = 0;  ///< there; 0: he was not there, or had none
  std::optional<std::int64_t> points{};
  bool counts = false;  ///< among the best that count
  friend bool operator==(const EventScore&, const EventScore&) = default;
};

struct TournamentSeasonLine {
  int place = 1;  ///< shared by those who are equal on every rung; 0: he was there too seldom
  std::string id{};
  std::int64_t total = 0;
  int counted = 0;  ///< tournaments in the total
  int there = 0;
  std::int64_t roem = 0;  ///< of all tournaments, as pits and wins
  std::int64_t pits = 0;
  int wins = 0;
  Rung rung = Rung::first;
  std::vector<EventScore> scores{};  ///< one a tournament
  friend bool operator==(const TournamentSeasonLine&, const TournamentSeasonLine&) = default;
};

/// The best first; who shares a place, by id; at the end who has none.
struct TournamentSeason {
  std::vector<TournamentSeasonLine> lines{};
  friend bool operator==(const TournamentSeason&, const TournamentSeason&) = default;
};

/// Everybody who has played in one of the tournaments. The line of a pair counts for both.
/// `events`: in the order of their dates.
[[nodiscard]] TournamentSeason tournament_season(std::span<const SeasonEvent> events,
                                                 const TournamentSeasonRules& rules);

}  // namespace spadille
