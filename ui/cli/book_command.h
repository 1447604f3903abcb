#pragma once

#include "ui/cli/command_line.h"

namespace spadille::cli {

/// A command with what every command of the book takes.
CLI::App* add_book_command(CLI::App& app, Request& request, const Words& words,
                           const std::string& name, std::string_view about);

}  // namespace spadille::cli
