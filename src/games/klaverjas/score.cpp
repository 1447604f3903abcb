#include "games/klaverjas/score.h"

#include <algorithm>

#include "games/klaverjas/count.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

const Account kTable = Account::table();

Arg arg(Account account) {
  return account.kind == Account::Kind::seat ? Arg(Seat{account.index}) : Arg(Side{account.index});
}

int all_of(const Party& party) { return party.points + party.roem; }

void tell_points(const Rules& rules, const Deal& deal, const Parties& parties, ScoreSheet& sheet) {
  if (deal.conceded) {
    Line& line = sheet.add("KJ-5.10"_rule, {"klaverjas.line.conceded", {*deal.maker}});
    for (const Party& party : parties)
      if (party.points > 0) line.move(party.points, kTable, party.account);
    return;
  }
  const RuleId rule = told_by_cards(deal) ? "KJ-5.12"_rule : "KJ-5.1"_rule;
  Message message{three_handed(rules) ? "klaverjas.line.points_of_three" : "klaverjas.line.points"};
  if (!three_handed(rules)) message.args.push_back(arg(parties[0].account));
  for (const Party& party : parties) message.args.push_back(party.points);
  Line& line = sheet.add(rule, message);
  for (const Party& party : parties) line.move(party.points, kTable, party.account);
}

void tell_roem(const Rules& rules, const Parties& parties, ScoreSheet& sheet) {
  const auto kind = rules.marks == Rules::Marks::tally ? Arg::Kind::tally : Arg::Kind::figures;
  for (const Party& party : parties) {
    if (party.roem == 0) continue;
    const Arg shown = party.marks.empty() ? Arg(party.roem) : chalked(party.marks, kind);
    sheet.add("KJ-5.3"_rule, {"klaverjas.line.roem", {arg(party.account), shown}})
        .move(party.roem, kTable, party.account);
  }
}

/// All card points and roem of one deal, a pit left aside.
int pot(const Parties& parties) {
  int sum = 0;
  for (const Party& party : parties) sum += all_of(party);
  return sum;
}

bool made(const Parties& parties) { return 2 * all_of(parties[0]) > pot(parties); }

/// KJ-5.8, KJ-5.9: more than the others, or everything moves to them.
void compare_sides(const Rules& rules, const Deal& deal, const Parties& parties,
                   ScoreSheet& sheet) {
  const Party& makers = parties[0];
  const Party& others = parties[1];
  const int ours = all_of(makers);
  const int theirs = all_of(others);
  if (!deal.conceded && made(parties)) {
    sheet.add("KJ-5.8"_rule, {"klaverjas.line.made", {arg(makers.account), ours, theirs}});
    if (rules.pit > 0 && is_pit(rules, deal))
      sheet.add("KJ-7.9"_rule, {"klaverjas.line.pit", {arg(makers.account), rules.pit}})
          .move(rules.pit, kTable, makers.account);
    return;
  }
  if (!deal.conceded || ours > 0)
    sheet
        .add("KJ-5.9"_rule, {deal.conceded    ? "klaverjas.line.nat_conceded"
                             : ours == theirs ? "klaverjas.line.nat_equal"
                                              : "klaverjas.line.nat",
                             {arg(makers.account), ours, theirs}})
        .move(ours, makers.account, others.account);
  if (rules.tegenpit > 0 && is_tegenpit(rules, deal))
    sheet.add("KJ-7.10"_rule, {"klaverjas.line.tegenpit", {arg(others.account), rules.tegenpit}})
        .move(rules.tegenpit, kTable, others.account);
}

/// KJ-7.17: more than half of all, or nothing, and everybody else has the whole.
void compare_three(const Rules& rules, const Deal& deal, const Parties& parties,
                   ScoreSheet& sheet) {
  const int all = pot(parties) + (deal.conceded ? points_in_deal(rules) : 0);
  const int ours = all_of(parties[0]);
  if (!deal.conceded && made(parties)) {
    sheet.add("KJ-7.17"_rule, {"klaverjas.line.made_alone", {*deal.maker, ours, all}});
    return;
  }
  const Message counted{"klaverjas.line.nat_alone", {*deal.maker, ours, all}};
  const Message conceded{"klaverjas.line.nat_conceded_alone", {*deal.maker, all}};
  Line& line = sheet.add("KJ-7.17"_rule, deal.conceded ? conceded : counted);
  line.move(ours, parties[0].account, kTable);
  for (std::size_t i = 1; i < parties.size(); ++i)
    line.move(all - all_of(parties[i]), kTable, parties[i].account);
}

Totals totals_after(const Carry& carry, const ScoreSheet& sheet) {
  return after(totals(carry), accounts(carry), sheet);
}

/// Whether this deal ends the game: enough deals, or a total that reaches the target.
bool ends(const Rules& rules, const Carry& carry, const Totals& totals) {
  if (rules.end == Rules::End::deals) return carry.deals_played + 1 >= rules.deals;
  return std::any_of(totals.begin(), totals.end(),
                     [&](int total) { return total >= rules.target; });
}

void tell_subtotal(const Rules& rules, const Carry& carry, const Totals& totals,
                   ScoreSheet& sheet) {
  const int deals = carry.deals_played + 1;
  if (deals % rules.players != 0) return;
  Message message{
      three_handed(rules) ? "klaverjas.line.subtotal_of_three" : "klaverjas.line.subtotal",
      {deals}};
  for (const int total : totals) message.args.push_back(total);
  sheet.follow("KJ-6.2"_rule, message);
}

