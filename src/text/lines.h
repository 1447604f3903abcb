#pragma once

#include <algorithm>
#include <string_view>

namespace spadille {

/// The first line of a text, without its end; the text goes on behind it.
[[nodiscard]] inline std::string_view take_line(std::string_view& text) {
  const auto end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

}  // namespace spadille
