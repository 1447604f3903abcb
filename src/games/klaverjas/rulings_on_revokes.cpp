// Rulings on revokes (KJ-8.13 to KJ-8.20). Each remedy is that of another source; an option
// chooses.
#include <algorithm>
#include <numeric>
#include <utility>

#include "games/klaverjas/remedies.h"
#include "games/klaverjas/rulings.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

using Noticed = Incident::Noticed;
using Revoke = Rules::Revoke;

constexpr int kHundred = 100;  ///< what a revoke adds or costs where it is not the whole deal

/// What each of the innocent gets besides the card points.
struct Award {
  RuleId clause{};           ///< for the points
  InlineVec<int, 3> roem{};  ///< of each of them, and of the offender: all of it
  int bonus = 0;
  RuleId bonus_clause{};
};

/// KJ-8.14.
Decision mended(const Rules& rules, const Carry& carry, const Incident& incident) {
  Decision decision = advice(
      {"KJ-8.14"_rule, "KJ-8.13"_rule},
      {{"klaverjas.ruling.revoke_mended", {*incident.who}}, {"klaverjas.ruling.roem_again"}});
  if (rules.corrected_revoke == Rules::CorrectedRevoke::suit_barred && !three_handed(rules))
    decision.words.push_back(
        {"klaverjas.ruling.suit_barred", {to_the_left(rules, carry, *incident.who, 2)}});
  else
    decision.words.push_back({"klaverjas.ruling.no_penalty"});
  return decision;
}

/// The tricks are all turned once the points are counted.
Message as_played(const Incident& incident) {
  return {incident.noticed == Noticed::counting ? "klaverjas.ruling.counted_as_played"
                                                : "klaverjas.ruling.play_on"};
}

/// KJ-8.20, KJ-8.21: as if nobody had said anything.
Decision not_proved(const Incident& incident) {
  Decision decision = advice({"KJ-8.21"_rule, "KJ-8.20"_rule}, {});
  if (incident.proof == Incident::Proof::mixed_by_accusers)
    decision.words = {{"klaverjas.ruling.mixed_by_accusers"}};
  else
    decision.words = {{"klaverjas.ruling.not_proved"}, as_played(incident)};
  decision.words.push_back({"klaverjas.ruling.no_penalty"});
  return decision;
}

/// The score of the deal: nothing for the offender, all card points for each of the others.
Decision costs_the_deal(const Rules& rules, const Carry& carry, const Incident& incident,
                        const Award& award, Decision decision) {
  const Arg offender = arg_of(account_of(rules, carry, *incident.who));
  const auto innocent = opponents_of(rules, carry, *incident.who);
  const int all = points_in_deal(rules);
  ScoreSheet sheet;
  Line& points = sheet.add(award.clause, {"klaverjas.ruling.line.revoke", {offender}});
  for (const Account& account : innocent) points.move(all, Account::table(), account);
  const int roem = std::accumulate(award.roem.begin(), award.roem.end(), 0);
  const auto add = [&](std::string_view key, int amount, Account to) {
    if (amount > 0)
      sheet.add(award.clause, {key, {arg_of(to), amount}}).move(amount, Account::table(), to);
  };
  for (std::size_t i = 0; i < innocent.size(); ++i) {
    const int own = award.roem.empty() ? 0 : award.roem[i];
    add("klaverjas.line.roem", own, innocent[i]);
    add("klaverjas.ruling.line.others_roem", roem - own, innocent[i]);
  }
  if (award.bonus > 0) {
    Line& bonus = sheet.add(award.bonus_clause, {"klaverjas.ruling.line.bonus", {offender}});
    for (const Account& account : innocent) bonus.move(award.bonus, Account::table(), account);
  }
  decision.ruling = {.effect = Ruling::Effect::replaces_score, .lines = sheet.lines};
  return decision;
}

/// KJ-8.15, KJ-8.16: as much as it would bring to make the offenders nat.
Decision points_of_the_deal(const Rules& rules, const Carry& carry, const Incident& incident) {
  Award award{
      .clause = "KJ-8.15"_rule, .bonus = rules.revoke_bonus, .bonus_clause = "KJ-8.16"_rule};
  if (rules.revoke == Revoke::points_and_roem) award.roem = incident.roem;
  Decision decision = advice({"KJ-8.15"_rule}, {});
  if (award.bonus > 0) decision.clauses.push_back(award.bonus_clause);
  decision.clauses.push_back("KJ-8.20"_rule);
  decision.words.push_back(
      {"klaverjas.ruling.deal_ends", {arg_of(account_of(rules, carry, *incident.who))}});
  return costs_the_deal(rules, carry, incident, award, decision);
}

/// KJ-8.17: 162 and 100 as roem, and no other roem.
Decision no_second_chance(const Rules& rules, const Carry& carry, const Incident& incident,
                          const Message& why) {
  const Award award{.clause = "KJ-8.17"_rule, .bonus = kHundred, .bonus_clause = "KJ-8.17"_rule};
  return costs_the_deal(rules, carry, incident, award,
                        advice({"KJ-8.17"_rule, "KJ-8.20"_rule}, {why}));
}

