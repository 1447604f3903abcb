#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "codec/plain_text.h"
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

/// The scalar as a finding shows it, at most 60 bytes.
[[nodiscard]] std::string shown(const Scalar& scalar);

}  // namespace spadille
