#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/ledger.h"

namespace spadille::cli {

/// The parts of a text between separators.
[[nodiscard]] std::vector<std::string> parts(std::string_view text, char between);

/// "Ann,Bob": what is listed; nothing where nothing is said.
[[nodiscard]] std::vector<std::string> list_of(std::string_view text);

/// "1420:1382" as numbers, at most one an account.
[[nodiscard]] std::optional<Totals> totals_in(const std::string& text);

/// A text as one line, without what cannot be shown, at most so many bytes.
[[nodiscard]] std::string visible_text(std::string_view text, std::size_t most);

}  // namespace spadille::cli
