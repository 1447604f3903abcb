#include "ui/cli/split.h"

#include <charconv>

#include "core/parts.h"
#include "ui/cli/columns.h"

namespace spadille::cli {
namespace {

constexpr int kMostTotal = 10'000'000;

/// The number that a word stands for as a value of an option.
std::optional<int> value_of(const Member& member, const std::string& word) {
  if (member.kind == Kind::flag) {
    if (word == "true" || word == "yes") return 1;
    if (word == "false" || word == "no") return 0;
    return std::nullopt;
  }
  for (int i = 0; i < static_cast<int>(member.choices.size()); ++i)
    if (member.choices[static_cast<std::size_t>(i)] == word) return i;
  int n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return member.kind == Kind::integer && member.accepts(n) ? std::optional(n) : std::nullopt;
}

}  // namespace

std::vector<std::string> parts(std::string_view text, char between) {
  const auto all = spadille::parts(text, between);
  return {all.begin(), all.end()};
}

std::optional<Totals> totals_in(const std::string& text) {
  Totals totals;
  for (std::string part : parts(text, ':')) {
    if (part.rfind(kMinus, 0) == 0) part.replace(0, kMinus.size(), "-");
    int n = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), n);
    const bool whole = error == std::errc{} && end == part.data() + part.size();
    if (!whole || n < -kMostTotal || n > kMostTotal || totals.size() == Totals::capacity())
      return std::nullopt;
    totals.push_back(n);
  }
  return totals;
}

bool set_option(RulesView& rules, const std::string& text) {
  const auto equals = text.find('=');
  if (equals == std::string::npos) return false;
  for (OptionView& option : rules.options) {
    if (option.member->key != text.substr(0, equals)) continue;
    const auto number = value_of(*option.member, text.substr(equals + 1));
    if (number) option.number = *number;
    return number.has_value();
  }
  return false;
}

}  // namespace spadille::cli
