#pragma once

#include "ui/cli/command_line.h"

namespace spadille::cli {

/// What every command of the book takes.
CLI::App* add_book_command(CLI::App& app, Request& request, const Words& words,
                           const std::string& name, std::string_view about);

/// What every command of one session takes.
CLI::App* add_session_command(CLI::App& app, Request& request, const Words& words,
                              const std::string& name, std::string_view about);

void text_option(CLI::App& command, const std::string& name, std::string& value,
                 const std::string& type, const Words& words, std::string_view about);

}  // namespace spadille::cli
