#include "games/kyuuri/score.h"

namespace spadille::kyuuri {
namespace {

using std::string_view_literals::operator""sv;
constexpr std::array kFacts{
    "deals"sv,    "last_trick"sv, "points_lost"sv,   "bonus"sv,      "points_recovered"sv, "out"sv,
    "returned"sv, "games_won"sv,  "illegal_cards"sv, "ruled_lost"sv, "ruled_deals"sv};

/// Points of loss, or of gain where they are negative.
int as_loss(const Rules& rules, int moved) {
  return rules.count == Rules::Count::down ? -moved : moved;
}

/// By the cards, without rulings and what follows from the totals: the jump of a returning player.
int lost_in_trick(const Rules& rules, const ScoreSheet& sheet, Seat who) {
  int moved = 0;
  for (const Line& line : sheet.lines)
    if (!line.follows && !line.ruled) moved += total(line, who);
  return as_loss(rules, moved);
}

/// What he was charged, or given back, by rulings: a loss like any other, but no bonus.
void tell_ruled(const Rules& rules, const ScoreSheet& sheet, Seat who, Facts& facts) {
  const int charged = as_loss(rules, ruled_total(sheet, who));
  if (charged < 0) facts.push_back({"points_recovered", who, -charged});
  if (charged <= 0) return;
  facts.push_back({"points_lost", who, charged});
  facts.push_back({"ruled_lost", who, charged});
}

/// All but who took the last trick.
void tell_sheet(const Rules& rules, const Carry& carry, const ScoreSheet& sheet, Facts& facts) {
  const Fate fate = fate_after(rules, carry, sheet);
  for (const Seat s : still_in(carry)) {
    facts.push_back({"deals", s});
    const int lost = lost_in_trick(rules, sheet, s);
    if (lost > 0) facts.push_back({"points_lost", s, lost});
    if (lost < 0) facts.push_back({"bonus", s});
    if (lost < 0) facts.push_back({"points_recovered", s, -lost});
    tell_ruled(rules, sheet, s, facts);
  }
  add(facts, "out", fate.out);
  add(facts, "returned", fate.returns);
  add(facts, "games_won", fate.winners);
}

}  // namespace

std::span<const std::string_view> fact_keys() { return kFacts; }

Facts facts(const Rules& rules, const Carry& carry, const ScoreSheet& sheet) {
  Facts facts;
  tell_sheet(rules, carry, sheet, facts);
  add(facts, "ruled_deals", still_in(carry));
  return facts;
}

Facts facts(const Rules& rules, const Carry& carry, const Deal& deal, const ScoreSheet& sheet) {
  Facts facts{{"last_trick", last_trick(carry, deal).taker}};
  tell_sheet(rules, carry, sheet, facts);
  return facts;
}

Standing standing(const Rules&, const Carry& carry) {
  Standing standing{.totals = carry.balances,
                    .out = carry.out,
                    .dealer = carry.dealer,
                    .games_won = Totals(carry.balances.size(), 0)};
  for (const FinishedGame& game : carry.games)
    for (const Seat s : game.winners) ++standing.games_won[s.index];
  return standing;
}

Outlook outlook(const Rules& rules, const Carry& carry, const Deal&) {
  const SeatSet in = still_in(carry);
  Outlook outlook{.leader = next_of(in, carry.dealer), .target = rules.limit};
  for (const Seat s : in) {
    const int total = carry.balances[s.index];
    const int left = rules.count == Rules::Count::down ? total : rules.limit - total;
    outlook.needs.push_back({"kyuuri.outlook.left", {s, left}});
  }
  return outlook;
}

}  // namespace spadille::kyuuri
