#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/views.h"
#include "games/games.h"

namespace spadille {

/// A preset as a list shows it.
struct PresetView {
  std::string_view game{};
  std::string_view id{};
  std::string_view label{};  ///< message key
  std::string_view source{};
};

/// Every preset of every game; only those of `game` when it is not empty.
[[nodiscard]] std::vector<PresetView> presets(std::string_view game = {});

/// The rules of a preset.
[[nodiscard]] std::optional<RulesView> preset_rules(std::string_view id);

/// How few and how many can play by these rules.
[[nodiscard]] std::pair<int, int> seats_by(const RulesView& rules);

/// The options by which two sets of rules of one game differ: those of `a`, those of `b`, in order.
[[nodiscard]] std::vector<Difference> differences(const RulesView& a, const RulesView& b);

template <Game G>
[[nodiscard]] RulesView rules_view(const typename G::Rules& rules) {
  RulesView view{.game = G::kId};
  for (const auto& preset : G::presets())
    if (view.preset.empty() && preset.rules == rules) view.preset = preset.id;
  for (const auto& option : G::options()) {
    const auto number = [&option](const typename G::Rules& of) {
      const Value value = option.get(of);
      return value.empty() ? 0 : value[0];
    };
    view.options.push_back({&option, number(rules), number({})});
  }
  return view;
}

/// The rules that a view of this game shows.
template <Game G>
[[nodiscard]] typename G::Rules rules_of(const RulesView& view) {
  typename G::Rules rules{};
  for (std::size_t i = 0; i < view.options.size(); ++i)
    G::options()[i].set(rules, {view.options[i].number});
  return rules;
}

}  // namespace spadille
