#include "tournament/ties.h"

#include <limits>

#include <gtest/gtest.h>

namespace spadille {
namespace {

TEST(Lot, is_the_same_on_every_machine) {
  EXPECT_EQ(lot(1, "p0"), 882584731644001531);
  EXPECT_EQ(lot(2, "p0"), 2234077354562320439);
  EXPECT_EQ(lot(1, "Zoë"), 5593226206525545053);
}

TEST(Ratio, of_great_numbers_is_compared_without_overflow) {
  const std::int64_t most = std::numeric_limits<std::int64_t>::max();
  EXPECT_TRUE(compared({most, 2'000'000'000}, {most - 1, 2'000'000'000}) > 0);
  EXPECT_TRUE(compared({-most, 3}, {most, 1}) < 0);
  EXPECT_TRUE(compared({-7, 2}, {-10, 3}) < 0);
  EXPECT_TRUE(compared({-6, 4}, {-3, 2}) == 0);
  EXPECT_TRUE(compared({-most, 1}, {0, 0}) > 0);
}

}  // namespace
}  // namespace spadille
