#pragma once

#include <optional>
#include <string>

#include "core/error.h"

namespace spadille::db {

/// Why this is no address of a collector: it is none at all, or a password stands in it, which
/// others would see. What was given is not quoted.
[[nodiscard]] std::optional<Error> fault_of_address(const std::string& address);

/// The address with what nobody has to say: who calls, and how long to wait for a line.
[[nodiscard]] std::string with_manners(const std::string& address);

}  // namespace spadille::db
