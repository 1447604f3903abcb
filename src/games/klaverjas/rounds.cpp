// What a table tells of a round at an event: whether its points, roem and pits go together
// (KJ-6.7). How the deals can have gone is searched: which of them a side swept (KJ-7.9, KJ-7.10),
// and of the others which the makers made, and which they lost with all their roem (KJ-5.9).
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/klaverjas/paper.h"
#include "games/klaverjas/score.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

using Each = std::array<std::int64_t, 2>;
using Sums = std::vector<std::int64_t>;

constexpr int kMarkStep = 10;

/// Deals in which a side won every trick: the other one has nothing in them.
struct Swept {
  Each pits{};
  Each tegenpits{};
};

/// A way to read what a table told. `roem` without what a pit is worth; nobody told: nothing.
struct Reading {
  int deals = 0;
  Each points{};
  std::optional<Each> roem{};
};

/// What of some roem can have gone to one side and the rest to the other: all of it, or nothing
/// but what is not lost.
Sums parts_of_roem(const Rules& rules, std::int64_t roem) {
  Sums parts;
  for (std::int64_t part = 0; part <= roem; part += kMarkStep)
    if (possible_sum_of_roem(rules, part) && possible_sum_of_roem(rules, roem - part))
      parts.push_back(part);
  return parts;
}

Sums added(const Sums& ones, const Sums& others) {
  Sums sums;
  for (const std::int64_t one : ones)
    for (const std::int64_t other : others) sums.push_back(one + other);
  std::sort(sums.begin(), sums.end());
  sums.erase(std::unique(sums.begin(), sums.end()), sums.end());
  return sums;
}

/// Whether a side can have so many card points in deals in which each side kept its own.
bool possible_in(const Rules& rules, std::int64_t points, int deals) {
  if (deals == 0) return points == 0;
  const std::int64_t others = std::int64_t{deals} * points_in_deal(rules) - points;
  const std::int64_t fewer = std::min(points, others);  // what the other side has is as possible
  if (fewer < 0) return false;
  return fewer > points_in_deal(rules) / 2 ||
         possible_points(rules, static_cast<int>(fewer), Known{});
}

/// The deals that nobody swept, and what is left for them.
struct Contested {
  int deals = 0;
  Each points{};
  Each roem{};
  Each swept{};  ///< by each side: roem can lie there as well
};

/// Whether the only deal that nobody swept can only have been equal: then its makers were nat.
bool is_equal(const Contested& all) {
  const auto elsewhere = [&](std::size_t side) {
    return all.swept[side] > 0 && all.roem[side] > 0;
  };
  return all.deals == 1 && all.points[0] == all.points[1] && !elsewhere(0) && !elsewhere(1);
}

/// Whether the first side can have its points if the second was nat in `won` deals, itself in
/// `lost`, and the roem that came to it is one of these sums.
bool can_go(const Rules& rules, const Contested& all, int won, int lost, const Sums& roem) {
  const int kept = all.deals - won - lost;
  if (kept == 1 && is_equal(all)) return false;
  if (kept + won + all.swept[0] == 0) return all.points[0] == 0;  // its roem went with the deals
  if (kept + lost + all.swept[1] == 0 && all.points[1] != 0) return false;
  return std::any_of(roem.begin(), roem.end(), [&](std::int64_t sum) {
    return possible_in(rules, all.points[0] - std::int64_t{won} * points_in_deal(rules) - sum,
                       kept);
  });
}

/// The same of any number of such deals, or of none: whether the first side wins any, or loses any.
bool can_go(const Rules& rules, const Contested& all, bool wins, bool loses) {
  const Sums kept = loses ? parts_of_roem(rules, all.roem[0]) : Sums{all.roem[0]};
  const Sums gained = wins ? parts_of_roem(rules, all.roem[1]) : Sums{0};
  const Sums roem = added(kept, gained);
  const int most_won = wins ? all.deals : 0;
  const int most_lost = loses ? all.deals : 0;
  for (int won = wins ? 1 : 0; won <= most_won; ++won)
    for (int lost = loses ? 1 : 0; lost <= std::min(most_lost, all.deals - won); ++lost)
      if (can_go(rules, all, won, lost, roem)) return true;
  return false;
}

