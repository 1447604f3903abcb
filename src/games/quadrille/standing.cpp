#include <cstdlib>

#include "games/quadrille/score.h"
#include "games/quadrille/settlement.h"

namespace spadille::quadrille {
namespace {

using std::string_view_literals::operator""sv;
constexpr std::array kFacts{
    "deals"sv,      "ombre"sv,           "partner"sv,       "alliance"sv,  "solo"sv,
    "vole_bid"sv,   "forced"sv,          "won"sv,           "remise"sv,    "codille"sv,
    "matadors"sv,   "double_matadors"sv, "premiers"sv,      "vole_made"sv, "vole_failed"sv,
    "beast"sv,      "counters_won"sv,    "counters_lost"sv, "games_won"sv, "revokes"sv,
    "ruled_deals"sv};

std::string_view contract_key(Deal::Contract contract) {
  switch (contract) {
    case Deal::Contract::alliance: return "alliance";
    case Deal::Contract::solo: return "solo";
    case Deal::Contract::vole: return "vole_bid";
    case Deal::Contract::forced: break;
  }
  return "forced";
}

std::string_view result_key(const Deal& deal) {
  if (won(deal)) return "won";
  return remise(deal) ? "remise" : "codille";
}

void tell_ombre(const Rules& rules, const Deal& deal, Facts& facts) {
  const Seat ombre = *deal.ombre;
  facts.push_back({"ombre", ombre});
  if (deal.partner) facts.push_back({"partner", *deal.partner});
  facts.push_back({contract_key(*deal.contract), ombre});
  facts.push_back({result_key(deal), ombre});
  if (deal.matadors) facts.push_back({"matadors", ombre});
  if (deal.double_matadors) facts.push_back({"double_matadors", ombre});
  if (had_premiers(deal)) facts.push_back({"premiers", ombre});
  if (vole_in_force(rules, deal))
    facts.push_back({deal.tricks == kTricks ? "vole_made"sv : "vole_failed"sv, ombre});
}

void tell_everybody(const ScoreSheet& sheet, Facts& facts) {
  for (const Seat s : SeatSet::first(kSeats)) {
    facts.push_back({"deals", s});
    const int moved = total(sheet, s);
    if (moved != 0)
      facts.push_back({moved > 0 ? "counters_won"sv : "counters_lost"sv, s, std::abs(moved)});
  }
}

/// QU-5.14: whoever pays into the pool by a ruling is beasted.
void tell_ruled_beasts(const ScoreSheet& sheet, Facts& facts) {
  for (const Line& line : sheet.lines) {
    if (!line.ruled || total(line, Account::pool()) <= 0) continue;
    for (const Seat s : SeatSet::first(kSeats))
      if (total(line, s) < 0) facts.push_back({"beast", s});
  }
}

}  // namespace

std::span<const std::string_view> fact_keys() { return kFacts; }

Facts facts(const Rules& rules, const Carry& carry, const ScoreSheet& sheet) {
  Facts facts;
  tell_everybody(sheet, facts);
  tell_ruled_beasts(sheet, facts);
  add(facts, "ruled_deals", SeatSet::first(kSeats));
  if (const auto game = concluded(rules, carry, {}, sheet)) add(facts, "games_won", game->winners);
  return facts;
}

Facts facts(const Rules& rules, const Carry& carry, const Deal& deal, const ScoreSheet& sheet) {
  Facts facts;
  tell_everybody(sheet, facts);
  tell_ombre(rules, deal, facts);
  add(facts, "beast", deal.beasted);
  tell_ruled_beasts(sheet, facts);
  if (const auto game = concluded(rules, carry, deal, sheet))
    add(facts, "games_won", game->winners);
  return facts;
}

namespace {

/// QU-7.17: of his stock, and of those that he has taken since.
Totals counters_left(const Rules& rules, const Carry& carry) {
  const int stock = rules.counters * counter(rules);
  Totals left = carry.balances;
  for (std::size_t i = 0; i < left.size(); ++i)
    left[i] += stock * (1 + (i < carry.stocks.size() ? carry.stocks[i] : 0));
  return left;
}

}  // namespace

Standing standing(const Rules& rules, const Carry& carry) {
  Standing standing{.totals = totals(carry),
                    .dealer = carry.dealer,
                    .counters_left = counters_left(rules, carry)};
  if (rules.deals == 0 && carry.games.empty()) return standing;
  standing.games_won = Totals(kSeats, 0);
  for (const FinishedGame& game : carry.games)
    for (const Seat s : game.winners) ++standing.games_won[s.index];
  return standing;
}

Outlook outlook(const Rules& rules, const Carry& carry, const Deal& deal) {
  const Stakes now = stakes(rules, carry, deal);
  Outlook outlook{.leader = to_the_right(carry.dealer, 1), .pool = now.pool, .unit = now.unit};
  outlook.needs.push_back({"quadrille.outlook.stakes", {carry.pool, now.pool, now.unit}});
  if (rules.deals == 0) return outlook;
  outlook.deal = carry.deals_played + 1;
  outlook.deals = rules.deals;
  return outlook;
}

}  // namespace spadille::quadrille
