#include "games/euchre/score.h"
#include "games/euchre/summary.h"

namespace spadille::euchre {
namespace {

using std::string_view_literals::operator""sv;
constexpr std::array kFacts{
    "deals"sv,      "made"sv,          "euchred"sv,     "march"sv,      "lone_hands"sv,
    "lone_march"sv, "lone_defences"sv, "lone_euchre"sv, "passed_out"sv, "tricks_as_maker"sv,
    "games_won"sv,  "revokes"sv,       "ruled_deals"sv, "ruled_won"sv,  "ruled_lost"sv};

void tell_maker(const Deal& deal, Facts& facts) {
  const Seat maker = *deal.maker;
  const bool march = *deal.tricks == kTricks;
  facts.push_back({*deal.tricks >= 3 ? "made"sv : "euchred"sv, maker});
  if (march) facts.push_back({"march", maker});
  if (deal.alone) facts.push_back({"lone_hands", maker});
  if (march && deal.alone) facts.push_back({"lone_march", maker});
  if (*deal.tricks > 0) facts.push_back({"tricks_as_maker", maker, *deal.tricks});
}

}  // namespace

std::span<const std::string_view> fact_keys() { return kFacts; }

Facts facts(const Rules& rules, const Carry& carry, const ScoreSheet& sheet) {
  Facts facts;
  add(facts, "deals", SeatSet::first(4));
  add(facts, "ruled_deals", SeatSet::first(4));
  add_ruled(facts, sheet, side_accounts());
  if (const auto game = concluded(rules, carry, {}, sheet)) add(facts, "games_won", game->winners);
  return facts;
}

Facts facts(const Rules& rules, const Carry& carry, const Deal& deal, const ScoreSheet& sheet) {
  Facts facts;
  add(facts, "deals", SeatSet::first(4));
  if (deal.passed_out) facts.push_back({"passed_out", carry.dealer});
  if (deal.maker) tell_maker(deal, facts);
  if (deal.lone_defender) {
    facts.push_back({"lone_defences", *deal.lone_defender});
    if (*deal.tricks < 3) facts.push_back({"lone_euchre", *deal.lone_defender});
  }
  add_ruled(facts, sheet, side_accounts());
  if (const auto game = concluded(rules, carry, deal, sheet))
    add(facts, "games_won", game->winners);
  return facts;
}

Rubbers counted(Rubbers rubbers, const FinishedGame& game) {
  const Side side = side_of(*game.winners.begin());
  rubbers.counted[side.index] += game.totals[opponents(side).index] == 0 ? 2 : 1;
  if (rubbers.counted[side.index] < 2) return rubbers;
  ++rubbers.won[side.index];
  rubbers.counted = {0, 0};
  return rubbers;
}

Rubbers rubbers(std::span<const FinishedGame> games) {
  Rubbers all;
  for (const FinishedGame& game : games) all = counted(all, game);
  return all;
}

Standing standing(const Rules& rules, const Carry& carry) {
  Standing standing{.totals = carry.balances, .dealer = carry.dealer, .games_won = Totals(2, 0)};
  for (const FinishedGame& game : carry.games)
    ++standing.games_won[side_of(*game.winners.begin()).index];
  if (rules.rubber)
    for (const int won : rubbers(carry.games).won) standing.rubbers_won.push_back(won);
  return standing;
}

Outlook outlook(const Rules& rules, const Carry& carry, const Deal& deal) {
  const Lineup players = lineup(rules, carry, contract(deal));
  Outlook outlook{.leader = players.players[0], .target = rules.target};
  for (const std::uint8_t side : {std::uint8_t{0}, std::uint8_t{1}})
    outlook.needs.push_back(
        {"euchre.outlook.needs", {Side{side}, rules.target - carry.balances[side]}});
  return outlook;
}

}  // namespace spadille::euchre
