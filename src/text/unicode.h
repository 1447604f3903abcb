#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Letters as Unicode sees them (utf8proc).
namespace spadille::unicode {

using Letters = std::u32string;

/// How texts are made alike: accents and letters as one sign, or apart; signs that mean the same
/// (full width, superscript) as one; capitals as small letters.
enum class Form : std::uint8_t { composed, composed_alike, apart_alike_small };

/// Whether a text is UTF-8.
[[nodiscard]] bool is_valid(std::string_view text);
/// The letters of a text; what is no UTF-8 becomes U+FFFD.
[[nodiscard]] Letters letters(std::string_view utf8, Form form);
/// Accents and letters that stand apart as one sign.
[[nodiscard]] Letters composed(const Letters& letters);
[[nodiscard]] std::string utf8(const Letters& letters);

[[nodiscard]] bool is_letter(char32_t c);
[[nodiscard]] bool is_letter_or_number(char32_t c);
[[nodiscard]] bool is_space(char32_t c);
/// Says how others are set: a joiner, a mark of direction.
[[nodiscard]] bool is_format(char32_t c);
/// Whether letters are there that are read from right to left: Hebrew, Arabic.
[[nodiscard]] bool has_right_to_left(std::string_view utf8);

}  // namespace spadille::unicode
