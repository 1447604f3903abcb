#include "games/garner/score.h"

#include <algorithm>

namespace spadille::garner {
namespace {

using std::string_view_literals::operator""sv;
constexpr std::array kFacts{"deals"sv, "reaped"sv, "games_won"sv};

BySeat after(const Carry& carry, const ScoreSheet& sheet) {
  return spadille::after(carry.balances, accounts(carry), sheet);
}

SeatSet winners(const Rules& rules, const BySeat& totals) {
  const int most = *std::max_element(totals.begin(), totals.end());
  SeatSet best;
  for (std::size_t i = 0; i < totals.size(); ++i)
    if (most >= rules.target && totals[i] == most) best.insert(seat(static_cast<int>(i)));
  return best;
}

Seat to_the_left(const Carry& carry, Seat from) {
  return next_of(SeatSet::first(carry.balances.size()), from);
}

}  // namespace

ScoreSheet score_play(const Rules& rules, const Carry& /*carry*/, const Deal& deal) {
  const int each = deal.bold ? 2 : 1;
  ScoreSheet sheet;
  sheet
      .add(deal.bold ? "GR-5.2"_rule : "GR-5.1"_rule,
           {"garner.line.reaps", {*deal.reaper, *deal.tricks}})
      .move(*deal.tricks * each, Account::table(), *deal.reaper);
  if (rules.gleaning)
    for (const Seat who : deal.empty)
      sheet.add("GR-7.2"_rule, {"garner.line.empty", {who}}).move(-1, Account::table(), who);
  return sheet;
}

ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal& /*deal*/,
                        ScoreSheet sheet) {
  for (const Seat who : winners(rules, after(carry, sheet)))
    sheet.follow("GR-6.1"_rule, {"garner.line.wins", {who}});
  return sheet;
}

Carry advance(const Rules& rules, Carry carry, const Deal& deal, const ScoreSheet& sheet) {
  const auto over = concluded(rules, carry, deal, sheet);
  carry.balances = after(carry, sheet);
  carry.dealer = to_the_left(carry, carry.dealer);
  if (!over) return carry;
  carry.games.push_back(*over);
  std::fill(carry.balances.begin(), carry.balances.end(), 0);
  return carry;
}

std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry, const Deal& /*deal*/,
                                      const ScoreSheet& sheet) {
  const BySeat totals = after(carry, sheet);
  const SeatSet best = winners(rules, totals);
  return best.empty() ? std::nullopt : std::optional(FinishedGame{totals, best});
}

Proof prove(const Rules& rules, const Carry& /*carry*/, const Totals& totals) {
  if (!winners(rules, totals).empty()) return {};
  return {{}, {found_at("/totals", {"garner.finding.not_over"}, "GR-6.1"_rule)}};
}

Carry put_aside(const Rules& rules, Carry carry, const Totals& totals, SeatSet /*absent*/) {
  carry.games.push_back({totals, winners(rules, totals)});
  return carry;
}

std::span<const std::string_view> fact_keys() { return kFacts; }

Facts facts(const Rules& rules, const Carry& carry, const Deal& deal, const ScoreSheet& sheet) {
  Facts all{{"reaped", *deal.reaper}};
  for (const Fact& fact : facts(rules, carry, sheet)) all.push_back(fact);
  return all;
}

Facts facts(const Rules& rules, const Carry& carry, const ScoreSheet& sheet) {
  Facts facts;
  add(facts, "deals", SeatSet::first(carry.balances.size()));
  add(facts, "games_won", winners(rules, after(carry, sheet)));
  return facts;
}

Standing standing(const Rules& /*rules*/, const Carry& carry) {
  Standing standing{.totals = carry.balances,
                    .dealer = carry.dealer,
                    .games_won = Totals(carry.balances.size(), 0)};
  for (const FinishedGame& game : carry.games)
    for (const Seat who : game.winners) ++standing.games_won[who.index];
  return standing;
}

Outlook outlook(const Rules& rules, const Carry& carry, const Deal& /*deal*/) {
  return {.leader = to_the_left(carry, carry.dealer), .target = rules.target};
}

}  // namespace spadille::garner
