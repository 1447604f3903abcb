#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace spadille {

/// A name as the book keeps it: composed (text/names.h), without control characters, at most 60
/// characters, a space for whatever ends a line; empty: none.
[[nodiscard]] std::string clean_name(std::string_view name);

/// Why nobody can be called so, as a message's key: nothing of it can be shown, or it is too long.
[[nodiscard]] std::optional<std::string_view> fault_of_name(std::string_view name);

/// The same as clean_name() of a remark, at most 1000 characters.
[[nodiscard]] std::string clean_remark(std::string_view words);

}  // namespace spadille
