#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/referee/asking.h"
#include "ui/cli/commands/node.h"

namespace spadille::cli {

/// What the referee is told in options of their own.
struct ToldOptions {
  std::map<std::string, std::string> members{};  ///< "trump", "spades"
  std::vector<std::string> hands{};              ///< "Ann: SA SK"
  std::string deal{};                            ///< what else is known of it, in short form
};

/// Options for the members that a question of this format can have.
void add_members(const Node& command, ToldOptions& options, Format format);

/// What a deal can be told by besides its tricks: calls, hands, the called card.
void add_play(const Node& command, ToldOptions& options);

/// The question. `items`: the words of the command, which are cards, calls or tricks.
[[nodiscard]] InWords words_of(const ToldOptions& told, const std::vector<std::string>& items,
                               const std::string& dealer, Language language);

/// Whether anything is told besides who dealt.
[[nodiscard]] bool tells_something(const InWords& words);

}  // namespace spadille::cli
