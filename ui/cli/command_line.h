#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/cli/commands/tree.h"

namespace spadille::cli {

/// The tree of commands, which also makes the man page and the completions. `words` outlives it.
[[nodiscard]] std::unique_ptr<Tree> command_line(const Words& words);

/// The language that the arguments or the environment name; English where they name none we have.
[[nodiscard]] Language chosen_language(const std::vector<std::string>& arguments);

}  // namespace spadille::cli
