#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "text/words.h"

namespace spadille::cli {

/// What stands for a value or a word of the command line, "FILE" or "FICHIER"; what has no name in
/// the language, such as "N" or "book|csv", as it is.
[[nodiscard]] std::string placeholder(const std::string& name, const Words& words);

/// The same for what an option takes; nothing where it takes nothing.
[[nodiscard]] std::string taken_by(const CLI::Option& option, const Words& words);

/// "FILE", "[GAME]", "[FILE]...": an argument as the usage of commands is written everywhere.
[[nodiscard]] std::string usage_of(const CLI::Option& argument, const Words& words);

/// The help text of every command, whole in one language.
class Help final : public CLI::Formatter {
 public:
  explicit Help(const Words& words) : words_(words) { column_width(28); }

  std::string make_usage(const CLI::App* app, std::string name) const override;
  std::string make_group(std::string group, bool is_positional,
                         std::vector<const CLI::Option*> options) const override;
  std::string make_positionals(const CLI::App* app) const override;
  std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override;
  std::string make_subcommand(const CLI::App* command) const override;
  std::string make_option(const CLI::Option* option, bool is_positional) const override;

 private:
  [[nodiscard]] std::string row(const std::string& name, const std::string& about) const;
  [[nodiscard]] std::string taken(const CLI::Option& option) const;

  Words words_;
};

}  // namespace spadille::cli
