#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace spadille::cli {

// What shells offer while a line is typed: from the tree of commands, and from the book that the
// line names. Files are offered only where one is meant.

[[nodiscard]] std::string bash_completion(const CLI::App& app);
[[nodiscard]] std::string zsh_completion(const CLI::App& app);
[[nodiscard]] std::string fish_completion(const CLI::App& app);

}  // namespace spadille::cli
