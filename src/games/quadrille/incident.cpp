// What is asked about an irregularity. A table: longer than most files.
#include "games/quadrille/incident.h"

namespace spadille::quadrille {
namespace {

using std::string_view_literals::operator""sv;
using What = Incident::What;
using Noticed = Incident::Noticed;
using Role = Incident::Role;

constexpr std::array kWhat{"faced_card"sv,         "wrong_count"sv,
                           "played_with_eleven"sv, "other_packets"sv,
                           "wrong_dealer"sv,       "bad_pack"sv,
                           "ante_forgotten"sv,     "bid_out_of_turn"sv,
                           "bid_not_allowed"sv,    "trumps_without_bid"sv,
                           "two_trumps"sv,         "wrong_call"sv,
                           "silent_spadille"sv,    "revoke"sv,
                           "matador_kept"sv,       "out_of_turn"sv,
                           "shown_by_card"sv,      "card_seen"sv,
                           "hand_shown"sv,         "urging_on"sv,
                           "holding_back"sv,       "remark"sv,
                           "looking_at_tricks"sv,  "giving_up"sv,
                           "beast_forgotten"sv,    "miscounted"sv,
                           "matadors_claim"sv,     "stopped_wrongly"sv,
                           "false_accusation"sv,   "none_left"sv,
                           "wrong_taker"sv,        "winner_disputed"sv,
                           "onlooker"sv,           "other"sv};
constexpr std::array kClauses{
    "QU-8.2"_rule,  "QU-8.3"_rule,  "QU-8.4"_rule,  "QU-8.5"_rule,  "QU-8.6"_rule,  "QU-8.7"_rule,
    "QU-8.8"_rule,  "QU-8.9"_rule,  "QU-8.10"_rule, "QU-8.11"_rule, "QU-8.12"_rule, "QU-8.13"_rule,
    "QU-8.14"_rule, "QU-8.15"_rule, "QU-8.18"_rule, "QU-8.19"_rule, "QU-8.21"_rule, "QU-8.22"_rule,
    "QU-8.23"_rule, "QU-8.24"_rule, "QU-8.25"_rule, "QU-8.26"_rule, "QU-8.27"_rule, "QU-8.28"_rule,
    "QU-8.29"_rule, "QU-8.30"_rule, "QU-8.31"_rule, "QU-8.32"_rule, "QU-8.33"_rule, "QU-8.34"_rule,
    "QU-8.35"_rule, "QU-8.36"_rule, "QU-8.37"_rule, "QU-8.1"_rule};
static_assert(kWhat.size() == kClauses.size());
constexpr std::array kNoticed{"before_bid"sv, "in_auction"sv, "before_lead"sv, "in_trick"sv,
                              "in_play"sv,    "after_play"sv, "next_deal"sv,   "later"sv};
constexpr std::array kRole{"alone"sv, "ombres_side"sv, "opponent"sv, "unknown"sv};
constexpr std::array kChoice{"call_card"sv, "name_suit"sv, "waive"sv};
constexpr std::array kGathered{"not_led_on"sv, "led_on"sv, "played_on"sv, "mixed"sv};
constexpr std::array kSaid{"fault"sv, "cards"sv, "advice"sv};

template <typename... Whats>
bool is(const Incident& incident, Whats... whats) {
  return ((incident.what == whats) || ...);
}
/// At the stage `from` or after it, but in time.
bool noticed_from(const Incident& incident, Noticed from) {
  return incident.noticed && *incident.noticed >= from && !too_late(incident);
}
/// QU-8.17: with one revoke in time; later, where it is proved.
bool asks_trick_won(const Rules& rules, const Carry&, const Incident& incident) {
  if (rules.revoked_trick != Rules::RevokedTrick::given_up || !is_revoke(incident)) return false;
  if (too_late(incident)) return incident.proved;
  return incident.noticed == Noticed::after_play && !incident.several;
}
bool asks_several(const Rules&, const Carry&, const Incident& incident) {
  return incident.noticed == Noticed::after_play && is_revoke(incident);
}
bool an_earlier_fault(const Incident& incident) {
  return is(incident, What::beast_forgotten) ||
         (too_late(incident) && (is_revoke(incident) || is(incident, What::played_with_eleven)));
}

bool asks_who(const Rules&, const Carry&, const Incident& incident) {
  return is(incident, What::played_with_eleven, What::ante_forgotten, What::bid_out_of_turn,
            What::bid_not_allowed, What::trumps_without_bid, What::wrong_call, What::revoke,
            What::matador_kept, What::out_of_turn, What::shown_by_card, What::card_seen,
            What::hand_shown, What::urging_on, What::holding_back, What::remark,
            What::beast_forgotten) ||
         (is(incident, What::looking_at_tricks) && !incident.for_proof) ||
         (is(incident, What::none_left) && incident.held && !incident.denied);
}
/// QU-8.37: until the first lead it matters what somebody knows.
bool knows_cards(const Incident& incident) {
  return is(incident, What::onlooker) && incident.said == Incident::Said::cards;
}
bool asks_own_king(const Rules& rules, const Carry&, const Incident& incident) {
  return is(incident, What::wrong_call) && may_call_own_king(rules);
}
bool asks_noticed(const Rules& rules, const Carry&, const Incident& incident) {
  if (is(incident, What::faced_card))
    return rules.faced_card == Rules::FacedCard::any || !incident.last_card;
  if (is(incident, What::wrong_call)) return !may_call_own_king(rules) || !incident.own_king;
  if (is(incident, What::miscounted)) return !incident.told_wrong;
  if (is(incident, What::matadors_claim)) return rules.claim_limit != Rules::ClaimLimit::none;
  return is_revoke(incident) || knows_cards(incident) ||
         is(incident, What::played_with_eleven, What::other_packets, What::wrong_dealer,
            What::bad_pack, What::ante_forgotten, What::bid_not_allowed, What::out_of_turn,
            What::false_accusation);
}
bool asks_role(const Rules&, const Carry&, const Incident& incident) {
  return is(incident, What::card_seen, What::hand_shown, What::urging_on) ||
         (is(incident, What::out_of_turn) && noticed_from(incident, Noticed::in_trick));
}
bool asks_his_turn(const Rules& rules, const Carry&, const Incident& incident) {
  if (is(incident, What::looking_at_tricks))
    return rules.look_at_tricks == Rules::LookAtTricks::on_turn && !incident.for_proof;
  return is(incident, What::card_seen) && must_be_played(rules, incident);
}

/// A row that is a flag: most of the questions.
template <auto Pointer>
constexpr Field<Incident> flag(std::string_view key, RuleId rule, std::string_view label,
                               bool chosen = false) {
  return field<Pointer>(
      {.key = key, .kind = Kind::flag, .rule = rule, .label = label, .chosen = chosen});
}

constexpr std::array kIncidentForm{
    IncidentRow{field<&Incident::what>({.key = "what",
                                        .kind = Kind::choice,
                                        .rule = "QU-8.1"_rule,
                                        .label = "quadrille.incident.what",
                                        .choices = kWhat}),
                [](const Rules&, const Carry&, const Incident&) { return true; }},
    IncidentRow{field<&Incident::gathered>({.key = "gathered",
                                            .kind = Kind::choice,
                                            .rule = "QU-8.35"_rule,
                                            .label = "quadrille.incident.gathered",
                                            .choices = kGathered}),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::wrong_taker);
                }},
    IncidentRow{field<&Incident::said>({.key = "said",
                                        .kind = Kind::choice,
                                        .rule = "QU-8.37"_rule,
                                        .label = "quadrille.incident.said",
                                        .choices = kSaid}),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::onlooker);
                }},
    IncidentRow{flag<&Incident::found>("found", "QU-8.36"_rule, "quadrille.incident.found"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::winner_disputed);
                }},
    IncidentRow{flag<&Incident::held>("held", "QU-8.34"_rule, "quadrille.incident.held"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::none_left);
                }},
    IncidentRow{
        flag<&Incident::for_proof>("for_proof", "QU-8.27"_rule, "quadrille.incident.for_proof"),
        [](const Rules&, const Carry&, const Incident& incident) {
          return is(incident, What::looking_at_tricks);
        }},
    IncidentRow{flag<&Incident::denied>("denied", "QU-8.34"_rule, "quadrille.incident.denied"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::none_left) && incident.held;
                }},
    IncidentRow{field<&Incident::who>({.key = "who",
                                       .kind = Kind::seat,
                                       .rule = "QU-8.1"_rule,
                                       .label = "quadrille.incident.who",
                                       .max = kLastSeat}),
                asks_who},
    IncidentRow{
        flag<&Incident::last_card>("last_card", "QU-8.2"_rule, "quadrille.incident.last_card"),
        [](const Rules& rules, const Carry&, const Incident& incident) {
          return is(incident, What::faced_card) && rules.faced_card == Rules::FacedCard::not_last;
        }},
    IncidentRow{flag<&Incident::spoken_since>("spoken_since", "QU-8.9"_rule,
                                              "quadrille.incident.spoken_since"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::bid_out_of_turn);
                }},
    IncidentRow{
        flag<&Incident::spoke_last>("spoke_last", "QU-8.11"_rule, "quadrille.incident.spoke_last"),
        [](const Rules&, const Carry&, const Incident& incident) {
          return is(incident, What::trumps_without_bid);
        }},
    IncidentRow{
        flag<&Incident::own_king>("own_king", "QU-8.13"_rule, "quadrille.incident.own_king"),
        asks_own_king},
    IncidentRow{
        flag<&Incident::might_keep>("might_keep", "QU-8.18"_rule, "quadrille.incident.might_keep"),
        [](const Rules&, const Carry&, const Incident& incident) {
          return is(incident, What::matador_kept);
        }},
    IncidentRow{
        flag<&Incident::told_wrong>("told_wrong", "QU-8.30"_rule, "quadrille.incident.told_wrong"),
        [](const Rules&, const Carry&, const Incident& incident) {
          return is(incident, What::miscounted);
        }},
    IncidentRow{
        flag<&Incident::not_dealt>("not_dealt", "QU-8.31"_rule, "quadrille.incident.not_dealt"),
        [](const Rules&, const Carry&, const Incident& incident) {
          return is(incident, What::matadors_claim);
        }},
    IncidentRow{field<&Incident::noticed>({.key = "noticed",
                                           .kind = Kind::choice,
                                           .rule = "QU-8.1"_rule,
                                           .label = "quadrille.incident.noticed",
                                           .choices = kNoticed,
                                           .once_over = static_cast<int>(Noticed::after_play),
                                           .once_entered = static_cast<int>(Noticed::next_deal)}),
                asks_noticed},
    IncidentRow{flag<&Incident::redeal_asked>("redeal_asked", "QU-8.37"_rule,
                                              "quadrille.incident.redeal_asked"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return knows_cards(incident) && incident.noticed &&
                         *incident.noticed <= Noticed::before_lead;
                }},
    IncidentRow{
        flag<&Incident::had_passed>("had_passed", "QU-8.10"_rule, "quadrille.incident.had_passed"),
        [](const Rules&, const Carry&, const Incident& incident) {
          return is(incident, What::bid_not_allowed) && incident.noticed == Noticed::in_auction;
        }},
    IncidentRow{field<&Incident::role>({.key = "role",
                                        .kind = Kind::choice,
                                        .rule = "QU-8.20"_rule,
                                        .label = "quadrille.incident.role",
                                        .choices = kRole}),
                asks_role},
    IncidentRow{flag<&Incident::six_won>("six_won", "QU-8.23"_rule, "quadrille.incident.six_won"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::hand_shown) && incident.role &&
                         incident.role != Role::opponent;
                }},
    IncidentRow{flag<&Incident::vole>("vole", "QU-8.20"_rule, "quadrille.incident.vole"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return may_cost_vole(incident);
                }},
    IncidentRow{
        flag<&Incident::doubtful>("doubtful", "QU-8.21"_rule, "quadrille.incident.doubtful"),
        [](const Rules&, const Carry&, const Incident& incident) {
          return is(incident, What::shown_by_card) && !incident.vole;
        }},
    IncidentRow{
        flag<&Incident::answered>("answered", "QU-8.25"_rule, "quadrille.incident.answered"),
        [](const Rules&, const Carry&, const Incident& incident) {
          return is(incident, What::holding_back);
        }},
    IncidentRow{flag<&Incident::harm>("harm", "QU-8.22"_rule, "quadrille.incident.harm"),
                [](const Rules& rules, const Carry&, const Incident& incident) {
                  return is(incident, What::card_seen) &&
                         rules.seen_card == Rules::SeenCard::if_harmful && incident.role &&
                         incident.role != Role::alone;
                }},
    IncidentRow{
        flag<&Incident::his_turn>("his_turn", "QU-8.27"_rule, "quadrille.incident.his_turn"),
        asks_his_turn},
    IncidentRow{flag<&Incident::to_lead>("to_lead", "QU-8.27"_rule, "quadrille.incident.to_lead"),
                [](const Rules& rules, const Carry&, const Incident& incident) {
                  return is(incident, What::looking_at_tricks) && !incident.for_proof &&
                         rules.look_at_tricks == Rules::LookAtTricks::on_lead;
                }},
    IncidentRow{flag<&Incident::agreed>("agreed", "QU-8.28"_rule, "quadrille.incident.agreed"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::giving_up) ||
                         (is(incident, What::miscounted) && incident.told_wrong);
                }},
    IncidentRow{flag<&Incident::mixed>("mixed", "QU-8.32"_rule, "quadrille.incident.mixed"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::silent_spadille, What::stopped_wrongly);
                }},
    IncidentRow{flag<&Incident::proved>("proved", "QU-8.29"_rule, "quadrille.incident.proved"),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return an_earlier_fault(incident);
                }},
    IncidentRow{
        flag<&Incident::trick_won>("trick_won", "QU-8.17"_rule, "quadrille.incident.trick_won"),
        asks_trick_won},
    IncidentRow{
        flag<&Incident::already_beasted>("already_beasted", "QU-8.1"_rule,
                                         "quadrille.incident.already_beasted"),
        [](const Rules&, const Carry&, const Incident& incident) { return costs_beast(incident); }},
    IncidentRow{
        flag<&Incident::replay>("replay", "QU-8.16"_rule, "quadrille.incident.replay", true),
        [](const Rules&, const Carry&, const Incident& incident) {
          return is_revoke(incident) && incident.noticed == Noticed::in_play;
        }},
    IncidentRow{
        flag<&Incident::several>("several", "QU-8.17"_rule, "quadrille.incident.several", true),
        asks_several},
    IncidentRow{flag<&Incident::let_stand>("let_stand", "QU-8.4"_rule,
                                           "quadrille.incident.let_stand", true),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::played_with_eleven) && incident.noticed &&
                         !too_late(incident);
                }},
    IncidentRow{field<&Incident::choice>({.key = "choice",
                                          .kind = Kind::choice,
                                          .rule = "QU-8.19"_rule,
                                          .label = "quadrille.incident.choice",
                                          .choices = kChoice,
                                          .chosen = true}),
                [](const Rules&, const Carry&, const Incident& incident) {
                  return is(incident, What::out_of_turn) && incident.noticed == Noticed::in_trick;
                }},
};

