#pragma once

#include "ui/cli/command_line.h"

namespace spadille::cli {

/// The commands that keep the book safe: verify, recover, backup, restore.
void add_safety(CLI::App& app, Request& request, const Words& words);

}  // namespace spadille::cli
