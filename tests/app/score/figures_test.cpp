#include "app/score/figures.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "app/record/digest.h"
#include "games/any_game.h"
#include "games/games.h"
#include "text/words.h"

namespace spadille {
namespace {

std::set<std::string_view> keys_used(const FigureTable& table) {
  std::set<std::string_view> keys;
  for (const Figure& figure : table.figures)
    for (const std::string_view key :
         {figure.plus[0], figure.plus[1], figure.minus, figure.of[0], figure.of[1]})
      keys.insert(key);
  for (const LeftOut& left : table.left_out) keys.insert(left.key);
  keys.erase("");
  return keys;
}

template <Game G>
std::set<std::string_view> keys_there_are() {
  std::set<std::string_view> keys{kPoints, kGames, kSessions};
  for (const std::string_view key : G::fact_keys()) keys.insert(key);
  return keys;
}

TEST(Figures, every_fact_of_every_game_is_shown_or_left_out_with_a_reason_and_no_other) {
  Games::for_each([]<Game G>(G) {
    const FigureTable& table = figure_table(G::kId);
    EXPECT_EQ(keys_used(table), keys_there_are<G>()) << G::kId;
    EXPECT_TRUE(keys_there_are<G>().contains(table.plus)) << G::kId;
    for (const LeftOut& left : table.left_out) EXPECT_NE(left.reason, "") << left.key;
  });
}

TEST(Figures, every_name_stands_once_in_a_table_and_has_words_in_both_languages) {
  const Words en(Language::en);
  const Words ja(Language::ja);
  for (const AnyGame* game : all_games()) {
    const FigureTable& table = figure_table(game->id());
    std::set<std::string_view> names;
    for (const Figure& figure : table.figures) {
      EXPECT_TRUE(names.insert(figure.name()).second) << figure.label;
      EXPECT_NE(en.say(figure.label), figure.label);
      EXPECT_NE(ja.say(figure.label), en.say(figure.label)) << figure.label;
    }
    EXPECT_NE(en.say(table.result_label), table.result_label);
  }
}

TEST(Figures, a_line_a_player_fits_a_page_of_100_columns) {
  for (const AnyGame* game : all_games()) {
    const auto figures = figure_table(game->id()).figures;
    EXPECT_LE(
        std::count_if(figures.begin(), figures.end(), [](const Figure& f) { return f.brief; }), 7)
        << game->id();
  }
}

TEST(Figures, sums_shares_and_quotients_come_from_the_facts_that_the_table_names) {
  const FactTotals facts{{"deals", 8}, {"made", 3}, {"euchred", 1}, {"points", -2}};
  std::map<std::string_view, std::pair<std::int64_t, std::int64_t>> some;
  for (const FigureValue& value : figures(figure_table("euchre"), facts))
    if (value.n != 0 || value.of != 0) some[value.figure->name()] = {value.n, value.of};
  const std::map<std::string_view, std::pair<std::int64_t, std::int64_t>> expected{
      {"deals", {8, 0}}, {"points", {-2, 0}}, {"points_a_deal", {-2, 8}}, {"called", {4, 8}},
      {"made", {3, 4}},  {"euchred", {1, 0}}, {"tricks", {0, 4}}};
  EXPECT_EQ(some, expected);
}

TEST(Figures, a_game_that_is_not_known_is_counted_by_what_every_game_has) {
  EXPECT_EQ(keys_used(figure_table("piquet")),
            (std::set<std::string_view>{"sessions", "deals", "games", "games_won", "points"}));
  EXPECT_EQ(result({{"points", 5}, {"settled", 7}}), 7);
}

TEST(Figures, losses_are_counted_less_what_was_recovered_and_fewer_is_better) {
  const FigureTable& table = figure_table("kyuuri");
  const FactTotals facts{{"points_lost", 20}, {"points_recovered", 7}, {"points", 99}};
  std::int64_t net = 0;
  for (const FigureValue& value : figures(table, facts))
    if (value.figure->label == table.result_label) net = value.n;
  EXPECT_EQ(net, 13);
  EXPECT_EQ(facts.find(table.plus)->second - facts.find(table.minus)->second, net);
  EXPECT_TRUE(fewer_is_better("kyuuri"));
  EXPECT_FALSE(fewer_is_better("euchre"));
  EXPECT_FALSE(fewer_is_better("piquet"));
}

}  // namespace
}  // namespace spadille
