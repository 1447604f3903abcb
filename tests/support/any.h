#pragma once

#include <type_traits>
#include <utility>

#include "games/any_functions.h"
#include "games/games.h"

// From a game's own types to values of whichever game. The way back: `value.as<kyuuri::Deal>()`.
namespace spadille::tests {

/// The game of a tag.
template <Game G>
[[nodiscard]] const AnyGame& game_of() {
  return *game_called(G::kId);
}

namespace detail {

template <typename G, typename T>
[[nodiscard]] auto any_of(T value) {
  if constexpr (std::is_same_v<T, typename G::Rules>)
    return AnyRules(game_of<G>(), std::move(value));
  else if constexpr (std::is_same_v<T, typename G::Carry>)
    return AnyCarry(game_of<G>(), std::move(value));
  else if constexpr (std::is_same_v<T, typename G::Deal>)
    return AnyDeal(game_of<G>(), std::move(value));
  else if constexpr (std::is_same_v<T, typename G::Incident>)
    return AnyIncident(game_of<G>(), std::move(value));
}

template <typename T, typename First, typename... Rest>
[[nodiscard]] auto any_in(T value, GameList<First, Rest...>) {
  if constexpr (std::is_void_v<decltype(any_of<First>(value))>)
    return any_in(std::move(value), GameList<Rest...>{});
  else
    return any_of<First>(std::move(value));
}

}  // namespace detail

/// A game's rules, carry, deal or incident.
template <typename T>
[[nodiscard]] auto any(T value) {
  return detail::any_in(std::move(value), Games{});
}

}  // namespace spadille::tests
