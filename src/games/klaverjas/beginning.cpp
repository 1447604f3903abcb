// What cannot be: a beginning (KJ-6.6).
#include <algorithm>

#include "games/klaverjas/score.h"

namespace spadille::klaverjas {
namespace {

Finding wrong_count(std::string_view place, std::size_t given, std::size_t needed, RuleId rule) {
  return {.place = std::string(place),
          .given = std::to_string(given),
          .message = {"finding.one_total_each"},
          .rule = rule,
          .expected = std::to_string(needed)};
}

Findings check_over(const Rules& rules, const Carry& carry) {
  Findings findings;
  const bool by_deals = rules.end == Rules::End::deals;
  if (by_deals && carry.deals_played >= rules.deals)
    findings.push_back({.place = "/deals_played",
                        .given = std::to_string(carry.deals_played),
                        .message = {"klaverjas.finding.deals_are_over"},
                        .rule = ended_by(rules),
                        .expected = "0…" + std::to_string(rules.deals - 1)});
  for (std::size_t i = 0; !by_deals && i < carry.balances.size(); ++i)
    if (carry.balances[i] >= rules.target)
      findings.push_back({.place = "/balances/" + std::to_string(i),
                          .given = std::to_string(carry.balances[i]),
                          .message = {"klaverjas.finding.target_is_reached", {rules.target}},
                          .rule = "KJ-7.11"_rule,
                          .expected = "0…" + std::to_string(rules.target - 1)});
  return findings;
}

Findings check_individual(const Rules& rules, const Carry& carry) {
  Findings findings;
  const std::size_t players = rotating(rules) ? 4 : 0;
  if (carry.credits.size() != players)
    findings.push_back(found_at("/credits", static_cast<int>(carry.credits.size()),
                                {rotating(rules) ? "finding.one_total_each" : "finding.not_kept"},
                                "KJ-7.14"_rule, std::to_string(players)));
  if (!rotating(rules) && !carry.absent.empty())
    findings.push_back({.place = "/absent",
                        .message = {"klaverjas.finding.no_individual_evening"},
                        .rule = "KJ-7.14"_rule});
  return findings;
}

/// Partners win together; equal totals are a draw of all (KJ-6.3).
Findings check_winners(const Rules& rules, const Carry& carry) {
  Findings findings;
  Carry then = carry;
  then.games.clear();
  for (std::size_t i = 0; i < carry.games.size(); ++i) {
    const FinishedGame& game = carry.games[i];
    if (game.totals.size() == carry.balances.size() &&
        game.winners != leaders(rules, then, game.totals))
      findings.push_back({.place = "/games/" + std::to_string(i) + "/winners",
                          .message = {"klaverjas.finding.most_points_win"},
                          .rule = ended_by(rules)});
    then.games.push_back(game);
  }
  return findings;
}

/// What is written on paper may hold a slip; it is told, and the evening goes on.
Findings check_arithmetic(const Rules& rules, const Carry& carry) {
  Findings findings;
  for (std::size_t i = 0; i < carry.games.size(); ++i) {
    if (carry.games[i].totals.size() != carry.balances.size()) continue;
    Findings slips = prove(rules, carry, carry.games[i].totals).findings;
    for (Finding& slip : slips) slip.severity = Finding::Severity::warning;
    append(findings, std::move(slips), "/games/" + std::to_string(i));
  }
  return findings;
}

}  // namespace

SeatSet leaders(const Rules& rules, const Carry& carry, const Totals& totals) {
  int most = totals[0];
  for (const int total : totals) most = std::max(most, total);
  SeatSet best;
  for (std::size_t i = 0; i < totals.size(); ++i) {
    if (totals[i] != most) continue;
    if (three_handed(rules)) best.insert(seat(static_cast<int>(i)));
    if (!three_handed(rules)) best = best | sides(rules, carry)[i];
  }
  return best;
}

Findings check(const Rules& rules, const Carry& carry) {
  const std::size_t counted = three_handed(rules) ? 3 : 2;
  if (carry.balances.size() != counted)
    return {wrong_count("/balances", carry.balances.size(), counted, "KJ-5.1"_rule)};
  Findings findings = out_of_range(carried(), carry);
  if (carry.dealer.index >= rules.players)
    findings.push_back({.place = "/dealer",
                        .given = std::to_string(carry.dealer.index),
                        .message = {"finding.no_such_seat"},
                        .expected = "0…" + std::to_string(rules.players - 1)});
  append(findings, check_over(rules, carry));
  append(findings, check_individual(rules, carry));
  append(findings, check_winners(rules, carry));
  append(findings, check_arithmetic(rules, carry));
  return findings;
}

}  // namespace spadille::klaverjas