void tell_winners(const Rules& rules, const Carry& carry, const Totals& totals, ScoreSheet& sheet) {
  const SeatSet best = leaders(rules, carry.games.size(), totals);
  if (best.size() == rules.players) {
    sheet.follow("KJ-6.3"_rule, {"klaverjas.line.draw", {totals[0]}});
    return;
  }
  for (std::size_t i = 0; i < totals.size(); ++i) {
    if (totals[i] != *std::max_element(totals.begin(), totals.end())) continue;
    const Arg winner = arg(accounts(carry)[i]);
    if (three_handed(rules))
      sheet.follow(ended_by(rules), {"klaverjas.line.player_wins", {winner, totals[i]}});
    else
      sheet.follow(ended_by(rules),
                   {"klaverjas.line.side_wins", {winner, totals[i], totals[1 - i]}});
  }
}

/// KJ-7.14: in the deal that tells it, so that his personal total is right from then on.
void tell_absent(const Rules& rules, const Carry& carry, const Deal& deal, ScoreSheet& sheet) {
  for (const Seat s : deal.absent - carry.absent)
    sheet.follow("KJ-7.14"_rule, {"klaverjas.line.absent", {s, rules.absence_credit}})
        .move(rules.absence_credit, kTable, s);
}

/// KJ-6.5: the winner of the evening, once its last game is over.
void tell_evening(const Rules& rules, const Carry& carry, const Deal& deal, ScoreSheet& sheet) {
  const Standing after = standing(rules, advance(rules, carry, deal, sheet));
  const bool shared = after.evening_won.size() > 1;
  for (const Seat s : after.evening_won)
    sheet.follow("KJ-6.5"_rule,
                 {shared ? "klaverjas.line.shares_evening" : "klaverjas.line.wins_evening",
                  {s, after.personal[s.index]}});
}

void tell_end(const Rules& rules, const Carry& carry, const Deal& deal, ScoreSheet& sheet) {
  tell_absent(rules, carry, deal, sheet);
  const Totals totals = totals_after(carry, sheet);
  if (!ends(rules, carry, totals)) return tell_subtotal(rules, carry, totals, sheet);
  tell_winners(rules, carry, totals, sheet);
  tell_evening(rules, carry, deal, sheet);
}

/// What rulings moved of personal points alone (KJ-8.18); the credit for a missed game is not
/// theirs.
void settle_personally(const Rules& rules, const ScoreSheet& sheet, Carry& carry) {
  if (!rotating(rules)) return;
  for (const Line& line : sheet.lines)
    for (const Posting& posting : line.postings)
      if (posting.account.kind == Account::Kind::seat && !line.follows)
        carry.credits[posting.account.index] += posting.amount;
}

}  // namespace

ScoreSheet score_play(const Rules& rules, const Carry& carry, const Deal& deal) {
  ScoreSheet sheet;
  if (deal.passed_out) {
    sheet.add("KJ-7.16"_rule, {"klaverjas.line.passed_out"});
    return sheet;
  }
  const Parties parties = count_deal(rules, carry, deal);
  tell_points(rules, deal, parties, sheet);
  tell_roem(rules, parties, sheet);
  if (three_handed(rules))
    compare_three(rules, deal, parties, sheet);
  else
    compare_sides(rules, deal, parties, sheet);
  return sheet;
}

ScoreSheet with_outcome(const Rules& rules, const Carry& carry, const Deal& deal,
                        ScoreSheet sheet) {
  if (!deal.passed_out) tell_end(rules, carry, deal, sheet);
  return sheet;
}

std::optional<FinishedGame> concluded(const Rules& rules, const Carry& carry, const Deal& deal,
                                      const ScoreSheet& sheet) {
  const Totals totals = totals_after(carry, sheet);
  if (deal.passed_out || !ends(rules, carry, totals)) return std::nullopt;
  return FinishedGame{totals, leaders(rules, carry.games.size(), totals)};
}

Carry advance(const Rules& rules, Carry carry, const Deal& deal, const ScoreSheet& sheet) {
  const auto game = concluded(rules, carry, deal, sheet);
  carry.balances = totals_after(carry, sheet);
  settle_personally(rules, sheet, carry);
  const bool same_dealer = deal.passed_out && rules.redeal_by == Rules::RedealBy::same;
  if (!same_dealer) carry.dealer = to_the_left(rules, carry, carry.dealer);
  const bool is_ended = !deal.maker && !deal.passed_out;
  if (is_ended && carry.untold == carry.deals_played) ++carry.untold;
  const SeatSet missing = who_is_absent(carry, deal);
  if (!deal.passed_out) ++carry.deals_played;
  carry.absent = game ? SeatSet{} : missing;
  return game ? put_aside(rules, std::move(carry), game->totals, missing) : carry;
}

/// Who missed the game has his credit instead of what the guest won in his place (KJ-7.14).
Carry put_aside(const Rules& rules, Carry carry, const Totals& totals, SeatSet absent) {
  const Sides pairs = sides(rules, carry);
  for (const Seat s : absent)
    carry.credits[s.index] += rules.absence_credit - totals[pairs[0].contains(s) ? 0 : 1];
  carry.games.push_back({totals, leaders(rules, carry.games.size(), totals)});
  carry.balances = BySeat(totals.size(), 0);
  carry.deals_played = carry.untold = 0;
  return carry;
}

}  // namespace spadille::klaverjas
