// The members of an incident, one row each, and when a guided entry asks for them. A table: longer
// than most files.
#include <algorithm>
#include <array>

#include "games/klaverjas/incident.h"

namespace spadille::klaverjas {
namespace {

using std::string_view_literals::operator""sv;
using What = Incident::What;
using Noticed = Incident::Noticed;

constexpr int kMostRoem = 2000;

/// An irregularity and the clause that it is settled by, in the order of its values.
struct Settled {
  std::string_view key;
  RuleId clause;
};
constexpr std::array kKinds{
    Settled{"wrong_packets", "KJ-8.2"_rule},
    Settled{"faced_card", "KJ-8.3"_rule},
    Settled{"wrong_number", "KJ-8.4"_rule},
    Settled{"wrong_dealer", "KJ-8.5"_rule},
    Settled{"call_out_of_turn", "KJ-8.6"_rule},
    Settled{"wrong_suit", "KJ-8.7"_rule},
    Settled{"suit_not_held", "KJ-8.8"_rule},
    Settled{"lead_out_of_turn", "KJ-8.9"_rule},
    Settled{"card_out_of_turn", "KJ-8.10"_rule},
    Settled{"exposed_card", "KJ-8.11"_rule},
    Settled{"two_cards", "KJ-8.12"_rule},
    Settled{"revoke", "KJ-8.13"_rule},
    Settled{"dealt_again", "KJ-8.17"_rule},
    Settled{"wrong_accusation", "KJ-8.21"_rule},
    Settled{"false_roem", "KJ-8.22"_rule},
    Settled{"wrong_points", "KJ-8.23"_rule},
    Settled{"slip", "KJ-8.24"_rule},
    Settled{"trick_looked_at", "KJ-8.25"_rule},
    Settled{"talk", "KJ-8.26"_rule},
    Settled{"hand_laid_down", "KJ-8.27"_rule},
    Settled{"talon", "KJ-8.28"_rule},
    Settled{"must_name_passes", "KJ-8.29"_rule},
    Settled{"none_left", "KJ-8.30"_rule},
    Settled{"wrong_taker", "KJ-8.31"_rule},
    Settled{"winner_disputed", "KJ-8.32"_rule},
    Settled{"onlooker", "KJ-8.33"_rule},
    Settled{"other", "KJ-8.1"_rule},
};
constexpr auto kWhat = [] {
  std::array<std::string_view, kKinds.size()> keys;
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = kKinds[i].key;
  return keys;
}();
constexpr std::array kNoticed{"dealing"sv, "choosing"sv, "on_the_table"sv, "turned"sv,
                              "led_on"sv,  "counting"sv, "entered"sv};
constexpr std::array kWish{"another_suit"sv, "pass"sv};
constexpr std::array kSince{"at_once"sv, "a_while"sv, "somebody_spoke"sv, "card_led"sv};
constexpr std::array kProof{"proved"sv, "both_sides"sv, "not_proved"sv, "mixed_by_accused"sv,
                            "mixed_by_accusers"sv};
constexpr std::array kClaimed{"too_much"sv, "too_little"sv, "by_losers"sv, "impossible"sv};
constexpr std::array kTrick{"first"sv, "last"sv, "older"sv, "for_proof"sv};
constexpr std::array kSays{"rest_is_mine"sv, "makers_nat"sv, "others_nat"sv};
constexpr std::array kTalon{"changed"sv, "wrong_number"sv, "looked_at"sv};
constexpr std::array kChoice{"claim"sv, "let_stand"sv};
constexpr std::array kGathered{"not_led_on"sv, "led_on"sv, "played_on"sv, "mixed"sv};
constexpr std::array kSaid{"fault"sv, "cards"sv, "advice"sv};

bool is_one_of(const Incident& incident, std::initializer_list<What> all) {
  return incident.what && std::find(all.begin(), all.end(), *incident.what) != all.end();
}
bool is(const Incident& incident, What what) { return incident.what == what; }

/// Noticed in the play, or while the points are counted.
bool noticed_from(const Incident& incident, Noticed first) {
  return incident.noticed && *incident.noticed >= first && incident.noticed != Noticed::entered;
}

/// A wrong number of cards that somebody brought about (KJ-8.12, KJ-8.28).
bool is_short_of_cards(const Incident& incident) {
  if (is(incident, What::two_cards)) return noticed_from(incident, Noticed::turned);
  return is(incident, What::talon) && incident.talon == Incident::Talon::wrong_number &&
         noticed_from(incident, Noticed::on_the_table);
}

/// The ruling names somebody in these.
bool asks_who(const Rules&, const Carry&, const Incident& incident) {
  return is_one_of(incident, {What::wrong_dealer, What::call_out_of_turn, What::wrong_suit,
                              What::lead_out_of_turn, What::card_out_of_turn, What::exposed_card,
                              What::two_cards, What::revoke, What::hand_laid_down}) ||
         (is(incident, What::none_left) && incident.held && !incident.denied);
}

/// KJ-8.33: until the first lead it matters what somebody knows.
bool knows_cards(const Incident& incident) {
  return is(incident, What::onlooker) && incident.said == Incident::Said::cards;
}

bool asks_noticed(const Rules& rules, const Carry&, const Incident& incident) {
  if (is(incident, What::suit_not_held)) return rules.maker_must_hold_trump;
  if (is(incident, What::talon))
    return incident.talon && *incident.talon != Incident::Talon::looked_at;
  if (is(incident, What::false_roem))
    return incident.claimed && incident.claimed != Incident::Claimed::impossible;
  return is_one_of(incident,
                   {What::wrong_packets, What::faced_card, What::wrong_number, What::wrong_dealer,
                    What::two_cards, What::revoke, What::wrong_points}) ||
         knows_cards(incident);
}

/// How long a claim of roem is possible depends on the last trick (KJ-7.23).
bool asks_last_trick(const Rules& rules, const Carry&, const Incident& incident) {
  return is(incident, What::false_roem) && incident.noticed == Noticed::turned &&
         rules.roem_deadline == Rules::RoemDeadline::trick_turned &&
         rules.roem_caller != Rules::RoemCaller::automatic &&
         (incident.claimed == Incident::Claimed::too_little ||
          (incident.claimed == Incident::Claimed::too_much &&
           rules.false_roem == Rules::FalseRoem::as_any_claim));
}

bool asks_proof(const Rules& rules, const Carry&, const Incident& incident) {
  return is(incident, What::revoke) && incident.noticed && !in_time(rules, incident) &&
         incident.noticed != Noticed::entered;
}

bool asks_turned_since(const Rules& rules, const Carry&, const Incident& incident) {
  return is(incident, What::revoke) && punishable(rules, incident) &&
         rules.revoke == Rules::Revoke::none && incident.noticed != Noticed::turned;
}

/// Where both sides have revoked nobody is innocent.
bool asks_choice_of_revoke(const Rules& rules, const Incident& incident) {
  if (!punishable(rules, incident) || incident.proof == Incident::Proof::both_sides) return false;
  return rules.revoke != Rules::Revoke::none || far_back(incident);
}

bool asks_choice(const Rules& rules, const Carry&, const Incident& incident) {
  if (is_one_of(incident, {What::wrong_packets, What::faced_card}))
    return incident.noticed == Noticed::dealing;
  if (is(incident, What::wrong_dealer))
    return incident.noticed && *incident.noticed <= Noticed::choosing;
  if (is_one_of(incident, {What::lead_out_of_turn, What::card_out_of_turn}))
    return !incident.played_on;
  if (knows_cards(incident)) return incident.noticed && *incident.noticed <= Noticed::choosing;
  return is_short_of_cards(incident) ||
         (is(incident, What::revoke) && asks_choice_of_revoke(rules, incident));
}

/// Whether the innocent side claims what a revoke brings, or has still to choose: what it comes to
/// is known before.
bool claimed(const Rules& rules, const Incident& incident) {
  return is(incident, What::revoke) && asks_choice_of_revoke(rules, incident) &&
         incident.choice != Incident::Choice::let_stand;
}

bool asks_times(const Rules& rules, const Carry&, const Incident& incident) {
  return claimed(rules, incident) && rules.revoke == Rules::Revoke::deal_again;
}

bool asks_dealt(const Rules& rules, const Carry&, const Incident& incident) {
  if (rules.revoke != Rules::Revoke::deal_again_twice) return false;
  const bool both = is(incident, What::revoke) && punishable(rules, incident) &&
                    incident.proof == Incident::Proof::both_sides;
  return both || claimed(rules, incident) || is(incident, What::dealt_again);
}

bool asks_lopsided(const Rules& rules, const Carry&, const Incident& incident) {
  return is(incident, What::dealt_again) && incident.dealt == 2 &&
         rules.revoke == Rules::Revoke::deal_again_twice;
}

bool asks_roem(const Rules& rules, const Carry&, const Incident& incident) {
  return claimed(rules, incident) && rules.revoke == Rules::Revoke::points_and_roem;
}

/// Nat conceded brings the others what either side has claimed.
bool asks_all_roem(const Rules&, const Carry&, const Incident& incident) {
  return is(incident, What::hand_laid_down) && incident.says == Incident::Says::makers_nat;
}

bool asks_since(const Rules& rules, const Carry&, const Incident& incident) {
  return is(incident, What::wrong_suit) && incident.wish == Incident::Wish::another_suit &&
         rules.trump_change != Rules::TrumpChange::never;
}

/// What was counted wrongly stands in any case.
bool asks_table_went_on(const Rules&, const Carry&, const Incident& incident) {
  return is(incident, What::slip) && !incident.counted_wrongly;
}

bool asks_mixed(const Rules& rules, const Carry&, const Incident& incident) {
  if (is(incident, What::must_name_passes)) return somebody_must_name(rules);
  return is(incident, What::wrong_points) && incident.noticed == Noticed::counting;
}

bool asks_by_one(const Rules& rules, const Carry& carry, const Incident& incident) {
  return is(incident, What::wrong_points) && asks_mixed(rules, carry, incident) && incident.mixed;
}

bool asks_agreed(const Rules&, const Carry&, const Incident& incident) {
  return is(incident, What::hand_laid_down) && incident.says &&
         incident.says != Incident::Says::others_nat;
}

template <What... kinds>
bool asks_of(const Rules&, const Carry&, const Incident& incident) {
  return is_one_of(incident, {kinds...});
}

constexpr std::array kIncidentForm{
    IncidentRow{field<&Incident::what>({.key = "what",
                                        .kind = Kind::choice,
                                        .rule = "KJ-8.1"_rule,
                                        .label = "klaverjas.incident.what",
                                        .choices = kWhat}),
                [](const Rules&, const Carry&, const Incident&) { return true; }},
    IncidentRow{field<&Incident::gathered>({.key = "gathered",
                                            .kind = Kind::choice,
                                            .rule = "KJ-8.31"_rule,
                                            .label = "klaverjas.incident.gathered",
                                            .choices = kGathered}),
                asks_of<What::wrong_taker>},
    IncidentRow{field<&Incident::said>({.key = "said",
                                        .kind = Kind::choice,
                                        .rule = "KJ-8.33"_rule,
                                        .label = "klaverjas.incident.said",
                                        .choices = kSaid}),
                asks_of<What::onlooker>},
    IncidentRow{field<&Incident::found>({.key = "found",
                                         .kind = Kind::flag,
                                         .rule = "KJ-8.32"_rule,
                                         .label = "klaverjas.incident.found"}),
                asks_of<What::winner_disputed>},
    IncidentRow{field<&Incident::held>({.key = "held",
                                        .kind = Kind::flag,
                                        .rule = "KJ-8.30"_rule,
                                        .label = "klaverjas.incident.held"}),
                asks_of<What::none_left>},
    IncidentRow{field<&Incident::denied>({.key = "denied",
                                          .kind = Kind::flag,
                                          .rule = "KJ-8.30"_rule,
                                          .label = "klaverjas.incident.denied"}),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::none_left) && incident.held;
                }},
    IncidentRow{field<&Incident::who>({.key = "who",
                                       .kind = Kind::seat,
                                       .rule = "KJ-8.1"_rule,
                                       .label = "klaverjas.incident.who",
                                       .max = kLastSeat}),
                asks_who},
    IncidentRow{field<&Incident::wish>({.key = "wish",
                                        .kind = Kind::choice,
                                        .rule = "KJ-8.7"_rule,
                                        .label = "klaverjas.incident.wish",
                                        .choices = kWish}),
                asks_of<What::wrong_suit>},
    IncidentRow{field<&Incident::since>({.key = "since",
                                         .kind = Kind::choice,
                                         .rule = "KJ-8.7"_rule,
                                         .label = "klaverjas.incident.since",
                                         .choices = kSince,
                                         .once_over = static_cast<int>(Incident::Since::card_led)}),
                asks_since},
    IncidentRow{field<&Incident::claimed>({.key = "claimed",
                                           .kind = Kind::choice,
                                           .rule = "KJ-8.22"_rule,
                                           .label = "klaverjas.incident.claimed",
                                           .choices = kClaimed}),
                asks_of<What::false_roem>},
    IncidentRow{field<&Incident::talon>({.key = "talon",
                                         .kind = Kind::choice,
                                         .rule = "KJ-8.28"_rule,
                                         .label = "klaverjas.incident.talon",
                                         .choices = kTalon}),
                asks_of<What::talon>},
    IncidentRow{field<&Incident::noticed>({.key = "noticed",
                                           .kind = Kind::choice,
                                           .rule = "KJ-8.1"_rule,
                                           .label = "klaverjas.incident.noticed",
                                           .choices = kNoticed,
                                           .once_over = static_cast<int>(Noticed::counting),
                                           .once_entered = static_cast<int>(Noticed::entered)}),
                asks_noticed},
    IncidentRow{field<&Incident::last_trick>({.key = "last_trick",
                                              .kind = Kind::flag,
                                              .rule = "KJ-7.23"_rule,
                                              .label = "klaverjas.incident.last_trick"}),
                asks_last_trick},
    IncidentRow{field<&Incident::played_on>({.key = "played_on",
                                             .kind = Kind::flag,
                                             .rule = "KJ-8.9"_rule,
                                             .label = "klaverjas.incident.played_on",
                                             .once_over = 1}),
                asks_of<What::lead_out_of_turn, What::card_out_of_turn>},
    IncidentRow{field<&Incident::in_turn>({.key = "in_turn",
                                           .kind = Kind::flag,
                                           .rule = "KJ-8.11"_rule,
                                           .label = "klaverjas.incident.in_turn"}),
                asks_of<What::exposed_card>},
    IncidentRow{field<&Incident::proof>({.key = "proof",
                                         .kind = Kind::choice,
                                         .rule = "KJ-8.20"_rule,
                                         .label = "klaverjas.incident.proof",
                                         .choices = kProof}),
                asks_proof},
    IncidentRow{field<&Incident::turned_since>({.key = "turned_since",
                                                .kind = Kind::integer,
                                                .rule = "KJ-8.19"_rule,
                                                .label = "klaverjas.incident.turned_since",
                                                .max = 9}),
                asks_turned_since},
    IncidentRow{field<&Incident::mixed>({.key = "mixed",
                                         .kind = Kind::flag,
                                         .rule = "KJ-8.23"_rule,
                                         .label = "klaverjas.incident.mixed"}),
                asks_mixed},
    IncidentRow{field<&Incident::by_one>({.key = "by_one",
                                          .kind = Kind::flag,
                                          .rule = "KJ-8.23"_rule,
                                          .label = "klaverjas.incident.by_one"}),
                asks_by_one},
    IncidentRow{field<&Incident::counted_wrongly>({.key = "counted_wrongly",
                                                   .kind = Kind::flag,
                                                   .rule = "KJ-8.24"_rule,
                                                   .label = "klaverjas.incident.counted_wrongly"}),
                asks_of<What::slip>},
    IncidentRow{field<&Incident::table_went_on>({.key = "table_went_on",
                                                 .kind = Kind::flag,
                                                 .rule = "KJ-8.24"_rule,
                                                 .label = "klaverjas.incident.table_went_on"}),
                asks_table_went_on},
    IncidentRow{field<&Incident::trick>({.key = "trick",
                                         .kind = Kind::choice,
                                         .rule = "KJ-8.25"_rule,
                                         .label = "klaverjas.incident.trick",
                                         .choices = kTrick}),
                asks_of<What::trick_looked_at>},
    IncidentRow{field<&Incident::defends>({.key = "defends",
                                           .kind = Kind::flag,
                                           .rule = "KJ-8.27"_rule,
                                           .label = "klaverjas.incident.defends"}),
                asks_of<What::hand_laid_down>},
    IncidentRow{field<&Incident::says>({.key = "says",
                                        .kind = Kind::choice,
                                        .rule = "KJ-8.27"_rule,
                                        .label = "klaverjas.incident.says",
                                        .choices = kSays}),
                asks_of<What::hand_laid_down>},
    IncidentRow{field<&Incident::times>({.key = "times",
                                         .kind = Kind::integer,
                                         .rule = "KJ-8.17"_rule,
                                         .label = "klaverjas.incident.times",
                                         .min = 1,
                                         .max = 99}),
                asks_times},
    IncidentRow{field<&Incident::dealt>({.key = "dealt",
                                         .kind = Kind::integer,
                                         .rule = "KJ-8.17"_rule,
                                         .label = "klaverjas.incident.dealt",
                                         .min = 1,
                                         .max = 3}),
                asks_dealt},
    IncidentRow{field<&Incident::lopsided>({.key = "lopsided",
                                            .kind = Kind::flag,
                                            .rule = "KJ-8.17"_rule,
                                            .label = "klaverjas.incident.lopsided"}),
                asks_lopsided},
    IncidentRow{field<&Incident::roem>({.key = "roem",
                                        .kind = Kind::integers,
                                        .rule = "KJ-8.15"_rule,
                                        .label = "klaverjas.incident.roem",
                                        .max = kMostRoem,
                                        .step = 10,
                                        .most = 3}),
                asks_roem},
    IncidentRow{field<&Incident::all_roem>({.key = "all_roem",
                                            .kind = Kind::integer,
                                            .rule = "KJ-5.10"_rule,
                                            .label = "klaverjas.incident.all_roem",
                                            .max = kMostRoem,
                                            .step = 10}),
                asks_all_roem},
    IncidentRow{field<&Incident::agreed>({.key = "agreed",
                                          .kind = Kind::flag,
                                          .rule = "KJ-8.27"_rule,
                                          .label = "klaverjas.incident.agreed",
                                          .chosen = true}),
                asks_agreed},
    IncidentRow{field<&Incident::choice>({.key = "choice",
                                          .kind = Kind::choice,
                                          .rule = "KJ-8.1"_rule,
                                          .label = "klaverjas.incident.choice",
                                          .choices = kChoice,
                                          .chosen = true}),
                asks_choice},
};

}  // namespace

std::span<const IncidentRow> incident_form() { return kIncidentForm; }

RuleId clause_of(What what) { return kKinds[static_cast<std::size_t>(what)].clause; }

}  // namespace spadille::klaverjas
