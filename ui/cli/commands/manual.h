#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "text/words.h"

namespace spadille::cli {

// Everything that describes the command line comes from the tree of commands itself.

/// A page for `man`, in the language of the tree.
[[nodiscard]] std::string man_page(const CLI::App& app, const Words& words);

}  // namespace spadille::cli
