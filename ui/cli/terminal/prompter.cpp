#include "ui/cli/terminal/prompter.h"

#include <iostream>

#include <unistd.h>

#include "app/record/heard.h"
#include "codec/plain_text.h"
#include "core/ascii.h"
#include "text/joints.h"
#include "ui/cli/machine.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kLine = 1000;  ///< bytes; no answer is nearly as long

bool on_terminal(const std::istream& in) { return &in == &std::cin && isatty(STDIN_FILENO) != 0; }

Reply::Kind kind_of(std::string_view text, bool q_answers, const Words& words) {
  if (text == "<") return Reply::Kind::back;
  if (text == "?" || same_word(text, "help") || same_word(text, words.say("entry.help")))
    return Reply::Kind::help;
  if (same_word(text, "quit") || (same_word(text, "q") && !q_answers)) return Reply::Kind::end;
  return Reply::Kind::answer;
}

std::string line_of(const Question& question, const Words& words) {
  std::string line = question.text;
  if (!question.valid.empty()) line += bracketed(question.valid, words);
  if (!question.usual.empty()) line += " [" + question.usual + ']';
  return labelled(line, words);
}

/// What is wrong with a line as a line.
std::string_view flaw(std::string_view line) {
  if (line.size() > kLine) return "entry.too_long";
  if (!is_utf8(line) || !printable(line)) return "entry.not_text";
  return {};
}

/// Without the spaces around it, and tabs as spaces; letters as they are: they may be a name.
std::string text_of(std::string_view line) {
  std::string text(line);
  for (char& c : text)
    if (c == '\t' || c == '\r') c = ' ';
  text.erase(text.find_last_not_of(' ') + 1);
  text.erase(0, text.find_first_not_of(' '));
  return text;
}

}  // namespace

Prompter::Prompter(std::istream& in, std::ostream& talk, const Words& words)
    : in_(in), talk_(talk), words_(words), lines_(in, kLine), echoes_(!on_terminal(in)) {}

Reply Prompter::ask(const Question& question) {
  while (true) {
    talk_ << line_of(question, words_) << std::flush;
    std::string_view line;
    if (!lines_.next(line)) {
      talk_ << '\n';
      return {Reply::Kind::end, {}};
    }
    std::string text = text_of(line);
    if (const auto key = flaw(text); !key.empty()) {
      echo(visible(clipped(text, kLine)));
      say_key(key);
      continue;
    }
    const Reply::Kind kind = kind_of(trimmed(text), question.q_answers, words_);
    if (kind == Reply::Kind::answer) return {kind, std::move(text)};
    echo(text);
    return {kind, {}};
  }
}

void Prompter::echo(std::string_view understood) {
  if (echoes_) talk_ << understood << '\n';
}

void Prompter::say(std::string_view line) { talk_ << line << '\n'; }

void Prompter::say_all(std::string_view lines) { talk_ << lines; }

std::optional<bool> Prompter::ask_yes_or_no(std::string_view question, std::string_view help) {
  while (true) {
    const Reply reply = ask({.text = words_.say(question), .valid = words_.say("entry.y_or_n")});
    if (reply.kind == Reply::Kind::end) return std::nullopt;
    const auto said = reply.kind == Reply::Kind::answer ? yes_or_no(reply.text) : std::nullopt;
    if (said) return said;
    say_key(help);
  }
}

bool confirmed(const Streams& streams, const Voice& voice) {
  if (!streams.machine->terminal) return false;
  streams.err << voice.words.say("book.go_on") << ' ' << std::flush;
  std::string answer;
  std::getline(streams.in, answer);
  return yes_or_no(answer).value_or(false);
}

}  // namespace spadille::cli
