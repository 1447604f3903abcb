// What cannot be: a beginning (KJ-6.6).
#include "games/klaverjas/score.h"

namespace spadille::klaverjas {
namespace {

Findings check_over(const Rules& rules, const Carry& carry) {
  Findings findings;
  const bool by_deals = rules.end == Rules::End::deals;
  if (by_deals && carry.deals_played >= rules.deals)
    findings.push_back(found_at("/deals_played", carry.deals_played,
                                {"klaverjas.finding.deals_are_over"}, ended_by(rules),
                                from_to(0, rules.deals - 1)));
  for (std::size_t i = 0; !by_deals && i < carry.balances.size(); ++i)
    if (carry.balances[i] >= rules.target)
      findings.push_back(found_at("/balances/" + std::to_string(i), carry.balances[i],
                                  {"klaverjas.finding.target_is_reached", {rules.target}},
                                  ended_by(rules), from_to(0, rules.target - 1)));
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
  for (std::size_t i = 0; i < carry.games.size(); ++i) {
    const FinishedGame& game = carry.games[i];
    if (game.totals.size() == carry.balances.size() &&
        game.winners != leaders(rules, i, game.totals))
      findings.push_back({.place = "/games/" + std::to_string(i) + "/winners",
                          .message = {"klaverjas.finding.most_points_win"},
                          .rule = ended_by(rules)});
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

Findings check(const Rules& rules, const Carry& carry) {
  const std::size_t counted = three_handed(rules) ? 3 : 2;
  if (carry.balances.size() != counted)
    return {found_at("/balances", static_cast<int>(carry.balances.size()),
                     {"finding.one_total_each"}, "KJ-5.1"_rule, std::to_string(counted))};
  Findings findings = out_of_range(carried(), carry);
  if (carry.dealer.index >= rules.players)
    findings.push_back(found_at("/dealer", carry.dealer.index, {"finding.no_such_seat"}, {},
                                from_to(0, rules.players - 1)));
  append(findings, check_over(rules, carry));
  append(findings, check_individual(rules, carry));
  append(findings, check_winners(rules, carry));
  append(findings, check_arithmetic(rules, carry));
  return findings;
}

}  // namespace spadille::klaverjas
