#pragma once

#include <cstdint>
#include <span>

#include "games/game.h"

namespace spadille::quadrille {

/// The variants of Quadrille as plain data. Every default is the rule of the seed document, or what
/// the table expects where that is silent.
struct Rules {
  enum class Ante : std::uint8_t { each_1, dealer_4 };
  enum class UnitRound : std::uint8_t { down, up, nearest, exact };
  enum class OddPoint : std::uint8_t { ombre, partner, pool };
  enum class CodilleRest : std::uint8_t { pool, highest_trumps };
  enum class CodillePays : std::uint8_t { up_to_double, double_pool, once };
  enum class LossShare : std::uint8_t { ombre_alone, half, half_unless_under_3 };
  enum class LostBonus : std::uint8_t { each_opponent, once };
  enum class VoleFail : std::uint8_t { vole_only, all_but_premiers, bid_vole_strict };
  enum class VoleStakeIn : std::uint8_t { counters, units };
  enum class Pairing : std::uint8_t { right_hand, choose };
  enum class CallQueen : std::uint8_t { no_king_left, four_kings };
  enum class GoOn : std::uint8_t { leader_may, must_ask };
  enum class PoolAtEnd : std::uint8_t { split, play_on, leave };
  enum class ClaimLimit : std::uint8_t { next_deal, none };
  enum class Rotation : std::uint8_t { right, left };
  enum class FacedCard : std::uint8_t { any, not_last };
  enum class BidOutOfTurn : std::uint8_t { is_void, passes };
  enum class RevokedTrick : std::uint8_t { stays, given_up };
  enum class SeenCard : std::uint8_t { must_play, if_harmful };
  enum class LookAtTricks : std::uint8_t { on_turn, on_lead };

  Ante ante = Ante::each_1;                              ///< QU-2.2, QU-7.1
  UnitRound unit_round = UnitRound::down;                ///< QU-7.2
  OddPoint odd_point = OddPoint::ombre;                  ///< QU-7.3
  CodilleRest codille_rest = CodilleRest::pool;          ///< QU-5.10, QU-7.4
  CodillePays codille_pays = CodillePays::up_to_double;  ///< QU-5.10, QU-7.5
  LossShare loss_share = LossShare::ombre_alone;         ///< QU-5.11, QU-7.6
  LostBonus lost_bonus = LostBonus::each_opponent;       ///< QU-5.13, QU-7.7
  VoleFail vole_fail = VoleFail::vole_only;              ///< QU-5.6, QU-7.8
  int vole_stake = 3;                                    ///< QU-4.9, QU-7.9; 0…100
  VoleStakeIn vole_stake_in = VoleStakeIn::counters;     ///< QU-7.9
  Pairing pairing = Pairing::right_hand;                 ///< QU-5.8, QU-7.10
  CallQueen call_queen = CallQueen::no_king_left;        ///< QU-7.11
  bool call_own_king = false;                            ///< QU-7.12
  GoOn go_on = GoOn::leader_may;                         ///< QU-7.13: play only
  bool vole_needs_called_card = false;                   ///< QU-7.14
  int deals = 0;                                         ///< QU-7.15; 0 without end, else 4…400
  PoolAtEnd pool_at_end = PoolAtEnd::split;              ///< QU-6.2, QU-7.16
  int counters = 40;                                     ///< QU-7.17: everyone's stock; 10…1000
  bool buy_in = false;                                   ///< QU-7.17
  ClaimLimit claim_limit = ClaimLimit::next_deal;        ///< QU-7.18: play only
  Rotation rotation = Rotation::right;                   ///< QU-2.1, QU-7.19
  bool king_surrendered = false;                         ///< QU-7.20
  FacedCard faced_card = FacedCard::any;                 ///< QU-8.2: play only
  BidOutOfTurn bid_out_of_turn = BidOutOfTurn::is_void;  ///< QU-8.9: play only
  RevokedTrick revoked_trick = RevokedTrick::stays;      ///< QU-8.17: play only
  SeenCard seen_card = SeenCard::must_play;              ///< QU-8.22: play only
  LookAtTricks look_at_tricks = LookAtTricks::on_turn;   ///< QU-8.27: play only

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

[[nodiscard]] std::span<const Field<Rules>> options();
[[nodiscard]] std::span<const Preset<Rules>> presets();

/// Any king of one's own, or one where no queen may be called (QU-7.11, QU-7.12).
[[nodiscard]] inline bool may_call_own_king(const Rules& rules) {
  return rules.call_own_king || rules.call_queen == Rules::CallQueen::four_kings;
}

/// What a counter counts on the sheet: 1, or 4 where it counts quarters (QU-7.2).
[[nodiscard]] inline int counter(const Rules& rules) {
  return rules.unit_round == Rules::UnitRound::exact ? 4 : 1;
}

/// Options out of range, and options without effect (warnings).
[[nodiscard]] Findings check(const Rules& rules);

}  // namespace spadille::quadrille
