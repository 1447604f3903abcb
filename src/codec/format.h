#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace spadille {

/// The version that is written; older ones are lifted when read. Never change what a version means.
inline constexpr int kFormatVersion = 1;

/// What a document is.
enum class Format : std::uint8_t {
  rules,
  deal,
  session,
  event,
  turn,
  auction,
  played,
  incident,
  precedent
};

/// "spadille/rules", "spadille/deal" and so on; the payload of an event has no envelope.
[[nodiscard]] std::string_view name(Format format);

/// Bounds of what is read, whatever the file holds.
struct Limits {
  std::size_t bytes = std::size_t{16} << 20U;  ///< of one document
  std::size_t deals = 100'000;
  std::size_t findings = 50;     ///< after which reading stops
  std::size_t text_bytes = 240;  ///< of a name, a title, a deal in short form
  int depth = 8;
};

}  // namespace spadille
