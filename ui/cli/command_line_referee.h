#pragma once

#include "ui/cli/command_line.h"

namespace spadille::cli {

/// The commands that ask the referee.
void add_referee(CLI::App& app, Request& request, const Words& words);

/// What a deal can be told by besides its tricks: calls, hands, the called card.
void add_play_options(CLI::App& command, Request& request, const Words& words);

}  // namespace spadille::cli
