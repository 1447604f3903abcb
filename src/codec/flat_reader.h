#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json_text.h"
#include "codec/parse.h"
#include "codec/scalar.h"
#include "core/finding.h"

namespace spadille::codec {

/// Bounds of a document in which next to nothing is nested.
inline constexpr std::size_t kMostOfFlat = std::size_t{16} << 10U;
inline constexpr std::size_t kMostOfFlatText = 240;

/// Bounds of one.
struct FlatLimits {
  std::size_t bytes = kMostOfFlat;
  std::size_t list = 64;  ///< items
};

/// A member of such a document: where its value goes. One of the places is there.
struct FlatRow {
  std::string_view key;
  std::string* text = nullptr;
  std::int64_t* number = nullptr;
  bool* flag = nullptr;
  std::vector<int>* numbers = nullptr;        ///< a list of them
  std::vector<std::string>* texts = nullptr;  ///< the same
  std::string* raw = nullptr;                 ///< an object as it stands, or a text
  std::int64_t least = 0;                     ///< of a number, or of each
  std::int64_t most = 0;
  bool met = false;
};

/// What every document begins with.
struct FlatEnvelope {
  std::string format{};
  std::int64_t version = 0;
};

[[nodiscard]] FlatRow format_row(FlatEnvelope& envelope);
[[nodiscard]] FlatRow version_row(FlatEnvelope& envelope);

/// Whether a key needs no escape.
[[nodiscard]] bool is_plain_key(std::string_view key);

/// Reads the members of one object into `rows`: strict, bounded, and to its end; never throws.
[[nodiscard]] Findings read_members(std::string_view text, std::span<FlatRow> rows,
                                    const FlatLimits& limits = {});

/// The same of a document, which says what it is.
[[nodiscard]] Findings read_flat(std::string_view text, std::string_view format,
                                 std::span<FlatRow> rows, const FlatEnvelope& envelope);

}  // namespace spadille::codec
