#pragma once

#include <optional>

#include "ui/door/message.h"

namespace spadille::door {

/// A file of the page; nothing: there is none of this path.
[[nodiscard]] std::optional<Reply> page(std::string_view path);

}  // namespace spadille::door
