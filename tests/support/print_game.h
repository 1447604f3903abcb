#pragma once

// How GoogleTest shows values of a game: by its tables. As print.h.

#include <ostream>
#include <span>

#include "games/any_functions.h"
#include "games/euchre/euchre.h"
#include "games/kyuuri/kyuuri.h"
#include "tests/support/print.h"

namespace spadille {

/// The members of a rules, deal or carry value by its game's table.
template <typename Row, typename Owner>
void print_members(std::span<const Row> table, const Owner& owner, std::ostream* out) {
  for (const Row& row : table) {
    const Value value = row.get(owner);
    if (value.empty()) continue;
    *out << row.key << '=';
    for (const int n : value) *out << shown(row, n) << ' ';
  }
}

inline void PrintTo(const AnyRules& rules, std::ostream* out) {
  if (rules.has_game()) print_members(rules.game().options(), rules, out);
}
inline void PrintTo(const AnyDeal& deal, std::ostream* out) {
  if (deal.has_game()) print_members(deal.game().form(), deal, out);
}
inline void PrintTo(const AnyCarry& carry, std::ostream* out) {
  if (!carry.has_game()) return;
  print_members(carry.game().carried(), carry, out);
  for (const FinishedGame& game : finished_games(carry)) PrintTo(game, out);
}
inline void PrintTo(const AnyIncident& incident, std::ostream* out) {
  if (incident.has_game()) print_members(incident.game().incidents(), incident, out);
}

namespace euchre {
inline void PrintTo(const Rules& rules, std::ostream* out) { print_members(options(), rules, out); }
inline void PrintTo(const Deal& deal, std::ostream* out) { print_members(form(), deal, out); }
inline void PrintTo(const Carry& carry, std::ostream* out) {
  print_members(carried(), carry, out);
  for (const FinishedGame& game : carry.games) PrintTo(game, out);
}
}  // namespace euchre

namespace kyuuri {
inline void PrintTo(const Rules& rules, std::ostream* out) { print_members(options(), rules, out); }
inline void PrintTo(const Deal& deal, std::ostream* out) { print_members(form(), deal, out); }
inline void PrintTo(const Carry& carry, std::ostream* out) {
  print_members(carried(), carry, out);
  for (const FinishedGame& game : carry.games) PrintTo(game, out);
}
inline void PrintTo(const LastTrick& trick, std::ostream* out) {
  *out << int{trick.taker.index} << " takes with " << letter(trick.rank) << ", matched ";
  PrintTo(trick.matched, out);
}
}  // namespace kyuuri

}  // namespace spadille
