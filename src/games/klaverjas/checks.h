#pragma once

// The parts of validate(): each gives every reason of its kind.

#include "games/klaverjas/count.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {

/// Points as told, in the order of the parties.
struct ToldPoints {
  std::string_view place{};
  std::optional<int> points{};
};
[[nodiscard]] std::array<ToldPoints, 3> told(const Deal& deal);

/// The most tricks that a party can have won.
[[nodiscard]] int most_tricks(const Rules& rules, const Deal& deal, std::size_t party);

/// Who wins the last trick has won a trick (KJ-5.2).
[[nodiscard]] Findings check_last_trick(const Rules& rules, const Carry& carry, const Deal& deal);

/// Points told by numbers (KJ-5.1, KJ-5.11).
[[nodiscard]] Findings check_numbers(const Rules& rules, const Carry& carry, const Deal& deal);

/// A pit has to be said: 162 to 0 does not tell it (KJ-7.9, KJ-7.10). REQUIRES: as check_roem().
[[nodiscard]] Findings check_pit_told(const Rules& rules, const Carry& carry, const Deal& deal);

/// Points told by the cards won (KJ-5.12).
[[nodiscard]] Findings check_cards(const Rules& rules, const Carry& carry, const Deal& deal);

/// Claimed roem (KJ-5.3 to KJ-5.5). REQUIRES: points that can be counted, or a conceded deal.
[[nodiscard]] Findings check_roem(const Rules& rules, const Carry& carry, const Deal& deal);

}  // namespace spadille::klaverjas