bool can_go(const Rules& rules, const Contested& all) {
  return can_go(rules, all, false, false) || can_go(rules, all, false, true) ||
         can_go(rules, all, true, false) || can_go(rules, all, true, true);
}

bool possible_roem_in(const Rules& rules, std::int64_t roem, std::int64_t deals) {
  return possible_sum_of_roem(rules, roem) && roem <= deals * most_roem(rules);
}

/// Whether the deals of a round can have gone so.
bool can_be(const Rules& rules, const Reading& told, const Swept& swept) {
  const std::int64_t deal = points_in_deal(rules);
  Contested left{.deals = told.deals, .points = told.points};
  for (std::size_t i = 0; i < 2; ++i) {
    left.swept[i] = swept.pits[i] + swept.tegenpits[i];
    left.deals -= static_cast<int>(left.swept[i]);
    left.points[i] -=
        swept.pits[i] * (deal + rules.pit) + swept.tegenpits[i] * (deal + rules.tegenpit);
    if (left.points[i] < 0) return false;
  }
  if (left.deals < 0) return false;
  const std::int64_t roem = left.points[0] + left.points[1] - left.deals * deal;
  if (!told.roem && left.deals > 0) return possible_roem_in(rules, roem, told.deals);
  left.roem = told.roem.value_or(left.points);
  if (left.roem[0] + left.roem[1] != roem) return false;
  for (std::size_t i = 0; i < 2; ++i)
    if (!possible_roem_in(rules, left.roem[i], left.deals + left.swept[i])) return false;
  return can_go(rules, left);
}

/// What can have been meant by the pits of each side: those that it made itself, and where they
/// are rewarded too, tegenpits (KJ-7.10). Where pits are rewarded and nobody told them, any.
std::vector<Swept> meant_by(const Rules& rules, const RoundTold& told, int deals) {
  std::vector<Swept> all;
  if (told.pits.empty()) {
    for (int both = 0; both <= (rules.pit > 0 ? deals : 0); ++both)
      for (int one = 0; one <= both; ++one) all.push_back({{one, both - one}, {}});
    return all;
  }
  const Each pits{told.pits[0], told.pits[1]};
  const auto least = [&](std::size_t side) { return rules.tegenpit > 0 ? 0 : pits[side]; };
  for (std::int64_t one = pits[0]; one >= least(0); --one)
    for (std::int64_t other = pits[1]; other >= least(1); --other)
      all.push_back({{one, other}, {pits[0] - one, pits[1] - other}});
  return all;
}

/// The same with tegenpits that nobody told, as many as the points show.
bool can_be_with_untold(const Rules& rules, const Reading& told, Swept swept) {
  if (can_be(rules, told, swept)) return true;
  if (rules.tegenpit == 0 || !told.roem) return false;
  std::int64_t over = told.points[0] + told.points[1] - (*told.roem)[0] - (*told.roem)[1] -
                      std::int64_t{told.deals} * points_in_deal(rules);
  for (std::size_t i = 0; i < 2; ++i)
    over -= swept.pits[i] * rules.pit + swept.tegenpits[i] * rules.tegenpit;
  const std::int64_t untold = over / rules.tegenpit;
  const Each before = swept.tegenpits;
  for (std::int64_t one = 0; one <= std::min<std::int64_t>(untold, told.deals); ++one) {
    swept.tegenpits = {before[0] + one, before[1] + untold - one};
    if (can_be(rules, told, swept)) return true;
  }
  return false;
}

/// KJ-7.9: what a pit is worth may stand with the roem.
std::optional<Reading> written_as_roem(const Rules& rules, Reading told, const Swept& swept) {
  if (!told.roem) return std::nullopt;
  for (std::size_t i = 0; i < 2; ++i) {
    (*told.roem)[i] -= swept.pits[i] * rules.pit + swept.tegenpits[i] * rules.tegenpit;
    if ((*told.roem)[i] < 0) return std::nullopt;
  }
  return told;
}

