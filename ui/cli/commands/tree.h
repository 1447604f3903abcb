#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/cli/commands/node.h"

namespace spadille::cli {

/// What stands before every command, or behind it.
struct ProgramOptions {
  bool version = false;
  std::string lang{};
  bool json = false;
};

/// All commands in one language: what the words of a line ask for, and what help texts, the man
/// page and the completions are made from.
class Tree {
 public:
  /// Without commands. `words` outlives it.
  explicit Tree(const Words& words);
  Tree(const Tree&) = delete;
  Tree& operator=(const Tree&) = delete;
  Tree(Tree&&) = delete;
  Tree& operator=(Tree&&) = delete;
  ~Tree();

  /// Where commands are added.
  [[nodiscard]] Node root() { return {*app_, words_, commands_}; }
  /// Once all are there: examples, and the headings of the help texts.
  void finish();

  /// Before each line: nobody has said anything.
  void forget();

  [[nodiscard]] CLI::App& app() const { return *app_; }
  [[nodiscard]] const ProgramOptions& program() const { return program_; }
  /// What is to be carried out at a place; null where nothing is bound to it.
  [[nodiscard]] const Command* at(const CLI::App& place) const;

  /// Whether a line can begin with this word.
  [[nodiscard]] bool has(const std::string& command) const;
  /// Whether a line leaves an option open: its command has it, and neither the option nor what
  /// excludes it is said. REQUIRES: the line is not empty.
  [[nodiscard]] bool leaves_open(const std::vector<std::string>& line,
                                 const std::string& option) const;

 private:
  const Words& words_;
  ProgramOptions program_{};
  std::vector<Command> commands_{};
  std::unique_ptr<CLI::App> app_;
};

/// Whether a line says an option, "--db" as well as "--db=FILE".
[[nodiscard]] bool says(const std::vector<std::string>& line, const std::string& option);

}  // namespace spadille::cli
