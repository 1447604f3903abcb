#pragma once

#include <array>
#include <vector>

#include "core/auction.h"
#include "core/tally.h"
#include "core/trick.h"

namespace spadille {

/// One trick as it was played.
struct PlayedTrick {
  std::optional<Seat> leader{};  ///< where it was not who won the trick before
  Trick cards{};                 ///< in the order they were played; a card may be unknown
  Marks roem{};                  ///< claimed for it
  friend bool operator==(const PlayedTrick&, const PlayedTrick&) = default;
};

/// A card of a hand of which only the rank was told.
struct HeldRank {
  Seat who{};
  Rank rank{};
  friend bool operator==(const HeldRank&, const HeldRank&) = default;
};

/// What was decided when a side had won the first six tricks (QU-4.5, QU-4.6).
enum class AfterSix : std::uint8_t { stop, go_on, ask_yes, ask_no };

/// A deal card by card, as far as it is known: what was bid, who held what, and the tricks.
struct CardPlay {
  Calls calls{};                    ///< empty where they are not told
  std::optional<Card> turn_up{};    ///< from the pack, or from a second one
  std::optional<Card> next_card{};  ///< of the second pack
  std::optional<Seat> exchanger{};  ///< who took the turn-up
  CardSet laid_away{};              ///< the discard, or what a maker of three laid away
  std::optional<Card> called{};     ///< whose holder is the partner
  std::optional<AfterSix> after_six{};
  std::array<CardSet, kMaxSeats> hands{};  ///< as played, seat by seat; empty where unknown
  std::vector<HeldRank> more_in_hands{};   ///< cards of them of which only the rank was told
  std::vector<PlayedTrick> tricks{};
  friend bool operator==(const CardPlay&, const CardPlay&) = default;
};

}  // namespace spadille