/// Before this nobody can have noticed it.
Noticed earliest(What what) {
  if (what == What::bid_not_allowed) return Noticed::in_auction;
  if (what == What::wrong_call) return Noticed::before_lead;
  if (what == What::miscounted || what == What::matadors_claim) return Noticed::after_play;
  const bool of_play = what == What::revoke || what == What::matador_kept ||
                       what == What::out_of_turn || what == What::played_with_eleven ||
                       what == What::false_accusation;
  return of_play ? Noticed::in_trick : Noticed::before_bid;
}

Findings check_noticed(const Incident& incident) {
  const auto first = static_cast<std::size_t>(earliest(*incident.what));
  const auto given = static_cast<std::size_t>(*incident.noticed);
  if (given >= first) return {};
  return {{.place = "/noticed",
           .given = std::string(kNoticed[given]),
           .message = {"quadrille.finding.not_yet"},
           .rule = clause_of(*incident.what),
           .expected = alternatives(std::span(kNoticed).subspan(first))}};
}

}  // namespace

std::span<const IncidentRow> incident_form() { return kIncidentForm; }

RuleId clause_of(What what) { return kClauses[static_cast<std::size_t>(what)]; }

bool too_late(const Incident& incident) {
  return incident.noticed && *incident.noticed >= Noticed::next_deal;
}

