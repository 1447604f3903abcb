#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/chairs.h"
#include "games/kyuuri/rules.h"
#include "games/usual.h"

namespace spadille::kyuuri {

// As in most games.
using usual::answers_of_book;
using usual::card_meant;
using usual::check_round;
using usual::closing;
using usual::counted_totals;
using usual::may_miss_games;
using usual::personal;
using usual::readings;
using usual::ruled_accounts;
using usual::set_personal;
using usual::set_totals;
using usual::sides;
using usual::unplayed;
using usual::whereabouts;
using usual::who_is_absent;

inline constexpr int kTwo = static_cast<int>(Rank::two);
inline constexpr int kAce = static_cast<int>(Rank::ace);
inline constexpr int kLastSeat = kMaxSeats - 1;

/// A finished deal as the table reports it, in one of two ways: who took the last trick, with which
/// rank, and who else played that rank; or who led the last trick and the ranks in playing order.
struct Deal {
  std::optional<Seat> taker{};
  std::optional<Rank> rank{};
  SeatSet matched{};  ///< played the taker's rank too, before him
  std::optional<Seat> leader{};
  InlineVec<Rank, kMaxSeats> ranks{};  ///< one for each player still in, from the leader on

  friend bool operator==(const Deal&, const Deal&) = default;
};

/// What one deal hands to the next.
struct Carry {
  BySeat balances{};     ///< one a seat: losses, or with `count: down` what is left
  Seat dealer{};         ///< who deals this deal
  SeatSet out{};         ///< who no longer takes part in this game
  SeatSet returned{};    ///< who has used up a second life (KY-7.11)
  int deals_played = 0;  ///< in this game; counts with `end: fixed_deals`
  std::vector<FinishedGame> games{};

  friend bool operator==(const Carry&, const Carry&) = default;
};

using Row = Question<Rules, Carry, Deal>;
[[nodiscard]] std::span<const Row> form();
[[nodiscard]] std::span<const Field<Carry>> carried();

/// The carry of a fresh evening. REQUIRES: 2 to 8 seats.
[[nodiscard]] Carry start(const Rules& rules, int seats);

/// A letter a seat, where nobody is named.
[[nodiscard]] inline std::string_view seat_letters(const Rules&) { return "ABCDEFGH"; }
/// Any number that the pack allows.
[[nodiscard]] inline int seats_ruled(const Rules&) { return 0; }
[[nodiscard]] inline Accounts accounts(const Carry& carry) {
  return seat_accounts(carry.balances.size());
}
[[nodiscard]] inline Totals totals(const Carry& carry) { return carry.balances; }

/// Who is out, and who has used up a second life, goes along with the totals.
void change_chairs(const Rules& rules, Carry& carry, const Chairs& chairs);
void sit_down(const Rules& rules, Carry& carry, Seat at, const Carry& his, Seat was);

/// How many players a deal shows by itself, 0 if it does not tell (then the document must).
[[nodiscard]] int seats_told(const Deal& deal);

/// A beginning that cannot be: numbers of players, totals, who is out, who deals.
[[nodiscard]] Findings check(const Rules& rules, const Carry& carry);

/// A seat that is not at the table, or takes no part in this game any more.
[[nodiscard]] Findings check_seat(const Carry& carry, std::string_view place, Seat who);

/// Every reason why this deal cannot be, each with its place in the deal.
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Deal& deal);

[[nodiscard]] inline SeatSet who_is_out(const Carry& carry) { return carry.out; }
[[nodiscard]] inline SeatSet still_in(const Carry& carry) {
  return SeatSet::first(carry.balances.size()) - carry.out;
}

}  // namespace spadille::kyuuri
