#include "ui/cli/terminal/grid.h"

#include <gtest/gtest.h>

#include "app/score/figures.h"

namespace spadille::cli {
namespace {

TEST(Grid, quotients_have_two_places_and_halves_go_away_from_nought) {
  EXPECT_EQ(quotient(5, 4), "1.25");
  EXPECT_EQ(quotient(2, 3), "0.67");
  EXPECT_EQ(quotient(1, 200), "0.01");
  EXPECT_EQ(quotient(-1, 200), "−0.01");
  EXPECT_EQ(quotient(-1, 400), "0.00");
  EXPECT_EQ(quotient(7, 0), "–");
  EXPECT_EQ(hundredths(1, 3), 33);
  EXPECT_EQ(hundredths(-5, 3), -167);
}

TEST(Grid, columns_without_room_stand_below_behind_the_names) {
  const Words words(Language::en);
  const Grid grid{"Game",
                  {"a long column of figures", "another long column"},
                  {{"Ann", {"1", "2"}}, {"A name that is quite long", {"3", "4"}}}};
  EXPECT_EQ(text(grid, {words, {}, 60}),
            "Game                         a long column of figures\n"
            "  Ann                                               1\n"
            "  A name that is quite long                         3\n"
            "Game                         another long column\n"
            "  Ann                                          2\n"
            "  A name that is quite long                    4\n");
}

TEST(Grid, a_row_without_cells_is_a_heading_over_the_whole_line) {
  const Words words(Language::en);
  EXPECT_EQ(text({"G", {"n"}, {{"As opponents", {}}, {"x", {"1"}}}}, {words, {}, 60}),
            "G               n\n"
            "  As opponents\n"
            "  x             1\n");
}

}  // namespace
}  // namespace spadille::cli
