#pragma once

#include "core/trick.h"
#include "games/kyuuri/rules.h"

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

}  // namespace spadille::kyuuri
