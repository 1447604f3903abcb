#pragma once

#include <cstdint>
#include <span>

#include "games/game.h"

namespace spadille::euchre {

/// The variants of Euchre as plain data. Every default is the rule of the seed document.
struct Rules {
  enum class Pack : std::uint8_t { cards_24, cards_32, cards_25_joker, cards_33_joker };
  enum class JokerTurned : std::uint8_t { dealer_names_candidate, dealer_is_maker };
  enum class LoneDefence : std::uint8_t { any, only_vs_lone_maker, never };
  enum class LoneLead : std::uint8_t { left_of_dealer, left_of_lone };
  enum class Exchange : std::uint8_t { optional, mandatory };
  enum class LoneDefenceUntil : std::uint8_t { exchange, first_lead };
  enum class WeakHand : std::uint8_t { play_on, exchange, redeal };
  enum class Cut : std::uint8_t { always, may_knock };
  enum class Misdeal : std::uint8_t {
    same_dealer,
    lost_after_turn_up,
    lost_at_once,
    lost_at_second,
    lost_at_third
  };
  enum class DealOutOfTurn : std::uint8_t { corrected, stands, misdeal };
  enum class TurnedDownNamed : std::uint8_t { call_again, counts_as_pass };
  enum class SixCards : std::uint8_t { opponents_two, redeal };
  enum class Revoke : std::uint8_t { two_points, three_points, boston, add_or_deduct };
  enum class RevokeClaim : std::uint8_t { mixed, cut };
  enum class RevokeChance : std::uint8_t { any, first };
  enum class ExposedCard : std::uint8_t { first_chance, when_called };
  enum class ClaimRest : std::uint8_t { agreed, two_points };

  Pack pack = Pack::cards_24;                                      ///< EU-7.1: play only
  JokerTurned joker_turned = JokerTurned::dealer_names_candidate;  ///< EU-7.3: play only
  LoneDefence lone_defence = LoneDefence::any;                     ///< EU-7.4
  bool partner_may_exchange = false;                               ///< EU-7.5: play only
  LoneLead lone_lead = LoneLead::left_of_dealer;                   ///< EU-7.6: play only
  bool stick_the_dealer = false;                                   ///< EU-7.7
  int target = 10;          ///< EU-6.1, EU-7.8: points; 1…100
  int euchred_loner = 2;    ///< EU-7.9: points for euchring a lone maker; 2 or 4
  int super_euchre = 2;     ///< EU-7.10: points when the makers take no trick; 2 or 4
  bool carry_over = false;  ///< EU-7.11
  bool rubber = false;      ///< EU-7.12
  Exchange exchange = Exchange::optional;                            ///< EU-7.13: play only
  LoneDefenceUntil lone_defence_until = LoneDefenceUntil::exchange;  ///< EU-7.14: play only
  bool alone_takeover = false;                                       ///< EU-7.15: play only
  bool natural_trump = false;                                        ///< EU-7.16: play only
  bool partner_only_alone = false;                                   ///< EU-7.17: play only
  bool partners_best = false;                                        ///< EU-7.18: play only
  WeakHand weak_hand = WeakHand::play_on;                            ///< EU-7.19: play only
  bool dealer_forfeit = false;                                       ///< EU-7.20
  Cut cut = Cut::always;                                             ///< EU-7.21: play only

  // What an irregularity brings; no deal is scored otherwise by these.
  Misdeal misdeal = Misdeal::same_dealer;                           ///< EU-8.2
  DealOutOfTurn deal_out_of_turn = DealOutOfTurn::corrected;        ///< EU-8.6
  TurnedDownNamed turned_down_named = TurnedDownNamed::call_again;  ///< EU-8.9
  SixCards six_cards = SixCards::opponents_two;                     ///< EU-8.14
  Revoke revoke = Revoke::two_points;                               ///< EU-8.16
  RevokeClaim revoke_claim = RevokeClaim::mixed;                    ///< EU-8.17
  int wrong_claim = 0;                                              ///< EU-8.18: points; 0 or 2
  RevokeChance revoke_chance = RevokeChance::any;                   ///< EU-8.19
  ExposedCard exposed_card = ExposedCard::first_chance;             ///< EU-8.25
  ClaimRest claim_rest = ClaimRest::agreed;                         ///< EU-8.29
  int table_talk = 2;                                               ///< EU-8.30: points; 0 or 2
  bool laid_is_played = false;                                      ///< EU-8.31

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

[[nodiscard]] std::span<const Field<Rules>> options();
[[nodiscard]] std::span<const Preset<Rules>> presets();

/// The clause that says how many points win: the seed's, or the option's.
[[nodiscard]] inline RuleId won_by(const Rules& rules) {
  return rules.target == Rules{}.target ? "EU-6.1"_rule : "EU-7.8"_rule;
}

/// Options out of range, and options without effect (warnings).
[[nodiscard]] Findings check(const Rules& rules);

}  // namespace spadille::euchre
