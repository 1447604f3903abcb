#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "tournament/event.h"

namespace spadille {

// What stands in documents and on the command line for the values of a plan: never change them.

inline constexpr std::array<std::string_view, 7> kMethodNames{
    "individual", "pairs", "moving", "progressive", "round_robin", "by_standing", "own_table"};
inline constexpr std::array<std::string_view, 3> kMeasureNames{"sum", "per_deal", "per_round"};
inline constexpr std::array<std::string_view, 6> kTieBreakNames{"roem",   "pits",       "wins",
                                                                "direct", "last_round", "lot"};
inline constexpr std::array<std::string_view, 4> kAbsenceNames{"none", "choice", "late", "gone"};
inline constexpr std::array<std::string_view, 3> kWishNames{"together", "apart", "at_table"};
inline constexpr std::array<std::string_view, 5> kSourceNames{"paper", "session", "phone", "file",
                                                              "director"};

/// The value that a name stands for.
template <typename E, std::size_t N>
[[nodiscard]] std::optional<E> called(const std::array<std::string_view, N>& names,
                                      std::string_view text) {
  for (std::size_t i = 0; i < N; ++i)
    if (names[i] == text) return static_cast<E>(i);
  return std::nullopt;
}

template <typename E, std::size_t N>
[[nodiscard]] std::string_view name_in(const std::array<std::string_view, N>& names, E value) {
  return names[static_cast<std::size_t>(value)];
}

/// "1600", "club_average", "own_average", each also with " once"; empty is nothing.
[[nodiscard]] std::optional<Credit> credit_in(std::string_view text);
[[nodiscard]] std::string written(const Credit& credit);

/// "1 5000" for the first place, "last 500", "pits 1000": in the smallest unit.
[[nodiscard]] std::optional<Prize> prize_in(std::string_view text);
[[nodiscard]] std::string written(const Prize& prize);

}  // namespace spadille
