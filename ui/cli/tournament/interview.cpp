#include "ui/cli/tournament/interview.h"

#include <charconv>

namespace spadille::cli {
namespace {

/// A whole number of a line, at least 0; nothing where it is none.
std::optional<int> number_in_line(const std::string& text) {
  int number = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = wrong == std::errc() && end == text.data() + text.size() && number >= 0;
  return whole ? std::optional(number) : std::nullopt;
}

}  // namespace

Interview::Interview(const Streams& streams, const Voice& voice)
    : voice_(voice), prompter_(streams.in, streams.err, voice.words) {}

bool Interview::ask(const Message& question, const std::string& valid, const std::string& usual,
                    const std::function<bool(const std::string& answer)>& take) {
  const Question line{.text = voice_.words.say(question), .valid = valid, .usual = usual};
  while (true) {
    const Reply reply = prompter_.ask(line);
    if (reply.kind == Reply::Kind::end) {
      prompter_.say_key("event.ask.ended");
      return false;
    }
    if (reply.kind == Reply::Kind::answer) {
      const std::string& answer = reply.text.empty() ? usual : reply.text;
      prompter_.echo(answer);
      if (take(answer)) return true;
      prompter_.say_key("finding.value");
      continue;
    }
    prompter_.say_key("event.ask.help");
  }
}

bool Interview::text(std::string& to, std::string_view question, bool may_be_empty) {
  return ask({question}, "", "", [&](const std::string& answer) {
    to = answer;
    return may_be_empty || !answer.empty();
  });
}

bool Interview::number(int& to, std::string_view question, int most, int usual) {
  const std::string shown = usual == 0 ? "" : std::to_string(usual);
  return ask({question}, "", shown, [&](const std::string& answer) {
    const auto number = answer.empty() ? std::optional(0) : number_in_line(answer);
    if (!number || *number > most) return false;
    to = *number;
    return true;
  });
}

bool Interview::one_of(std::size_t& to, std::string_view question,
                       const std::vector<std::string>& all) {
  for (std::size_t i = 0; i < all.size(); ++i)
    prompter_.say("  " + std::to_string(i + 1) + ' ' + all[i]);
  return ask({question}, "1…" + std::to_string(all.size()), "1", [&](const std::string& answer) {
    const auto number = number_in_line(answer);
    if (!number || *number < 1 || *number > static_cast<int>(all.size())) return false;
    to = static_cast<std::size_t>(*number) - 1;
    return true;
  });
}

}  // namespace spadille::cli
