#pragma once

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include "core/ascii.h"

namespace spadille {

/// A clause of a rulebook: two letters of the game, chapter, number. "KY-5.3".
/// Chapters are the same in every game: 1 cards, 2 deal, 3 auction, 4 play, 5 score, 6 session,
/// 7 variants, 8 irregularities, 9 disputes; tournaments ("EV") have others. An id is never reused.
struct RuleId {
  std::array<char, 2> game{};
  std::uint8_t chapter = 0;
  std::uint8_t number = 0;

  [[nodiscard]] constexpr bool named() const { return chapter != 0; }
  friend constexpr bool operator==(const RuleId&, const RuleId&) = default;
  friend constexpr bool operator<(const RuleId& a, const RuleId& b) {
    return std::tie(a.game, a.chapter, a.number) < std::tie(b.game, b.chapter, b.number);
  }
};

/// Reads "KY-5.3", in any case of letters.
[[nodiscard]] constexpr std::optional<RuleId> rule_id(std::string_view text) {
  const auto number = [](std::string_view digits) -> int {
    int n = 0;
    for (const char c : digits) {
      if (c < '0' || c > '9' || n > 9) return 0;
      n = n * 10 + (c - '0');
    }
    return n;
  };
  const auto dot = text.find('.');
  if (text.size() < 6 || text[2] != '-' || dot == std::string_view::npos) return std::nullopt;
  const std::array<char, 2> game{upper(text[0]), upper(text[1])};
  for (const char c : game)
    if (c < 'A' || c > 'Z') return std::nullopt;
  const int chapter = number(text.substr(3, dot - 3));
  const int clause = number(text.substr(dot + 1));
  if (chapter == 0 || chapter > 9 || clause == 0) return std::nullopt;
  return RuleId{game, static_cast<std::uint8_t>(chapter), static_cast<std::uint8_t>(clause)};
}

inline namespace literals {
consteval RuleId operator""_rule(const char* text, std::size_t size) {
  return rule_id({text, size}).value();
}
}  // namespace literals

/// "KY-5.3"; nothing for an id that names no rule.
[[nodiscard]] inline std::string to_string(RuleId id) {
  if (!id.named()) return {};
  std::array<char, 12> text{id.game[0], id.game[1], '-'};
  char* end = std::to_chars(text.data() + 3, text.data() + 6, id.chapter).ptr;
  *end++ = '.';
  end = std::to_chars(end, text.data() + text.size(), id.number).ptr;
  return {text.data(), end};
}

}  // namespace spadille
