#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/euchre/rules.h"
#include "games/usual.h"

namespace spadille::euchre {

// As in most games.
using usual::at_event;
using usual::change_chairs;
using usual::closing;
using usual::counts_losses;
using usual::may_miss_games;
using usual::personal;
using usual::readings;
using usual::ruled_accounts;
using usual::seats_told;
using usual::set_personal;
using usual::set_totals;
using usual::shown_besides;
using usual::sides;
using usual::sit_down;
using usual::who_is_absent;

inline constexpr int kTricks = 5;
inline constexpr int kLastSeat = 3;

[[nodiscard]] constexpr Seat left_of(Seat s, int steps = 1) { return seat((s.index + steps) % 4); }
[[nodiscard]] constexpr Seat partner_of(Seat s) { return left_of(s, 2); }

/// A finished deal as the table reports it.
struct Deal {
  std::optional<Seat> maker{};
  bool alone = false;           ///< the maker played without his partner
  std::optional<int> tricks{};  ///< of the makers' side, 0…5
  std::optional<Seat> lone_defender{};
  std::optional<Suit> trump{};  ///< may be noted; no score needs it
  bool passed_out = false;      ///< nobody named a trump suit in either round
  bool gives_point = false;     ///< the dealer gave a point instead of naming one (EU-7.20)

  friend bool operator==(const Deal&, const Deal&) = default;
};

/// What one deal hands to the next.
struct Carry {
  BySeat balances{};  ///< points of side 0 (seats 0 and 2) and side 1 (seats 1 and 3)
  Seat dealer{};      ///< who deals this deal
  std::vector<FinishedGame> games{};

  friend bool operator==(const Carry&, const Carry&) = default;
};

using Row = Question<Rules, Carry, Deal>;
[[nodiscard]] std::span<const Row> form();
[[nodiscard]] std::span<const Field<Carry>> carried();

/// The carry of a fresh evening; Euchre always has four seats.
[[nodiscard]] Carry start(const Rules& rules, int seats);

/// Nobody ever leaves a game of Euchre.
[[nodiscard]] inline SeatSet who_is_out(const Carry&) { return {}; }

/// A letter a seat, where nobody is named.
[[nodiscard]] inline std::string_view seat_letters(const Rules&) { return "NESW"; }
[[nodiscard]] inline int seats_ruled(const Rules&) { return 4; }
[[nodiscard]] inline Accounts accounts(const Carry&) { return side_accounts(); }
[[nodiscard]] inline Totals totals(const Carry& carry) { return carry.balances; }

/// A beginning that cannot be: a total of a game that would be over.
[[nodiscard]] Findings check(const Rules& rules, const Carry& carry);

/// Whether nobody made trumps, so that nothing was played.
[[nodiscard]] inline bool unplayed(const Deal& deal) { return deal.passed_out || deal.gives_point; }

/// Every reason why this deal cannot be, each with its place in the deal.
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Deal& deal);

}  // namespace spadille::euchre
