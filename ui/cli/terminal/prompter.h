#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "text/words.h"
#include "ui/cli/terminal/files.h"
#include "ui/cli/terminal/streams.h"

namespace spadille::cli {

/// A question on one line.
struct Question {
  std::string text{};      ///< "Who made trumps"
  std::string valid{};     ///< "Ann | Bob"; may be empty
  std::string usual{};     ///< what an empty answer takes, in words; may be empty
  bool q_answers = false;  ///< "q" is an answer here, a queen for example; "quit" still ends
};

struct Reply {
  enum class Kind : std::uint8_t { answer, back, help, end };
  Kind kind = Kind::answer;
  std::string text{};  ///< as typed, without spaces around it; of an answer only
};

/// A conversation line by line, as fit for a pipe or a screen reader as for a terminal: no cursor
/// moves, no colour. What was typed is repeated where no terminal shows it.
class Prompter {
 public:
  /// `talk` is where everything is said. Both outlive the prompter.
  Prompter(std::istream& in, std::ostream& talk, const Words& words);

  /// Asks until a line comes that is text and not too long. "<" goes back, "?" and "help" help, "q"
  /// and the end of the input end the conversation.
  [[nodiscard]] Reply ask(const Question& question);

  /// Asks a question (its key) until somebody has said yes or no, with help about it; nothing where
  /// he has ended it.
  [[nodiscard]] std::optional<bool> ask_yes_or_no(std::string_view question, std::string_view help);

  /// Repeats an answer as it was understood, where no terminal shows what was typed.
  void echo(std::string_view understood);

  /// Says one line.
  void say(std::string_view line);
  /// Says lines that have their ends.
  void say_all(std::string_view lines);
  /// Says the text of a key.
  void say_key(std::string_view key) { say(words_.say(key)); }

 private:
  std::istream& in_;
  std::ostream& talk_;
  const Words& words_;
  LineReader lines_;
  bool echoes_;
};

/// Asks whether to go on, where somebody sits there; otherwise nobody has said yes.
[[nodiscard]] bool confirmed(const Streams& streams, const Voice& voice);

}  // namespace spadille::cli