/// KJ-8.17, once in a game for each side.
Decision deal_again_once(const Rules& rules, const Carry& carry, const Incident& incident) {
  const Arg offender = arg_of(account_of(rules, carry, *incident.who));
  if (incident.times > 1)
    return no_second_chance(rules, carry, incident, {"klaverjas.ruling.later_revoke", {offender}});
  return redeal({"KJ-8.17"_rule, "KJ-8.20"_rule}, {{"klaverjas.ruling.first_revoke", {offender}}});
}

/// KJ-8.17: the second deal, and perhaps a third; that one stands.
Decision deal_again_twice(const Rules& rules, const Carry& carry, const Incident& incident) {
  const Clauses clauses{"KJ-8.17"_rule, "KJ-8.20"_rule};
  if (incident.dealt < 2) return redeal(clauses, {{"klaverjas.ruling.second_deal"}});
  if (incident.dealt == 2) return redeal(clauses, {{"klaverjas.ruling.third_deal"}});
  if (incident.proof == Incident::Proof::both_sides)
    return advice(clauses, {{"klaverjas.ruling.third_deal_stands"}});
  const Arg offender = arg_of(account_of(rules, carry, *incident.who));
  return no_second_chance(rules, carry, incident,
                          {"klaverjas.ruling.third_deal_revoked", {offender}});
}

/// KJ-8.18: from the personal total where partners rotate, and a guest has none.
Decision personal_loss(const Rules& rules, const Carry& carry, const Incident& incident) {
  const Seat who = *incident.who;
  const Clauses clauses{"KJ-8.18"_rule, "KJ-8.20"_rule};
  if (carry.absent.contains(who)) return advice(clauses, {{"klaverjas.ruling.guest", {who}}});
  const Account account = rotating(rules) ? Account(who) : account_of(rules, carry, who);
  ScoreSheet sheet;
  sheet.add("KJ-8.18"_rule, {"klaverjas.ruling.line.personal", {who}})
      .move(kHundred, account, Account::table());
  Decision decision = advice(clauses, {{"klaverjas.ruling.personal", {who}}});
  if (rotating(rules))
    decision.words.push_back(
        {"klaverjas.ruling.partner_keeps", {to_the_left(rules, carry, who, 2)}});
  else if (!three_handed(rules))
    decision.words.push_back({"klaverjas.ruling.side_pays", {arg_of(account)}});
  decision.ruling = {.effect = Ruling::Effect::lines, .lines = sheet.lines};
  return decision;
}

/// KJ-8.19.
Decision without_penalty(const Incident& incident) {
  const Clauses clauses{"KJ-8.19"_rule, "KJ-8.20"_rule};
  if (!far_back(incident))
    return advice(clauses, {{"klaverjas.ruling.tricks_taken_back", {*incident.who}},
                            {"klaverjas.ruling.no_penalty"}});
  if (incident.proof != Incident::Proof::both_sides && incident.choice == Incident::Choice::claim)
    return redeal(clauses, {{"klaverjas.ruling.given_up"}});
  return advice(clauses, {as_played(incident)});
}

/// What a proved revoke brings, noticed too late to be mended.
Decision penalty(const Rules& rules, const Carry& carry, const Incident& incident) {
  const bool both = incident.proof == Incident::Proof::both_sides;
  if (rules.revoke == Revoke::none) return without_penalty(incident);
  if (!both && incident.choice == Incident::Choice::let_stand) return let_pass("KJ-8.15"_rule);
  if (rules.revoke == Revoke::personal) return personal_loss(rules, carry, incident);
  if (rules.revoke == Revoke::deal_again_twice) return deal_again_twice(rules, carry, incident);
  if (both) return redeal({"KJ-8.15"_rule, "KJ-8.20"_rule}, {{"klaverjas.ruling.both_revoked"}});
  if (rules.revoke == Revoke::deal_again) return deal_again_once(rules, carry, incident);
  return points_of_the_deal(rules, carry, incident);
}

/// Said before the rest.
Decision preceded_by(const Message& first, Decision decision) {
  Instructions words{first};
  for (const Message& message : decision.words) words.push_back(message);
  decision.words = words;
  return decision;
}

}  // namespace

Decision rule_on_revoke(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (in_time(rules, incident)) return mended(rules, carry, incident);
  if (incident.noticed == Noticed::entered)
    return advice(Scoring::stands, {"KJ-8.20"_rule, "KJ-8.1"_rule},
                  {{"klaverjas.ruling.revoke_too_late"}});
  if (!punishable(rules, incident)) return not_proved(incident);
  Decision decision = penalty(rules, carry, incident);
  if (incident.proof != Incident::Proof::mixed_by_accused) return decision;
  return preceded_by({"klaverjas.ruling.mixed_by_accused"}, std::move(decision));
}

