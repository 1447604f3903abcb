#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/chairs.h"
#include "games/quadrille/rules.h"
#include "games/usual.h"

namespace spadille::quadrille {

// As in most games.
using usual::before_calls;
using usual::card_meant;
using usual::counted_totals;
using usual::counts_losses;
using usual::may_miss_games;
using usual::personal;
using usual::readings;
using usual::ruled_accounts;
using usual::seats_told;
using usual::set_personal;
using usual::shown_besides;
using usual::sides;
using usual::unplayed;
using usual::who_is_absent;

inline constexpr int kSeats = 4;
inline constexpr int kLastSeat = kSeats - 1;
inline constexpr int kTricks = 10;
inline constexpr int kTricksToWin = 6;
inline constexpr int kTricksOfShare = 3;          ///< of the ombre, for a partner to pay (QU-7.6)
inline constexpr int kMostPool = 10'000'000;      ///< beyond it no deal is scored
inline constexpr int kMostBalance = 999'999'999;  ///< up or down

/// A finished deal as the table reports it.
struct Deal {
  enum class Contract : std::uint8_t { alliance, solo, vole, forced };

  std::optional<Seat> ombre{};
  std::optional<Contract> contract{};
  std::optional<Seat> partner{};          ///< who held the called card
  std::optional<int> tricks{};            ///< of the ombre's side, 0…10
  bool matadors = false;                  ///< dealt Spadille, Manille and Basta
  bool double_matadors = false;           ///< and Punto too
  bool premiers = false;                  ///< won the first six tricks
  bool went_on = false;                   ///< after Premiers: the vole was declared in play
  bool own_king = false;                  ///< the ombre called a king of his own (QU-7.12)
  std::optional<Seat> king_from{};        ///< who handed the called king over (QU-7.20)
  bool called_card_unseen = false;        ///< in the first six tricks (QU-7.14)
  std::optional<int> ombre_tricks{};      ///< of the ombre himself (QU-7.6)
  SeatSet rest_to{};                      ///< who takes a counter of an uneven codille (QU-7.4)
  std::optional<Seat> pays_with_ombre{};  ///< the opponent that the ombre deals with (QU-7.10)
  std::optional<Suit> trump{};            ///< may be noted; no payment needs it
  SeatSet beasted{};                      ///< who is beasted for an irregularity (QU-5.14)

  friend bool operator==(const Deal&, const Deal&) = default;
};

/// What one deal hands to the next.
struct Carry {
  BySeat balances{};     ///< counters won and lost, one a seat
  BySeat stocks{};       ///< with `buy_in`: stocks of counters taken besides the first, one a seat
  int pool = 0;          ///< counters in the pool before the antes
  Seat dealer{};         ///< who deals this deal
  int deals_played = 0;  ///< in this game; counts where `deals` ends it
  std::vector<FinishedGame> games{};

  friend bool operator==(const Carry&, const Carry&) = default;
};

using Row = Question<Rules, Carry, Deal>;
[[nodiscard]] std::span<const Row> form();
[[nodiscard]] std::span<const Field<Carry>> carried();

/// The carry of a fresh evening; Quadrille always has four seats.
[[nodiscard]] Carry start(const Rules& rules, int seats);

/// Nobody ever leaves a game of Quadrille.
[[nodiscard]] inline SeatSet who_is_out(const Carry&) { return {}; }
/// A letter a seat, where nobody is named.
[[nodiscard]] inline std::string_view seat_letters(const Rules&) { return "NESW"; }
[[nodiscard]] inline int seats_ruled(const Rules&) { return kSeats; }
/// The four seats and the pool.
[[nodiscard]] Accounts accounts(const Carry& carry);
[[nodiscard]] Totals totals(const Carry& carry);
void set_totals(Carry& carry, const Totals& totals);
/// The stocks that somebody has taken go along with his counters.
void change_chairs(const Rules& rules, Carry& carry, const Chairs& chairs);
void sit_down(const Rules& rules, Carry& carry, Seat at, const Carry& his, Seat was);

/// A beginning that cannot be.
[[nodiscard]] Findings check(const Rules& rules, const Carry& carry);

/// Figures stay where whole numbers can hold them, whatever is doubled.
[[nodiscard]] Findings check_bounds(const Rules& rules, const Carry& carry);

/// Every reason why this deal cannot be, each with its place in the deal.
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Deal& deal);

// What follows from a deal that validate() found right.

/// Counters in the pool after the antes of this deal (QU-2.2).
[[nodiscard]] int pool_after_antes(const Rules& rules, const Carry& carry);

/// Whether the ombre plays against three (QU-3.1, QU-3.8, QU-7.12).
[[nodiscard]] inline bool alone(const Deal& deal) { return !deal.partner; }

[[nodiscard]] inline bool won(const Deal& deal) { return *deal.tricks >= kTricksToWin; }
/// Lost by one trick (QU-5.9), or by more (QU-5.10).
[[nodiscard]] inline bool remise(const Deal& deal) { return deal.tricks == kTricksToWin - 1; }
[[nodiscard]] inline bool codille(const Deal& deal) { return *deal.tricks < kTricksToWin - 1; }

/// Who plays on after six tricks has won them all (QU-4.6); so has who wins ten.
[[nodiscard]] inline bool had_premiers(const Deal& deal) {
  return deal.premiers || deal.went_on || deal.tricks == kTricks;
}

/// Bid, or declared by going on, and not void because the called card was unseen (QU-7.14).
[[nodiscard]] bool vole_in_force(const Rules& rules, const Deal& deal);

/// The seat `steps` counter-clockwise from another: as the cards are dealt and played.
[[nodiscard]] constexpr Seat to_the_right(Seat from, int steps = 1) {
  return seat((from.index + kSeats - steps % kSeats) % kSeats);
}

/// Whether the ombre of this contract has to name a card that nobody has named yet (QU-3.7,
/// QU-3.8).
[[nodiscard]] inline bool calls_for_a_card(const Deal& deal, const CardPlay& play) {
  const bool alone = deal.contract == Deal::Contract::solo || deal.contract == Deal::Contract::vole;
  const bool by_himself = deal.own_king || deal.king_from;
  return !alone && !by_himself && !deal.partner && !play.called;
}

/// The opponents of the ombre's side, counter-clockwise from him.
[[nodiscard]] InlineVec<Seat, 3> opponents(const Deal& deal);

}  // namespace spadille::quadrille
