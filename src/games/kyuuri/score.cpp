#include "games/kyuuri/score.h"

#include <algorithm>

namespace spadille::kyuuri {
namespace {

/// Adds `points` to the loss of `who`, or takes them back when negative.
void charge(const Rules& rules, Line& line, Seat who, int points) {
  const int amount = rules.count == Rules::Count::down ? -points : points;
  line.move(amount, Account::table(), who);
}

/// KY-5.3: the value comes back; KY-5.4: but nobody gets better than nothing lost.
void give_back(const Rules& rules, const Carry& carry, ScoreSheet& sheet, Seat who, int value) {
  const int lost = loss(rules, carry.balances[who.index]);
  const int back = std::min(value, lost);
  if (back == 0) {
    sheet.add("KY-5.4"_rule, {"kyuuri.line.nothing_to_recover", {who}});
    return;
  }
  Line& line = back == value
                   ? sheet.add("KY-5.3"_rule, {"kyuuri.line.recovers", {who, back}})
                   : sheet.add("KY-5.4"_rule, {"kyuuri.line.recovers_in_part", {who, back, value}});
  charge(rules, line, who, -back);
}

void score_matches(const Rules& rules, const Carry& carry, const LastTrick& trick, int value,
                   ScoreSheet& sheet) {
  for (const Seat who : trick.matched) switch (rules.tie) {
      case Rules::Tie::last_loses: give_back(rules, carry, sheet, who, value); break;
      case Rules::Tie::all_lose:
        charge(rules, sheet.add("KY-7.6"_rule, {"kyuuri.line.loses_too", {who, value}}), who,
               value);
        break;
      case Rules::Tie::last_loses_no_bonus:
        sheet.add("KY-7.7"_rule, {"kyuuri.line.no_bonus", {who}});
        break;
    }
}

BySeat after(const Carry& carry, const ScoreSheet& sheet) {
  return spadille::after(carry.balances, accounts(carry), sheet);
}

/// The clause that puts a player out.
RuleId out_by(const Rules& rules) {
  if (rules.out_at == Rules::OutAt::above_limit) return "KY-7.5"_rule;
  return rules.limit == Rules{}.limit ? "KY-6.1"_rule : "KY-7.4"_rule;
}

void tell_fate(const Rules& rules, const Carry& carry, const Fate& fate, ScoreSheet& sheet) {
  const BySeat balances = after(carry, sheet);
  for (const Seat who : fate.returns) {
    Line& line =
        sheet.follow("KY-7.11"_rule, {"kyuuri.line.returns", {who, loss(rules, fate.return_loss)}});
    charge(rules, line, who, fate.return_loss - loss(rules, balances[who.index]));
  }
  if (fate.all_out) sheet.follow("KY-7.13"_rule, {"kyuuri.line.all_out"});
  for (const Seat who : fate.out)
    sheet.follow(out_by(rules), {"kyuuri.line.out", {who, balances[who.index]}});
  for (const Seat who : fate.winners)
    sheet.follow(fate.won_by, {fate.winners.size() > 1 ? "kyuuri.line.shares" : "kyuuri.line.wins",
                               {who, balances[who.index]}});
}

Carry next_game(const Rules& rules, Carry carry) {
  Carry fresh = start(rules, static_cast<int>(carry.balances.size()));
  fresh.dealer = next_of(still_in(fresh), carry.dealer);  // KY-6.4
  fresh.games = std::move(carry.games);
  return fresh;
}

}  // namespace

LastTrick last_trick(const Carry& carry, const Deal& deal) {
  if (deal.taker) return {*deal.taker, *deal.rank, deal.matched};
  LastTrick trick{*deal.leader, deal.ranks[0], {}};
  Seat player = *deal.leader;
  for (const Rank rank : deal.ranks) {
    if (rank > trick.rank) trick.matched = {};
    if (rank == trick.rank && player != trick.taker) trick.matched.insert(trick.taker);
    if (rank >= trick.rank) trick.taker = player, trick.rank = rank;
    player = next_of(still_in(carry), player);
  }
  return trick;
}

Fate fate_after(const Rules& rules, const Carry& carry, const ScoreSheet& sheet) {
  BySeat balances = after(carry, sheet);
  for (const Line& line : sheet.lines)
    if (line.follows)
      for (const Seat s : still_in(carry)) balances[s.index] -= total(line, s);
  return fate(rules, carry, balances);
}

ScoreSheet score_play(const Rules& rules, const Carry& carry, const Deal& deal) {
  const LastTrick trick = last_trick(carry, deal);
  const int value = static_cast<int>(trick.rank);
  ScoreSheet sheet;
  charge(rules, sheet.add("KY-5.1"_rule, {"kyuuri.line.takes", {trick.taker, trick.rank, value}}),
         trick.taker, value);
  score_matches(rules, carry, trick, value, sheet);
  return sheet;
}

ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal&, ScoreSheet sheet) {
  tell_fate(rules, carry, fate_after(rules, carry, sheet), sheet);
  return sheet;
}

Carry advance(const Rules& rules, Carry carry, const Deal&, const ScoreSheet& sheet) {
  const Fate fate = fate_after(rules, carry, sheet);
  if (!fate.winners.empty()) {
    carry.games.push_back({after(carry, sheet), fate.winners});
    return next_game(rules, std::move(carry));
  }
  carry.balances = after(carry, sheet);
  carry.out = carry.out | fate.out;
  carry.returned = carry.returned | fate.returns;
  ++carry.deals_played;
  carry.dealer = next_of(still_in(carry), carry.dealer);
  return carry;
}

Line charged(const Rules& rules, RuleId rule, Message message, Seat who, int points) {
  Line line{.rule = rule, .message = message};
  charge(rules, line, who, points);
  return line;
}

std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry, const Deal&,
                                      const ScoreSheet& sheet) {
  const Fate fate = fate_after(rules, carry, sheet);
  if (fate.winners.empty()) return std::nullopt;
  return FinishedGame{after(carry, sheet), fate.winners};
}

}  // namespace spadille::kyuuri
