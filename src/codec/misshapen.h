#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/finding.h"
#include "games/tables.h"

/// What is said of a document that has not the shape of one.
namespace spadille::codec {

/// A finding about the shape of a document: no rule of a game says more about it.
[[nodiscard]] inline Finding misshapen(std::string place, std::string_view key,
                                       std::string given = {}, std::string expected = {}) {
  return {.place = std::move(place),
          .given = std::move(given),
          .message = {key},
          .expected = std::move(expected)};
}

/// The names of some items as alternatives: "maker | alone | tricks".
[[nodiscard]] std::string alternatives_of(const auto& items, const auto& name) {
  std::vector<std::string_view> names;
  for (const auto& item : items) names.push_back(name(item));
  return alternatives(names);
}

/// What may stand where a text, or a text as well as an object, may.
inline constexpr std::string_view kText = "\"…\"";
inline constexpr std::string_view kObjectOrText = "{…} | \"…\"";

}  // namespace spadille::codec
