#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Texts as people and files give them: what may be shown of them, and what may be kept.
namespace spadille {

/// At most `bytes` of a text, never a part of a character, with an ellipsis where it was cut.
[[nodiscard]] std::string clipped(std::string_view utf8, std::size_t bytes);

/// A text for a terminal: at most 240 bytes, unprintable characters as "?".
[[nodiscard]] std::string visible(std::string_view text);

/// How many bytes the first character of a text takes; 0 where it is none (RFC 3629).
[[nodiscard]] std::size_t bytes_of_character(std::string_view text);

/// Whether a text begins with a character that nobody sees and that may do something: C0, C1, one
/// that ends a line or turns the direction of writing, a byte order mark.
[[nodiscard]] bool unprintable_at(std::string_view text);

/// One after the other.
[[nodiscard]] std::string joined(const std::vector<std::string>& words,
                                 std::string_view between = " ");

/// "2026-11-20": a day that the calendar has.
[[nodiscard]] bool is_date(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

/// Valid for people to read: no control characters, none that turn the direction of writing.
[[nodiscard]] bool printable(std::string_view utf8);

}  // namespace spadille
