#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/tables.h"

namespace spadille {

/// One JSON value that is neither an object nor an array, as it stood in the text.
struct Scalar {
  enum class Kind : std::uint8_t { null, boolean, integer, real, text };
  Kind kind = Kind::null;
  std::int64_t number = 0;  ///< of a boolean or an integer; beyond 64 bits clamped
  std::string_view text{};  ///< of a text; of a real, or an integer beyond 64 bits, as written
};

/// The number that a scalar gives a member; nothing when its type or spelling is wrong.
/// Ranges are not checked here.
[[nodiscard]] std::optional<std::int64_t> number_of(const Member& member, const Scalar& scalar);

/// An integer that may lie beyond 64 bits.
[[nodiscard]] Scalar whole(std::uint64_t number, std::string_view as_written);
/// A number with a fraction or an exponent; one without is an integer beyond 64 bits.
[[nodiscard]] Scalar real(double number, std::string_view as_written);

/// At most `bytes` of a text, never a part of a character, with an ellipsis where it was cut.
[[nodiscard]] std::string clipped(std::string_view utf8, std::size_t bytes);

/// A text for a terminal: at most 240 bytes, unprintable characters as "?".
[[nodiscard]] std::string visible(std::string_view text);

/// How many bytes the first character of a text takes; 0 where it is none (RFC 3629).
[[nodiscard]] std::size_t bytes_of_character(std::string_view text);

/// Whether a text begins with a character that nobody sees and that may do something: C0, C1, one
/// that ends a line or turns the direction of writing, a byte order mark.
[[nodiscard]] bool unprintable_at(std::string_view text);

/// The scalar as a finding shows it, at most 60 bytes.
[[nodiscard]] std::string shown(const Scalar& scalar);

/// "2026-11-20": a day that the calendar has.
[[nodiscard]] bool is_date(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

/// Valid for people to read: no control characters, none that turn the direction of writing.
[[nodiscard]] bool printable(std::string_view utf8);

}  // namespace spadille
