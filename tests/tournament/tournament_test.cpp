#include "tournament/tournament.h"

#include <gtest/gtest.h>

namespace spadille {
namespace {

ToldResult told(ToldBy source, std::int64_t points) {
  return {source, {.points = {points, 162 - points}}};
}

TEST(Tournament, who_is_there_follows_what_was_told_last) {
  const RosterLine entry{"a", {{2, Absence::none}, {4, Absence::gone}, {3, Absence::choice}}};
  EXPECT_EQ(absence(entry, 1), Absence::late);
  EXPECT_EQ(absence(entry, 2), Absence::none);
  EXPECT_EQ(absence(entry, 3), Absence::choice);
  EXPECT_EQ(absence(entry, 4), Absence::choice);
  EXPECT_EQ(absence({}, 1), Absence::late);
}

TEST(Tournament, those_who_are_there_are_in_the_order_of_the_roster) {
  const Tournament one{
      .roster = {{"a", {{1, Absence::none}}}, {"b", {}}, {"c", {{1, Absence::none}}}}};
  EXPECT_EQ(present(one, 1), (std::vector<Entrant>{0, 2}));
}

TEST(Tournament, a_result_counts_that_all_tell_alike) {
  EXPECT_EQ(settled({}), std::nullopt);
  EXPECT_EQ(settled({.told = {told(ToldBy::paper, 90), told(ToldBy::phone, 90)}}),
            told(ToldBy::paper, 90).figures);
  EXPECT_EQ(settled({.told = {told(ToldBy::paper, 90), told(ToldBy::phone, 91)}}), std::nullopt);
}

TEST(Tournament, what_the_director_told_last_counts_alone) {
  EXPECT_EQ(settled({.told = {told(ToldBy::director, 80), told(ToldBy::paper, 90),
                              told(ToldBy::director, 85), told(ToldBy::phone, 91)}}),
            told(ToldBy::director, 85).figures);
}

TEST(Tournament, a_round_has_begun_when_a_result_of_it_or_of_a_later_one_is_there) {
  Tournament one{.rounds = {{.tables = {{1, {0, 1, 2, 3}}}}, {.tables = {{1, {0, 2, 1, 3}}}}}};
  EXPECT_EQ(rounds_begun(one), 0);
  one.results = {{2, 1, {told(ToldBy::paper, 90)}}, {1, 1, {}}};
  EXPECT_EQ(rounds_begun(one), 2);
  EXPECT_EQ(result_of(one, 1, 1), nullptr);
  EXPECT_EQ(result_of(one, 2, 1), &one.results[0]);
  EXPECT_EQ(table_of(one, 2, 1), &one.rounds[1].tables[0]);
  EXPECT_EQ(table_of(one, 2, 2), nullptr);
  EXPECT_EQ(table_of(one, 3, 1), nullptr);
}

TEST(Tournament, partners_share_a_figure_at_a_table_of_four) {
  const DrawnTable four{1, {0, 1, 2, 3}};
  const DrawnTable three{1, {0, 1, 2}};
  EXPECT_EQ(place_of({}, four, 3), 1);
  EXPECT_EQ(place_of({}, three, 2), 2);
  EXPECT_EQ(place_of({.partners = false}, four, 3), 3);
}

}  // namespace
}  // namespace spadille
