#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/door/message.h"

namespace spadille::door {

/// Of every file of the page.
[[nodiscard]] const std::vector<std::string>& paths_of_page();
/// A file of the page; nothing: there is none of this path.
[[nodiscard]] std::optional<Reply> page(std::string_view path);

}  // namespace spadille::door
