#pragma once

#include "ui/cli/command_line.h"

namespace spadille::cli {

/// A command with what every command of the book takes: --db.
CLI::App* add_book_command(CLI::App& app, Request& request, const Words& words,
                           const std::string& name, std::string_view about);

/// The same with what every command of one session takes: --session.
CLI::App* add_session_command(CLI::App& app, Request& request, const Words& words,
                              const std::string& name, std::string_view about);

void text_option(CLI::App& command, const std::string& name, std::string& value,
                 const std::string& type, const Words& words, std::string_view about);
/// A number from 1 on.
void number_option(CLI::App& command, const std::string& name, int& value, const Words& words,
                   std::string_view about);
void game_option(CLI::App& command, Request& request, const Words& words, bool required = false);
/// --set OPTION=VALUE, as often as wanted.
void set_options(CLI::App& command, Request& request, const Words& words);

}  // namespace spadille::cli
