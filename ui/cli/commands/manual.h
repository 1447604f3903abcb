#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "text/words.h"

namespace spadille::cli {

// Everything that describes the command line comes from the tree of commands itself.

/// A page for `man`, in the language of the tree.
[[nodiscard]] std::string man_page(const CLI::App& app, const Words& words);

[[nodiscard]] std::string bash_completion(const CLI::App& app);
[[nodiscard]] std::string zsh_completion(const CLI::App& app);
[[nodiscard]] std::string fish_completion(const CLI::App& app);

}  // namespace spadille::cli
