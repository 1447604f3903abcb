// Chapter 8, a ladder a clause in the order of the rulebook.
#include "games/kyuuri/rulings.h"

#include <algorithm>

#include "games/kyuuri/remedies.h"
#include "games/kyuuri/score.h"

namespace spadille::kyuuri {
namespace {

using Stage = Incident::Stage;

/// What a player is charged who is found out before the last trick (KY-8.9).
constexpr int kStopped = static_cast<int>(Rank::ace);

}  // namespace

Decision dealt_again(Clauses clauses, const Instructions& words, std::optional<Seat> dealer) {
  clauses.push_back("KY-8.1"_rule);
  return redealt(clauses, words, dealer);
}

Decision voided(Clauses clauses) { return dealt_again(clauses, {{"kyuuri.ruling.is_void"}}); }

namespace {

/// KY-8.1: how long a fault may be settled.
Decision too_late(RuleId clause) {
  return advice(Scoring::stands, {"KY-8.1"_rule, clause}, {{"kyuuri.ruling.losses_stand"}});
}

/// KY-8.2, before the first lead.
Decision misdealt(const Rules& rules, const Carry& carry, Clauses clauses) {
  const bool passes = rules.misdeal == Rules::Misdeal::next_dealer;
  const Seat dealer = passes ? next_of(still_in(carry), carry.dealer) : carry.dealer;
  return dealt_again(clauses, {{"kyuuri.ruling.dealt_again"}, {"kyuuri.ruling.anyone_may_ask"}},
                     passes ? std::optional(dealer) : std::nullopt);
}

Decision misdeal(const Rules& rules, const Carry& carry, const Incident& i) {
  if (*i.stage == Stage::before_first_lead) return misdealt(rules, carry, {"KY-8.2"_rule});
  if (*i.stage == Stage::next_deal) return too_late("KY-8.2"_rule);
  if (i.wrong_number) return voided({"KY-8.3"_rule, "KY-8.2"_rule});
  return advice({"KY-8.2"_rule}, {{"kyuuri.ruling.deal_stands"}});
}

Decision wrong_number(const Rules& rules, const Carry& carry, const Incident& i) {
  if (*i.stage == Stage::next_deal) return too_late("KY-8.3"_rule);
  if (i.on_the_floor) return advice({"KY-8.3"_rule}, {{"kyuuri.ruling.on_the_floor"}});
  if (*i.stage == Stage::before_first_lead)
    return misdealt(rules, carry, {"KY-8.2"_rule, "KY-8.3"_rule});
  return voided({"KY-8.3"_rule});
}

}  // namespace

Decision lead_out_of_turn(const Rules& rules, const Incident& i) {
  if (rules.out_of_turn == Rules::OutOfTurn::taken_back && !i.complete)
    return advice({"KY-8.4"_rule, "KY-8.5"_rule}, {{"kyuuri.ruling.lead_and_cards_back"}});
  if (rules.out_of_turn == Rules::OutOfTurn::taken_back)
    return advice({"KY-8.4"_rule, "KY-8.5"_rule}, {{"kyuuri.ruling.trick_stands"}});
  if (i.followed) return advice({"KY-8.4"_rule}, {{"kyuuri.ruling.lead_stands"}});
  return advice({"KY-8.4"_rule}, {{"kyuuri.ruling.lead_back"}});
}

namespace {

Decision play_out_of_turn(const Rules& rules, const Incident& i) {
  const Message order{"kyuuri.ruling.order_counts"};
  if (rules.out_of_turn == Rules::OutOfTurn::taken_back && !i.complete)
    return advice({"KY-8.5"_rule}, {{"kyuuri.ruling.card_and_cards_back"}});
  if (rules.out_of_turn == Rules::OutOfTurn::taken_back)
    return advice({"KY-8.5"_rule, "KY-1.2"_rule}, {{"kyuuri.ruling.trick_stands"}, order});
  if (i.followed)
    return advice({"KY-8.5"_rule, "KY-1.2"_rule}, {{"kyuuri.ruling.closes_up"}, order});
  return advice({"KY-8.5"_rule}, {{"kyuuri.ruling.card_back"}});
}

Decision two_cards(const Incident& i) {
  if (i.followed) return advice({"KY-8.6"_rule}, {{"kyuuri.ruling.top_card_counts"}});
  return advice({"KY-8.6"_rule, "KY-4.2"_rule},
                {{"kyuuri.ruling.chooses_one"}, {"kyuuri.ruling.only_one_allowed"}});
}

Decision exposed_card(const Rules& rules) {
  if (rules.exposed_card == Rules::ExposedCard::taken_up)
    return advice({"KY-8.7"_rule}, {{"kyuuri.ruling.taken_up"}});
  return advice({"KY-8.7"_rule, "KY-4.2"_rule}, {{"kyuuri.ruling.stays_open"}});
}

/// KY-8.9, `loses_deal`: everybody at fault loses the same, and nobody else anything.
Decision loses_deal(const Rules& rules, const Incident& i, Clauses clauses) {
  const bool played_out = i.played_out || i.what == Incident::What::claim;
  const int value = played_out ? static_cast<int>(*i.rank) : kStopped;
  const SeatSet offenders = i.also | SeatSet{*i.who};
  Ruling ruling{.effect = Ruling::Effect::replaces_score};
  for (const Seat s : offenders)
    ruling.lines.push_back(
        charged(rules, "KY-8.9"_rule, {"kyuuri.ruling.line_illegal", {s, value}}, s, value));
  Instructions words;
  if (!played_out) {
    words.push_back({"kyuuri.ruling.stopped"});
    words.push_back({"kyuuri.ruling.others_stop"});
  }
  words.push_back({"kyuuri.ruling.no_bonus"});
  clauses.push_back("KY-8.1"_rule);
  return {ruling, clauses, words};
}

/// KY-8.9, by the rule that the table plays.
Decision found_out(const Rules& rules, const Incident& i, Clauses clauses) {
  if (rules.illegal == Rules::Illegal::redeal && i.let_stand)
    return advice(clauses, {{"kyuuri.ruling.counts_as_played"}});
  if (rules.illegal == Rules::Illegal::redeal) return voided(clauses);
  return loses_deal(rules, i, clauses);
}

Decision illegal_card(const Rules& rules, const Incident& i) {
  switch (*i.noticed) {
    case Incident::Noticed::in_time:
      return advice({"KY-8.8"_rule, "KY-4.2"_rule},
                    {{"kyuuri.ruling.plays_allowed"}, {"kyuuri.ruling.may_change"}});
    case Incident::Noticed::established: break;
    case Incident::Noticed::too_late: return too_late("KY-8.9"_rule);
  }
  return found_out(rules, i, {"KY-8.9"_rule});
}

Decision claim(const Rules& rules, const Incident& i) {
  switch (*i.claim) {
    case Incident::Claim::pending:
      return advice({"KY-8.10"_rule},
                    {{"kyuuri.ruling.opened_at_the_end"}, {"kyuuri.ruling.what_proves"}});
    case Incident::Claim::proved: break;
    case Incident::Claim::not_proved:
      return advice({"KY-8.10"_rule}, {{"kyuuri.ruling.not_proved"}});
  }
  return found_out(rules, i, {"KY-8.9"_rule, "KY-8.10"_rule});
}

Decision hand_doubted(const Incident& i) {
  const Message hidden{"kyuuri.ruling.nobody_shows"};
  if (i.neutral) return advice({"KY-8.11"_rule}, {hidden, {"kyuuri.ruling.neutral_looks"}});
  return advice({"KY-8.11"_rule, "KY-8.10"_rule}, {hidden, {"kyuuri.ruling.checked_at_the_end"}});
}

Decision tricks_seen(const Rules& rules, const Incident& i) {
  if (rules.tricks == Rules::Tricks::in_front)
    return advice({"KY-8.12"_rule, "KY-7.3"_rule}, {{"kyuuri.ruling.all_may_look"}});
  if (i.not_turned) return advice({"KY-8.12"_rule}, {{"kyuuri.ruling.not_closed_yet"}});
  if (i.for_proof)
    return advice({"KY-8.12"_rule, "KY-8.10"_rule}, {{"kyuuri.ruling.opened_at_the_end"}});
  return advice({"KY-8.12"_rule}, {{"kyuuri.ruling.warned"}});
}

Decision score_error(const Incident& i) {
  if (i.game_over)
    return advice(Scoring::stands, {"KY-8.13"_rule}, {{"kyuuri.ruling.game_is_over"}});
  if (i.taken_for_out)
    return advice(Scoring::corrected, {"KY-8.13"_rule},
                  {{"kyuuri.ruling.error_mended"}, {"kyuuri.ruling.by_the_right_total"}});
  return advice(Scoring::corrected, {"KY-8.13"_rule}, {{"kyuuri.ruling.error_mended"}});
}

}  // namespace

Decision rule_on(const Rules& rules, const Carry& carry, const Incident& i) {
  switch (*i.what) {
    case Incident::What::misdeal: return misdeal(rules, carry, i);
    case Incident::What::wrong_number: return wrong_number(rules, carry, i);
    case Incident::What::lead_out_of_turn: return lead_out_of_turn(rules, i);
    case Incident::What::play_out_of_turn: return play_out_of_turn(rules, i);
    case Incident::What::two_cards: return two_cards(i);
    case Incident::What::exposed_card: return exposed_card(rules);
    case Incident::What::illegal_card: return illegal_card(rules, i);
    case Incident::What::claim: return claim(rules, i);
    case Incident::What::hand_doubted: return hand_doubted(i);
    case Incident::What::tricks_seen: return tricks_seen(rules, i);
    case Incident::What::score_error: return score_error(i);
    case Incident::What::wrong_taker: return wrong_taker(rules, i);
    case Incident::What::winner_disputed: return winner_disputed(i);
    case Incident::What::onlooker: return onlooker(i);
    case Incident::What::other: break;
  }
  return advice(Scoring::open, {"KY-8.1"_rule},
                {{"kyuuri.ruling.no_rule"}, {"kyuuri.ruling.all_agree"}});
}

namespace {

Incident revoke_found(const Deal& deal, const ProvedRevoke& revoke) {
  const bool led_on = revoke.stage >= ProvedRevoke::Stage::led_on;
  const bool over = revoke.stage == ProvedRevoke::Stage::over;
  Incident incident{.what = Incident::What::illegal_card,
                    .noticed = led_on ? Incident::Noticed::established : Incident::Noticed::in_time,
                    .who = revoke.who,
                    .played_out = over};
  if (!over) return incident;
  incident.rank = deal.rank;
  for (const Rank rank : deal.ranks)
    if (!incident.rank || rank > *incident.rank) incident.rank = rank;
  return incident;
}

}  // namespace

std::vector<Known> answers_in(const Rules&, const Carry& carry, const Deal& deal, const Incident&) {
  return {{"played_out", {1}}, {"rank", {static_cast<int>(last_trick(carry, deal).rank)}}};
}

namespace {

bool is_established(const Incident& i) {
  return (i.what == Incident::What::illegal_card && i.noticed == Incident::Noticed::established) ||
         (i.what == Incident::What::claim && i.claim == Incident::Claim::proved);
}

/// KY-8.9: everybody at fault in one deal. Whoever stopped it, or played it to its end, did so for
/// all of them.
Incident as_one(std::span<const Incident> incidents) {
  Incident one{.what = Incident::What::illegal_card, .noticed = Incident::Noticed::established};
  SeatSet offenders;
  for (const Incident& i : incidents) {
    offenders = offenders | i.also | SeatSet{*i.who};
    one.let_stand = one.let_stand || i.let_stand;
    one.played_out = one.played_out || i.played_out || i.what == Incident::What::claim;
    one.rank = std::max(one.rank, i.rank);
  }
  one.who = *offenders.begin();
  offenders.erase(*one.who);
  one.also = offenders;
  return one;
}

}  // namespace

std::optional<Decision> rule_together(const Rules& rules, const Carry& carry,
                                      std::span<const Incident> incidents) {
  if (!std::all_of(incidents.begin(), incidents.end(), is_established)) return std::nullopt;
  return rule_on(rules, carry, as_one(incidents));
}

Facts faults(const Rules&, const Carry&, const Incident& i) {
  Facts facts;
  if (is_established(i)) add(facts, "illegal_cards", i.also | SeatSet{*i.who});
  return facts;
}

std::vector<Incident> revokes_found(const Rules&, const Carry&, const Deal& deal,
                                    std::span<const ProvedRevoke> revokes) {
  std::vector<Incident> found;
  std::vector<Incident> established;
  for (const ProvedRevoke& revoke : first_of_each(revokes)) {
    const Incident incident = revoke_found(deal, revoke);
    (is_established(incident) ? established : found).push_back(incident);
  }
  if (!established.empty()) found.push_back(as_one(established));
  return found;
}

}  // namespace spadille::kyuuri
