#pragma once

#include <cstdint>
#include <span>

#include "games/game.h"

namespace spadille::kyuuri {

/// The variants of Kyuuri as plain data. Every default is the rule of the seed document.
struct Rules {
  enum class Count : std::uint8_t { up, down };
  enum class End : std::uint8_t { last_survivor, fixed_deals, two_left };
  enum class Tricks : std::uint8_t { piles, in_front };
  enum class OutAt : std::uint8_t { limit, above_limit };
  enum class Tie : std::uint8_t { last_loses, all_lose, last_loses_no_bonus };
  enum class AceLed : std::uint8_t { free, all_lowest };
  enum class Compare : std::uint8_t { highest, previous };
  enum class Misdeal : std::uint8_t { same_dealer, next_dealer };
  enum class OutOfTurn : std::uint8_t { closes_up, taken_back };
  enum class ExposedCard : std::uint8_t { taken_up, stays_open };
  enum class Illegal : std::uint8_t { loses_deal, redeal };

  Count count = Count::up;             ///< KY-7.1: losses from 0, or points down from the limit
  End end = End::last_survivor;        ///< KY-6.3, KY-7.2, KY-7.12
  int deals = 10;                      ///< KY-7.2: only with `fixed_deals`; 1…100
  Tricks tricks = Tricks::piles;       ///< KY-7.3: play only
  int limit = 21;                      ///< KY-6.1, KY-7.4: points of loss; 5…200
  OutAt out_at = OutAt::limit;         ///< KY-7.5
  Tie tie = Tie::last_loses;           ///< KY-5.3, KY-7.6, KY-7.7
  AceLed ace_led = AceLed::free;       ///< KY-7.8: play only
  Compare compare = Compare::highest;  ///< KY-7.9: play only
  int cards = 7;                       ///< KY-7.10: cards a player; 6 or 7
  int lives = 1;                       ///< KY-7.11: 1 or 2

  // What an irregularity brings; no deal is scored otherwise by these.
  Misdeal misdeal = Misdeal::same_dealer;            ///< KY-8.2
  OutOfTurn out_of_turn = OutOfTurn::closes_up;      ///< KY-8.4, KY-8.5
  ExposedCard exposed_card = ExposedCard::taken_up;  ///< KY-8.7
  Illegal illegal = Illegal::loses_deal;             ///< KY-8.9

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

[[nodiscard]] std::span<const Field<Rules>> options();
[[nodiscard]] std::span<const Preset<Rules>> presets();

/// Options that cannot stand together, and options without effect (warnings).
[[nodiscard]] Findings check(const Rules& rules);

}  // namespace spadille::kyuuri
