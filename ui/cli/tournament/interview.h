#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "ui/cli/terminal/prompter.h"
#include "ui/cli/terminal/voice.h"

namespace spadille::cli {

/// Asks for what a command was not told, a line each. Once somebody has ended it, nothing more is
/// asked.
class Interview {
 public:
  Interview(const Streams& streams, const Voice& voice);

  /// A question (its key; `key`.help helps) until `take` takes an answer. An empty line takes
  /// `usual`, where there is one. False: he has ended it.
  bool ask(const Message& question, const std::string& valid, const std::string& usual,
           const std::function<bool(const std::string& answer)>& take);
  /// Any text; `may_be_empty`: an empty line is an answer.
  bool text(std::string& to, std::string_view question, bool may_be_empty = false);
  /// A whole number up to `most`; 0 where an empty line is an answer.
  bool number(int& to, std::string_view question, int most, int usual = 0);
  /// One of those that are listed, by its number.
  bool one_of(std::size_t& to, std::string_view question, const std::vector<std::string>& all);

  void say(const Message& message) { prompter_.say(voice_.words.say(message)); }
  [[nodiscard]] Prompter& prompter() { return prompter_; }

 private:
  const Voice& voice_;
  Prompter prompter_;
};

}  // namespace spadille::cli
