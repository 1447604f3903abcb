// The variants of Quadrille, one row each, and the named sets of them. A table: longer than most
// files.
#include "games/quadrille/rules.h"

namespace spadille::quadrille {
namespace {

using std::string_view_literals::operator""sv;

constexpr std::array kAnte{"each_1"sv, "dealer_4"sv};
constexpr std::array kUnitRound{"down"sv, "up"sv, "nearest"sv, "exact"sv};
constexpr std::array kOddPoint{"ombre"sv, "partner"sv, "pool"sv};
constexpr std::array kCodilleRest{"pool"sv, "highest_trumps"sv};
constexpr std::array kCodillePays{"up_to_double"sv, "double"sv, "once"sv};
constexpr std::array kLossShare{"ombre_alone"sv, "half"sv, "half_unless_under_3"sv};
constexpr std::array kLostBonus{"each_opponent"sv, "once"sv};
constexpr std::array kVoleFail{"vole_only"sv, "all_but_premiers"sv, "bid_vole_strict"sv};
constexpr std::array kVoleStakeIn{"counters"sv, "units"sv};
constexpr std::array kPairing{"right_hand"sv, "choose"sv};
constexpr std::array kCallQueen{"no_king_left"sv, "four_kings"sv};
constexpr std::array kGoOn{"leader_may"sv, "must_ask"sv};
constexpr std::array kPoolAtEnd{"split"sv, "play_on"sv, "leave"sv};
constexpr std::array kClaimLimit{"next_deal"sv, "none"sv};
constexpr std::array kRotation{"right"sv, "left"sv};
constexpr std::array kFacedCard{"any"sv, "not_last"sv};
constexpr std::array kBidOutOfTurn{"void"sv, "passes"sv};
constexpr std::array kRevokedTrick{"stays"sv, "given_up"sv};
constexpr std::array kSeenCard{"must_play"sv, "if_harmful"sv};
constexpr std::array kLookAtTricks{"on_turn"sv, "on_lead"sv};

constexpr std::array kOptions{
    field<&Rules::ante>({.key = "ante",
                         .kind = Kind::choice,
                         .rule = "QU-7.1"_rule,
                         .label = "quadrille.option.ante",
                         .choices = kAnte}),
    field<&Rules::unit_round>({.key = "unit_round",
                               .kind = Kind::choice,
                               .rule = "QU-7.2"_rule,
                               .label = "quadrille.option.unit_round",
                               .choices = kUnitRound}),
    field<&Rules::odd_point>({.key = "odd_point",
                              .kind = Kind::choice,
                              .rule = "QU-7.3"_rule,
                              .label = "quadrille.option.odd_point",
                              .choices = kOddPoint}),
    field<&Rules::codille_rest>({.key = "codille_rest",
                                 .kind = Kind::choice,
                                 .rule = "QU-7.4"_rule,
                                 .label = "quadrille.option.codille_rest",
                                 .choices = kCodilleRest}),
    field<&Rules::codille_pays>({.key = "codille_pays",
                                 .kind = Kind::choice,
                                 .rule = "QU-7.5"_rule,
                                 .label = "quadrille.option.codille_pays",
                                 .choices = kCodillePays}),
    field<&Rules::loss_share>({.key = "loss_share",
                               .kind = Kind::choice,
                               .rule = "QU-7.6"_rule,
                               .label = "quadrille.option.loss_share",
                               .choices = kLossShare}),
    field<&Rules::lost_bonus>({.key = "lost_bonus",
                               .kind = Kind::choice,
                               .rule = "QU-7.7"_rule,
                               .label = "quadrille.option.lost_bonus",
                               .choices = kLostBonus}),
    field<&Rules::vole_fail>({.key = "vole_fail",
                              .kind = Kind::choice,
                              .rule = "QU-7.8"_rule,
                              .label = "quadrille.option.vole_fail",
                              .choices = kVoleFail}),
    field<&Rules::vole_stake>({.key = "vole_stake",
                               .kind = Kind::integer,
                               .rule = "QU-7.9"_rule,
                               .label = "quadrille.option.vole_stake",
                               .max = 100}),
    field<&Rules::vole_stake_in>({.key = "vole_stake_in",
                                  .kind = Kind::choice,
                                  .rule = "QU-7.9"_rule,
                                  .label = "quadrille.option.vole_stake_in",
                                  .choices = kVoleStakeIn}),
    field<&Rules::pairing>({.key = "pairing",
                            .kind = Kind::choice,
                            .rule = "QU-7.10"_rule,
                            .label = "quadrille.option.pairing",
                            .choices = kPairing}),
    field<&Rules::call_queen>({.key = "call_queen",
                               .kind = Kind::choice,
                               .rule = "QU-7.11"_rule,
                               .label = "quadrille.option.call_queen",
                               .choices = kCallQueen}),
    field<&Rules::call_own_king>({.key = "call_own_king",
                                  .kind = Kind::flag,
                                  .rule = "QU-7.12"_rule,
                                  .label = "quadrille.option.call_own_king"}),
    field<&Rules::go_on>({.key = "go_on",
                          .kind = Kind::choice,
                          .rule = "QU-7.13"_rule,
                          .label = "quadrille.option.go_on",
                          .choices = kGoOn,
                          .play_only = true}),
    field<&Rules::vole_needs_called_card>({.key = "vole_needs_called_card",
                                           .kind = Kind::flag,
                                           .rule = "QU-7.14"_rule,
                                           .label = "quadrille.option.vole_needs_called_card"}),
    field<&Rules::deals>({.key = "deals",
                          .kind = Kind::integer,
                          .rule = "QU-7.15"_rule,
                          .label = "quadrille.option.deals",
                          .max = 400,
                          .step = 4}),
    field<&Rules::pool_at_end>({.key = "pool_at_end",
                                .kind = Kind::choice,
                                .rule = "QU-7.16"_rule,
                                .label = "quadrille.option.pool_at_end",
                                .choices = kPoolAtEnd}),
    field<&Rules::counters>({.key = "counters",
                             .kind = Kind::integer,
                             .rule = "QU-7.17"_rule,
                             .label = "quadrille.option.counters",
                             .min = 10,
                             .max = 1000}),
    field<&Rules::buy_in>({.key = "buy_in",
                           .kind = Kind::flag,
                           .rule = "QU-7.17"_rule,
                           .label = "quadrille.option.buy_in"}),
    field<&Rules::claim_limit>({.key = "claim_limit",
                                .kind = Kind::choice,
                                .rule = "QU-7.18"_rule,
                                .label = "quadrille.option.claim_limit",
                                .choices = kClaimLimit,
                                .play_only = true}),
    field<&Rules::rotation>({.key = "rotation",
                             .kind = Kind::choice,
                             .rule = "QU-7.19"_rule,
                             .label = "quadrille.option.rotation",
                             .choices = kRotation}),
    field<&Rules::king_surrendered>({.key = "king_surrendered",
                                     .kind = Kind::flag,
                                     .rule = "QU-7.20"_rule,
                                     .label = "quadrille.option.king_surrendered"}),
    field<&Rules::faced_card>({.key = "faced_card",
                               .kind = Kind::choice,
                               .rule = "QU-8.2"_rule,
                               .label = "quadrille.option.faced_card",
                               .choices = kFacedCard,
                               .play_only = true}),
    field<&Rules::bid_out_of_turn>({.key = "bid_out_of_turn",
                                    .kind = Kind::choice,
                                    .rule = "QU-8.9"_rule,
                                    .label = "quadrille.option.bid_out_of_turn",
                                    .choices = kBidOutOfTurn,
                                    .play_only = true}),
    field<&Rules::revoked_trick>({.key = "revoked_trick",
                                  .kind = Kind::choice,
                                  .rule = "QU-8.17"_rule,
                                  .label = "quadrille.option.revoked_trick",
                                  .choices = kRevokedTrick,
                                  .play_only = true}),
    field<&Rules::seen_card>({.key = "seen_card",
                              .kind = Kind::choice,
                              .rule = "QU-8.22"_rule,
                              .label = "quadrille.option.seen_card",
                              .choices = kSeenCard,
                              .play_only = true}),
    field<&Rules::look_at_tricks>({.key = "look_at_tricks",
                                   .kind = Kind::choice,
                                   .rule = "QU-8.27"_rule,
                                   .label = "quadrille.option.look_at_tricks",
                                   .choices = kLookAtTricks,
                                   .play_only = true}),
};

constexpr std::string_view kSeed = "http://gamefarm.jp/rule/quadrille.html";
constexpr std::string_view kOldLaws =
    "Hoyle's Games Improved and Enlarged; the laws of the Jeu de Quadrille; the ante after Parlett";
constexpr std::string_view kParlett = "David Parlett, The Penguin Book of Card Games, Quadrille";

constexpr std::array kPresets{
    Preset<Rules>{"quadrille/seed", "quadrille.preset.seed", kSeed, {}},
    Preset<Rules>{"quadrille/ten-tours", "quadrille.preset.ten_tours", kSeed, {.deals = 40}},
    Preset<Rules>{"quadrille/dealer-antes",
                  "quadrille.preset.dealer_antes",
                  kParlett,
                  {.ante = Rules::Ante::dealer_4}},
    Preset<Rules>{"quadrille/old-laws",
                  "quadrille.preset.old_laws",
                  kOldLaws,
                  {.ante = Rules::Ante::dealer_4,
                   .codille_pays = Rules::CodillePays::once,
                   .loss_share = Rules::LossShare::half_unless_under_3,
                   .vole_fail = Rules::VoleFail::bid_vole_strict,
                   .call_own_king = true,
                   .vole_needs_called_card = true,
                   .deals = 40}},
};

}  // namespace

std::span<const Field<Rules>> options() { return kOptions; }
std::span<const Preset<Rules>> presets() { return kPresets; }

Findings check(const Rules& rules) {
  const Rules usual;
  Findings findings = out_of_range(options(), rules);
  if (rules.pool_at_end == Rules::PoolAtEnd::play_on && rules.deals == 0)
    findings.push_back(without_effect("pool_at_end", "QU-7.16"_rule, "deals: 4, 8 … 400"));
  if (rules.counters != usual.counters && !rules.buy_in)
    findings.push_back(without_effect("counters", "QU-7.17"_rule, "buy_in: true"));
  if (rules.vole_stake_in != usual.vole_stake_in && rules.vole_stake == 0)
    findings.push_back(without_effect("vole_stake_in", "QU-7.9"_rule, "vole_stake: 1…100"));
  return findings;
}

}  // namespace spadille::quadrille
