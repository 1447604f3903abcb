// The variants of Klaverjas, one row each, and the named sets of them. A table: longer than most
// files.
#include "games/klaverjas/rules.h"

namespace spadille::klaverjas {
namespace {

using std::string_view_literals::operator""sv;

constexpr std::array kTrumpChoice{"free"sv,
                                  "forehand_must"sv,
                                  "second_pack_next_card"sv,
                                  "second_pack_any_suit"sv,
                                  "second_pack_other_suit"sv,
                                  "dealer_first"sv};
constexpr std::array kPlayRules{"amsterdam"sv, "rotterdam"sv};
constexpr std::array kUndertrumpOpponent{"forbidden"sv, "free"sv, "forced"sv};
constexpr std::array kUndertrumpPartner{"forbidden"sv, "free"sv};
constexpr std::array kEnd{"deals"sv, "target"sv};
constexpr std::array kPartners{"fixed"sv, "rotating"sv};
constexpr std::array kRedealBy{"same"sv, "next"sv};
constexpr std::array kValues{"klaverjas"sv, "boonaken"sv, "jass_as_printed"sv, "swiss_jass"sv};
constexpr std::array kMarks{"tally"sv, "figures"sv};
constexpr std::array kRoemCaller{"winners"sv, "anyone"sv, "automatic"sv};
constexpr std::array kRoemDeadline{"next_lead"sv, "trick_turned"sv, "none"sv};
constexpr std::array kPackets{"three_two_three"sv, "four_four"sv, "three_three_two"sv};
constexpr std::array kTrumpChange{"next_player"sv, "first_card"sv, "never"sv};
constexpr std::array kOutOfTurn{"take_back"sv, "penalty_card"sv};
constexpr std::array kRevokeDeadline{"trick_turned"sv, "next_lead"sv};
constexpr std::array kCorrectedRevoke{"free"sv, "suit_barred"sv};
constexpr std::array kRevoke{"points_and_roem"sv,  "points_only"sv, "deal_again"sv,
                             "deal_again_twice"sv, "personal"sv,    "none"sv};
constexpr std::array kFalseRoem{"until_turned"sv, "as_any_claim"sv};
constexpr std::array kLookBack{"last_trick"sv, "first_trick"sv};

constexpr std::array kOptions{
    field<&Rules::trump_choice>({.key = "trump_choice",
                                 .kind = Kind::choice,
                                 .rule = "KJ-7.1"_rule,
                                 .label = "klaverjas.option.trump_choice",
                                 .choices = kTrumpChoice}),
    field<&Rules::play_rules>({.key = "play_rules",
                               .kind = Kind::choice,
                               .rule = "KJ-7.2"_rule,
                               .label = "klaverjas.option.play_rules",
                               .choices = kPlayRules,
                               .play_only = true}),
    field<&Rules::undertrump_opponent>({.key = "undertrump_opponent",
                                        .kind = Kind::choice,
                                        .rule = "KJ-7.3"_rule,
                                        .label = "klaverjas.option.undertrump_opponent",
                                        .choices = kUndertrumpOpponent,
                                        .play_only = true}),
    field<&Rules::beat_partner>({.key = "beat_partner",
                                 .kind = Kind::flag,
                                 .rule = "KJ-7.4"_rule,
                                 .label = "klaverjas.option.beat_partner",
                                 .play_only = true}),
    field<&Rules::undertrump_partner>({.key = "undertrump_partner",
                                       .kind = Kind::choice,
                                       .rule = "KJ-7.5"_rule,
                                       .label = "klaverjas.option.undertrump_partner",
                                       .choices = kUndertrumpPartner,
                                       .play_only = true}),
    field<&Rules::maker_must_hold_trump>({.key = "maker_must_hold_trump",
                                          .kind = Kind::flag,
                                          .rule = "KJ-7.6"_rule,
                                          .label = "klaverjas.option.maker_must_hold_trump",
                                          .play_only = true}),
    field<&Rules::four_jacks>({.key = "four_jacks",
                               .kind = Kind::integer,
                               .rule = "KJ-7.7"_rule,
                               .label = "klaverjas.option.four_jacks",
                               .min = 100,
                               .max = 200,
                               .step = 100}),
    field<&Rules::four_low>({.key = "four_low",
                             .kind = Kind::integer,
                             .rule = "KJ-7.8"_rule,
                             .label = "klaverjas.option.four_low",
                             .max = 100,
                             .step = 100}),
    field<&Rules::pit>({.key = "pit",
                        .kind = Kind::integer,
                        .rule = "KJ-7.9"_rule,
                        .label = "klaverjas.option.pit",
                        .max = 100,
                        .step = 100}),
    field<&Rules::tegenpit>({.key = "tegenpit",
                             .kind = Kind::integer,
                             .rule = "KJ-7.10"_rule,
                             .label = "klaverjas.option.tegenpit",
                             .max = 300,
                             .step = 100}),
    field<&Rules::end>({.key = "end",
                        .kind = Kind::choice,
                        .rule = "KJ-7.11"_rule,
                        .label = "klaverjas.option.end",
                        .choices = kEnd}),
    field<&Rules::target>({.key = "target",
                           .kind = Kind::integer,
                           .rule = "KJ-7.11"_rule,
                           .label = "klaverjas.option.target",
                           .min = 500,
                           .max = 10000}),
    field<&Rules::deals>({.key = "deals",
                          .kind = Kind::integer,
                          .rule = "KJ-7.12"_rule,
                          .label = "klaverjas.option.deals",
                          .min = 1,
                          .max = 100}),
    field<&Rules::partners>({.key = "partners",
                             .kind = Kind::choice,
                             .rule = "KJ-7.13"_rule,
                             .label = "klaverjas.option.partners",
                             .choices = kPartners}),
    field<&Rules::absence_credit>({.key = "absence_credit",
                                   .kind = Kind::integer,
                                   .rule = "KJ-7.14"_rule,
                                   .label = "klaverjas.option.absence_credit",
                                   .max = 10000}),
    field<&Rules::players>({.key = "players",
                            .kind = Kind::integer,
                            .rule = "KJ-7.15"_rule,
                            .label = "klaverjas.option.players",
                            .min = 3,
                            .max = 4}),
    field<&Rules::redeal_by>({.key = "redeal_by",
                              .kind = Kind::choice,
                              .rule = "KJ-7.18"_rule,
                              .label = "klaverjas.option.redeal_by",
                              .choices = kRedealBy}),
    field<&Rules::values>({.key = "values",
                           .kind = Kind::choice,
                           .rule = "KJ-7.19"_rule,
                           .label = "klaverjas.option.values",
                           .choices = kValues}),
    field<&Rules::last_trick>({.key = "last_trick",
                               .kind = Kind::integer,
                               .rule = "KJ-7.20"_rule,
                               .label = "klaverjas.option.last_trick",
                               .max = 10,
                               .step = 5}),
    field<&Rules::marks>({.key = "marks",
                          .kind = Kind::choice,
                          .rule = "KJ-7.21"_rule,
                          .label = "klaverjas.option.marks",
                          .choices = kMarks}),
    field<&Rules::roem_caller>({.key = "roem_caller",
                                .kind = Kind::choice,
                                .rule = "KJ-7.22"_rule,
                                .label = "klaverjas.option.roem_caller",
                                .choices = kRoemCaller,
                                .play_only = true}),
    field<&Rules::roem_deadline>({.key = "roem_deadline",
                                  .kind = Kind::choice,
                                  .rule = "KJ-7.23"_rule,
                                  .label = "klaverjas.option.roem_deadline",
                                  .choices = kRoemDeadline,
                                  .play_only = true}),
    field<&Rules::packets>({.key = "packets",
                            .kind = Kind::choice,
                            .rule = "KJ-7.24"_rule,
                            .label = "klaverjas.option.packets",
                            .choices = kPackets,
                            .play_only = true}),
    field<&Rules::trump_change>({.key = "trump_change",
                                 .kind = Kind::choice,
                                 .rule = "KJ-8.7"_rule,
                                 .label = "klaverjas.option.trump_change",
                                 .choices = kTrumpChange,
                                 .play_only = true}),
    field<&Rules::out_of_turn>({.key = "out_of_turn",
                                .kind = Kind::choice,
                                .rule = "KJ-8.9"_rule,
                                .label = "klaverjas.option.out_of_turn",
                                .choices = kOutOfTurn,
                                .play_only = true}),
    field<&Rules::revoke_deadline>({.key = "revoke_deadline",
                                    .kind = Kind::choice,
                                    .rule = "KJ-8.14"_rule,
                                    .label = "klaverjas.option.revoke_deadline",
                                    .choices = kRevokeDeadline,
                                    .play_only = true}),
    field<&Rules::corrected_revoke>({.key = "corrected_revoke",
                                     .kind = Kind::choice,
                                     .rule = "KJ-8.14"_rule,
                                     .label = "klaverjas.option.corrected_revoke",
                                     .choices = kCorrectedRevoke,
                                     .play_only = true}),
    field<&Rules::revoke>({.key = "revoke",
                           .kind = Kind::choice,
                           .rule = "KJ-8.15"_rule,
                           .label = "klaverjas.option.revoke",
                           .choices = kRevoke,
                           .play_only = true}),
    field<&Rules::revoke_bonus>({.key = "revoke_bonus",
                                 .kind = Kind::integer,
                                 .rule = "KJ-8.16"_rule,
                                 .label = "klaverjas.option.revoke_bonus",
                                 .max = 100,
                                 .step = 100,
                                 .play_only = true}),
    field<&Rules::false_roem>({.key = "false_roem",
                               .kind = Kind::choice,
                               .rule = "KJ-8.22"_rule,
                               .label = "klaverjas.option.false_roem",
                               .choices = kFalseRoem,
                               .play_only = true}),
    field<&Rules::look_back>({.key = "look_back",
                              .kind = Kind::choice,
                              .rule = "KJ-8.25"_rule,
                              .label = "klaverjas.option.look_back",
                              .choices = kLookBack,
                              .play_only = true}),
};

constexpr std::string_view kSeed = "http://gamefarm.jp/rule/klaverjas.html";

constexpr std::array kPresets{
    Preset<Rules>{"klaverjas/seed", "klaverjas.preset.seed", kSeed, {}},
    Preset<Rules>{"klaverjas/pit",
                  "klaverjas.preset.pit",
                  "http://lentemorgen.nl/tournooi2.asp?id=2",
                  {.pit = 100}},
    Preset<Rules>{"klaverjas/individual",
                  "klaverjas.preset.individual",
                  kSeed,
                  {.partners = Rules::Partners::rotating}},
    Preset<Rules>{"klaverjas/three-handed",
                  "klaverjas.preset.three_handed",
                  kSeed,
                  {.deals = 15, .players = 3}},
    Preset<Rules>{"klaverjas/utrecht",
                  "klaverjas.preset.utrecht",
                  kSeed,
                  {.trump_choice = Rules::TrumpChoice::forehand_must}},
    Preset<Rules>{"klaverjas/utrecht-club",
                  "klaverjas.preset.utrecht_club",
                  "https://klaverjasverenigingutrecht.nl/?page_id=135",
                  {.trump_choice = Rules::TrumpChoice::forehand_must,
                   .undertrump_opponent = Rules::UndertrumpOpponent::forced}},
    Preset<Rules>{"klaverjas/rotterdam",
                  "klaverjas.preset.rotterdam",
                  kSeed,
                  {.play_rules = Rules::PlayRules::rotterdam}},
    Preset<Rules>{"klaverjas/rotterdam-nku",
                  "klaverjas.preset.rotterdam_nku",
                  "https://marathonklaverjassen.nl/Spelregels-NKU-Rotterdams-Systeem/",
                  {.trump_choice = Rules::TrumpChoice::dealer_first,
                   .play_rules = Rules::PlayRules::rotterdam,
                   .four_jacks = 100,
                   .four_low = 100,
                   .pit = 100,
                   .marks = Rules::Marks::figures}},
    Preset<Rules>{"klaverjas/to-1500",
                  "klaverjas.preset.to_1500",
                  "David Parlett, The Penguin Book of Card Games, Klaverjas",
                  {.pit = 100, .end = Rules::End::target}},
};

/// Chapter 8: remedies that another option leaves no room for.
Findings check_rulings(const Rules& rules) {
  const Rules usual;
  Findings findings;
  const auto idle = [&](bool changed, bool effective, std::string_view key, RuleId rule,
                        std::string_view needs) {
    if (changed && !effective) findings.push_back(without_effect(key, rule, needs));
  };
  idle(rules.corrected_revoke != usual.corrected_revoke, !three_handed(rules), "corrected_revoke",
       "KJ-8.14"_rule, "players: 4");
  idle(rules.revoke_bonus != usual.revoke_bonus,
       rules.revoke == Rules::Revoke::points_and_roem || rules.revoke == Rules::Revoke::points_only,
       "revoke_bonus", "KJ-8.16"_rule, "revoke: points_and_roem | points_only");
  idle(rules.false_roem != usual.false_roem, rules.roem_caller != Rules::RoemCaller::automatic,
       "false_roem", "KJ-8.22"_rule, "roem_caller: winners | anyone");
  return findings;
}

Findings check_effects(const Rules& rules) {
  const Rules usual;
  Findings findings;
  const auto idle = [&](bool changed, bool effective, std::string_view key, RuleId rule,
                        std::string_view needs) {
    if (changed && !effective) findings.push_back(without_effect(key, rule, needs));
  };
  const bool amsterdam = rules.play_rules == Rules::PlayRules::amsterdam;
  const bool target = rules.end == Rules::End::target;
  const bool four = !three_handed(rules);
  idle(rules.undertrump_opponent != usual.undertrump_opponent, amsterdam, "undertrump_opponent",
       "KJ-7.3"_rule, "play_rules: amsterdam");
  idle(rules.undertrump_partner != usual.undertrump_partner, amsterdam, "undertrump_partner",
       "KJ-7.5"_rule, "play_rules: amsterdam");
  idle(rules.beat_partner != usual.beat_partner, four, "beat_partner", "KJ-7.4"_rule, "players: 4");
  idle(rules.undertrump_partner != usual.undertrump_partner && amsterdam, four,
       "undertrump_partner", "KJ-7.5"_rule, "players: 4");
  idle(rules.four_jacks != usual.four_jacks, four, "four_jacks", "KJ-7.7"_rule, "players: 4");
  idle(rules.four_low != usual.four_low, four, "four_low", "KJ-7.8"_rule, "players: 4");
  idle(rules.pit != usual.pit, four, "pit", "KJ-7.9"_rule, "players: 4");
  idle(rules.tegenpit != usual.tegenpit, four, "tegenpit", "KJ-7.10"_rule, "players: 4");
  idle(rules.target != usual.target, target, "target", "KJ-7.11"_rule, "end: target");
  idle(rules.deals != usual.deals, !target, "deals", "KJ-7.12"_rule, "end: deals");
  idle(rules.absence_credit != usual.absence_credit, rotating(rules), "absence_credit",
       "KJ-7.14"_rule, "partners: rotating");
  idle(rules.redeal_by != usual.redeal_by, !four, "redeal_by", "KJ-7.18"_rule, "players: 3");
  idle(rules.roem_deadline != usual.roem_deadline,
       rules.roem_caller != Rules::RoemCaller::automatic, "roem_deadline", "KJ-7.23"_rule,
       "roem_caller: winners | anyone");
  return findings;
}

}  // namespace

RuleId ended_by(const Rules& rules) {
  if (rules.end == Rules::End::target) return "KJ-7.11"_rule;
  return rules.deals == Rules{}.deals ? "KJ-6.1"_rule : "KJ-7.12"_rule;
}

std::span<const Field<Rules>> options() { return kOptions; }
std::span<const Preset<Rules>> presets() { return kPresets; }

Findings check(const Rules& rules) {
  Findings findings = out_of_range(options(), rules);
  if (rotating(rules) && three_handed(rules))
    findings.push_back({.place = "/partners",
                        .message = {"klaverjas.finding.three_have_no_partners"},
                        .rule = "KJ-7.13"_rule,
                        .expected = "fixed"});
  append(findings, check_effects(rules));
  append(findings, check_rulings(rules));
  return findings;
}

}  // namespace spadille::klaverjas
