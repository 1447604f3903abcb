#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "tournament/tournament.h"

namespace spadille {

/// What a draw is made from: no names, no log.
struct DrawTask {
  Method method = Method::individual;
  int seats = 4;
  bool partners = true;
  bool short_tables = false;
  int entrants = 0;                             ///< people on the roster
  std::vector<std::vector<Entrant>> present{};  ///< of each round that is to be drawn, ascending
  std::vector<DrawnRound> before{};             ///< rounds that stand
  std::vector<std::vector<int>> placed{};       ///< of the last of those, for each table in its
                                                ///< order: sides, or seats where there are none,
                                                ///< by place, the best first; empty: not known
  std::vector<Entrant> standing{};              ///< all of the roster, the best first; before
                                                ///< the first round it does not matter
  Wishes wishes{};
  std::uint64_t seed = 1;
};

/// Draws the rounds behind those that stand, in this order of importance: wishes are kept; nobody
/// sits out a second time before everybody has once; nobody partners the same person twice; nobody
/// meets the same opponent twice; tables and seats are spread. The same task gives the same rounds
/// on every machine. REQUIRES: check_task() finds nothing.
[[nodiscard]] std::vector<DrawnRound> draw(const DrawTask& task);

/// What a draw cannot be: why, and what would do.
enum class Undrawable : std::uint8_t {
  nothing,         ///< it can
  too_few,         ///< fewer people than one table has seats
  odd_pair,        ///< somebody is in two pairs, or in none where pairs play
  at_odds,         ///< two wishes contradict one another
  no_such_table,   ///< a wish names a table that nobody sits at
  too_many_rounds  ///< round robin, moving pairs: there are no more rounds
};
struct TaskFault {
  Undrawable why = Undrawable::nothing;
  int round = 0;             ///< of those that stand and are to be drawn, from 1
  std::vector<int> about{};  ///< entrants, or how many rounds are possible
};
[[nodiscard]] TaskFault check_task(const DrawTask& task);

/// How good rounds are, all that stand together.
struct DrawQuality {
  int partners_again = 0;   ///< pairs of people that are partners once more, each time
  int opponents_again = 0;  ///< the same of opponents, also where each plays for himself
  int met_again = 0;        ///< pairs of people that share a table once more, whichever way
  int out_again = 0;        ///< a sitting-out of somebody who had one already
  int tables_again = 0;     ///< somebody sits at a table where he was before
  int most_meetings = 0;    ///< of the two who meet most often
  std::vector<Entrant> twice_out{};
  friend bool operator==(const DrawQuality&, const DrawQuality&) = default;
};
/// `fixed`: partners who stay together are not counted as partners again, nor as meeting.
[[nodiscard]] DrawQuality quality(std::span<const DrawnRound> rounds, int entrants, bool partners,
                                  std::span<const std::pair<Entrant, Entrant>> fixed);

}  // namespace spadille
