#pragma once

#include <array>
#include <vector>

#include "core/trick.h"
#include "games/auction.h"
#include "games/tally.h"

namespace spadille {

/// One trick as it was played.
struct PlayedTrick {
  std::optional<Seat> leader{};  ///< where it was not who won the trick before
  Trick cards{};                 ///< in the order they were played; a card may be unknown
  Marks melds{};                 ///< claimed for it
  friend bool operator==(const PlayedTrick&, const PlayedTrick&) = default;
};

/// A card of a hand of which only the rank was told.
struct HeldRank {
  Seat who{};
  Rank rank{};
  friend bool operator==(const HeldRank&, const HeldRank&) = default;
};

/// What somebody decides between two tricks: its place in the list of the game (HasChoices).
enum class Choice : std::uint8_t {};

/// A deal card by card, as far as it is known: what was bid, who held what, and the tricks.
struct CardPlay {
  Calls calls{};                           ///< empty where they are not told
  std::optional<Card> turn_up{};           ///< from the pack, or from a second one
  std::optional<Card> next_card{};         ///< of the second pack
  std::optional<Seat> exchanger{};         ///< who took the turn-up
  CardSet laid_away{};                     ///< the discard, or what a maker of three laid away
  std::optional<Card> called{};            ///< whose holder is the partner
  std::optional<Choice> decided{};         ///< between two tricks
  std::array<CardSet, kMaxSeats> hands{};  ///< as played, seat by seat; empty where unknown
  std::vector<HeldRank> more_in_hands{};   ///< cards of them of which only the rank was told
  std::vector<PlayedTrick> tricks{};
  friend bool operator==(const CardPlay&, const CardPlay&) = default;
};

}  // namespace spadille
