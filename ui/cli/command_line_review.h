#pragma once

#include "ui/cli/command_line.h"

namespace spadille::cli {

/// The commands that look back: statistics, people, other rules, rules of the house.
/// REQUIRES: `app` has the command `rules`.
void add_review(CLI::App& app, Request& request, const Words& words);

}  // namespace spadille::cli
