#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/views.h"

namespace spadille::cli {

/// The parts of a text between separators.
[[nodiscard]] std::vector<std::string> parts(std::string_view text, char between);

/// "1420:1382" as numbers, at most one an account.
[[nodiscard]] std::optional<Totals> totals_in(const std::string& text);

/// "stick_the_dealer=true": sets an option; findings where there is none of this name or value.
[[nodiscard]] Findings set_option(RulesView& rules, std::string_view text);

}  // namespace spadille::cli
