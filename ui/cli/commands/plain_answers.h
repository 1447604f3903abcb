#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace spadille::cli {

// What has no other answer, as documents on one line each. Described in docs/format/program.md.

/// A command that has nothing to tell but that it ended well. `saved`: something was written down.
[[nodiscard]] std::string done_answer(bool saved);
[[nodiscard]] std::string version_answer();
/// The help of a command, and the commands below it. `path`: the words before its name.
[[nodiscard]] std::string help_answer(const CLI::App& command, const std::string& path);

}  // namespace spadille::cli
