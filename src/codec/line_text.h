#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/ledger.h"

namespace spadille::codec {

/// "QU-8.1 seat0 -4 pool +4": a line of a ruling as one text.
[[nodiscard]] std::string text_of(const Line& line);

/// The line that a text stands for. Nothing unless it names a rule and moves at least one amount,
/// each account once, adding up to nought.
[[nodiscard]] std::optional<Line> line_of(std::string_view text);

}  // namespace spadille::codec
