#include "games/kyuuri/incident.h"

namespace spadille::kyuuri {
namespace {

using std::string_view_literals::operator""sv;
using What = Incident::What;
using Stage = Incident::Stage;

constexpr std::array kWhat{"misdeal"sv,          "wrong_number"sv, "lead_out_of_turn"sv,
                           "play_out_of_turn"sv, "two_cards"sv,    "exposed_card"sv,
                           "illegal_card"sv,     "claim"sv,        "hand_doubted"sv,
                           "tricks_seen"sv,      "score_error"sv,  "wrong_taker"sv,
                           "winner_disputed"sv,  "onlooker"sv,     "other"sv};
constexpr std::array kStage{"before_first_lead"sv, "later"sv, "next_deal"sv};
constexpr std::array kNoticed{"in_time"sv, "established"sv, "too_late"sv};
constexpr std::array kClaim{"pending"sv, "proved"sv, "not_proved"sv};
constexpr std::array kSaid{"fault"sv, "cards"sv, "advice"sv};

template <typename... Whats>
bool is(const Incident& i, Whats... whats) {
  return i.what && ((*i.what == whats) || ...);
}

/// KY-8.14: who took a trick that another won has led out of turn.
bool out_of_turn(const Incident& i) {
  return is(i, What::lead_out_of_turn, What::play_out_of_turn) ||
         (is(i, What::wrong_taker) && !i.last_trick);
}

/// KY-8.4 to KY-8.6: what has been played upon stays, where the trick closes up.
bool asks_followed(const Rules& rules, const Incident& i) {
  return is(i, What::two_cards) ||
         (out_of_turn(i) && rules.out_of_turn == Rules::OutOfTurn::closes_up);
}

bool found_out(const Incident& i) {
  return (is(i, What::illegal_card) && i.noticed == Incident::Noticed::established) ||
         (is(i, What::claim) && i.claim == Incident::Claim::proved);
}

/// KY-8.9: somebody is charged; a new deal needs no name.
bool loses_deal(const Rules& rules, const Incident& i) {
  return found_out(i) && rules.illegal == Rules::Illegal::loses_deal;
}

/// KY-8.16: until the first lead it matters what somebody knows.
bool knows_cards(const Incident& i) {
  return is(i, What::onlooker) && i.said == Incident::Said::cards;
}

/// A row that is a flag.
template <auto Pointer>
constexpr Field<Incident> flag(std::string_view key, RuleId rule, std::string_view label) {
  return field<Pointer>({.key = key, .kind = Kind::flag, .rule = rule, .label = label});
}

constexpr std::array kIncidentForm{
    IncidentRow{field<&Incident::what>({.key = "what",
                                        .kind = Kind::choice,
                                        .rule = "KY-8.1"_rule,
                                        .label = "kyuuri.incident.what",
                                        .choices = kWhat}),
                [](const Rules&, const Carry&, const Incident&) { return true; }},
    IncidentRow{
        flag<&Incident::not_turned>("not_turned", "KY-8.12"_rule, "kyuuri.incident.not_turned"),
        [](const Rules& rules, const Carry&, const Incident& i) {
          return is(i, What::tricks_seen) && rules.tricks != Rules::Tricks::in_front;
        }},
    IncidentRow{
        flag<&Incident::for_proof>("for_proof", "KY-8.12"_rule, "kyuuri.incident.for_proof"),
        [](const Rules& rules, const Carry&, const Incident& i) {
          return is(i, What::tricks_seen) && rules.tricks != Rules::Tricks::in_front &&
                 !i.not_turned;
        }},
    IncidentRow{
        field<&Incident::said>({.key = "said",
                                .kind = Kind::choice,
                                .rule = "KY-8.16"_rule,
                                .label = "kyuuri.incident.said",
                                .choices = kSaid}),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::onlooker); }},
    IncidentRow{
        flag<&Incident::last_trick>("last_trick", "KY-8.14"_rule, "kyuuri.incident.last_trick"),
        [](const Rules&, const Carry&, const Incident& i) {
          return is(i, What::wrong_taker, What::winner_disputed);
        }},
    IncidentRow{
        flag<&Incident::found>("found", "KY-8.15"_rule, "kyuuri.incident.found"),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::winner_disputed); }},
    IncidentRow{field<&Incident::stage>({.key = "stage",
                                         .kind = Kind::choice,
                                         .rule = "KY-8.2"_rule,
                                         .label = "kyuuri.incident.stage",
                                         .choices = kStage,
                                         .once_over = static_cast<int>(Stage::later),
                                         .once_entered = static_cast<int>(Stage::next_deal)}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::misdeal, What::wrong_number) || knows_cards(i);
                }},
    IncidentRow{flag<&Incident::redeal_asked>("redeal_asked", "KY-8.16"_rule,
                                              "kyuuri.incident.redeal_asked"),
                [](const Rules&, const Carry&, const Incident& i) {
                  return knows_cards(i) && i.stage == Stage::before_first_lead;
                }},
    IncidentRow{
        field<&Incident::noticed>({.key = "noticed",
                                   .kind = Kind::choice,
                                   .rule = "KY-8.8"_rule,
                                   .label = "kyuuri.incident.noticed",
                                   .choices = kNoticed,
                                   .once_over = 1}),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::illegal_card); }},
    IncidentRow{field<&Incident::claim>({.key = "claim",
                                         .kind = Kind::choice,
                                         .rule = "KY-8.10"_rule,
                                         .label = "kyuuri.incident.claim",
                                         .choices = kClaim,
                                         .once_over = 1}),
                [](const Rules&, const Carry&, const Incident& i) { return is(i, What::claim); }},
    IncidentRow{field<&Incident::on_the_floor>({.key = "on_the_floor",
                                                .kind = Kind::flag,
                                                .rule = "KY-8.3"_rule,
                                                .label = "kyuuri.incident.on_the_floor"}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::wrong_number) && i.stage != Stage::next_deal;
                }},
    IncidentRow{field<&Incident::wrong_number>({.key = "wrong_number",
                                                .kind = Kind::flag,
                                                .rule = "KY-8.2"_rule,
                                                .label = "kyuuri.incident.wrong_number"}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::misdeal) && i.stage == Stage::later;
                }},
    IncidentRow{field<&Incident::followed>({.key = "followed",
                                            .kind = Kind::flag,
                                            .rule = "KY-8.5"_rule,
                                            .label = "kyuuri.incident.followed",
                                            .once_over = 1}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return asks_followed(rules, i);
                }},
    IncidentRow{field<&Incident::complete>({.key = "complete",
                                            .kind = Kind::flag,
                                            .rule = "KY-8.5"_rule,
                                            .label = "kyuuri.incident.complete",
                                            .once_over = 1}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return out_of_turn(i) && rules.out_of_turn == Rules::OutOfTurn::taken_back;
                }},
    IncidentRow{
        field<&Incident::who>({.key = "who",
                               .kind = Kind::seat,
                               .rule = "KY-8.9"_rule,
                               .label = "kyuuri.incident.who",
                               .max = kLastSeat}),
        [](const Rules& rules, const Carry&, const Incident& i) { return loses_deal(rules, i); }},
    IncidentRow{
        field<&Incident::also>({.key = "also",
                                .kind = Kind::seats,
                                .rule = "KY-8.9"_rule,
                                .label = "kyuuri.incident.also",
                                .max = kLastSeat}),
        [](const Rules& rules, const Carry&, const Incident& i) { return loses_deal(rules, i); }},
    IncidentRow{field<&Incident::played_out>({.key = "played_out",
                                              .kind = Kind::flag,
                                              .rule = "KY-8.9"_rule,
                                              .label = "kyuuri.incident.played_out"}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return loses_deal(rules, i) && is(i, What::illegal_card);
                }},
    IncidentRow{field<&Incident::rank>({.key = "rank",
                                        .kind = Kind::rank,
                                        .rule = "KY-8.9"_rule,
                                        .label = "kyuuri.incident.rank",
                                        .min = kTwo,
                                        .max = kAce}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return loses_deal(rules, i) && (i.played_out || is(i, What::claim));
                }},
    IncidentRow{field<&Incident::let_stand>({.key = "let_stand",
                                             .kind = Kind::flag,
                                             .rule = "KY-8.9"_rule,
                                             .label = "kyuuri.incident.let_stand",
                                             .chosen = true}),
                [](const Rules& rules, const Carry&, const Incident& i) {
                  return found_out(i) && rules.illegal == Rules::Illegal::redeal;
                }},
    IncidentRow{
        field<&Incident::neutral>({.key = "neutral",
                                   .kind = Kind::flag,
                                   .rule = "KY-8.11"_rule,
                                   .label = "kyuuri.incident.neutral"}),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::hand_doubted); }},
    IncidentRow{
        field<&Incident::game_over>({.key = "game_over",
                                     .kind = Kind::flag,
                                     .rule = "KY-8.13"_rule,
                                     .label = "kyuuri.incident.game_over"}),
        [](const Rules&, const Carry&, const Incident& i) { return is(i, What::score_error); }},
    IncidentRow{field<&Incident::taken_for_out>({.key = "taken_for_out",
                                                 .kind = Kind::flag,
                                                 .rule = "KY-8.13"_rule,
                                                 .label = "kyuuri.incident.taken_for_out"}),
                [](const Rules&, const Carry&, const Incident& i) {
                  return is(i, What::score_error) && !i.game_over;
                }},
};

