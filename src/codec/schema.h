#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "codec/document.h"

namespace spadille {

/// The JSON Schema (draft 2020-12) of a format, made from the tables of the games.
/// `describe` turns the label of a member into words.
[[nodiscard]] std::string schema(Format format,
                                 const std::function<std::string(std::string_view)>& describe);

/// The same of spadille/precedent.
[[nodiscard]] std::string precedent_schema();

/// The same of spadille/log.
[[nodiscard]] std::string log_schema();

}  // namespace spadille
