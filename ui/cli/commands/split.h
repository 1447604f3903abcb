#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/finding.h"
#include "core/ledger.h"

namespace spadille::cli {

/// The parts of a text between separators.
[[nodiscard]] std::vector<std::string> parts(std::string_view text, char between);

/// "Ann,Bob": what is listed; nothing where nothing is said. As in a table, what has a comma in it
/// stands in quotes: "\"Vos, Ann\",Bob".
[[nodiscard]] std::vector<std::string> list_of(std::string_view text);

/// "1420:1382" as numbers, at most one an account.
[[nodiscard]] std::optional<Totals> totals_in(const std::string& text);

/// Why a text that somebody said for this option or argument is not kept: it has more bytes.
[[nodiscard]] std::optional<Finding> too_long(std::string_view option, std::string_view text,
                                              std::size_t most);

/// A text as one line, without what cannot be shown, at most so many bytes.
[[nodiscard]] std::string visible_text(std::string_view text, std::size_t most);

}  // namespace spadille::cli
