#pragma once

#include "games/kyuuri/deal.h"
#include "games/position.h"

namespace spadille::kyuuri {

/// What is on the table when somebody must play.
struct Turn {
  Trick trick{};
  friend bool operator==(const Turn&, const Turn&) = default;
};

/// Chapter 4 of the rulebook. Some card of a hand always may be played.
[[nodiscard]] Playable playable(const Rules& rules, const Turn& turn, CardSet hand);

/// The place in the trick of the card that takes it (KY-4.4). REQUIRES: a card at least.
[[nodiscard]] std::size_t winning_place(const Turn& turn);

/// Who takes part, from the first leader on, and with which cards. Dealer: as in the carry.
[[nodiscard]] Lineup lineup(const Rules& rules, const Carry& carry, const Position& position);

// The same for the referee, who asks all games alike.
[[nodiscard]] Playable playable(const Rules& rules, const Lineup& lineup, const Trick& trick,
                                CardSet hand);
/// What of a trick decides how it may be gone on with: tricks of as many cards with the same number
/// are alike for all who play on them. REQUIRES: a card at least.
[[nodiscard]] std::uint32_t demand(const Rules& rules, const Lineup& lineup, const Trick& trick);
/// REQUIRES: a card at least.
[[nodiscard]] std::size_t winning_place(const Rules& rules, const Lineup& lineup,
                                        const Trick& trick);
[[nodiscard]] inline Worth worth(const Rules&, const Lineup&, const Trick&) { return {}; }

}  // namespace spadille::kyuuri
