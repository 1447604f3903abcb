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
