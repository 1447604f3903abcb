#include <algorithm>
#include <cstdlib>

#include "games/klaverjas/count.h"
#include "games/klaverjas/score.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

using std::string_view_literals::operator""sv;
constexpr std::array kFacts{"deals"sv,           "maker"sv,      "made"sv,        "nat"sv,
                            "conceded"sv,        "pit"sv,        "tegenpit"sv,    "roem"sv,
                            "card_points"sv,     "passed_out"sv, "games_won"sv,   "pit_untold"sv,
                            "tegenpit_untold"sv, "revokes"sv,    "ruled_deals"sv, "ruled_won"sv,
                            "ruled_lost"sv};

bool is_draw(const Rules& rules, const FinishedGame& game) {
  return game.winners.size() == rules.players;
}

/// All tricks of one side, or that it may have had all: nobody was asked where no pit is rewarded.
void tell_pit(const Rules& rules, const Deal& deal, const Parties& parties, Facts& facts) {
  if (is_pit(rules, deal)) facts.push_back({"pit", *deal.maker});
  if (is_tegenpit(rules, deal)) facts.push_back({"tegenpit", *deal.maker});
  if (may_be_pit(rules, deal, parties)) facts.push_back({"pit_untold", *deal.maker});
  if (may_be_tegenpit(rules, deal, parties)) facts.push_back({"tegenpit_untold", *deal.maker});
}

void tell_counted(const Rules& rules, const Carry& carry, const Deal& deal, const ScoreSheet& sheet,
                  Facts& facts) {
  const Parties parties = count_deal(rules, carry, deal);
  const Account makers = parties[0].account;
  const bool nat = total(sheet, makers) == ruled_total(sheet, makers);
  facts.push_back({"maker", *deal.maker});
  facts.push_back({nat ? "nat"sv : "made"sv, *deal.maker});
  if (deal.conceded) facts.push_back({"conceded", *deal.maker});
  tell_pit(rules, deal, parties, facts);
  for (const Party& party : parties) {
    if (party.points > 0 && !deal.conceded)
      facts.push_back({"card_points", party.account, party.points});
    if (party.roem > 0) facts.push_back({"roem", party.account, party.roem});
  }
}

/// The total of the side that a player was on.
void add_side_totals(const Sides& sides, const Totals& totals, SeatSet who, Totals& personal) {
  for (const Seat s : who) {
    const int total = totals[sides[0].contains(s) ? 0 : 1];
    personal[s.index] = clamped(std::int64_t{personal[s.index]} + total);
  }
}

/// KJ-6.5: who has most after three games, or after three more. Nobody within a game.
SeatSet winners_of_evening(const Carry& carry, const Totals& personal) {
  constexpr std::size_t kGames = 3;
  if (carry.games.empty() || carry.games.size() % kGames != 0 || carry.deals_played > 0) return {};
  SeatSet best;
  for (const Seat s : SeatSet::first(personal.size()))
    if (personal[s.index] == *std::max_element(personal.begin(), personal.end())) best.insert(s);
  return best;
}

SeatSet everybody(const Rules& rules) {
  return SeatSet::first(static_cast<std::size_t>(rules.players));
}

void tell_winners(const Rules& rules, const Carry& carry, const ScoreSheet& sheet, Facts& facts) {
  const auto game = concluded(rules, carry, {}, sheet);
  if (game && !is_draw(rules, *game)) add(facts, "games_won", game->winners);
}

}  // namespace

std::span<const std::string_view> fact_keys() { return kFacts; }

Facts facts(const Rules& rules, const Carry& carry, const ScoreSheet& sheet) {
  Facts facts;
  add(facts, "deals", everybody(rules));
  add(facts, "ruled_deals", everybody(rules));
  add_ruled(facts, sheet, ruled_accounts(rules, carry));
  tell_winners(rules, carry, sheet, facts);
  return facts;
}

Facts facts(const Rules& rules, const Carry& carry, const Deal& deal, const ScoreSheet& sheet) {
  Facts facts;
  if (deal.passed_out) return {{"passed_out", carry.dealer}};
  add(facts, "deals", everybody(rules));
  tell_counted(rules, carry, deal, sheet, facts);
  add_ruled(facts, sheet, ruled_accounts(rules, carry));
  tell_winners(rules, carry, sheet, facts);
  return facts;
}

/// KJ-6.5: everybody has the totals of the pairs he belonged to; KJ-7.14: and his credit for the
/// game that he is missing.
Totals personal(const Rules& rules, const Carry& carry) {
  if (!rotating(rules)) return {};
  const SeatSet all = SeatSet::first(4);
  Totals personal = carry.credits;
  for (std::size_t i = 0; i < carry.games.size(); ++i)
    add_side_totals(sides_in(rules, i), carry.games[i].totals, all, personal);
  add_side_totals(sides(rules, carry), carry.balances, all - carry.absent, personal);
  for (const Seat s : carry.absent)
    personal[s.index] = clamped(std::int64_t{personal[s.index]} + rules.absence_credit);
  return personal;
}

void set_personal(const Rules& rules, Carry& carry, const Totals& wanted) {
  const Totals now = personal(rules, carry);
  for (std::size_t i = 0; i < now.size() && i < wanted.size(); ++i)
    carry.credits[i] = clamped(std::int64_t{carry.credits[i]} + wanted[i] - now[i]);
}

Standing standing(const Rules& rules, const Carry& carry) {
  Standing standing{.totals = totals(carry), .dealer = carry.dealer};
  if (rotating(rules)) {
    standing.personal = personal(rules, carry);
    standing.evening_won = winners_of_evening(carry, standing.personal);
    return standing;
  }
  standing.games_won = Totals(carry.balances.size(), 0);
  for (const FinishedGame& game : carry.games)
    for (std::size_t i = 0; i < game.totals.size(); ++i)
      if (!is_draw(rules, game) &&
          game.totals[i] == *std::max_element(game.totals.begin(), game.totals.end()))
        ++standing.games_won[i];
  return standing;
}

namespace {

/// What the makers need of all that there is, as far as roem is told.
void tell_makers(const Rules& rules, const Carry& carry, const Deal& deal, Outlook& outlook) {
  if (!deal.maker || three_handed(rules)) return;
  int all = points_in_deal(rules);
  for (const Marks* marks : {&deal.roem, &deal.other_roem, &deal.third_roem})
    for (const int mark : *marks) all += mark;
  const Side makers{
      static_cast<std::uint8_t>(sides(rules, carry)[0].contains(*deal.maker) ? 0 : 1)};
  outlook.needs.push_back({"klaverjas.outlook.makers", {makers, all / 2, all}});
}

}  // namespace

Outlook outlook(const Rules& rules, const Carry& carry, const Deal& deal) {
  Outlook outlook{.leader = to_the_left(rules, carry, carry.dealer)};
  const Totals now = totals(carry);
  if (rules.end == Rules::End::target) {
    outlook.target = rules.target;
  } else {
    outlook.deal = carry.deals_played + 1;
    outlook.deals = rules.deals;
  }
  tell_makers(rules, carry, deal, outlook);
  if (now.size() != 2 || now[0] == now[1]) return outlook;
  const Side ahead{static_cast<std::uint8_t>(now[0] > now[1] ? 0 : 1)};
  outlook.needs.push_back({"klaverjas.outlook.ahead", {ahead, std::abs(now[0] - now[1])}});
  return outlook;
}

}  // namespace spadille::klaverjas
