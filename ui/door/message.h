#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/ascii.h"

namespace spadille::door {

/// What somebody sent, as far as it was read: nothing in it is to be trusted.
struct Request {
  std::string method{};
  std::string path{};  ///< as it was written, without what stands behind the question mark
  std::vector<std::pair<std::string, std::string>> arguments{};  ///< behind it
  std::vector<std::pair<std::string, std::string>> headers{};
  std::string body{};
  std::string from{};  ///< the address of whoever sent it

  /// What a header says; nothing where it is not there.
  [[nodiscard]] std::optional<std::string_view> header(std::string_view name) const {
    const auto found = std::find_if(headers.begin(), headers.end(), [&](const auto& header) {
      return same_word(header.first, name);
    });
    if (found == headers.end()) return std::nullopt;
    return found->second;
  }
};

/// What is answered.
struct Reply {
  int status = 200;
  std::string type{"application/json"};
  std::string body{};
  bool is_last = false;  ///< the line is let go: nothing more is asked soon
};

/// That something is not done, without a word to somebody who may mean no good.
[[nodiscard]] inline Reply refusal(int status) { return {status, "text/plain", {}}; }

}  // namespace spadille::door
