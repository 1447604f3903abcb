#pragma once

#include <CLI/CLI.hpp>

#include "core/error.h"

namespace spadille::cli {

/// What the parser found wrong with a line, in our words, and the words of the user that it was
/// about. `app`: the tree that should have understood it.
[[nodiscard]] Error misunderstood(const CLI::ParseError& error, const CLI::App& app,
                                  const Words& words);

}  // namespace spadille::cli