bool is_revoke(const Incident& incident) {
  return is(incident, What::revoke) || (is(incident, What::matador_kept) && !incident.might_keep);
}

bool costs_beast(const Incident& incident) {
  if (an_earlier_fault(incident)) return incident.proved;
  if (is_revoke(incident)) return noticed_from(incident, Noticed::in_play);
  if (is(incident, What::played_with_eleven)) return incident.noticed.has_value();
  if (is(incident, What::shown_by_card)) return !incident.vole && incident.doubtful;
  return is(incident, What::holding_back) && !incident.answered;
}

bool may_cost_vole(const Incident& incident) {
  if (is(incident, What::shown_by_card)) return true;
  const bool either = incident.role == Role::ombres_side || incident.role == Role::unknown;
  if (is(incident, What::hand_shown))
    return (either || incident.role == Role::alone) && !incident.six_won;
  if (is(incident, What::out_of_turn)) return either && !too_late(incident);
  return is(incident, What::urging_on) && either;
}

bool must_be_played(const Rules& rules, const Incident& incident) {
  if (!incident.role || incident.role == Role::alone) return false;
  return rules.seen_card == Rules::SeenCard::must_play || incident.harm;
}

Findings validate(const Rules& rules, const Carry& carry, const Incident& incident) {
  Findings findings = out_of_range(incident_form(), incident);
  if (has_error(findings)) return findings;
  append(findings, check_bounds(rules, carry));
  for (const IncidentRow& row : incident_form())
    if (row.kind != Kind::flag && row.asked(rules, carry, incident) && row.get(incident).empty())
      findings.push_back(missing_at("/" + std::string(row.key), row.rule));
  if (incident.what && incident.noticed && asks_noticed(rules, carry, incident))
    append(findings, check_noticed(incident));
  return findings;
}

}  // namespace spadille::quadrille
