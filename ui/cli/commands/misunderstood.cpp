#include "ui/cli/commands/misunderstood.h"

#include <array>
#include <regex>

#include "codec/plain_text.h"
#include "ui/cli/commands/help.h"

namespace spadille::cli {
namespace {

template <typename E>
bool is_a(const CLI::ParseError& error) {
  return dynamic_cast<const E*>(&error) != nullptr;
}

Message reason(const CLI::ParseError& error) {
  if (is_a<CLI::ExtrasError>(error)) return {"error.usage.extra"};
  if (is_a<CLI::ExcludesError>(error)) return {"error.usage.together"};
  const bool missing = is_a<CLI::RequiredError>(error) || is_a<CLI::RequiresError>(error) ||
                       is_a<CLI::ArgumentMismatch>(error);
  return {missing ? "error.usage.missing" : "error.usage.value"};
}

/// The library's sentences, which are English, without their words: what was given, and in brackets
/// what could be.
std::string without_sentences(std::string what) {
  constexpr std::array kSentences{
      std::pair{R"(Value (.*) not in range (.*) to (.*))", "$1 ($2…$3)"},
      std::pair{R"((\S+) not in \{(.*)\})", "$1 ($2)"},
      std::pair{R"((\S+) (excludes|requires) (\S+))", "$1, $3"},
      std::pair{R"(Could not convert: (\S+) = (.*))", "$1: $2"},
      std::pair{R"((\S+): [0-9]+ required \S+ missing)", "$1"}};
  for (const auto& [sentence, bare] : kSentences)
    what = std::regex_replace(what, std::regex(sentence), bare);
  if (const auto set = what.rfind('('); set != std::string::npos)
    for (auto comma = what.find(',', set); comma != std::string::npos;
         comma = what.find(',', comma + 3))
      what.replace(comma, 1, " | ");
  return what;
}

/// "--game"; nothing where it is a command that is missing.
std::string what_is_required(const std::string& what) {
  std::smatch found;
  return std::regex_match(what, found, std::regex(R"((--\S+|[A-Z]+) is required)")) ? found[1].str()
                                                                                    : "";
}

std::string about(const CLI::ParseError& error, const CLI::App& app, const Words& words) {
  if (is_a<CLI::RequiredError>(error)) return placeholder(what_is_required(error.what()), words);
  if (!is_a<CLI::ExtrasError>(error)) return without_sentences(error.what());
  std::string extra;
  for (const std::string& word : app.remaining(true)) extra += (extra.empty() ? "" : " ") + word;
  return extra;
}

}  // namespace

Error misunderstood(const CLI::ParseError& error, const CLI::App& app, const Words& words) {
  return {Error::Code::usage, reason(error), visible(about(error, app, words))};
}

}  // namespace spadille::cli
