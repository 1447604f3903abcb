#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

namespace spadille {

/// The parts of a text between separators, also empty ones; one at least.
[[nodiscard]] inline std::vector<std::string_view> parts(std::string_view text, char between) {
  std::vector<std::string_view> all;
  while (true) {
    const auto end = std::min(text.find(between), text.size());
    all.push_back(text.substr(0, end));
    if (end == text.size()) return all;
    text.remove_prefix(end + 1);
  }
}

}  // namespace spadille
