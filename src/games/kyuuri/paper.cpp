#include "games/kyuuri/fate.h"
#include "games/kyuuri/score.h"

namespace spadille::kyuuri {
namespace {

constexpr int kMostInADeal = 14;  ///< an ace (KY-5.2)

/// How many may still be below the limit when a game is over.
int most_left(const Rules& rules) { return rules.end == Rules::End::two_left ? 2 : 1; }

Finding slip(const Rules& rules, const Totals& totals, Seat who, std::string_view key) {
  return {.place = "/totals/" + std::to_string(who.index),
          .given = std::to_string(totals[who.index]),
          .message = {key, {who, rules.limit}},
          .rule = "KY-6.1"_rule};
}

}  // namespace

Proof prove(const Rules& rules, const Carry&, const Totals& totals) {
  Proof proof;
  const SeatSet all = SeatSet::first(totals.size());
  const SeatSet left = all - at_limit(rules, totals);
  for (const Seat s : all) {
    const int lost = loss(rules, totals[s.index]);
    if (lost < 0)
      proof.findings.push_back(slip(rules, totals, s, "kyuuri.finding.better_than_start"));
    const bool far = lost > rules.limit + kMostInADeal && !left.empty();  // else they played off
    if (rules.end != Rules::End::fixed_deals && far)
      proof.findings.push_back(slip(rules, totals, s, "kyuuri.finding.beyond_one_deal"));
  }
  if (rules.end != Rules::End::fixed_deals && left.size() > most_left(rules))
    proof.findings.push_back({.place = "/totals",
                              .given = std::to_string(left.size()),
                              .message = {"kyuuri.finding.not_over"},
                              .rule = "KY-6.3"_rule,
                              .expected = "0…" + std::to_string(most_left(rules))});
  return proof;
}

Carry put_aside(const Rules& rules, Carry carry, const Totals& totals, SeatSet) {
  carry.games.push_back({totals, lowest(rules, totals, SeatSet::first(totals.size()))});
  return carry;
}

}  // namespace spadille::kyuuri
