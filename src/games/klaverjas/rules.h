#pragma once

#include <cstdint>
#include <span>

#include "games/game.h"

namespace spadille::klaverjas {

/// The variants of Klaverjas as plain data. Every default is the Amsterdam rule of the seed
/// document.
struct Rules {
  enum class TrumpChoice : std::uint8_t {
    free,
    forehand_must,
    second_pack_next_card,
    second_pack_any_suit,
    second_pack_other_suit,
    dealer_first
  };
  enum class PlayRules : std::uint8_t { amsterdam, rotterdam };
  enum class UndertrumpOpponent : std::uint8_t { forbidden, free, forced };
  enum class UndertrumpPartner : std::uint8_t { forbidden, free };
  enum class End : std::uint8_t { deals, target };
  enum class Partners : std::uint8_t { fixed, rotating };
  enum class RedealBy : std::uint8_t { same, next };
  enum class Values : std::uint8_t { klaverjas, boonaken, jass_as_printed, swiss_jass };
  enum class Marks : std::uint8_t { tally, figures };
  enum class RoemCaller : std::uint8_t { winners, anyone, automatic };
  enum class RoemDeadline : std::uint8_t { next_lead, trick_turned, none };
  enum class Packets : std::uint8_t { three_two_three, four_four, three_three_two };
  enum class TrumpChange : std::uint8_t { next_player, first_card, never };
  enum class OutOfTurn : std::uint8_t { take_back, penalty_card };
  enum class RevokeDeadline : std::uint8_t { trick_turned, next_lead };
  enum class CorrectedRevoke : std::uint8_t { free, suit_barred };
  enum class Revoke : std::uint8_t {
    points_and_roem,
    points_only,
    deal_again,
    deal_again_twice,
    personal,
    none
  };
  enum class FalseRoem : std::uint8_t { until_turned, as_any_claim };
  enum class LookBack : std::uint8_t { last_trick, first_trick };

  TrumpChoice trump_choice = TrumpChoice::free;                            ///< KJ-3.1, KJ-7.1
  PlayRules play_rules = PlayRules::amsterdam;                             ///< KJ-7.2: play only
  UndertrumpOpponent undertrump_opponent = UndertrumpOpponent::forbidden;  ///< KJ-7.3: play only
  bool beat_partner = true;                                                ///< KJ-7.4: play only
  UndertrumpPartner undertrump_partner = UndertrumpPartner::forbidden;     ///< KJ-7.5: play only
  bool maker_must_hold_trump = false;                                      ///< KJ-7.6: play only
  int four_jacks = 200;                                  ///< KJ-5.3, KJ-7.7: 100 or 200 points
  int four_low = 0;                                      ///< KJ-7.8: 0 or 100 points
  int pit = 0;                                           ///< KJ-7.9: 0 or 100 points
  int tegenpit = 0;                                      ///< KJ-7.10: 0, 100, 200 or 300 points
  End end = End::deals;                                  ///< KJ-7.11
  int target = 1500;                                     ///< KJ-7.11: points; 500…10000
  int deals = 16;                                        ///< KJ-6.1, KJ-7.12: of one game; 1…100
  Partners partners = Partners::fixed;                   ///< KJ-6.5, KJ-7.13
  int absence_credit = 1600;                             ///< KJ-7.14: points; 0…10000
  int players = 4;                                       ///< KJ-7.15: 3 or 4
  RedealBy redeal_by = RedealBy::same;                   ///< KJ-7.18
  Values values = Values::klaverjas;                     ///< KJ-1.3, KJ-7.19
  int last_trick = 10;                                   ///< KJ-5.2, KJ-7.20: 0, 5 or 10 points
  Marks marks = Marks::tally;                            ///< KJ-5.7, KJ-7.21
  RoemCaller roem_caller = RoemCaller::winners;          ///< KJ-7.22: play only
  RoemDeadline roem_deadline = RoemDeadline::next_lead;  ///< KJ-7.23: play only
  Packets packets = Packets::three_two_three;            ///< KJ-2.2, KJ-7.24: play only
  // What follows an irregularity; none of them changes a score without a ruling.
  TrumpChange trump_change = TrumpChange::next_player;            ///< KJ-8.7
  OutOfTurn out_of_turn = OutOfTurn::take_back;                   ///< KJ-8.9, KJ-8.10
  RevokeDeadline revoke_deadline = RevokeDeadline::trick_turned;  ///< KJ-8.14
  CorrectedRevoke corrected_revoke = CorrectedRevoke::free;       ///< KJ-8.14
  Revoke revoke = Revoke::points_and_roem;                        ///< KJ-8.15, KJ-8.17 to KJ-8.19
  int revoke_bonus = 0;                                           ///< KJ-8.16: 0 or 100 points
  FalseRoem false_roem = FalseRoem::until_turned;                 ///< KJ-8.22
  LookBack look_back = LookBack::last_trick;                      ///< KJ-8.25

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

[[nodiscard]] std::span<const Field<Rules>> options();
[[nodiscard]] std::span<const Preset<Rules>> presets();

[[nodiscard]] inline bool three_handed(const Rules& rules) { return rules.players == 3; }
[[nodiscard]] inline bool rotating(const Rules& rules) {
  return rules.partners == Rules::Partners::rotating;
}
/// Tricks of one deal.
[[nodiscard]] inline int tricks_in(const Rules& rules) { return three_handed(rules) ? 10 : 8; }

/// The clause that says when a game is over: the seed's, or the option's.
[[nodiscard]] RuleId ended_by(const Rules& rules);

/// Options out of range or against each other, and options without effect (warnings).
[[nodiscard]] Findings check(const Rules& rules);

}  // namespace spadille::klaverjas
