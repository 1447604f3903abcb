#pragma once

#include "games/garner/deal.h"
#include "games/position.h"
#include "games/replay.h"

namespace spadille::garner {

[[nodiscard]] Lineup lineup(const Rules& rules, const Carry& carry, const Position& position);
/// Chapter 4: follow suit; the highest of the suit led takes the trick.
[[nodiscard]] Playable playable(const Rules& rules, const Lineup& lineup, const Trick& trick,
                                CardSet hand);
[[nodiscard]] std::uint32_t demand(const Rules& rules, const Lineup& lineup, const Trick& trick);
[[nodiscard]] std::size_t winning_place(const Rules& rules, const Lineup& lineup,
                                        const Trick& trick);
[[nodiscard]] inline Worth worth(const Rules& /*rules*/, const Lineup& /*lineup*/,
                                 const Trick& /*trick*/) {
  return {};
}
[[nodiscard]] inline Position contract(const Deal& /*deal*/) { return {}; }
/// Who took most tricks, and who none, where all five are known.
[[nodiscard]] Findings summarise(const Rules& rules, const Carry& carry, const CardPlay& play,
                                 const Replay& replay, Deal& deal);

}  // namespace spadille::garner
