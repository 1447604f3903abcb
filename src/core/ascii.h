#pragma once

#include <algorithm>
#include <string_view>

namespace spadille {

// Case of ASCII letters alone, whatever the locale: keys, seat names and rule ids are compared so.

[[nodiscard]] constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}
[[nodiscard]] constexpr char upper(char c) {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
}
[[nodiscard]] constexpr bool same_letter(char a, char b) { return lower(a) == lower(b); }

/// Equal in any case of letters.
[[nodiscard]] constexpr bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same_letter);
}

}  // namespace spadille
