#pragma once

#include <vector>

#include "games/possible_answers.h"

namespace spadille::tests {

/// The defaults, and beside them each value of each option that rulings may depend on.
inline std::vector<AnyRules> all_rules(const AnyGame& game) {
  std::vector<AnyRules> all{game.rules()};
  for (const auto& option : game.options()) {
    if (!option.play_only && option.rule.chapter == 7 && option.key != "players" &&
        option.kind != Kind::flag)
      continue;
    for (const int n : numbers_of(option)) {
      AnyRules rules = game.rules();
      option.set(rules, {n});
      if (rules != game.rules() && !has_error(check(rules))) all.push_back(rules);
    }
  }
  return all;
}

}  // namespace spadille::tests
