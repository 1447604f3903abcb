#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/document.h"
#include "core/finding.h"

namespace spadille::codec {

/// The envelope's first members: needed before the rest can be read into the right game.
struct Preview {
  std::optional<std::string> format{};
  std::optional<std::string> version{};
  std::optional<std::string> game{};
  std::optional<std::size_t> broken_at{};  ///< the byte where the text stopped being JSON
  std::string_view broken_key{};           ///< of the finding that says so
  bool is_object = false;                  ///< the outermost value
  bool too_deep = false;

  [[nodiscard]] bool newer() const;
};

/// Stops as soon as all three are known, which in a canonical document is at once.
[[nodiscard]] Preview preview(std::string_view text, const Limits& limits);

/// What may stand as its game.
[[nodiscard]] std::string possible_games();

/// What keeps a text from being read at all. `preview`: of its first `limits.bytes`.
[[nodiscard]] std::optional<Finding> unreadable_as(std::string_view text, const Preview& preview,
                                                   const Limits& limits);

/// What to say about text that is not JSON, by what nlohmann-json says about it.
[[nodiscard]] std::string_view key_of_broken(std::string_view words_of_parser);

/// "3:7": line and column of a byte, both counted from 1.
[[nodiscard]] std::string line_and_column(std::string_view text, std::size_t byte);

}  // namespace spadille::codec
