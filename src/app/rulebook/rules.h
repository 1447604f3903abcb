#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/views.h"
#include "games/any_game.h"
#include "text/words.h"

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

/// Sets an option as somebody types it, "stick_the_dealer=true"; findings where there is none of
/// this name or value.
[[nodiscard]] Findings set_option(RulesView& rules, std::string_view text);

/// The value of an option as people read it: "yes", "until the trick is turned", "1500".
[[nodiscard]] std::string value_in_words(const OptionView& option, const Words& words);

/// A set of rules as faces show it. REQUIRES: of a game.
[[nodiscard]] RulesView rules_view(const AnyRules& rules);

/// The rules that a view shows. REQUIRES: of a game that there is.
[[nodiscard]] AnyRules rules_of(const RulesView& view);

}  // namespace spadille
