// What a table tells of a round at an event: whether its points can be made in so many deals, with
// so many lone hands that won every trick (EU-5.4).
#include <algorithm>
#include <cstdint>
#include <optional>

#include "games/euchre/score.h"

namespace spadille::euchre {
namespace {

constexpr int kLoneMarch = 4;

/// The most that a deal brings which is no lone hand with every trick (EU-5.7, EU-7.9, EU-7.10).
int most_besides(const Rules& rules) {
  const bool lone = rules.lone_defence != Rules::LoneDefence::never;
  return std::max({2, lone ? kLoneMarch : 0, rules.euchred_loner, rules.super_euchre});
}

/// How many deals it takes at least to make so many points: of 1 and 2, and of 4 where those are.
int least_deals(int points, int most) {
  if (most < kLoneMarch) return (points + 1) / 2;
  return points / kLoneMarch + (points % kLoneMarch + 1) / 2;
}

/// What a side has made at most to be left with its points: the last deal of a game may take it
/// beyond the target, which does not count, or not in this game (EU-6.2, EU-7.11).
int most_made(const Rules& rules, int points) {
  return points + points / rules.target * (kLoneMarch - 1);
}

/// How many deals a side has won at least. `lone`: its lone hands with every trick, which bring no
/// more than it can have made; nothing: nobody told them.
int least_won(const Rules& rules, int points, std::optional<int> lone) {
  const int most = lone ? most_besides(rules) : kLoneMarch;
  const int of_lone = lone.value_or(0) * kLoneMarch;
  const int least = std::max(points, of_lone);
  int others = least_deals(least - of_lone, most);
  for (int made = least + 1; made <= most_made(rules, points); ++made)
    others = std::min(others, least_deals(made - of_lone, most));
  return lone.value_or(0) + others;
}

/// Those of one side bring more than it has.
Findings check_lone_hands(const Rules& rules, const RoundTold& told) {
  Findings found;
  for (std::size_t i = 0; i < told.pits.size(); ++i) {
    const int lone = told.pits[i];
    if (kLoneMarch * std::int64_t{lone} > most_made(rules, told.points[i]))
      found.push_back(
          found_at("/pits/" + std::to_string(i), lone,
                   {"euchre.finding.lone_hands_bring_more", {Arg::count(lone), kLoneMarch * lone}},
                   "EU-5.4"_rule));
  }
  return found;
}

/// A round of so many deals, whatever games they make. Some may have been passed out.
Findings check_deals(const Rules& rules, const RoundTold& told) {
  const std::int64_t sum = grand_total(told.points);
  std::int64_t won = 0;
  for (std::size_t i = 0; i < told.points.size(); ++i) {
    const int points = told.points[i];
    if (points < 0)
      return {found_at("/points/" + std::to_string(i), points, {"finding.range"}, "EU-5.1"_rule)};
    if (sum <= kLoneMarch * std::int64_t{told.deals})
      won +=
          least_won(rules, points, told.pits.empty() ? std::nullopt : std::optional(told.pits[i]));
  }
  if (sum <= kLoneMarch * std::int64_t{told.deals} && won <= told.deals) return {};
  return {found_at("/points", clamped(sum),
                   {"euchre.finding.not_in_so_many_deals", {Arg::count(told.deals)}},
                   "EU-5.4"_rule)};
}

}  // namespace

Findings check_round(const Rules& rules, const Carry& fresh, const RoundTold& told) {
  if (const auto lone = grand_total(told.pits); told.deals > 0 && lone > told.deals)
    return {
        found_at("/pits", clamped(lone), {"finding.range"}, "EU-5.4"_rule, from_to(0, told.deals))};
  Findings found = check_lone_hands(rules, told);
  if (has_error(found)) return found;
  return told.deals > 0 ? check_deals(rules, told) : prove(rules, fresh, told.points).findings;
}

}  // namespace spadille::euchre
