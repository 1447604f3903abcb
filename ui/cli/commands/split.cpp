#include "ui/cli/commands/split.h"

#include <charconv>

#include "codec/deal_cells.h"
#include "codec/scalar.h"
#include "core/parts.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

constexpr int kMostTotal = 10'000'000;

/// What can stand before the sign of equality.
std::string names_of(const std::vector<OptionView>& options) {
  std::vector<std::string_view> names;
  names.reserve(options.size());
  for (const OptionView& option : options) names.push_back(option.member->key);
  return alternatives(names);
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

Findings set_option(RulesView& rules, std::string_view text) {
  const auto equals = text.find('=');
  const std::string_view key = text.substr(0, equals);
  for (OptionView& option : rules.options) {
    if (option.member->key != key) continue;
    const std::string_view cell = equals == text.npos ? "" : text.substr(equals + 1);
    Findings found;
    const Value value = read_cell(*option.member, {}, cell, found);
    if (value.empty() && found.empty())
      found = {{.place = "/" + std::string(key),
                .message = {"finding.missing"},
                .rule = option.member->rule,
                .expected = possible(*option.member, {})}};
    if (!value.empty()) option.number = value[0];
    return found;
  }
  return {{.place = "/" + visible(key),
           .message = {"finding.unknown"},
           .expected = names_of(rules.options)}};
}

}  // namespace spadille::cli
