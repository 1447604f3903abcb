#pragma once

#include <string>

namespace spadille::db {

/// What a file's disk is called where it belongs to another machine: "nfs"; empty where it is a
/// disk of this one.
[[nodiscard]] std::string network_of(const std::string& path);

}  // namespace spadille::db