Decision rule_on_second_deal(const Rules& rules, const Incident& incident) {
  if (rules.revoke != Revoke::deal_again_twice)
    return advice({"KJ-8.17"_rule}, {{"klaverjas.ruling.second_deal_scored"}});
  if (incident.dealt > 2) return advice({"KJ-8.17"_rule}, {{"klaverjas.ruling.third_deal_stands"}});
  if (incident.dealt == 2 && incident.lopsided)
    return redeal({"KJ-8.17"_rule}, {{"klaverjas.ruling.third_deal"}});
  return advice({"KJ-8.17"_rule}, {{"klaverjas.ruling.second_deal_scored"}});
}

namespace {

Incident revoke_found(const ProvedRevoke& revoke) {
  const auto noticed = [&] {
    switch (revoke.stage) {
      case ProvedRevoke::Stage::on_the_table: return Noticed::on_the_table;
      case ProvedRevoke::Stage::turned: return Noticed::turned;
      case ProvedRevoke::Stage::led_on: return Noticed::led_on;
      case ProvedRevoke::Stage::over: break;
    }
    return Noticed::counting;
  };
  return {.what = Incident::What::revoke,
          .who = revoke.who,
          .noticed = noticed(),
          .proof = Incident::Proof::proved,
          .turned_since = revoke.turned_since};
}

/// Whether they are of one side; of three players each is one of his own.
bool are_of_one_side(const Rules& rules, const Carry& carry, std::span<const Incident> revokes) {
  return std::all_of(revokes.begin(), revokes.end(), [&](const Incident& revoke) {
    return account_of(rules, carry, *revoke.who) == account_of(rules, carry, *revokes[0].who);
  });
}

/// Revokes of one deal as one fault, whoever told which first (KJ-8.15).
Incident as_one(const Rules& rules, const Carry& carry, std::span<const Incident> revokes) {
  Incident one = revokes.front();
  bool both = !are_of_one_side(rules, carry, revokes);
  for (const Incident& each : revokes) {
    one.who = std::min(one.who, each.who);
    one.noticed = std::max(one.noticed, each.noticed);
    one.turned_since = std::max(one.turned_since, each.turned_since);
    one.times = std::max(one.times, each.times);
    one.dealt = std::max(one.dealt, each.dealt);
    if (each.proof == Incident::Proof::mixed_by_accused) one.proof = each.proof;
    both = both || each.proof == Incident::Proof::both_sides;
    for (std::size_t i = 0; i < each.roem.size(); ++i) {
      if (i == one.roem.size()) one.roem.push_back(0);
      one.roem[i] = std::max(one.roem[i], each.roem[i]);
    }
  }
  if (both) one.proof = Incident::Proof::both_sides;
  return one;
}

bool is_claimed(const Rules& rules, const Carry& carry, const Incident& incident) {
  return incident.what == Incident::What::revoke &&
         rule_on(rules, carry, incident).ruling.effect != Ruling::Effect::advice;
}

/// KJ-8.18: each pays for himself, and once.
bool is_one_player(std::span<const Incident> revokes) {
  return std::all_of(revokes.begin(), revokes.end(),
                     [&](const Incident& revoke) { return revoke.who == revokes.front().who; });
}

}  // namespace

std::optional<Decision> rule_together(const Rules& rules, const Carry& carry,
                                      std::span<const Incident> incidents) {
  if (!std::all_of(incidents.begin(), incidents.end(),
                   [&](const Incident& incident) { return is_claimed(rules, carry, incident); }))
    return std::nullopt;
  if (rules.revoke == Revoke::personal && !is_one_player(incidents)) return std::nullopt;
  return rule_on(rules, carry, as_one(rules, carry, incidents));
}

Facts faults(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (!incident.who || !is_claimed(rules, carry, incident)) return {};
  return {{"revokes", *incident.who}};
}

std::vector<Incident> revokes_found(const Rules& rules, const Carry& carry, const Deal&,
                                    std::span<const ProvedRevoke> revokes) {
  std::vector<Incident> found;
  std::vector<Incident> punished;
  for (const ProvedRevoke& revoke : first_of_each(revokes)) {
    const Incident incident = revoke_found(revoke);
    (in_time(rules, incident) ? found : punished).push_back(incident);
  }
  const bool personal = rules.revoke == Revoke::personal;
  if (!punished.empty() && !personal) punished = {as_one(rules, carry, punished)};
  found.insert(found.end(), punished.begin(), punished.end());
  return found;
}

std::vector<spadille::Known> answers_of_book(const Rules& rules, const Carry& carry,
                                             std::span<const Earlier<Incident>> earlier,
                                             const Incident& incident) {
  using Of = Earlier<Incident>::Of;
  int dealt = 1;
  int times = 1;
  for (const auto& [told, ruling, of] : earlier) {
    if (of == Of::void_dealing && ruling.effect == Ruling::Effect::redeal) ++dealt;
    const bool counts = told.what == Incident::What::revoke && told.who && incident.who &&
                        ruling.effect != Ruling::Effect::advice && of != Of::dealing;
    if (counts && account_of(rules, carry, *told.who) == account_of(rules, carry, *incident.who))
      ++times;
  }
  std::vector<spadille::Known> known{{"dealt", {std::min(dealt, 3)}}};
  if (incident.who) known.push_back({"times", {times}});
  return known;
}

}  // namespace spadille::klaverjas