Findings check_offenders(const Carry& carry, const Incident& incident) {
  Findings findings;
  if (incident.who) append(findings, check_seat(carry, "/who", *incident.who));
  for (const Seat s : incident.also) append(findings, check_seat(carry, "/also", s));
  if (incident.who && incident.also.contains(*incident.who))
    findings.push_back(
        found_at("/also", incident.who->index, {"finding.listed_twice"}, "KY-8.9"_rule));
  return findings;
}

}  // namespace

std::span<const IncidentRow> incident_form() { return kIncidentForm; }

RuleId clause_of(Incident::What what) {
  switch (what) {
    case What::misdeal: return "KY-8.2"_rule;
    case What::wrong_number: return "KY-8.3"_rule;
    case What::lead_out_of_turn: return "KY-8.4"_rule;
    case What::play_out_of_turn: return "KY-8.5"_rule;
    case What::two_cards: return "KY-8.6"_rule;
    case What::exposed_card: return "KY-8.7"_rule;
    case What::illegal_card: return "KY-8.9"_rule;
    case What::claim: return "KY-8.10"_rule;
    case What::hand_doubted: return "KY-8.11"_rule;
    case What::tricks_seen: return "KY-8.12"_rule;
    case What::score_error: return "KY-8.13"_rule;
    case What::wrong_taker: return "KY-8.14"_rule;
    case What::winner_disputed: return "KY-8.15"_rule;
    case What::onlooker: return "KY-8.16"_rule;
    case What::other: break;
  }
  return "KY-8.1"_rule;
}

Findings validate(const Rules& rules, const Carry& carry, const Incident& incident) {
  Findings findings = out_of_range(incident_form(), incident);
  if (!findings.empty()) return findings;
  for (const IncidentRow& row : incident_form())
    // `also` may name nobody.
    if (row.kind != Kind::flag && row.kind != Kind::seats && row.asked(rules, carry, incident) &&
        row.get(incident).empty())
      findings.push_back(missing_at("/" + std::string(row.key), row.rule));
  append(findings, check_offenders(carry, incident));
  return findings;
}

}  // namespace spadille::kyuuri
