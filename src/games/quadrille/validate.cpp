// What cannot be: a beginning, or a deal (QU-5.16).
#include <cstdlib>

#include "games/quadrille/score.h"

namespace spadille::quadrille {
namespace {

using Contract = Deal::Contract;

Finding wrong_tricks(const Deal& deal, std::string_view key, int least, int most, RuleId rule) {
  return {.place = "/tricks",
          .given = std::to_string(*deal.tricks),
          .message = {key},
          .rule = rule,
          .expected = from_to(least, most)};
}

Findings check_missing(const Deal& deal) {
  Findings findings;
  if (!deal.ombre) findings.push_back(missing_at("/ombre", "QU-3.4"_rule));
  if (!deal.contract) findings.push_back(missing_at("/contract", "QU-3.1"_rule));
  if (!deal.tricks) findings.push_back(missing_at("/tricks", "QU-5.16"_rule));
  return findings;
}

bool calls(Contract contract) {
  return contract == Contract::alliance || contract == Contract::forced;
}

Findings check_partner(const Rules& rules, const Deal& deal) {
  Findings findings;
  const bool called = calls(*deal.contract);
  if (!called && deal.partner)
    findings.push_back(found_at("/partner", {"quadrille.finding.alone"}, "QU-3.1"_rule));
  if (called && !deal.partner && !deal.own_king && !deal.king_from)
    findings.push_back(found_at("/partner", {"quadrille.finding.partner_missing"}, "QU-3.7"_rule));
  if (deal.partner && deal.partner == deal.ombre)
    findings.push_back(
        found_at("/partner", {"quadrille.finding.own_partner", {*deal.ombre}}, "QU-3.7"_rule));
  if (!deal.own_king) return findings;
  if (!may_call_own_king(rules))
    findings.push_back(found_at("/own_king", {"quadrille.finding.no_own_king"}, "QU-3.7"_rule));
  if (may_call_own_king(rules) && !called)
    findings.push_back(found_at("/own_king", {"quadrille.finding.nobody_called"}, "QU-7.12"_rule));
  if (deal.partner)
    findings.push_back(
        found_at("/own_king", {"quadrille.finding.own_king_is_alone"}, "QU-7.12"_rule));
  return findings;
}

/// QU-7.20: instead of a partner, and never after forced spadille.
Findings check_surrender(const Rules& rules, const Deal& deal) {
  if (!deal.king_from) return {};
  const auto wrong = [&](std::string_view key) {
    return Findings{found_at("/king_from", {key}, "QU-7.20"_rule)};
  };
  if (!rules.king_surrendered) return wrong("quadrille.finding.no_surrender");
  if (deal.contract != Contract::alliance) return wrong("quadrille.finding.only_in_alliance");
  if (deal.partner || deal.own_king) return wrong("quadrille.finding.surrender_is_alone");
  if (deal.king_from == deal.ombre) return wrong("quadrille.finding.own_king_handed");
  return {};
}

/// The tricks that the matadors themselves are sure to win.
int least_tricks(const Deal& deal) {
  const bool has_matadors = deal.matadors || deal.double_matadors;
  if (has_matadors && deal.partner) return 2;
  if (deal.double_matadors) return 4;
  if (has_matadors) return 3;
  return deal.contract == Contract::forced ? 1 : 0;
}

Findings check_matadors(const Deal& deal) {
  Findings findings;
  if (deal.matadors && deal.double_matadors)
    findings.push_back(
        found_at("/matadors", {"quadrille.finding.matadors_twice"}, "QU-5.3"_rule, "false"));
  const bool red = deal.trump == Suit::hearts || deal.trump == Suit::diamonds;
  if (deal.double_matadors && deal.trump && !red)
    findings.push_back(found_at("/trump", {"quadrille.finding.no_punto"}, "QU-1.5"_rule, "H | D"));
  const int least = least_tricks(deal);
  if (*deal.tricks < least)
    findings.push_back(wrong_tricks(
        deal, least == 1 ? "quadrille.finding.spadille_wins" : "quadrille.finding.matadors_win",
        least, deal.contract == Contract::forced ? kTricks - 1 : kTricks, "QU-5.16"_rule));
  return findings;
}

Findings check_lost(const Deal& deal) {
  Findings findings;
  for (const auto& [said, place] :
       {std::pair(deal.premiers, "/premiers"), {deal.went_on, "/went_on"}})
    if (said)
      findings.push_back(found_at(place, {"quadrille.finding.lost"}, "QU-4.5"_rule, "false"));
  return findings;
}

Findings check_forced(const Deal& deal) {
  Findings findings;
  if (deal.went_on)
    findings.push_back(
        found_at("/went_on", {"quadrille.finding.forced_stops"}, "QU-4.8"_rule, "false"));
  if (deal.premiers && *deal.tricks != kTricksToWin)
    findings.push_back(wrong_tricks(deal, "quadrille.finding.forced_stops", kTricksToWin,
                                    kTricksToWin, "QU-4.8"_rule));
  if (!deal.premiers && *deal.tricks == kTricks)
    findings.push_back(
        wrong_tricks(deal, "quadrille.finding.forced_stops", 1, kTricks - 1, "QU-4.8"_rule));
  return findings;
}

/// Premiers and the vole, once six tricks are won and the contract was chosen freely.
Findings check_vole(const Deal& deal) {
  Findings findings;
  if (deal.contract == Contract::vole && deal.went_on)
    findings.push_back(
        found_at("/went_on", {"quadrille.finding.vole_was_bid"}, "QU-4.6"_rule, "false"));
  const bool goes_on = deal.contract == Contract::vole || deal.went_on || deal.called_card_unseen ||
                       *deal.tricks == kTricks;
  if (deal.premiers && !goes_on && *deal.tricks != kTricksToWin)
    findings.push_back(wrong_tricks(deal, "quadrille.finding.stopped_at_six", kTricksToWin,
                                    kTricksToWin, "QU-4.5"_rule));
  return findings;
}

Findings check_called_card(const Rules& rules, const Deal& deal) {
  if (!deal.called_card_unseen) return {};
  if (!rules.vole_needs_called_card)
    return {found_at("/called_card_unseen", {"quadrille.finding.not_asked"}, "QU-7.14"_rule,
                     "vole_needs_called_card: true")};
  if (deal.contract != Contract::alliance || !deal.partner || !had_premiers(deal))
    return {found_at("/called_card_unseen", {"quadrille.finding.no_vole_in_play"}, "QU-7.14"_rule)};
  return {};
}

Findings check_ombre_tricks(const Rules& rules, const Deal& deal) {
  const bool asked = rules.loss_share == Rules::LossShare::half_unless_under_3 &&
                     deal.contract == Contract::alliance && deal.partner && !won(deal);
  if (asked && !deal.ombre_tricks && *deal.tricks < kTricksOfShare) return {};
  if (asked && !deal.ombre_tricks)
    return {missing_at("/ombre_tricks", "QU-7.6"_rule, from_to(0, *deal.tricks))};
  if (!asked && deal.ombre_tricks)
    return {found_at("/ombre_tricks", {"quadrille.finding.not_asked"}, "QU-7.6"_rule)};
  if (asked && *deal.ombre_tricks > *deal.tricks)
    return {{.place = "/ombre_tricks",
             .given = std::to_string(*deal.ombre_tricks),
             .message = {"quadrille.finding.more_than_the_side"},
             .rule = "QU-7.6"_rule,
             .expected = from_to(0, *deal.tricks)}};
  return {};
}

/// Who takes counters of a codille that cannot be divided: defenders, one each.
Findings check_rest(const Rules& rules, const Carry& carry, const Deal& deal) {
  if (deal.rest_to.empty()) return {};
  if (rules.codille_rest != Rules::CodilleRest::highest_trumps || !codille(deal))
    return {found_at("/rest_to", {"quadrille.finding.not_asked"}, "QU-7.4"_rule)};
  SeatSet defenders;
  for (const Seat s : opponents(deal)) defenders.insert(s);
  const int rest = split(pool_after_antes(rules, carry), defenders.size()).rest;
  Findings findings;
  for (const Seat s : deal.rest_to - defenders)
    findings.push_back(found_at("/rest_to", {"quadrille.finding.no_defender", {s}}, "QU-7.4"_rule));
  if (deal.rest_to.size() > rest)
    findings.push_back({.place = "/rest_to",
                        .given = std::to_string(deal.rest_to.size()),
                        .message = {"quadrille.finding.rest", {Arg::count(rest)}},
                        .rule = "QU-7.4"_rule,
                        .expected = from_to(0, rest)});
  return findings;
}

Findings check_pairing(const Rules& rules, const Deal& deal) {
  if (!deal.pays_with_ombre) return {};
  if (rules.pairing != Rules::Pairing::choose || !deal.partner)
    return {found_at("/pays_with_ombre", {"quadrille.finding.not_asked"}, "QU-7.10"_rule)};
  for (const Seat s : opponents(deal))
    if (s == deal.pays_with_ombre) return {};
  return {found_at("/pays_with_ombre", {"quadrille.finding.no_defender", {*deal.pays_with_ombre}},
                   "QU-7.10"_rule)};
}

}  // namespace

Findings check_bounds(const Rules& rules, const Carry& carry) {
  Findings findings;
  if (pool_after_antes(rules, carry) > kMostPool)
    findings.push_back(
        found_at("", {"quadrille.finding.pool_too_large", {kMostPool}}, "QU-1.6"_rule));
  for (const int balance : carry.balances)
    if (std::abs(balance) > kMostBalance)
      findings.push_back(
          found_at("", {"quadrille.finding.balance_too_large", {kMostBalance}}, "QU-1.6"_rule));
  return findings;
}

Findings check(const Rules& rules, const Carry& carry) {
  if (carry.balances.size() != kSeats)
    return {{.place = "/balances",
             .given = std::to_string(carry.balances.size()),
             .message = {"quadrille.finding.four_balances"},
             .rule = "QU-6.4"_rule,
             .expected = std::to_string(kSeats)}};
  Findings findings = out_of_range(carried(), carry);
  if (pool_after_antes(rules, carry) > kMostPool && carry.pool <= kMostPool)
    findings.push_back({.place = "/pool",
                        .given = std::to_string(carry.pool),
                        .message = {"quadrille.finding.pool_too_large", {kMostPool}},
                        .rule = "QU-1.6"_rule,
                        .expected = from_to(0, kMostPool - kSeats * counter(rules))});
  const std::size_t stocks = rules.buy_in ? kSeats : 0;
  if (carry.stocks.size() != stocks)
    findings.push_back({.place = "/stocks",
                        .given = std::to_string(carry.stocks.size()),
                        .message = {rules.buy_in ? "finding.one_total_each" : "finding.not_kept"},
                        .rule = "QU-7.17"_rule,
                        .expected = std::to_string(stocks)});
  for (std::size_t i = 0; i < carry.games.size(); ++i)
    if (carry.games[i].totals.size() == accounts(carry).size() &&
        carry.games[i].winners != leaders(carry.games[i].totals))
      findings.push_back(found_at("/games/" + std::to_string(i) + "/winners",
                                  {"quadrille.finding.highest_wins"}, "QU-7.15"_rule));
  const bool plays_on = rules.pool_at_end == Rules::PoolAtEnd::play_on && carry.pool > 0;
  if (rules.deals > 0 && carry.deals_played >= rules.deals && !plays_on)
    findings.push_back({.place = "/deals_played",
                        .given = std::to_string(carry.deals_played),
                        .message = {"quadrille.finding.game_is_over"},
                        .rule = "QU-7.15"_rule,
                        .expected = from_to(0, rules.deals - 1)});
  return findings;
}

Findings validate(const Rules& rules, const Carry& carry, const Deal& deal) {
  Findings findings = out_of_range(form(), deal);
  if (has_error(findings)) return findings;
  append(findings, check_missing(deal));
  if (deal.contract) append(findings, check_partner(rules, deal));
  append(findings, check_surrender(rules, deal));
  if (!deal.ombre || !deal.contract || !deal.tricks) return findings;
  append(findings, check_bounds(rules, carry));
  append(findings, check_matadors(deal));
  if (!won(deal)) append(findings, check_lost(deal));
  if (won(deal) && deal.contract == Contract::forced) append(findings, check_forced(deal));
  if (won(deal) && deal.contract != Contract::forced) append(findings, check_vole(deal));
  append(findings, check_called_card(rules, deal));
  append(findings, check_ombre_tricks(rules, deal));
  append(findings, check_rest(rules, carry, deal));
  append(findings, check_pairing(rules, deal));
  return findings;
}

}  // namespace spadille::quadrille
