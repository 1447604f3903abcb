#pragma once

#include <optional>

#include "app/people/names.h"
#include "app/review/statistics.h"

namespace spadille {

/// How a season is counted: by evenings. All tables of one date at one place are one evening.
struct SeasonRules {
  int best = 0;  ///< so many evenings count for everybody; 0: all
  /// What a missed evening counts. Unless it is said: 0, and nothing where fewer is better, since 0
  /// would be the best result there is.
  std::optional<int> absent{};
  int least = 0;  ///< who was at fewer evenings has no place
};

/// What one evening brought one player: what his sessions did, as they were settled
/// (session/result.h).
struct SeasonResult {
  std::optional<std::int64_t> points{};  ///< nothing: he was not there, and it counts nothing
  bool absent = false;
  bool counts = true;
  int sessions = 1;  ///< that are in it; a credit stands for one
  friend bool operator==(const SeasonResult&, const SeasonResult&) = default;
};

struct SeasonPlace {
  int place = 1;  ///< equal totals, or averages, share one; 0: he was there too seldom
  std::string id{};
  std::string name{};
  std::int64_t total = 0;
  int counted = 0;                      ///< sessions in the total
  std::vector<SeasonResult> results{};  ///< one an evening
  friend bool operator==(const SeasonPlace&, const SeasonPlace&) = default;
};

struct SeasonEvening {
  std::string date{};
  std::string place{};  ///< as it was written first; empty where nobody said
  std::vector<SessionId> sessions{};
  friend bool operator==(const SeasonEvening&, const SeasonEvening&) = default;
};

/// A ranking over evenings. Everybody who has a part in one of them is in it, unless hidden.
struct Season {
  bool fewer_is_better = false;
  bool by_average = false;                ///< of those sessions that count; otherwise by the total
  std::vector<SeasonEvening> evenings{};  ///< in the order of their dates
  std::vector<SeasonPlace> places{};      ///< the best first, then by name; at the end who has none
  friend bool operator==(const Season&, const Season&) = default;
};

/// What the figures of a ranking mean: keys of messages, in their order.
[[nodiscard]] std::vector<std::string_view> notes(const Season& season);

/// REQUIRES: a game in the span.
[[nodiscard]] Expected<Season> season(Book& book, const Names& names, const Span& span,
                                      const SeasonRules& rules);

}  // namespace spadille
