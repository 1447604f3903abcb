#pragma once

#include "ui/cli/command_line.h"

namespace spadille::cli {

/// export and import.
void add_exchange(CLI::App& app, Request& request, const Words& words);

}  // namespace spadille::cli
