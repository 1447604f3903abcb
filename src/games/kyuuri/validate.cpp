// What cannot be, at the beginning of an evening and in a reported deal.
#include "games/kyuuri/deal.h"
#include "games/kyuuri/fate.h"

namespace spadille::kyuuri {
namespace {

constexpr int kPack = 52;
constexpr int kOfOneRank = 4;

std::string number(int n) { return std::to_string(n); }
std::string number(Seat s) { return std::to_string(s.index); }

std::string seats(SeatSet set) {
  std::string text;
  for (const Seat s : set) text += (text.empty() ? "" : " | ") + number(s);
  return text;
}

int fewest(const Rules& rules) { return rules.end == Rules::End::two_left ? 3 : 2; }

RuleId over_by(const Rules& rules) {
  return rules.end == Rules::End::two_left ? "KY-7.12"_rule : "KY-6.3"_rule;
}

Findings check_seats(const Rules& rules, const Carry& carry) {
  const int players = static_cast<int>(carry.balances.size());
  const int most = std::min(kPack / rules.cards, spadille::kMaxSeats);
  const int least = fewest(rules);
  if (players >= least && players <= most) return {};
  return {{.place = "/balances",
           .given = number(players),
           .message = {"kyuuri.finding.players", {rules.cards}},
           .rule = players == least - 1 && least == 3 ? "KY-7.12"_rule : "KY-2.1"_rule,
           .expected = number(least) + "…" + number(most)}};
}

/// Who is at the limit must be out; where all are who are left, they are tied (KY-7.13).
Findings check_in(const Rules& rules, const Carry& carry) {
  Findings findings;
  const SeatSet in = still_in(carry);
  const SeatSet over = in & at_limit(rules, carry.balances);
  const bool play_off = rules.tie == Rules::Tie::all_lose && over == in;
  const SeatSet wrong = play_off ? in - lowest(rules, carry.balances, in) : over;
  for (const Seat s : wrong)
    findings.push_back(found_at("/balances/" + number(s), {"kyuuri.finding.should_be_out", {s}},
                                play_off ? "KY-7.13"_rule : "KY-6.1"_rule));
  return findings;
}

SeatSet strangers(const Carry& carry, SeatSet seats) {
  return seats - SeatSet::first(carry.balances.size());
}

/// Nobody is out below the limit, or with a life left.
Findings check_out(const Rules& rules, const Carry& carry) {
  Findings findings;
  if (still_in(carry).size() < fewest(rules))
    findings.push_back(found_at("/out", {"kyuuri.finding.game_is_over"}, over_by(rules)));
  if (rules.end == Rules::End::fixed_deals) {
    if (!carry.out.empty())
      findings.push_back(found_at("/out", {"kyuuri.finding.nobody_goes_out"}, "KY-7.2"_rule));
    return findings;
  }
  const SeatSet over = at_limit(rules, carry.balances);
  if (!strangers(carry, carry.out).empty())
    findings.push_back(found_at("/out", {"finding.no_such_seat"}, {}));
  for (const Seat s : carry.out - over - strangers(carry, carry.out))
    findings.push_back(found_at("/out", {"kyuuri.finding.not_at_limit", {s}}, "KY-6.1"_rule));
  if (rules.lives == 2)
    for (const Seat s : (carry.out & over) - carry.returned)
      findings.push_back(found_at("/out", {"kyuuri.finding.life_left", {s}}, "KY-7.11"_rule));
  append(findings, check_in(rules, carry));
  return findings;
}

Findings check_returned(const Rules& rules, const Carry& carry) {
  if (rules.lives == 1 && !carry.returned.empty())
    return {found_at("/returned", {"kyuuri.finding.one_life"}, "KY-7.11"_rule)};
  if (!strangers(carry, carry.returned).empty())
    return {found_at("/returned", {"finding.no_such_seat"}, {})};
  return {};
}

Findings check_totals(const Rules& rules, const Carry& carry) {
  Findings findings;
  for (const Seat s : SeatSet::first(carry.balances.size()))
    if (loss(rules, carry.balances[s.index]) < 0)
      findings.push_back({.place = "/balances/" + number(s),
                          .given = number(carry.balances[s.index]),
                          .message = {"kyuuri.finding.better_than_start"},
                          .rule = "KY-5.4"_rule});
  if (rules.end == Rules::End::fixed_deals && carry.deals_played >= rules.deals)
    findings.push_back({.place = "/deals_played",
                        .given = number(carry.deals_played),
                        .message = {"kyuuri.finding.game_is_over"},
                        .rule = "KY-7.2"_rule,
                        .expected = "0…" + number(rules.deals - 1)});
  return findings;
}

Findings check_quick(const Carry& carry, const Deal& deal) {
  Findings findings;
  if (!deal.taker) findings.push_back(missing_at("/taker", "KY-5.1"_rule));
  if (!deal.rank) findings.push_back(missing_at("/rank", "KY-5.2"_rule));
  if (deal.taker) append(findings, check_seat(carry, "/taker", *deal.taker));
  for (const Seat s : deal.matched) append(findings, check_seat(carry, "/matched", s));
  if (deal.taker && deal.matched.contains(*deal.taker))
    findings.push_back(found_at("/matched", {"kyuuri.finding.taker_matches_himself", {*deal.taker}},
                                "KY-5.3"_rule));
  if (deal.matched.size() >= kOfOneRank)
    findings.push_back({.place = "/matched",
                        .given = number(deal.matched.size()),
                        .message = {"kyuuri.finding.four_of_a_rank"},
                        .rule = "KY-1.1"_rule,
                        .expected = "0…3"});
  return findings;
}

Findings check_full(const Carry& carry, const Deal& deal) {
  Findings findings;
  if (!deal.leader) findings.push_back(missing_at("/leader", "KY-4.1"_rule));
  if (deal.leader) append(findings, check_seat(carry, "/leader", *deal.leader));
  const int players = still_in(carry).size();
  if (static_cast<int>(deal.ranks.size()) != players)
    findings.push_back({.place = "/ranks",
                        .given = number(static_cast<int>(deal.ranks.size())),
                        .message = {"kyuuri.finding.one_rank_each"},
                        .rule = "KY-4.1"_rule,
                        .expected = number(players)});
  for (const Rank rank :
       {Rank::two, Rank::three, Rank::four, Rank::five, Rank::six, Rank::seven, Rank::eight,
        Rank::nine, Rank::ten, Rank::jack, Rank::queen, Rank::king, Rank::ace})
    if (std::count(deal.ranks.begin(), deal.ranks.end(), rank) > kOfOneRank)
      findings.push_back(
          found_at("/ranks", {"kyuuri.finding.rank_too_often", {rank}}, "KY-1.1"_rule));
  return findings;
}

}  // namespace

Findings check_seat(const Carry& carry, std::string_view place, Seat who) {
  const SeatSet in = still_in(carry);
  if (in.contains(who)) return {};
  const bool known = who.index < carry.balances.size();
  return {{.place = std::string(place),
           .given = number(who),
           .message = {known ? "kyuuri.finding.is_out" : "finding.no_such_seat"},
           .rule = known ? "KY-6.1"_rule : RuleId{},
           .expected = seats(in)}};
}

Findings check(const Rules& rules, const Carry& carry) {
  Findings findings = check_seats(rules, carry);
  if (!findings.empty()) return findings;
  append(findings, out_of_range(carried(), carry));
  append(findings, check_totals(rules, carry));
  append(findings, check_out(rules, carry));
  append(findings, check_returned(rules, carry));
  append(findings, check_seat(carry, "/dealer", carry.dealer));
  return findings;
}

Findings validate(const Rules&, const Carry& carry, const Deal& deal) {
  Findings findings = out_of_range(form(), deal);
  if (!findings.empty()) return findings;
  const bool quick = deal.taker || deal.rank || !deal.matched.empty();
  const bool full = deal.leader || !deal.ranks.empty();
  if (quick && full)
    return {
        found_at(deal.leader ? "/leader" : "/ranks", {"kyuuri.finding.said_twice"}, "KY-5.1"_rule)};
  return full ? check_full(carry, deal) : check_quick(carry, deal);
}

}  // namespace spadille::kyuuri
