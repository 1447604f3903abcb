#pragma once

#include <array>
#include <string_view>

#include "games/game.h"

namespace spadille {

/// A list of games, known when the program is built.
template <Game... G>
struct GameList {
  static constexpr std::array kIds{G::kId...};

  /// Calls `visit(G{})` for each game in order.
  static constexpr void for_each(auto&& visit) { (visit(G{}), ...); }

  /// Calls `visit(G{})` for the game of that id; false, and no call, when there is none.
  static constexpr bool with(std::string_view id, auto&& visit) {
    return ((G::kId == id ? (visit(G{}), true) : false) || ...);
  }
};

}  // namespace spadille
