#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace spadille {

/// How the people of a tournament are put to tables (EV-2).
enum class Method : std::uint8_t {
  individual,   ///< new partners and opponents in each round
  pairs,        ///< partners stay; new opponents in each round
  moving,       ///< partners stay: one pair of a table sits all evening, the other moves on
  progressive,  ///< winners move up a table, losers down, and partners change
  round_robin,  ///< pairs: everybody meets everybody
  by_standing,  ///< pairs meet those who stand as they do, and nobody twice
  own_table     ///< all stay at one table; partners change there
};

/// Whether those who are paired by `method` are pairs.
[[nodiscard]] constexpr bool of_pairs(Method method) {
  return method == Method::pairs || method == Method::moving || method == Method::round_robin ||
         method == Method::by_standing;
}

/// Whether a round can be drawn only when the one before it is known.
[[nodiscard]] constexpr bool needs_results(Method method) {
  return method == Method::progressive || method == Method::by_standing;
}

/// Why somebody does not play in a round (EV-4).
enum class Absence : std::uint8_t {
  none,    ///< he plays, or could
  choice,  ///< he is on the roster, and does not want to
  late,    ///< he has not come yet
  gone     ///< he has left
};

/// What a round brings somebody who does not play in it (EV-4).
struct Credit {
  enum class Kind : std::uint8_t { nothing, points, club_average, own_average };

  Kind kind = Kind::nothing;
  std::int64_t points = 0;  ///< of `points`
  bool once = false;        ///< only for the first such round of the tournament
  friend bool operator==(const Credit&, const Credit&) = default;
};

/// For each reason one.
struct Credits {
  Credit forced{};  ///< sits out because the draw says so
  Credit choice{};
  Credit late{};
  Credit gone{};
  friend bool operator==(const Credits&, const Credits&) = default;
};

/// What a place goes by (EV-5).
enum class Measure : std::uint8_t { sum, per_deal, per_round };

/// What decides between those who are equal, in the order of a ladder (EV-6).
enum class TieBreak : std::uint8_t {
  roem,        ///< more roem
  pits,        ///< more pits, marches or voles: what the game calls winning every trick
  wins,        ///< more rounds won
  direct,      ///< more points in rounds against each other
  last_round,  ///< more points in the last round, then in the one before it, and so on
  lot          ///< drawn by the seed of the tournament
};

/// How people or pairs are ranked (EV-5, EV-6). Who is equal on every rung shares a place.
struct RankingRules {
  Measure measure = Measure::sum;
  bool fewer_is_better = false;
  int best = 0;   ///< so many rounds count for everybody; 0: all
  int least = 0;  ///< who has played fewer has no place
  std::vector<TieBreak> ladder{};
  friend bool operator==(const RankingRules&, const RankingRules&) = default;
};

/// A prize (EV-7). Money in the smallest unit of the currency.
struct Prize {
  enum class For : std::uint8_t { place, last, pits };

  For what = For::place;
  int place = 1;  ///< of `place`
  std::int64_t amount = 0;
  friend bool operator==(const Prize&, const Prize&) = default;
};

inline constexpr int kMostRounds = 64;
inline constexpr int kMostEntrants = 400;
inline constexpr int kMostMinutes = 600;
inline constexpr std::uint64_t kMostSeed = 2'147'483'647;
inline constexpr int kUsualLastCall = 5;

/// How a tournament is played and ranked: data, so that a club's way can be chosen (EV-1).
struct Plan {
  std::string title{};
  std::string place{};
  std::string date{};  ///< "2026-11-20"
  std::string game{};  ///< the id of a game
  Method method = Method::individual;
  int rounds = 1;                  ///< 1…kMostRounds
  int deals = 0;                   ///< a round; 0: nobody said
  int minutes = 0;                 ///< a round; 0: it has no clock (EV-9.1)
  int last_call = kUsualLastCall;  ///< minutes before its end: nobody begins another deal
  int seats = 4;                   ///< at a table: 3 or 4
  bool partners = true;            ///< those who face each other play together
  bool short_tables = false;       ///< tables of three where people are left over
  std::uint64_t seed = 1;          ///< 1…kMostSeed: every draw and lot follows from it
  RankingRules ranking{};
  Credits credits{};
  std::vector<Prize> prizes{};
  friend bool operator==(const Plan&, const Plan&) = default;
};

}  // namespace spadille
