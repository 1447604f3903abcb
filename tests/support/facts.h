#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/standing.h"

namespace spadille::tests {

/// "nat side0 1": facts in alphabetical order, for they come in none; that every deal counts once
/// for everybody who plays goes without saying.
[[nodiscard]] inline std::vector<std::string> told(const Facts& facts) {
  std::vector<std::string> all;
  for (const Fact& fact : facts)
    if (fact.key != "deals")
      all.push_back(std::string(fact.key) + ' ' + to_string(fact.who) + ' ' +
                    std::to_string(fact.n));
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace spadille::tests
