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
  std::string note{};  ///< "EU-9.1 Is J♥ a heart?": of a line that begins with "# " before it
};

/// The commands of a transcript: lines that begin with "$ ". In a Markdown file only those of
/// blocks fenced as ```console.
[[nodiscard]] std::vector<Exchange> read_transcript(const std::string& text, bool markdown);

/// Words as a shell would split them, with simple single quotes.
[[nodiscard]] std::vector<std::string> shell_words(const std::string& command);

/// A machine whose clock stands still and whose ids count; SPADILLE_DB names a book that is not
/// there yet, "BOOK" in answers. Each transcript has its own.
class TranscriptMachine {
 public:
  TranscriptMachine();

  [[nodiscard]] const cli::Machine& machine() const { return machine_; }
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  cli::Machine machine_{};
};

/// Runs a command in this process, in the folder of the sources.
[[nodiscard]] std::vector<std::string> answer_to(const std::string& command,
                                                 const TranscriptMachine& machine);

[[nodiscard]] std::string written(const std::vector<Exchange>& exchanges);

}  // namespace spadille::tests