bool can_be(const Rules& rules, const RoundTold& told, int deals) {
  Reading reading{deals, {told.points[0], told.points[1]}, {}};
  if (!told.roem.empty()) reading.roem = Each{told.roem[0], told.roem[1]};
  const std::vector<Swept> all = meant_by(rules, told, deals);
  return std::any_of(all.begin(), all.end(), [&](const Swept& swept) {
    if (can_be_with_untold(rules, reading, swept)) return true;
    const auto other = written_as_roem(rules, reading, swept);
    return other && can_be(rules, *other, swept);
  });
}

/// KJ-7.17: of three players a failed deal pays out its points twice, and its roem.
bool can_be_of_three(const Rules& rules, const RoundTold& told, int deals) {
  const std::int64_t roem = grand_total(told.roem);
  for (int failed = 0; failed <= deals; ++failed) {
    const std::int64_t twice =
        grand_total(told.points) - roem - std::int64_t{deals + failed} * points_in_deal(rules);
    const bool possible = twice >= 0 && twice <= roem && possible_sum_of_roem(rules, twice) &&
                          possible_sum_of_roem(rules, roem - twice);
    if (possible && (failed > 0 || twice == 0) && (failed < deals || twice == roem)) return true;
  }
  return false;
}

Findings check_roem_told(const Rules& rules, const Totals& roem) {
  Findings found;
  for (std::size_t i = 0; i < roem.size(); ++i)
    if (!possible_sum_of_roem(rules, roem[i]))
      found.push_back(found_at("/roem/" + std::to_string(i), roem[i],
                               {"klaverjas.finding.impossible_sum"},
                               three_handed(rules) ? "KJ-7.16"_rule : "KJ-5.11"_rule));
  return found;
}

/// What is wrong with figures that cannot be of so many deals: their sum, where roem and pits say
/// what that is, or what each side has of it.
Finding slip_of_round(const Rules& rules, const RoundTold& told, int deals) {
  const std::int64_t sum = grand_total(told.points);
  const std::int64_t all = std::int64_t{deals} * points_in_deal(rules) + grand_total(told.roem) +
                           std::int64_t{rules.pit} * grand_total(told.pits);
  const bool known = !told.roem.empty() && !three_handed(rules);
  if (known && sum != all)
    return found_at(
        "/points", clamped(sum),
        {"klaverjas.finding.round_sum", {Arg::count(deals), clamped(all), clamped(sum)}},
        "KJ-6.7"_rule, std::to_string(all));
  return {.place = "/points",
          .given = std::to_string(sum),
          .message = {"klaverjas.finding.round_sides"},
          .rule = told.pits.empty() ? "KJ-6.7"_rule : "KJ-7.9"_rule};
}

}  // namespace

Rules at_event(Rules rules, const RoundPlayed& round) {
  rules.players = round.seats;
  if (round.deals == 0) return rules;
  rules.end = Rules::End::deals;
  rules.deals = round.deals;
  return rules;
}

Findings check_round(const Rules& rules, const Carry& fresh, const RoundTold& told) {
  Findings found = prove(rules, fresh, told.points).findings;
  append(found, check_roem_told(rules, told.roem));
  if (has_error(found) || (told.roem.empty() && told.pits.empty())) return found;
  if (rules.end == Rules::End::target && told.deals == 0) return found;
  const int deals = rules.end == Rules::End::deals ? rules.deals : told.deals;
  if (const auto pits = grand_total(told.pits); pits > deals)
    return {found_at("/pits", clamped(pits), {"finding.range"}, "KJ-7.9"_rule, from_to(0, deals))};
  if (three_handed(rules) ? told.roem.empty() || can_be_of_three(rules, told, deals)
                          : can_be(rules, told, deals))
    return found;
  found.push_back(slip_of_round(rules, told, deals));
  return found;
}

}  // namespace spadille::klaverjas
