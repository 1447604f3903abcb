// The variants of Euchre, one row each, and the named sets of them. A table: longer than most
// files.
#include "games/euchre/rules.h"

namespace spadille::euchre {
namespace {

using std::string_view_literals::operator""sv;

constexpr std::array kPack{"24"sv, "32"sv, "25_joker"sv, "33_joker"sv};
constexpr std::array kJokerTurned{"dealer_names_candidate"sv, "dealer_is_maker"sv};
constexpr std::array kLoneDefence{"any"sv, "only_vs_lone_maker"sv, "never"sv};
constexpr std::array kLoneLead{"left_of_dealer"sv, "left_of_lone"sv};
constexpr std::array kExchange{"optional"sv, "mandatory"sv};
constexpr std::array kLoneDefenceUntil{"exchange"sv, "first_lead"sv};
constexpr std::array kWeakHand{"play_on"sv, "exchange"sv, "redeal"sv};
constexpr std::array kCut{"always"sv, "may_knock"sv};
constexpr std::array kMisdeal{"same_dealer"sv, "lost_after_turn_up"sv, "lost_at_once"sv,
                              "lost_at_second"sv, "lost_at_third"sv};
constexpr std::array kDealOutOfTurn{"corrected"sv, "stands"sv, "misdeal"sv};
constexpr std::array kTurnedDownNamed{"call_again"sv, "counts_as_pass"sv};
constexpr std::array kSixCards{"opponents_two"sv, "redeal"sv};
constexpr std::array kRevoke{"two_points"sv, "three_points"sv, "boston"sv, "add_or_deduct"sv};
constexpr std::array kRevokeClaim{"mixed"sv, "cut"sv};
constexpr std::array kRevokeChance{"any"sv, "first"sv};
constexpr std::array kExposedCard{"first_chance"sv, "when_called"sv};
constexpr std::array kClaimRest{"agreed"sv, "two_points"sv};

constexpr std::array kOptions{
    field<&Rules::pack>({.key = "pack",
                         .kind = Kind::choice,
                         .rule = "EU-7.1"_rule,
                         .label = "euchre.option.pack",
                         .choices = kPack,
                         .play_only = true}),
    field<&Rules::joker_turned>({.key = "joker_turned",
                                 .kind = Kind::choice,
                                 .rule = "EU-7.3"_rule,
                                 .label = "euchre.option.joker_turned",
                                 .choices = kJokerTurned,
                                 .play_only = true}),
    field<&Rules::lone_defence>({.key = "lone_defence",
                                 .kind = Kind::choice,
                                 .rule = "EU-7.4"_rule,
                                 .label = "euchre.option.lone_defence",
                                 .choices = kLoneDefence}),
    field<&Rules::partner_may_exchange>({.key = "partner_may_exchange",
                                         .kind = Kind::flag,
                                         .rule = "EU-7.5"_rule,
                                         .label = "euchre.option.partner_may_exchange",
                                         .play_only = true}),
    field<&Rules::lone_lead>({.key = "lone_lead",
                              .kind = Kind::choice,
                              .rule = "EU-7.6"_rule,
                              .label = "euchre.option.lone_lead",
                              .choices = kLoneLead,
                              .play_only = true}),
    field<&Rules::stick_the_dealer>({.key = "stick_the_dealer",
                                     .kind = Kind::flag,
                                     .rule = "EU-7.7"_rule,
                                     .label = "euchre.option.stick_the_dealer"}),
    field<&Rules::target>({.key = "target",
                           .kind = Kind::integer,
                           .rule = "EU-7.8"_rule,
                           .label = "euchre.option.target",
                           .min = 1,
                           .max = 100}),
    field<&Rules::euchred_loner>({.key = "euchred_loner",
                                  .kind = Kind::integer,
                                  .rule = "EU-7.9"_rule,
                                  .label = "euchre.option.euchred_loner",
                                  .min = 2,
                                  .max = 4,
                                  .step = 2}),
    field<&Rules::super_euchre>({.key = "super_euchre",
                                 .kind = Kind::integer,
                                 .rule = "EU-7.10"_rule,
                                 .label = "euchre.option.super_euchre",
                                 .min = 2,
                                 .max = 4,
                                 .step = 2}),
    field<&Rules::carry_over>({.key = "carry_over",
                               .kind = Kind::flag,
                               .rule = "EU-7.11"_rule,
                               .label = "euchre.option.carry_over"}),
    field<&Rules::rubber>({.key = "rubber",
                           .kind = Kind::flag,
                           .rule = "EU-7.12"_rule,
                           .label = "euchre.option.rubber"}),
    field<&Rules::exchange>({.key = "exchange",
                             .kind = Kind::choice,
                             .rule = "EU-7.13"_rule,
                             .label = "euchre.option.exchange",
                             .choices = kExchange,
                             .play_only = true}),
    field<&Rules::lone_defence_until>({.key = "lone_defence_until",
                                       .kind = Kind::choice,
                                       .rule = "EU-7.14"_rule,
                                       .label = "euchre.option.lone_defence_until",
                                       .choices = kLoneDefenceUntil,
                                       .play_only = true}),
    field<&Rules::alone_takeover>({.key = "alone_takeover",
                                   .kind = Kind::flag,
                                   .rule = "EU-7.15"_rule,
                                   .label = "euchre.option.alone_takeover",
                                   .play_only = true}),
    field<&Rules::natural_trump>({.key = "natural_trump",
                                  .kind = Kind::flag,
                                  .rule = "EU-7.16"_rule,
                                  .label = "euchre.option.natural_trump",
                                  .play_only = true}),
    field<&Rules::partner_only_alone>({.key = "partner_only_alone",
                                       .kind = Kind::flag,
                                       .rule = "EU-7.17"_rule,
                                       .label = "euchre.option.partner_only_alone",
                                       .play_only = true}),
    field<&Rules::partners_best>({.key = "partners_best",
                                  .kind = Kind::flag,
                                  .rule = "EU-7.18"_rule,
                                  .label = "euchre.option.partners_best",
                                  .play_only = true}),
    field<&Rules::weak_hand>({.key = "weak_hand",
                              .kind = Kind::choice,
                              .rule = "EU-7.19"_rule,
                              .label = "euchre.option.weak_hand",
                              .choices = kWeakHand,
                              .play_only = true}),
    field<&Rules::dealer_forfeit>({.key = "dealer_forfeit",
                                   .kind = Kind::flag,
                                   .rule = "EU-7.20"_rule,
                                   .label = "euchre.option.dealer_forfeit"}),
    field<&Rules::cut>({.key = "cut",
                        .kind = Kind::choice,
                        .rule = "EU-7.21"_rule,
                        .label = "euchre.option.cut",
                        .choices = kCut,
                        .play_only = true}),
    field<&Rules::misdeal>({.key = "misdeal",
                            .kind = Kind::choice,
                            .rule = "EU-8.2"_rule,
                            .label = "euchre.option.misdeal",
                            .choices = kMisdeal,
                            .play_only = true}),
    field<&Rules::deal_out_of_turn>({.key = "deal_out_of_turn",
                                     .kind = Kind::choice,
                                     .rule = "EU-8.6"_rule,
                                     .label = "euchre.option.deal_out_of_turn",
                                     .choices = kDealOutOfTurn,
                                     .play_only = true}),
    field<&Rules::turned_down_named>({.key = "turned_down_named",
                                      .kind = Kind::choice,
                                      .rule = "EU-8.9"_rule,
                                      .label = "euchre.option.turned_down_named",
                                      .choices = kTurnedDownNamed,
                                      .play_only = true}),
    field<&Rules::six_cards>({.key = "six_cards",
                              .kind = Kind::choice,
                              .rule = "EU-8.14"_rule,
                              .label = "euchre.option.six_cards",
                              .choices = kSixCards,
                              .play_only = true}),
    field<&Rules::revoke>({.key = "revoke",
                           .kind = Kind::choice,
                           .rule = "EU-8.16"_rule,
                           .label = "euchre.option.revoke",
                           .choices = kRevoke,
                           .play_only = true}),
    field<&Rules::revoke_claim>({.key = "revoke_claim",
                                 .kind = Kind::choice,
                                 .rule = "EU-8.17"_rule,
                                 .label = "euchre.option.revoke_claim",
                                 .choices = kRevokeClaim,
                                 .play_only = true}),
    field<&Rules::wrong_claim>({.key = "wrong_claim",
                                .kind = Kind::integer,
                                .rule = "EU-8.18"_rule,
                                .label = "euchre.option.wrong_claim",
                                .max = 2,
                                .step = 2,
                                .play_only = true}),
    field<&Rules::revoke_chance>({.key = "revoke_chance",
                                  .kind = Kind::choice,
                                  .rule = "EU-8.19"_rule,
                                  .label = "euchre.option.revoke_chance",
                                  .choices = kRevokeChance,
                                  .play_only = true}),
    field<&Rules::exposed_card>({.key = "exposed_card",
                                 .kind = Kind::choice,
                                 .rule = "EU-8.25"_rule,
                                 .label = "euchre.option.exposed_card",
                                 .choices = kExposedCard,
                                 .play_only = true}),
    field<&Rules::claim_rest>({.key = "claim_rest",
                               .kind = Kind::choice,
                               .rule = "EU-8.29"_rule,
                               .label = "euchre.option.claim_rest",
                               .choices = kClaimRest,
                               .play_only = true}),
    field<&Rules::table_talk>({.key = "table_talk",
                               .kind = Kind::integer,
                               .rule = "EU-8.30"_rule,
                               .label = "euchre.option.table_talk",
                               .max = 2,
                               .step = 2,
                               .play_only = true}),
    field<&Rules::laid_is_played>({.key = "laid_is_played",
                                   .kind = Kind::flag,
                                   .rule = "EU-8.31"_rule,
                                   .label = "euchre.option.laid_is_played",
                                   .play_only = true}),
};

constexpr std::array kPresets{
    Preset<Rules>{"euchre/seed", "euchre.preset.seed", "http://gamefarm.jp/rule/euchre.html", {}},
    Preset<Rules>{"euchre/stick-the-dealer",
                  "euchre.preset.stick",
                  "http://gamefarm.jp/rule/euchre.html",
                  {.stick_the_dealer = true}},
    Preset<Rules>{"euchre/old-american",
                  "euchre.preset.old_american",
                  "http://gamefarm.jp/rule/euchre.html",
                  {.pack = Rules::Pack::cards_33_joker}},
    Preset<Rules>{"euchre/cornwall",
                  "euchre.preset.cornwall",
                  "http://staustelleuchre.com/thewayweplay.html",
                  {.pack = Rules::Pack::cards_25_joker, .target = 21}},
    Preset<Rules>{"euchre/boston-1888",
                  "euchre.preset.boston",
                  "The Laws of Euchre, Somerset Club, Boston 1888",
                  {.target = 5,
                   .euchred_loner = 4,
                   .rubber = true,
                   .exchange = Rules::Exchange::mandatory,
                   .alone_takeover = true,
                   .turned_down_named = Rules::TurnedDownNamed::counts_as_pass,
                   .revoke = Rules::Revoke::boston,
                   .revoke_claim = Rules::RevokeClaim::cut,
                   .exposed_card = Rules::ExposedCard::when_called}},
};

/// From target - 1 a deal leads at most 3 points beyond it: those must not win the next game.
constexpr int kSmallestLap = 4;

bool has_joker(const Rules& rules) {
  return rules.pack == Rules::Pack::cards_25_joker || rules.pack == Rules::Pack::cards_33_joker;
}

}  // namespace

std::span<const Field<Rules>> options() { return kOptions; }
std::span<const Preset<Rules>> presets() { return kPresets; }

Findings check(const Rules& rules) {
  Findings findings = out_of_range(options(), rules);
  if (!has_joker(rules) && rules.joker_turned != Rules{}.joker_turned)
    findings.push_back(without_effect("joker_turned", "EU-7.3"_rule, "pack: 25_joker | 33_joker"));
  if (rules.lone_defence == Rules::LoneDefence::never &&
      rules.lone_defence_until != Rules{}.lone_defence_until)
    findings.push_back(without_effect("lone_defence_until", "EU-7.14"_rule,
                                      "lone_defence: any | only_vs_lone_maker"));
  if (rules.carry_over && rules.target < kSmallestLap)
    findings.push_back({.place = "/target",
                        .given = std::to_string(rules.target),
                        .message = {"euchre.finding.target_too_small"},
                        .rule = "EU-7.11"_rule,
                        .expected = std::to_string(kSmallestLap) + "…100"});
  return findings;
}

}  // namespace spadille::euchre
