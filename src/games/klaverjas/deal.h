#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/card_set.h"
#include "core/chairs.h"
#include "games/klaverjas/rules.h"
#include "games/tally.h"
#include "games/usual.h"

namespace spadille::klaverjas {

// As in most games.
using usual::before_calls;
using usual::card_meant;
using usual::closing;
using usual::counted_totals;
using usual::counts_losses;
using usual::seats_told;
using usual::set_totals;
using usual::whereabouts;

inline constexpr int kLastSeat = 3;

/// A finished deal as the table reports it. "Other": the defenders; of three players the one on the
/// maker's left, and "third" the one on his right.
struct Deal {
  std::optional<Seat> maker{};
  std::optional<int> points{};  ///< card points of the makers' side, the last trick's ten included
  std::optional<int> other_points{};
  std::optional<int> third_points{};
  Marks roem{};  ///< claimed by the makers' side: a mark a trick, or one sum (`sums`)
  Marks other_roem{};
  Marks third_roem{};
  bool sums = false;                 ///< roem is told in sums
  std::optional<int> tricks{};       ///< of the makers' side; a pit is told by them
  bool conceded = false;             ///< the makers conceded nat without counting
  std::optional<Suit> trump{};       ///< needed where points are told by cards
  std::optional<Seat> last_trick{};  ///< who won it
  CardSet cards{};                   ///< won by the makers' side; of three: laid away too
  CardSet other_cards{};
  bool passed_out = false;  ///< three-handed: nobody made trumps
  SeatSet absent{};         ///< who misses this game while a guest plays (KJ-7.14)

  friend bool operator==(const Deal&, const Deal&) = default;
};

/// What one deal hands to the next.
struct Carry {
  BySeat balances{};     ///< points in this game: of two sides, or of three players
  Seat dealer{};         ///< who deals this deal
  int deals_played = 0;  ///< in this game
  int untold = 0;        ///< those it began with that a ruling has ended: nobody told them
  BySeat credits{};      ///< rotating: personal points that no total of a game has, one a seat
  SeatSet absent{};      ///< rotating: who misses the game in progress
  std::vector<FinishedGame> games{};

  friend bool operator==(const Carry&, const Carry&) = default;
};

using Row = Question<Rules, Carry, Deal>;
[[nodiscard]] std::span<const Row> form();
[[nodiscard]] std::span<const Field<Carry>> carried();

[[nodiscard]] Carry start(const Rules& rules, int seats);
[[nodiscard]] inline SeatSet who_is_out(const Carry&) { return {}; }
/// A letter a seat, where nobody is named.
[[nodiscard]] inline std::string_view seat_letters(const Rules& rules) {
  return three_handed(rules) ? "ABC" : "NESW";
}
[[nodiscard]] inline int seats_ruled(const Rules& rules) { return rules.players; }
/// KJ-7.14: who misses a game is told with the first deal of it that is told at all.
[[nodiscard]] inline bool may_tell_absent(const Rules& rules, const Carry& carry) {
  return rotating(rules) && carry.deals_played == carry.untold;
}
/// Two sides, or three seats.
[[nodiscard]] Accounts accounts(const Carry& carry);
/// The same, and where partners rotate everybody's personal points (KJ-8.18).
[[nodiscard]] Accounts ruled_accounts(const Rules& rules, const Carry& carry);
[[nodiscard]] inline Totals totals(const Carry& carry) { return carry.balances; }

/// Credits, and who misses this game, go along with the people. Where partners rotate, finished
/// games stay as they were played, and credits say what each has of them (set_personal()).
void change_chairs(const Rules& rules, Carry& carry, const Chairs& chairs);
void sit_down(const Rules& rules, Carry& carry, Seat at, const Carry& his, Seat was);

/// A beginning that cannot be.
[[nodiscard]] Findings check(const Rules& rules, const Carry& carry);

/// Whether nobody made trumps, so that nothing was played.
[[nodiscard]] inline bool unplayed(const Deal& deal) { return deal.passed_out; }

/// Every reason why this deal cannot be, each with its place in the deal.
[[nodiscard]] Findings validate(const Rules& rules, const Carry& carry, const Deal& deal);

/// A deal with all points on one side and no word about its tricks, where a pit or tegenpit is
/// rewarded: without it and with it (KJ-7.9, KJ-7.10). Nothing for any other deal.
[[nodiscard]] std::vector<Deal> readings(const Rules& rules, const Carry& carry, const Deal& deal);

// Who sits where (KJ-6.5, KJ-7.13). `game`: how many games of the evening are over.

/// The players clockwise as they sit in a game.
[[nodiscard]] InlineVec<Seat, 4> seating(const Rules& rules, std::size_t game);
[[nodiscard]] Sides sides_in(const Rules& rules, std::size_t game);
[[nodiscard]] inline Sides sides(const Rules& rules, const Carry& carry) {
  return sides_in(rules, carry.games.size());
}
/// The player `steps` to the left of another in the game in progress. REQUIRES: `from` plays.
[[nodiscard]] Seat to_the_left(const Rules& rules, const Carry& carry, Seat from, int steps = 1);

/// Who has the most points: one side, or a player of three; all where totals are equal (KJ-6.3).
/// REQUIRES: a total an account.
[[nodiscard]] SeatSet leaders(const Rules& rules, std::size_t game, const Totals& totals);

}  // namespace spadille::klaverjas
