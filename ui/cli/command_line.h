#pragma once

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "text/words.h"

namespace spadille::cli {

/// What the words on the command line ask for.
struct Request {
  std::string lang{};
  bool version = false;
  bool json = false;
  bool jsonl = false;
  std::vector<std::string> files{};
  std::string game{};
  std::string rules{};
  std::string other_rules{};
  std::string rule{};
  std::vector<std::string> sheet{};   ///< "1420:1382", a game each
  std::vector<std::string> absent{};  ///< "2:Dora": who missed which game
  std::string players{};              ///< "Ann,Bob,Chris,Dora"
  int stake = 1;
};

/// The tree of commands, which also makes the man page and the completions.
/// `request` outlives the result. Parsing fills it; which command was meant is the parsed
/// subcommand.
[[nodiscard]] std::unique_ptr<CLI::App> command_line(Request& request, const Words& words);

/// The language that the arguments or the environment name; English where they name none we have.
[[nodiscard]] Language chosen_language(const std::vector<std::string>& arguments);

}  // namespace spadille::cli
