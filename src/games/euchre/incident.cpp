// What is asked about an irregularity, one row a question. A table: longer than most files.
#include "games/euchre/incident.h"

#include "games/euchre/asked.h"

namespace spadille::euchre {
namespace {

using std::string_view_literals::operator""sv;
using What = Incident::What;

/// Two players who follow, in all tricks but the last, where nothing is left to choose.
constexpr int kMostRevokes = 2 * (kTricks - 1);

constexpr std::array kWhat{"misdeal"sv,           "faced_card"sv,
                           "wrong_pack"sv,        "card_shown_dealing"sv,
                           "deal_out_of_turn"sv,  "call_out_of_turn"sv,
                           "call_after_pass"sv,   "turned_down_named"sv,
                           "turned_down_early"sv, "alone_late"sv,
                           "auction_talk"sv,      "discard_changed"sv,
                           "wrong_number"sv,      "revoke"sv,
                           "revoke_claim"sv,      "wrong_claim"sv,
                           "several_revokes"sv,   "lead_out_of_turn"sv,
                           "play_out_of_turn"sv,  "exposed_card"sv,
                           "sitting_out_shows"sv, "thrown_in"sv,
                           "claim_rest"sv,        "table_talk"sv,
                           "card_taken_back"sv,   "score_error"sv,
                           "trick_looked_at"sv,   "not_cut"sv,
                           "no_natural_trump"sv,  "stuck_dealer_passes"sv,
                           "wrong_exchange"sv,    "none_left"sv,
                           "wrong_taker"sv,       "winner_disputed"sv,
                           "onlooker"sv,          "other"sv};
constexpr std::array kStage{"before_turn_up"sv, "before_first_lead"sv, "first_trick"sv, "later"sv,
                            "over"sv};
constexpr std::array kNoticed{"in_time"sv, "established"sv, "after_mixing"sv, "after_cut"sv};
constexpr std::array kClaim{"pending"sv, "proved"sv, "not_proved"sv, "mixed_by_accused"sv};
constexpr std::array kHow{"shown"sv, "two_at_once"sv, "on_the_floor"sv, "named"sv};
constexpr std::array kChoice{"exposed"sv, "suit"sv};
constexpr std::array kGathered{"not_led_on"sv, "led_on"sv, "played_on"sv, "mixed"sv};
constexpr std::array kSaid{"fault"sv, "cards"sv, "advice"sv};

/// A row that is a flag.
template <auto Pointer>
constexpr Field<Incident> flag(std::string_view key, RuleId rule, std::string_view label) {
  return field<Pointer>({.key = key, .kind = Kind::flag, .rule = rule, .label = label});
}
/// A row that is a choice.
template <auto Pointer>
constexpr Field<Incident> choice(std::string_view key, RuleId rule, std::string_view label,
                                 std::span<const std::string_view> choices) {
  return field<Pointer>(
      {.key = key, .kind = Kind::choice, .rule = rule, .label = label, .choices = choices});
}

constexpr std::array kIncidentForm{
    IncidentRow{field<&Incident::what>({.key = "what",
                                        .kind = Kind::choice,
                                        .rule = "EU-8.1"_rule,
                                        .label = "euchre.incident.what",
                                        .choices = kWhat}),
                [](const Rules&, const Carry&, const Incident&) { return true; }},
    IncidentRow{
        flag<&Incident::not_turned>("not_turned", "EU-8.33"_rule, "euchre.incident.not_turned"),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::trick_looked_at); }},
    IncidentRow{
        flag<&Incident::for_proof>("for_proof", "EU-8.33"_rule, "euchre.incident.for_proof"),
        [](const Rules&, const Carry&, const Incident& i) {
          return is(i, What::trick_looked_at) && !i.not_turned;
        }},
    IncidentRow{
        choice<&Incident::gathered>("gathered", "EU-8.39"_rule, "euchre.incident.gathered",
                                    kGathered),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::wrong_taker); }},
    IncidentRow{
        choice<&Incident::said>("said", "EU-8.41"_rule, "euchre.incident.said", kSaid),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::onlooker); }},
    IncidentRow{
        flag<&Incident::found>("found", "EU-8.40"_rule, "euchre.incident.found"),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::winner_disputed); }},
    IncidentRow{
        flag<&Incident::held>("held", "EU-8.38"_rule, "euchre.incident.held"),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::none_left); }},
    IncidentRow{
        flag<&Incident::played_on>("played_on", "EU-8.38"_rule, "euchre.incident.played_on"),
        [](const Rules& rules, const Carry&, const Incident& i) {
          return is(i, What::none_left) && i.held && !rules.laid_is_played;
        }},
    IncidentRow{
        field<&Incident::stage>({.key = "stage",
                                 .kind = Kind::choice,
                                 .rule = "EU-8.2"_rule,
                                 .label = "euchre.incident.stage",
                                 .choices = kStage,
                                 .once_over = static_cast<int>(Incident::Stage::over)}),
        [](const Rules& rules, const Carry&, const Incident& i) { return asks_stage(rules, i); }},
    IncidentRow{flag<&Incident::redeal_asked>("redeal_asked", "EU-8.41"_rule,
                                              "euchre.incident.redeal_asked"),
                [](const Rules&, const Carry&, const Incident& i) {
                  return asks_stage_of_onlooker(i) && i.stage && !played_to(i);
                }},
    IncidentRow{flag<&Incident::mixed>("mixed", "EU-8.36"_rule, "euchre.incident.mixed"),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return is(i, What::stuck_dealer_passes) && rules.stick_the_dealer;
                }},
    IncidentRow{field<&Incident::noticed>({.key = "noticed",
                                           .kind = Kind::choice,
                                           .rule = "EU-8.16"_rule,
                                           .label = "euchre.incident.noticed",
                                           .choices = kNoticed,
                                           .once_over = 1}),
                [](const Rules&, const Carry&, const Incident& i) { return is(i, What::revoke); }},
    IncidentRow{
        field<&Incident::claim>({.key = "claim",
                                 .kind = Kind::choice,
                                 .rule = "EU-8.17"_rule,
                                 .label = "euchre.incident.claim",
                                 .choices = kClaim,
                                 .once_over = 1}),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::revoke_claim); }},
    IncidentRow{
        field<&Incident::how>({.key = "how",
                               .kind = Kind::choice,
                               .rule = "EU-8.24"_rule,
                               .label = "euchre.incident.how",
                               .choices = kHow}),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::exposed_card); }},
    IncidentRow{field<&Incident::second_card>({.key = "second_card",
                                               .kind = Kind::flag,
                                               .rule = "EU-8.19"_rule,
                                               .label = "euchre.incident.second_card"}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return rules.revoke_chance == Rules::RevokeChance::first && is(i, What::revoke) &&
                         claimed(rules, i);
                }},
    IncidentRow{field<&Incident::all_played>({.key = "all_played",
                                              .kind = Kind::flag,
                                              .rule = "EU-8.21"_rule,
                                              .label = "euchre.incident.all_played",
                                              .once_over = 1}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::lead_out_of_turn);
                }},
    IncidentRow{field<&Incident::partner_skipped>({.key = "partner_skipped",
                                                   .kind = Kind::flag,
                                                   .rule = "EU-8.23"_rule,
                                                   .label = "euchre.incident.partner_skipped"}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::play_out_of_turn);
                }},
    IncidentRow{field<&Incident::breaks_suit>({.key = "breaks_suit",
                                               .kind = Kind::flag,
                                               .rule = "EU-8.23"_rule,
                                               .label = "euchre.incident.breaks_suit"}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::play_out_of_turn);
                }},
    IncidentRow{
        field<&Incident::next_turned_up>({.key = "next_turned_up",
                                          .kind = Kind::flag,
                                          .rule = "EU-8.32"_rule,
                                          .label = "euchre.incident.next_turned_up"}),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::score_error); }},
    IncidentRow{field<&Incident::hand_thrown_in>({.key = "hand_thrown_in",
                                                  .kind = Kind::flag,
                                                  .rule = "EU-8.29"_rule,
                                                  .label = "euchre.incident.hand_thrown_in"}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return is(i, What::claim_rest) &&
                         rules.claim_rest == Rules::ClaimRest::two_points;
                }},
    IncidentRow{field<&Incident::agreed>({.key = "agreed",
                                          .kind = Kind::flag,
                                          .rule = "EU-8.29"_rule,
                                          .label = "euchre.incident.agreed"}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return (is(i, What::claim_rest) && !i.hand_thrown_in) ||
                         (is(i, What::score_error) && i.next_turned_up);
                }},
    IncidentRow{
        field<&Incident::both>({.key = "both",
                                .kind = Kind::flag,
                                .rule = "EU-8.1"_rule,
                                .label = "euchre.incident.both"}),
        [](const Rules& rules, const Carry&, const Incident& i) { return asks_both(rules, i); }},
    IncidentRow{
        field<&Incident::who>({.key = "who",
                               .kind = Kind::seat,
                               .rule = "EU-8.1"_rule,
                               .label = "euchre.incident.who",
                               .max = kLastSeat}),
        [](const Rules& rules, const Carry&, const Incident& i) { return asks_who(rules, i); }},
    IncidentRow{field<&Incident::picked_up>({.key = "picked_up",
                                             .kind = Kind::flag,
                                             .rule = "EU-8.14"_rule,
                                             .label = "euchre.incident.picked_up"}),
                [](const Rules&, const Carry& carry, const Incident& i) {
                  return wrong_number_in_time(i) && i.who == carry.dealer &&
                         i.stage == Incident::Stage::before_first_lead;
                }},
    IncidentRow{field<&Incident::times>({.key = "times",
                                         .kind = Kind::integer,
                                         .rule = "EU-8.1"_rule,
                                         .label = "euchre.incident.times",
                                         .min = 1,
                                         .max = 99}),
                [](const Rules& rules, const Carry& carry, const Incident& i) {
                  return asks_times(rules, carry, i);
                }},
    IncidentRow{field<&Incident::revokes>({.key = "revokes",
                                           .kind = Kind::integer,
                                           .rule = "EU-8.20"_rule,
                                           .label = "euchre.incident.revokes",
                                           .min = 1,
                                           .max = kMostRevokes}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return counts_revokes(rules, i);
                }},
    IncidentRow{field<&Incident::revokes_against>({.key = "revokes_against",
                                                   .kind = Kind::integer,
                                                   .rule = "EU-8.20"_rule,
                                                   .label = "euchre.incident.revokes_against",
                                                   .max = kMostRevokes}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return counts_revokes(rules, i);
                }},
    IncidentRow{field<&Incident::against_loner>({.key = "against_loner",
                                                 .kind = Kind::flag,
                                                 .rule = "EU-8.28"_rule,
                                                 .label = "euchre.incident.against_loner"}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::claim_rest) && i.hand_thrown_in;
                }},
    IncidentRow{
        field<&Incident::play_on>({.key = "play_on",
                                   .kind = Kind::flag,
                                   .rule = "EU-8.28"_rule,
                                   .label = "euchre.incident.play_on",
                                   .chosen = true}),
        [](const Rules&, const Carry&, const Incident& i) { return thrown_in_against_loner(i); }},
    IncidentRow{field<&Incident::offender_alone>({.key = "offender_alone",
                                                  .kind = Kind::flag,
                                                  .rule = "EU-8.22"_rule,
                                                  .label = "euchre.incident.offender_alone"}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return asks_offender_alone(rules, i);
                }},
    IncidentRow{
        field<&Incident::lone>({.key = "lone",
                                .kind = Kind::flag,
                                .rule = "EU-8.16"_rule,
                                .label = "euchre.incident.lone"}),
        [](const Rules& rules, const Carry&, const Incident& i) { return asks_lone(rules, i); }},
    IncidentRow{field<&Incident::no_trick>({.key = "no_trick",
                                            .kind = Kind::flag,
                                            .rule = "EU-7.10"_rule,
                                            .label = "euchre.incident.no_trick"}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return asks_no_trick(rules, i);
                }},
    IncidentRow{field<&Incident::offender_scores>({.key = "offender_scores",
                                                   .kind = Kind::flag,
                                                   .rule = "EU-8.14"_rule,
                                                   .label = "euchre.incident.offender_scores"}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return (settled_as_wrong_number(rules, i) && !i.both) ||
                         played_without_right(rules, i);
                }},
    IncidentRow{field<&Incident::touched>({.key = "touched",
                                           .kind = Kind::flag,
                                           .rule = "EU-8.5"_rule,
                                           .label = "euchre.incident.touched",
                                           .once_over = 1}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::card_shown_dealing) && !i.both;
                }},
    IncidentRow{field<&Incident::called>({.key = "called",
                                          .kind = Kind::flag,
                                          .rule = "EU-8.12"_rule,
                                          .label = "euchre.incident.called",
                                          .once_over = 1}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::auction_talk) && i.times > 1;
                }},
    IncidentRow{
        field<&Incident::let_go>({.key = "let_go",
                                  .kind = Kind::flag,
                                  .rule = "EU-8.13"_rule,
                                  .label = "euchre.incident.let_go",
                                  .once_over = 1}),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::discard_changed); }},
    IncidentRow{
        field<&Incident::partner_played>({.key = "partner_played",
                                          .kind = Kind::flag,
                                          .rule = "EU-8.11"_rule,
                                          .label = "euchre.incident.partner_played"}),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::alone_late); }},
    IncidentRow{field<&Incident::defence>({.key = "defence",
                                           .kind = Kind::flag,
                                           .rule = "EU-8.27"_rule,
                                           .label = "euchre.incident.defence"}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return is(i, What::sitting_out_shows) ||
                         (is(i, What::alone_late) && may_defend_late(rules));
                }},
    IncidentRow{field<&Incident::led>({.key = "led",
                                       .kind = Kind::flag,
                                       .rule = "EU-7.14"_rule,
                                       .label = "euchre.incident.led",
                                       .once_over = 1}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return is(i, What::alone_late) && may_defend_late(rules) && i.defence &&
                         !i.partner_played;
                }},
    IncidentRow{field<&Incident::knocked>({.key = "knocked",
                                           .kind = Kind::flag,
                                           .rule = "EU-7.21"_rule,
                                           .label = "euchre.incident.knocked"}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return is(i, What::not_cut) && rules.cut == Rules::Cut::may_knock &&
                         i.stage == Incident::Stage::before_turn_up;
                }},
    IncidentRow{field<&Incident::tricks>({.key = "tricks",
                                          .kind = Kind::integer,
                                          .rule = "EU-8.27"_rule,
                                          .label = "euchre.incident.tricks",
                                          .max = kTricks}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::sitting_out_shows);
                }},
    IncidentRow{field<&Incident::let_stand>({.key = "let_stand",
                                             .kind = Kind::flag,
                                             .rule = "EU-8.8"_rule,
                                             .label = "euchre.incident.let_stand",
                                             .chosen = true}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return is(i, What::call_after_pass) || void_in_play(rules, i) ||
                         (is(i, What::alone_late) && i.partner_played);
                }},
    IncidentRow{field<&Incident::new_deal>({.key = "new_deal",
                                            .kind = Kind::flag,
                                            .rule = "EU-8.5"_rule,
                                            .label = "euchre.incident.new_deal",
                                            .chosen = true}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::card_shown_dealing) && !i.both && !i.touched;
                }},
    IncidentRow{field<&Incident::deduct>({.key = "deduct",
                                          .kind = Kind::flag,
                                          .rule = "EU-8.16"_rule,
                                          .label = "euchre.incident.deduct",
                                          .chosen = true}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return rules.revoke == Rules::Revoke::add_or_deduct &&
                         settled_as_revoke(rules, i);
                }},
    IncidentRow{field<&Incident::choice>({.key = "choice",
                                          .kind = Kind::choice,
                                          .rule = "EU-8.21"_rule,
                                          .label = "euchre.incident.choice",
                                          .choices = kChoice,
                                          .chosen = true}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::lead_out_of_turn) && !i.all_played;
                }},
};

}  // namespace

