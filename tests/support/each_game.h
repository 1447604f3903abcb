#pragma once

#include <string>

#include <gtest/gtest.h>

#include "games/any_game.h"

namespace spadille::tests {

/// Tests of a suite made of this run once for each game; the suite says so with
/// INSTANTIATE_TEST_SUITE_P(Every, SUITE, each_game(), name_of_game).
class OfEachGame : public testing::TestWithParam<const AnyGame*> {
 protected:
  [[nodiscard]] static const AnyGame& game() { return *GetParam(); }
};

[[nodiscard]] inline auto each_game() { return testing::ValuesIn(all_games()); }

[[nodiscard]] inline std::string name_of_game(const testing::TestParamInfo<const AnyGame*>& of) {
  return std::string(of.param->id());
}

}  // namespace spadille::tests
