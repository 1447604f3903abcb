#pragma once

#include <string>
#include <vector>

#include "ui/cli/machine.h"

namespace spadille::tests {

/// One command of a transcript and everything that came back: output, "! " before a line of talk,
/// "? 3" for an exit status other than 0.
struct Exchange {
  std::string command{};  ///< "spadille rules list" or "script/run rules list"; may end in "< file"
  std::vector<std::string> answer{};
};

/// The commands of a transcript: lines that begin with "$ ". In a Markdown file only those of
/// blocks fenced as ```console.
[[nodiscard]] std::vector<Exchange> read_transcript(const std::string& text, bool markdown);

/// Runs a command in this process, in the folder of the sources.
[[nodiscard]] std::vector<std::string> answer_to(const std::string& command,
                                                 const cli::Machine& machine = {});

/// A machine where it is always 2026-11-20T19:30:00Z, ids are counted, and SPADILLE_DB names a book
/// in a folder of its own that is not yet there.
[[nodiscard]] cli::Machine machine_with_fresh_book();

[[nodiscard]] std::string written(const std::vector<Exchange>& exchanges);

}  // namespace spadille::tests