std::span<const IncidentRow> incident_form() { return kIncidentForm; }

RuleId clause_of(Incident::What what) {
  switch (what) {
    case What::misdeal: return "EU-8.2"_rule;
    case What::faced_card: return "EU-8.3"_rule;
    case What::wrong_pack: return "EU-8.4"_rule;
    case What::card_shown_dealing: return "EU-8.5"_rule;
    case What::deal_out_of_turn: return "EU-8.6"_rule;
    case What::call_out_of_turn: return "EU-8.7"_rule;
    case What::call_after_pass: return "EU-8.8"_rule;
    case What::turned_down_named: return "EU-8.9"_rule;
    case What::turned_down_early: return "EU-8.10"_rule;
    case What::alone_late: return "EU-8.11"_rule;
    case What::auction_talk: return "EU-8.12"_rule;
    case What::discard_changed: return "EU-8.13"_rule;
    case What::wrong_number: return "EU-8.14"_rule;
    case What::revoke: return "EU-8.16"_rule;
    case What::revoke_claim: return "EU-8.17"_rule;
    case What::wrong_claim: return "EU-8.18"_rule;
    case What::several_revokes: return "EU-8.20"_rule;
    case What::lead_out_of_turn: return "EU-8.21"_rule;
    case What::play_out_of_turn: return "EU-8.23"_rule;
    case What::exposed_card: return "EU-8.25"_rule;
    case What::sitting_out_shows: return "EU-8.27"_rule;
    case What::thrown_in: return "EU-8.28"_rule;
    case What::claim_rest: return "EU-8.29"_rule;
    case What::table_talk: return "EU-8.30"_rule;
    case What::card_taken_back: return "EU-8.31"_rule;
    case What::score_error: return "EU-8.32"_rule;
    case What::trick_looked_at: return "EU-8.33"_rule;
    case What::not_cut: return "EU-8.34"_rule;
    case What::no_natural_trump: return "EU-8.35"_rule;
    case What::stuck_dealer_passes: return "EU-8.36"_rule;
    case What::wrong_exchange: return "EU-8.37"_rule;
    case What::none_left: return "EU-8.38"_rule;
    case What::wrong_taker: return "EU-8.39"_rule;
    case What::winner_disputed: return "EU-8.40"_rule;
    case What::onlooker: return "EU-8.41"_rule;
    case What::other: break;
  }
  return "EU-8.1"_rule;
}

Findings validate(const Rules& rules, const Carry& carry, const Incident& incident) {
  Findings findings = out_of_range(incident_form(), incident);
  if (!findings.empty()) return findings;
  for (const IncidentRow& row : incident_form())
    if (row.kind != Kind::flag && row.asked(rules, carry, incident) && row.get(incident).empty())
      findings.push_back(missing_at("/" + std::string(row.key), row.rule));
  if (is(incident, What::no_natural_trump, What::wrong_exchange) && asks_stage(rules, incident) &&
      incident.stage == Incident::Stage::before_turn_up)
    findings.push_back(found_at("/stage", {"euchre.finding.not_so_early"},
                                clause_of(*incident.what),
                                alternatives(std::span(kStage).subspan(1))));
  if (is(incident, What::deal_out_of_turn) && incident.who == carry.dealer)
    findings.push_back(found_at("/who", incident.who->index,
                                {"euchre.finding.has_the_deal", {*incident.who}}, "EU-8.6"_rule));
  return findings;
}

}  // namespace spadille::euchre
