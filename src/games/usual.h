#pragma once

#include <optional>
#include <vector>

#include "core/chairs.h"
#include "core/ledger.h"
#include "core/ruling.h"
#include "core/standing.h"
#include "core/trick.h"
#include "games/answers.h"
#include "games/auction.h"
#include "games/card_play.h"
#include "games/figures.h"
#include "games/tables.h"

/// What most games do the same way. A game says which of it holds for it too, `using
/// usual::sides;`, and has functions of its own for the rest: concept Game (games/game.h) asks for
/// all of them, so none that is misspelt goes unnoticed.
namespace spadille::usual {

/// Partners sit opposite each other.
[[nodiscard]] inline Sides sides(const auto& /*rules*/, const auto& /*carry*/) { return kOpposite; }

/// A deal does not tell how many play.
[[nodiscard]] inline int seats_told(const auto& /*deal*/) { return 0; }

/// A deal that was told by other rules says enough for these.
template <typename Deal>
[[nodiscard]] std::vector<Deal> readings(const auto& /*rules*/, const auto& /*carry*/,
                                         const Deal& /*deal*/) {
  return {};
}

/// What is counted is on the balances.
inline void set_totals(auto& carry, const Totals& totals) { carry.balances = totals; }

/// Who sits elsewhere keeps what is his: totals and finished games go along with him, or with his
/// side where partners stay together.
inline void change_chairs(const auto& rules, auto& carry, const Chairs& chairs) {
  const Accounts counted = accounts(carry);
  const Sides pairs = sides(rules, carry);
  set_totals(carry, moved(totals(carry), counted, pairs, chairs));
  const bool by_side = counted[0].kind == Account::Kind::side;
  for (auto& game : carry.games) {
    game.totals = moved(game.totals, counted, pairs, chairs);
    if (!by_side || stay_together(pairs, chairs)) game.winners = moved(game.winners, chairs);
  }
}

/// The total of who plays for himself; a side's stays with the side.
inline void sit_down(const auto& /*rules*/, auto& carry, Seat at, const auto& his, Seat was) {
  if (accounts(carry)[0].kind == Account::Kind::seat)
    carry.balances[at.index] = his.balances[was.index];
}

/// Nobody has points by himself.
inline void set_personal(const auto& /*rules*/, auto& /*carry*/, const Totals& /*wanted*/) {}

/// Nothing is left to share when the players stop.
[[nodiscard]] inline ScoreSheet closing(const auto& /*rules*/, const auto& /*carry*/) { return {}; }

/// What of a finished game's totals counts for the evening: all of it.
[[nodiscard]] inline Totals counted_totals(const auto& /*rules*/, const Totals& totals) {
  return totals;
}

/// A round is a game, and nothing is counted in it beside points. What lies in a pool is not told.
[[nodiscard]] inline Findings check_round(const auto& rules, const auto& fresh,
                                          const RoundTold& told) {
  if (told.points.size() != accounts(fresh).size()) return {};
  return prove(rules, fresh, told.points).findings;
}

/// A round is over with its last deal, whatever the rules call a game, and as many play as the
/// rules let.
template <typename Rules>
[[nodiscard]] Rules at_event(const Rules& rules, const RoundPlayed& /*round*/) {
  return rules;
}

/// Every card stands for itself.
[[nodiscard]] inline Card card_meant(const auto& /*rules*/, Card card) { return card; }

/// What a ruling on a deal may move: what is counted from deal to deal.
[[nodiscard]] inline Accounts ruled_accounts(const auto& /*rules*/, const auto& carry) {
  return accounts(carry);
}

/// Statistics count no faults by themselves.
[[nodiscard]] inline Facts faults(const auto& /*rules*/, const auto& /*carry*/,
                                  const auto& /*incident*/) {
  return {};
}

/// Everybody plays every game.
[[nodiscard]] inline bool may_miss_games(const auto& /*rules*/) { return false; }

/// Everybody plays his own cards.
[[nodiscard]] inline SeatSet who_is_absent(const auto& /*carry*/, const auto& /*deal*/) {
  return {};
}

/// Partners stay together, so nobody has points by himself.
[[nodiscard]] inline Totals personal(const auto& /*rules*/, const auto& /*carry*/) { return {}; }

/// More points are better.
[[nodiscard]] inline bool counts_losses(const auto& /*rules*/) { return false; }

/// Every deal is played.
[[nodiscard]] inline bool unplayed(const auto& /*deal*/) { return false; }

/// Nothing but the deal's answers tells about something irregular.
[[nodiscard]] inline std::vector<Known> answers_in(const auto& /*rules*/, const auto& /*carry*/,
                                                   const auto& /*deal*/, const auto& /*incident*/) {
  return {};
}

/// No fault counts those before it.
[[nodiscard]] inline std::vector<Known> answers_of_book(const auto& /*rules*/,
                                                        const auto& /*carry*/,
                                                        const auto& /*earlier*/,
                                                        const auto& /*incident*/) {
  return {};
}

/// Every fault is settled by itself.
[[nodiscard]] inline std::optional<Decision> rule_together(const auto& /*rules*/,
                                                           const auto& /*carry*/,
                                                           const auto& /*incidents*/) {
  return std::nullopt;
}

/// The cards show no more of a deal than its score needs.
template <typename Deal>
[[nodiscard]] Deal shown_besides(const auto& /*rules*/, const auto& /*carry*/,
                                 const CardPlay& /*play*/, const auto& /*replay*/, Deal deal) {
  return deal;
}

/// Nothing may be done before the first call.
[[nodiscard]] inline Sequels before_calls(const auto& /*rules*/, const Bidding& /*bidding*/) {
  return {};
}

/// The hands, the tricks and what was laid away tell all there is. REQUIRES: a replay without
/// errors.
[[nodiscard]] inline Whereabouts whereabouts(const auto& /*rules*/, const auto& /*carry*/,
                                             const CardPlay& /*play*/, const auto& /*deal*/) {
  return {};
}

}  // namespace spadille::usual
