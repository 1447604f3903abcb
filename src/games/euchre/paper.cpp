#include <algorithm>

#include "games/euchre/score.h"

namespace spadille::euchre {
namespace {

constexpr int kMostInADeal = 4;

Finding slip(std::size_t side, const Totals& totals, std::string_view key, const Rules& rules,
             std::string expected) {
  return {.place = "/totals/" + std::to_string(side),
          .given = std::to_string(totals[side]),
          .message = {key, {rules.target}},
          .rule = won_by(rules),
          .expected = std::move(expected)};
}

std::size_t winner(const Totals& totals) { return totals[0] >= totals[1] ? 0 : 1; }

}  // namespace

Totals counted_totals(const Rules& rules, Totals totals) {
  for (int& points : totals) points = std::min(points, rules.target);
  return totals;
}

Proof prove(const Rules& rules, const Carry&, const Totals& totals) {
  const std::size_t won = winner(totals);
  const std::size_t lost = 1 - won;
  Proof proof;
  const int most = rules.target + kMostInADeal - 1;
  if (totals[won] < rules.target || totals[won] > most)
    proof.findings.push_back(slip(won, totals, "euchre.finding.not_a_winning_total", rules,
                                  std::to_string(rules.target) + "…" + std::to_string(most)));
  if (totals[lost] >= rules.target || totals[lost] < 0)
    proof.findings.push_back(slip(lost, totals, "euchre.finding.not_a_losing_total", rules,
                                  "0…" + std::to_string(rules.target - 1)));
  if (proof.findings.empty())
    proof.lines.push_back({won_by(rules),
                           {"euchre.line.wins_game",
                            {Side{static_cast<std::uint8_t>(won)}, totals[won], rules.target}}});
  return proof;
}

Carry put_aside(const Rules&, Carry carry, const Totals& totals, SeatSet) {
  const int first = static_cast<int>(winner(totals));
  carry.games.push_back({totals, {seat(first), seat(first + 2)}});
  return carry;
}

}  // namespace spadille::euchre
