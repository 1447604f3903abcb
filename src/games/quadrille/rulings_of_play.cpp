// QU-8.15 to QU-8.28: the play, and what is said in it.
#include "games/quadrille/ruling_parts.h"

namespace spadille::quadrille::ruling {
namespace {

using Noticed = Incident::Noticed;
using Role = Incident::Role;
using Choice = Incident::Choice;

const Beast kBeastLater{"QU-8.16"_rule, "quadrille.ruling.beast_revoke"};
const Beast kBeastAfter{"QU-8.17"_rule, "quadrille.ruling.beast_revoke"};

bool is_given_up(const Rules& rules, const Incident& incident) {
  return rules.revoked_trick == Rules::RevokedTrick::given_up && incident.trick_won;
}

/// QU-8.17: what becomes of the tricks.
Message after_play(const Rules& rules, const Incident& incident) {
  if (incident.several) return {"quadrille.ruling.from_the_first"};
  if (is_given_up(rules, incident)) return {"quadrille.ruling.trick_given_up", {*incident.who}};
  return {"quadrille.ruling.result_stands"};
}

/// QU-8.29: found in a later deal.
Decision claimed_later(const Rules& rules, const Carry& carry, const Incident& incident) {
  Decision decision = claim_beast(rules, carry, incident, kBeastAfter);
  if (incident.proved && is_given_up(rules, incident))
    decision.words.push_back({"quadrille.ruling.trick_given_up", {*incident.who}});
  return decision;
}

/// QU-8.15 to QU-8.17, by when it was noticed.
Decision settle_revoke(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (incident.noticed == Noticed::in_trick)
    return advice({"QU-8.15"_rule}, {{"quadrille.ruling.card_back", {*incident.who}},
                                     {"quadrille.ruling.others_change"},
                                     {"quadrille.ruling.no_beast"}});
  if (incident.noticed == Noticed::in_play)
    return with_beast(rules, carry, incident, kBeastLater,
                      advice({"QU-8.16"_rule}, {{incident.replay ? "quadrille.ruling.goes_back"
                                                                 : "quadrille.ruling.goes_on"}}));
  if (too_late(incident)) return claimed_later(rules, carry, incident);
  return with_beast(rules, carry, incident, kBeastAfter,
                    advice({"QU-8.17"_rule}, {after_play(rules, incident)}));
}

/// QU-8.20 and its like: the ombre's side has lost its right to a vole, unless one was in force.
void tell_vole(const Incident& incident, bool unknown, Decision& decision) {
  decision.clauses.push_back("QU-8.20"_rule);
  if (incident.vole)
    decision.words.push_back({"quadrille.ruling.vole_goes_on"});
  else
    decision.words.push_back(
        {unknown ? "quadrille.ruling.no_vole_if" : "quadrille.ruling.no_vole", {*incident.who}});
}

Message remedy(const Incident& incident) {
  switch (*incident.choice) {
    case Choice::call_card: return {"quadrille.ruling.card_open", {*incident.who}};
    case Choice::name_suit: return {"quadrille.ruling.suit_named", {*incident.who}};
    case Choice::waive: break;
  }
  return {"quadrille.ruling.asks_nothing"};
}

/// QU-8.19: the card goes back, and the other side chooses; anybody while it is not known which.
void ask_remedy(const Incident& incident, Decision& decision) {
  decision.words = {{"quadrille.ruling.turn_back", {*incident.who}}};
  if (incident.role == Role::unknown) {
    decision.clauses.push_back("QU-8.1"_rule);
    decision.words.push_back({"quadrille.ruling.any_may_choose", {*incident.who}});
  }
  decision.words.push_back(remedy(incident));
}

}  // namespace

Decision revoke(const Rules& rules, const Carry& carry, const Incident& incident) {
  return settle_revoke(rules, carry, incident);
}

Decision matador_kept(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (incident.might_keep)
    return advice({"QU-8.18"_rule, "QU-4.3"_rule}, {{"quadrille.ruling.matador_free"}});
  Decision decision = settle_revoke(rules, carry, incident);
  decision.clauses.push_back("QU-8.18"_rule);
  return decision;
}

Decision out_of_turn(const Incident& incident) {
  if (too_late(incident)) return too_late_for("QU-8.19"_rule);
  Decision decision = advice({"QU-8.19"_rule}, {{"quadrille.ruling.trick_stands"}});
  if (incident.noticed == Noticed::in_trick) ask_remedy(incident, decision);
  if (may_cost_vole(incident)) tell_vole(incident, incident.role == Role::unknown, decision);
  return decision;
}

Decision shown_by_card(const Rules& rules, const Carry& carry, const Incident& incident) {
  Decision decision =
      advice({"QU-8.21"_rule, "QU-8.19"_rule}, {{"quadrille.ruling.like_out_of_turn"}});
  tell_vole(incident, false, decision);
  if (!costs_beast(incident)) return decision;
  return with_beast(rules, carry, incident, {"QU-8.21"_rule, "quadrille.ruling.beast_shown"},
                    decision);
}

Decision card_seen(const Rules& rules, const Incident& incident) {
  const Seat who = *incident.who;
  if (incident.role == Role::alone)
    return advice({"QU-8.22"_rule}, {{"quadrille.ruling.ombre_takes_back", {who}}});
  if (!must_be_played(rules, incident))
    return advice({"QU-8.22"_rule}, {{"quadrille.ruling.keeps_card", {who}}});
  return advice(
      {"QU-8.22"_rule},
      {{incident.his_turn ? "quadrille.ruling.plays_now" : "quadrille.ruling.plays_soon", {who}},
       {"quadrille.ruling.no_beast"}});
}

Decision hand_shown(const Incident& incident) {
  const Seat who = *incident.who;
  if (incident.role == Role::opponent)
    return advice({"QU-8.23"_rule}, {{"quadrille.ruling.ombre_calls", {who}}});
  if (incident.six_won) return advice({"QU-8.23"_rule}, {{"quadrille.ruling.six_won", {who}}});
  Decision decision = advice({"QU-8.23"_rule}, {{"quadrille.ruling.opponents_call", {who}}});
  if (may_cost_vole(incident)) tell_vole(incident, incident.role == Role::unknown, decision);
  return decision;
}

Decision urging_on(const Incident& incident) {
  if (!may_cost_vole(incident))
    return advice({"QU-8.24"_rule, "QU-8.26"_rule},
                  {{"quadrille.ruling.reproved", {*incident.who}}});
  Decision decision = advice({"QU-8.24"_rule}, {});
  tell_vole(incident, incident.role == Role::unknown, decision);
  return decision;
}

Decision holding_back(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (incident.answered)
    return advice({"QU-8.25"_rule, "QU-4.6"_rule}, {{"quadrille.ruling.answer_is_free"}});
  return with_beast(rules, carry, incident, {"QU-8.25"_rule, "quadrille.ruling.beast_held_back"},
                    advice({"QU-8.25"_rule, "QU-4.6"_rule}, {{"quadrille.ruling.leader_decides"}}));
}

Decision remark(const Incident& incident) {
  return advice({"QU-8.26"_rule}, {{"quadrille.ruling.reproved", {*incident.who}}});
}

Decision looking_at_tricks(const Rules& rules, const Incident& incident) {
  if (incident.for_proof)
    return advice({"QU-8.27"_rule, "QU-8.33"_rule}, {{"quadrille.ruling.look_for_proof"}});
  const bool only_to_lead = rules.look_at_tricks == Rules::LookAtTricks::on_lead;
  const bool may = only_to_lead ? incident.to_lead : incident.his_turn;
  return advice(
      {"QU-8.27"_rule},
      {{may ? "quadrille.ruling.may_look" : "quadrille.ruling.may_not_look", {*incident.who}}});
}

Decision giving_up(const Incident& incident) {
  if (incident.agreed)
    return advice(Scoring::as_ruled, {"QU-8.28"_rule, "QU-4.10"_rule},
                  {{"quadrille.ruling.play_ends"}});
  return advice({"QU-8.28"_rule, "QU-4.10"_rule, "QU-8.23"_rule},
                {{"quadrille.ruling.to_the_end"}, {"quadrille.ruling.shown_cards"}});
}

}  // namespace spadille::quadrille::ruling

namespace spadille::quadrille {

namespace {

Incident revoke_found(const ProvedRevoke& revoke) {
  const auto noticed = [&] {
    switch (revoke.stage) {
      case ProvedRevoke::Stage::on_the_table: return Incident::Noticed::in_trick;
      case ProvedRevoke::Stage::turned:
      case ProvedRevoke::Stage::led_on: return Incident::Noticed::in_play;
      case ProvedRevoke::Stage::over: break;
    }
    return Incident::Noticed::after_play;
  };
  return {.what = Incident::What::revoke, .who = revoke.who, .noticed = noticed()};
}

}  // namespace

Facts faults(const Rules&, const Carry&, const Incident& incident) {
  if (!is_revoke(incident) || !costs_beast(incident)) return {};
  return {{"revokes", *incident.who}};
}

std::vector<Incident> revokes_found(const Rules&, const Carry&, const Deal&,
                                    std::span<const ProvedRevoke> revokes) {
  std::vector<Incident> found;  // each pays his own beast, QU-8.1
  for (const ProvedRevoke& revoke : first_of_each(revokes)) found.push_back(revoke_found(revoke));
  return found;
}

}  // namespace spadille::quadrille
