#pragma once

#include "app/statistics.h"

namespace spadille {

/// How a season is counted.
struct SeasonRules {
  int best = 0;    ///< so many sessions count for everybody; 0: all
  int absent = 0;  ///< what a missed session counts
};

/// What one session brought one player.
struct SeasonResult {
  std::int64_t points = 0;
  bool absent = false;
  bool counts = true;
  friend bool operator==(const SeasonResult&, const SeasonResult&) = default;
};

struct SeasonPlace {
  int place = 1;  ///< equal totals share one
  std::string id{};
  std::string name{};
  std::int64_t total = 0;
  std::vector<SeasonResult> results{};  ///< one a session
  friend bool operator==(const SeasonPlace&, const SeasonPlace&) = default;
};

struct SeasonSession {
  SessionId session = 0;
  std::string date{};
  friend bool operator==(const SeasonSession&, const SeasonSession&) = default;
};

/// A ranking over sessions. Everybody who played in one of them has a place, unless hidden.
struct Season {
  bool fewer_is_better = false;
  std::vector<SeasonSession> sessions{};  ///< in the order of their dates
  std::vector<SeasonPlace> places{};      ///< the best first, then by name
  friend bool operator==(const Season&, const Season&) = default;
};

/// REQUIRES: a game in the span.
[[nodiscard]] Expected<Season> season(Book& book, const Names& names, const Span& span,
                                      const SeasonRules& rules);

}  // namespace spadille
