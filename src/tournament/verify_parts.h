#pragma once

#include <cstddef>
#include <vector>

#include "tournament/verify_draw.h"

/// What the checks of a draw share.
namespace spadille::verifying {

inline constexpr Entrant kNoOne = -1;

using Breaches = std::vector<Breach>;
using Unit = std::vector<Entrant>;  ///< one, or two who are partners in every round

[[nodiscard]] constexpr std::size_t nth(int i) { return static_cast<std::size_t>(i); }

/// How a round came to be: what is promised depends on it.
struct Origin {
  Seq seq = 0;           ///< of the draw; a round that is older than one before it knew another
  int group = 0;         ///< of rounds that were drawn at once
  int at_once = 0;       ///< how many these were
  bool by_hand = false;  ///< or in another way than is planned by now
  Plan plan{};           ///< that was known
  std::vector<Entrant> there{};  ///< says the roster as it was then
  bool steady = false;  ///< the same people were there in all rounds, as far as was known then
  Wishes wishes{};      ///< that were known
  std::vector<TableResult> results{};
};

/// Where somebody is in one round.
struct Spot {
  bool there = false;  ///< said the roster when the round was drawn
  bool out = false;
  int table = 0;  ///< 0: none
  Entrant partner = kNoOne;
};

struct Round {
  int number = 1;
  Origin origin{};
  DrawnRound drawn{};
  std::vector<Spot> spots{};  ///< one an entrant
  std::vector<Unit> units{};  ///< of those who are there

  [[nodiscard]] const Spot& of(Entrant who) const { return spots[nth(who)]; }
};

struct Facts {
  const Tournament* now = nullptr;
  std::vector<Round> rounds{};

  [[nodiscard]] const Plan& plan() const { return now->plan; }
};

[[nodiscard]] Facts facts(const Tournament& now, const std::vector<Origin>& origins);
[[nodiscard]] std::vector<Origin> origins_drawn_at_once(const Tournament& now);
[[nodiscard]] std::vector<Origin> origins_in(const TournamentLog& log, const Tournament& now);

/// Whether the two of these seats play together.
[[nodiscard]] bool are_partners(const Plan& plan, const DrawnTable& table, std::size_t one,
                                std::size_t other);
/// Whether nobody wants anything but a partner.
[[nodiscard]] bool only_pairs(const Wishes& wishes);
[[nodiscard]] bool same_people(const Round& one, const Round& other);
[[nodiscard]] bool plays(const Round& round, const Unit& unit);
/// Whether a round is as it was drawn, in the knowledge of those before it as they are now.
[[nodiscard]] bool as_drawn(const Facts& facts, const Round& round);
/// Whether each up to this round is.
[[nodiscard]] bool all_as_drawn(const Facts& facts, const Round& round);
/// Whether all up to this round were drawn at once, while the same people were there, and nobody
/// had a wish that stands in the way.
[[nodiscard]] bool drawn_whole(const Facts& facts, const Round& round);

void append(Breaches& all, Breaches more);

// The checks, each of one or two rules.
[[nodiscard]] Breaches check_places(const Facts& facts);
[[nodiscard]] Breaches check_sizes(const Facts& facts);
[[nodiscard]] Breaches check_wishes(const Facts& facts);
[[nodiscard]] Breaches check_sitting_out(const Facts& facts);
[[nodiscard]] Breaches check_individual(const Facts& facts);
[[nodiscard]] Breaches check_meetings(const Facts& facts);
[[nodiscard]] Breaches check_all_met(const Facts& facts);
[[nodiscard]] Breaches check_moving(const Facts& facts);
[[nodiscard]] Breaches check_progress(const Facts& facts);
[[nodiscard]] Breaches check_own_table(const Facts& facts);

}  // namespace spadille::verifying
