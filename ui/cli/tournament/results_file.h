#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "codec/csv.h"
#include "core/finding.h"
#include "tournament/event.h"
#include <tl/expected.hpp>

namespace spadille::cli {

/// Bytes of a table of results.
inline constexpr std::size_t kMostOfResults = CsvLimits{}.bytes;

/// What a table of results tells, a row a table: its number, then its points; no round and no
/// source yet. A first row without any number is its head. Errors: the cell that is no number or
/// tells of a table once more, or that there is nothing in it; then nothing of it is meant.
[[nodiscard]] tl::expected<std::vector<TournamentEvent>, Finding> results_in(std::string_view text);

}  // namespace spadille::cli
