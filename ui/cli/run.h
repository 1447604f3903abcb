#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/cli/commands/tree.h"
#include "ui/cli/machine.h"
#include "ui/cli/terminal/streams.h"

namespace spadille::cli {

/// The commands in one language: understands one line after another.
struct Parser {
  explicit Parser(Language language);
  Parser(const Parser&) = delete;
  Parser& operator=(const Parser&) = delete;
  Parser(Parser&&) = delete;
  Parser& operator=(Parser&&) = delete;
  ~Parser() = default;

  const Words words;
  const std::unique_ptr<Tree> tree;
};

/// The whole program, without the process around it. Never throws.
[[nodiscard]] Exit run(const std::vector<std::string>& arguments, const Streams& given, Style style,
                       std::size_t columns);

/// The same with a parser that may have understood other lines before. REQUIRES: its language is
/// that of the arguments.
[[nodiscard]] Exit run(const std::vector<std::string>& arguments, Parser& parser,
                       const Streams& given, Style style, std::size_t columns);

}  // namespace spadille::cli
