#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "text/words.h"
#include "ui/cli/request.h"

namespace spadille::cli {

/// The tree of commands, which also makes the man page and the completions.
/// `request` outlives the result. Parsing fills it; which command was meant is the parsed
/// subcommand.
[[nodiscard]] std::unique_ptr<CLI::App> command_line(Request& request, const Words& words);

/// The language that the arguments or the environment name; English where they name none we have.
[[nodiscard]] Language chosen_language(const std::vector<std::string>& arguments);

}  // namespace spadille::cli
