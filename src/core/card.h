#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace spadille {

enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };

/// Face values; jack 11, queen 12, king 13, ace 14. Order and worth belong to a game.
enum class Rank : std::uint8_t {
  two = 2,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  queen,
  king,
  ace
};

inline constexpr std::string_view kSuitLetters = "SHDC";
inline constexpr std::string_view kRankLetters = "23456789TJQKA";

[[nodiscard]] constexpr char letter(Suit s) { return kSuitLetters[static_cast<std::size_t>(s)]; }
[[nodiscard]] constexpr char letter(Rank r) {
  return kRankLetters[static_cast<std::size_t>(r) - static_cast<std::size_t>(Rank::two)];
}

/// "S", "H", "D" or "C", as documents write it.
[[nodiscard]] constexpr std::optional<Suit> suit_named(std::string_view text) {
  const auto at = text.size() == 1 ? kSuitLetters.find(text[0]) : std::string_view::npos;
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(at);
}

/// One letter, "T" for ten, as documents write it.
[[nodiscard]] constexpr std::optional<Rank> rank_named(std::string_view text) {
  const auto at = text.size() == 1 ? kRankLetters.find(text[0]) : std::string_view::npos;
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Rank>(at + static_cast<std::size_t>(Rank::two));
}

}  // namespace spadille
