#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/views.h"
#include "games/any_game.h"

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
[[nodiscard]] std::pair<int, int> seats_by(const RulesView& view);

/// The options by which two sets of rules of one game differ: those of `a`, those of `b`, in order.
[[nodiscard]] std::vector<Difference> differences(const RulesView& a, const RulesView& b);

/// A set of rules as faces show it. REQUIRES: of a game.
[[nodiscard]] RulesView rules_view(const AnyRules& rules);

/// The rules that a view shows. REQUIRES: of a game that there is.
[[nodiscard]] AnyRules rules_of(const RulesView& view);

}  // namespace spadille
