#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spadille::cli {

/// Columns that a text takes on a terminal; Japanese takes two a character.
[[nodiscard]] std::size_t width(std::string_view utf8);

/// The text cut to at most `columns`, with an ellipsis where something was cut.
[[nodiscard]] std::string fitted(std::string_view utf8, std::size_t columns);

[[nodiscard]] std::string left(std::string_view utf8, std::size_t columns);
[[nodiscard]] std::string right(std::string_view utf8, std::size_t columns);

/// Lines of at most `columns`, each behind `indent` spaces; breaks at spaces, and between the
/// characters of a script without spaces.
[[nodiscard]] std::string wrapped(std::string_view utf8, std::size_t columns, std::size_t indent);

}  // namespace spadille::cli
