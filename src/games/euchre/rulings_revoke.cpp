// Revokes: EU-8.15 to EU-8.20.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/euchre/remedies.h"
#include "games/euchre/rulings.h"

namespace spadille::euchre {
namespace {

/// EU-8.16, `add_or_deduct`: nobody falls below zero.
Decision deducted(const Carry& carry, const Incident& i, int amount, Clauses clauses) {
  const Side side = side_of(*i.who);
  const int taken = std::min(amount, carry.balances[side.index]);
  Line line{.rule = "EU-8.16"_rule, .message = {"euchre.ruling.line_revoke", {*i.who}}};
  line.move(taken, side, Account::table());
  return instead(line, clauses, {{"euchre.ruling.hand_ends"}, {"euchre.ruling.not_below_zero"}});
}

/// EU-8.16, for one revoke or for several that count as one.
Decision established(const Rules& rules, const Carry& carry, const Incident& i, Clauses clauses) {
  const Side others = against(*i.who);
  const int amount = price(rules, i);
  const bool may_deduct = rules.revoke == Rules::Revoke::add_or_deduct;
  if (may_deduct && i.deduct) return deducted(carry, i, amount, clauses);
  const Line line = points("EU-8.16"_rule, {"euchre.ruling.line_revoke", {*i.who}}, amount, others);
  if (rules.revoke == Rules::Revoke::boston)
    return besides(line, clauses, {{"euchre.ruling.scored_as_well"}});
  return instead(line, clauses, {{"euchre.ruling.hand_ends"}});
}

/// EU-8.15: the card is taken back.
Decision taken_back(const Rules& rules, const Incident& i) {
  const Message mends{"euchre.ruling.follows_suit", {*i.who}};
  const Message others{"euchre.ruling.may_change_card", {*i.who, partner_of(*i.who)}};
  if (i.offender_alone)
    return advice({"EU-8.15"_rule, "EU-8.26"_rule},
                  {mends, {"euchre.ruling.lone_takes_up", {*i.who}}, others});
  return advice({"EU-8.15"_rule, "EU-8.25"_rule},
                {mends, {"euchre.ruling.stays_face_up"}, must_play(rules, *i.who), others});
}

/// EU-8.18: `accused` is the side against which nothing was proved.
Decision not_proved(const Rules& rules, std::optional<Side> accused, Clauses clauses) {
  if (rules.wrong_claim == 0)
    return advice(clauses, {{"euchre.ruling.not_proved"}, {"euchre.ruling.no_points"}});
  const Line line = points("EU-8.18"_rule, {"euchre.ruling.line_wrong_claim", {*accused}},
                           rules.wrong_claim, *accused);
  return besides(line, clauses, {{"euchre.ruling.not_proved"}});
}

/// EU-8.20 with `boston`: every revoke counts, and equal numbers cancel.
Decision left_over(const Rules& rules, const Incident& i) {
  const int left = *i.revokes - *i.revokes_against;
  if (left == 0)
    return advice({"EU-8.20"_rule, "EU-8.16"_rule}, {{"euchre.ruling.revokes_cancel"}});
  const Side offenders = left > 0 ? side_of(*i.who) : against(*i.who);
  const Side others = opponents(offenders);
  const Arg count = Arg::count(std::abs(left));
  const int amount = count.value * price(rules, i);
  return besides(
      points("EU-8.20"_rule, {"euchre.ruling.line_revokes", {offenders, count}}, amount, others),
      {"EU-8.20"_rule, "EU-8.16"_rule},
      {{"euchre.ruling.revokes_left", {offenders, count}}, {"euchre.ruling.scored_as_well"}});
}

}  // namespace

Decision revoke(const Rules& rules, const Carry& carry, const Incident& i) {
  if (mended(rules, i)) return taken_back(rules, i);
  if (!claimed(rules, i))
    return advice({"EU-8.17"_rule, "EU-8.16"_rule}, {{"euchre.ruling.claimed_too_late"}});
  if (rules.revoke_chance == Rules::RevokeChance::first && i.second_card)
    return advice({"EU-8.19"_rule, "EU-8.16"_rule},
                  {{"euchre.ruling.chance_missed"}, {"euchre.ruling.claimed_too_late"}});
  if (revoke_noticed(i) != Incident::Noticed::in_time)
    return established(rules, carry, i, {"EU-8.16"_rule});
  return established(rules, carry, i, {"EU-8.16"_rule, "EU-8.31"_rule});
}

Decision revoke_claim(const Rules& rules, const Carry& carry, const Incident& i) {
  switch (*i.claim) {
    case Incident::Claim::pending:
      return advice({"EU-8.17"_rule}, {{"euchre.ruling.searched_at_the_end"},
                                       {"euchre.ruling.what_proves"},
                                       {"euchre.ruling.no_mixing"}});
    case Incident::Claim::not_proved: {
      const auto accused = i.who ? std::optional(side_of(*i.who)) : std::nullopt;
      return not_proved(rules, accused, {"EU-8.18"_rule, "EU-8.17"_rule});
    }
    case Incident::Claim::proved:
    case Incident::Claim::mixed_by_accused: break;
  }
  return established(rules, carry, i, {"EU-8.16"_rule, "EU-8.17"_rule});
}

Decision wrong_claim(const Rules& rules, const Incident& i) {
  const auto accused = i.who ? std::optional(against(*i.who)) : std::nullopt;
  return not_proved(rules, accused, {"EU-8.18"_rule});
}

Decision several_revokes(const Rules& rules, const Carry& carry, const Incident& i) {
  if (counts_revokes(rules, i)) return left_over(rules, i);
  if (i.both)
    return dealt_again({"EU-8.20"_rule},
                       {{"euchre.ruling.both_revoked"}, {"euchre.ruling.same_dealer"}});
  return established(rules, carry, i, {"EU-8.20"_rule, "EU-8.16"_rule});
}

namespace {

/// Of each side, however many one incident tells.
std::array<int, 2> revokes_of_sides(std::span<const Incident> revokes) {
  std::array<int, 2> counts{};
  for (const Incident& i : revokes) {
    if (!i.who) continue;
    counts.at(side_of(*i.who).index) += i.revokes.value_or(1);
    counts.at(against(*i.who).index) += i.revokes_against.value_or(0);
  }
  return counts;
}

}  // namespace

Incident several(const Rules& rules, std::span<const Incident> revokes) {
  Incident one{.what = Incident::What::several_revokes};
  for (const Incident& i : revokes) {
    if (i.who && (!one.who || *i.who < *one.who)) one.who = i.who;
    one.lone = one.lone || i.lone;
    one.no_trick = one.no_trick || i.no_trick;
    one.deduct = one.deduct || i.deduct;
    one.both = one.both || i.both;
  }
  const std::array<int, 2> counts = revokes_of_sides(revokes);
  if (counts_revokes(rules, one)) {
    one.revokes = counts.at(side_of(*one.who).index);
    one.revokes_against = counts.at(against(*one.who).index);
    one.both = one.deduct = one.no_trick = false;
  } else if (one.both || (counts[0] > 0 && counts[1] > 0)) {
    return {.what = Incident::What::several_revokes, .both = true};
  }
  return one;
}

namespace {

bool is_without_trick(const Deal& deal, Seat who) {
  return deal.tricks == 0 && deal.maker && side_of(*deal.maker) == side_of(who);
}

bool can_be_mended(const ProvedRevoke& revoke) {
  return revoke.stage == ProvedRevoke::Stage::on_the_table;
}

Incident revoke_found(const Rules& rules, const Deal& deal, const ProvedRevoke& revoke) {
  const bool in_time = can_be_mended(revoke);
  const bool maker_alone = deal.alone && deal.maker == revoke.who;
  Incident incident{
      .what = Incident::What::revoke,
      .noticed = in_time ? Incident::Noticed::in_time : Incident::Noticed::established,
      .second_card = rules.revoke_chance == Rules::RevokeChance::first && revoke.shown_since >= 2,
      .who = revoke.who,
      .lone = deal.alone || deal.lone_defender.has_value(),
      .offender_alone = in_time && (maker_alone || deal.lone_defender == revoke.who)};
  incident.no_trick = asks_no_trick(rules, incident) && is_without_trick(deal, revoke.who);
  return incident;
}

}  // namespace

/// Where a side has several they are told by one of its players.
Facts faults(const Rules& rules, const Carry&, const Incident& i) {
  if (!settled_as_revoke(rules, i) || !i.who) return {};
  return {{"revokes", *i.who, std::max(1, i.revokes.value_or(1))}};
}

std::vector<Incident> revokes_found(const Rules& rules, const Carry&, const Deal& deal,
                                    std::span<const ProvedRevoke> revokes) {
  std::vector<Incident> found;
  std::vector<Incident> established;
  for (const ProvedRevoke& revoke : revokes) {
    const Incident incident = revoke_found(rules, deal, revoke);
    (settled_as_revoke(rules, incident) ? established : found).push_back(incident);
  }
  if (established.size() == 1) found.push_back(established.front());
  if (established.size() > 1) found.push_back(several(rules, established));
  return found;
}

}  // namespace spadille::euchre
