#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "session/collector.h"

namespace spadille::db {

/// What kinds of notes are called in the collector: never change these.
inline constexpr std::array<std::string_view, 4> kNoteNames{"name", "goes_on_as", "stands",
                                                            "wish_forget"};

[[nodiscard]] constexpr std::string_view name(ClubNote::Kind kind) {
  return kNoteNames[static_cast<std::size_t>(kind)];
}

[[nodiscard]] constexpr std::optional<ClubNote::Kind> note_kind(std::string_view name) {
  const auto* const found = std::find(kNoteNames.begin(), kNoteNames.end(), name);
  if (found == kNoteNames.end()) return std::nullopt;
  return static_cast<ClubNote::Kind>(found - kNoteNames.begin());
}

}  // namespace spadille::db
