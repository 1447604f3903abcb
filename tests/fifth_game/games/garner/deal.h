#pragma once

#include <optional>
#include <vector>

#include "games/garner/rules.h"
#include "games/usual.h"

namespace spadille::garner {

using usual::answers_in;
using usual::answers_of_book;
using usual::at_event;
using usual::card_meant;
using usual::change_chairs;
using usual::check_round;
using usual::closing;
using usual::counted_totals;
using usual::counts_losses;
using usual::faults;
using usual::may_miss_games;
using usual::personal;
using usual::readings;
using usual::rule_together;
using usual::ruled_accounts;
using usual::seats_told;
using usual::set_personal;
using usual::set_totals;
using usual::shown_besides;
using usual::sides;
using usual::sit_down;
using usual::unplayed;
using usual::whereabouts;
using usual::who_is_absent;

inline constexpr int kTricks = 5;
inline constexpr int kLastSeat = 4;

/// Who took most of the five tricks, and how many.
struct Deal {
  std::optional<Seat> reaper{};
  std::optional<int> tricks{};
  bool bold = false;  ///< he had said so before the first lead
  SeatSet empty{};    ///< who took none
  friend bool operator==(const Deal&, const Deal&) = default;
};

struct Carry {
  BySeat balances{};  ///< points, one a seat
  Seat dealer{};
  std::vector<FinishedGame> games{};
  friend bool operator==(const Carry&, const Carry&) = default;
};

using Row = Question<Rules, Carry, Deal>;
[[nodiscard]] std::span<const Row> form();
[[nodiscard]] std::span<const Field<Carry>> carried();
[[nodiscard]] Carry start(const Rules& rules, int seats);
[[nodiscard]] inline std::string_view seat_letters(const Rules& /*rules*/) { return "ABCDE"; }
[[nodiscard]] inline int seats_ruled(const Rules& /*rules*/) { return 0; }
[[nodiscard]] inline Accounts accounts(const Carry& carry) {
  return seat_accounts(carry.balances.size());
}
[[nodiscard]] inline Totals totals(const Carry& carry) { return carry.balances; }
[[nodiscard]] inline SeatSet who_is_out(const Carry& /*carry*/) { return {}; }
[[nodiscard]] Findings check(const Rules& rules, const Carry& carry);
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Deal& deal);

}  // namespace spadille::garner
