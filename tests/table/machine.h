#pragma once

#include <string>

#include "ui/table/book/clerk.h"

namespace spadille::tests {

/// The book at this path, made where there is none; the clock stands still and ids are
/// counted.
[[nodiscard]] table::Machine machine(const std::string& path);

}  // namespace spadille::tests
