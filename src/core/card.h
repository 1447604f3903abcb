#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
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

/// One card of a pack, in one byte.
class Card {
 public:
  constexpr Card() = default;
  constexpr Card(Suit s, Rank r)
      : code_(static_cast<std::uint8_t>(static_cast<int>(s) * 16 + static_cast<int>(r))) {}
  /// REQUIRES: the code of a card.
  [[nodiscard]] static constexpr Card of_code(int code) {
    return {static_cast<Suit>(code / 16), static_cast<Rank>(code % 16)};
  }

  /// The one card without suit and rank.
  [[nodiscard]] static constexpr Card joker() {
    return {Suit::spades, static_cast<Rank>(static_cast<int>(Rank::ace) + 1)};
  }

  /// A card that nobody saw.
  [[nodiscard]] static constexpr Card unknown() { return {Suit::spades, static_cast<Rank>(0)}; }

  /// A card of which only the rank was told, or is to be shown. In no pack and no CardSet.
  [[nodiscard]] static constexpr Card of_rank(Rank rank) { return {kNoSuit, rank}; }
  [[nodiscard]] constexpr bool has_suit() const { return suit() != kNoSuit; }

  [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(code_ / 16); }
  [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(code_ % 16); }
  [[nodiscard]] constexpr int code() const { return code_; }  ///< 16 a suit, within it the rank
  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  static constexpr Suit kNoSuit{4};
  std::uint8_t code_ = static_cast<std::uint8_t>(Rank::two);
};

/// "SJ", "HT": suit and rank, as documents write it; "X" for the joker, "?" for an unknown card;
/// "J" where only the rank is told.
[[nodiscard]] inline std::string to_string(Card c) {
  if (c == Card::joker()) return "X";
  if (c == Card::unknown()) return "?";
  if (!c.has_suit()) return {letter(c.rank())};
  return {letter(c.suit()), letter(c.rank())};
}

/// Whether a number is the code of a card of some pack.
[[nodiscard]] constexpr bool is_card(int code) {
  if (code == Card::joker().code()) return true;
  return code >= 0 && code < 64 && code % 16 >= static_cast<int>(Rank::two) &&
         code % 16 <= static_cast<int>(Rank::ace);
}

/// Whether a number is the code of a card of which only the rank is told.
[[nodiscard]] constexpr bool is_rank_alone(int code) {
  return code >= Card::of_rank(Rank::two).code() && code <= Card::of_rank(Rank::ace).code();
}

/// Two letters, suit and rank, as documents write it, or "X" for the joker.
[[nodiscard]] constexpr std::optional<Card> card_named(std::string_view text) {
  if (text == "X") return Card::joker();
  if (text.size() != 2) return std::nullopt;
  const auto suit = suit_named(text.substr(0, 1));
  const auto rank = rank_named(text.substr(1));
  if (!suit || !rank) return std::nullopt;
  return Card(*suit, *rank);
}

}  // namespace spadille
