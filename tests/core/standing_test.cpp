#include "core/standing.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

TEST(Ranking, highest_first_and_equals_share_a_place) {
  EXPECT_EQ(ranking_of({4232, 4376, 4376, 3962}),
            (std::vector<Ranked>{
                {1, seat(1), 4376}, {1, seat(2), 4376}, {3, seat(0), 4232}, {4, seat(3), 3962}}));
  EXPECT_TRUE(ranking_of({}).empty());
}

}  // namespace
}  // namespace spadille
