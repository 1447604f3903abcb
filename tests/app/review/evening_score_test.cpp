// What a list says of an evening.
#include "app/review/evening_score.h"

#include <gtest/gtest.h>

#include "app/review/placing.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

struct Lists : testing::Test {
  TemporaryBook here{};
  const std::vector<std::string> four{"Ann", "Bob", "Chris", "Dora"};

  Desk played(const std::string& preset, const std::vector<std::string>& deals,
              const std::vector<std::string>& players) {
    return play(here.book, preset, "2026-01-05", players, deals);
  }
  EveningScore score(const Desk& desk) {
    EveningScore score = evening_score(view(desk, must(names_in(here.book))));
    for (EveningScore::Line& line : score.lines) line.seats = {};
    return score;
  }
  EveningScore score(const std::string& preset, const std::vector<std::string>& deals,
                     const std::vector<std::string>& players) {
    return score(played(preset, deals, players));
  }
};

std::vector<std::string> marches(const std::string& who) { return {3, who + " alone 5"}; }

TEST_F(Lists, an_evening_of_which_nothing_was_played_has_no_score) {
  EXPECT_EQ(score("euchre/seed", {}, four), EveningScore{});
}

TEST_F(Lists, one_game_is_told_by_its_totals) {
  EXPECT_EQ(score("euchre/seed", {"Ann 3", "Bob 5"}, four),
            (EveningScore{{{"Ann & Chris", 1}, {"Bob & Dora", 2, true}}}));
}

TEST_F(Lists, who_has_won_the_only_game_has_won) {
  EXPECT_EQ(score("euchre/seed", marches("Bob"), four),
            (EveningScore{
                {{"Ann & Chris", 0}, {"Bob & Dora", 12, true}}, EveningScore::Of::points, true}));
}

TEST_F(Lists, several_games_are_told_by_how_many_each_side_won) {
  std::vector<std::string> deals = marches("Ann");
  deals.emplace_back("Bob 3");
  EXPECT_EQ(
      score("euchre/seed", deals, four),
      (EveningScore{{{"Ann & Chris", 1, true}, {"Bob & Dora", 0}}, EveningScore::Of::games_won}));
  Desk desk = played("euchre/seed", deals, four);
  must(write_down(here.book, desk, simple_event(EventKind::closed)));
  EXPECT_TRUE(score(desk).over);
}

TEST_F(Lists, an_evening_in_rubbers_is_told_by_them_once_one_side_has_won_more) {
  const std::vector<std::string> to_nothing{"Ann alone 5", "Ann alone 5"};  // counts twice
  std::vector<std::string> deals{"Ann 3", "Bob alone 5", "Bob alone 5"};
  EXPECT_EQ(score("euchre/boston-1888", deals, four).of, EveningScore::Of::points);
  deals.insert(deals.end(), {"Ann alone 5", "Bob 3", "Ann alone 5"});
  EXPECT_EQ(score("euchre/boston-1888", deals, four),
            (EveningScore{{{"Ann & Chris", 1}, {"Bob & Dora", 1}}, EveningScore::Of::games_won}));
  std::vector<std::string> more = to_nothing;
  more.insert(more.end(), {"Ann 3", "Bob alone 5", "Bob alone 5"});
  EXPECT_EQ(
      score("euchre/boston-1888", more, four),
      (EveningScore{{{"Ann & Chris", 1, true}, {"Bob & Dora", 0}}, EveningScore::Of::rubbers_won}));
}

TEST_F(Lists, who_has_won_more_rubbers_is_placed_before_who_has_won_more_games) {
  // A game to nothing is a rubber; the other side then leads in the second one by a game and by
  // points.
  const Desk desk = played(
      "euchre/boston-1888",
      {"Ann alone 5", "Ann alone 5", "Ann 3", "Bob alone 5", "Bob alone 5", "Bob alone 5"}, four);
  const Placing evening = placing(desk);
  std::vector<std::pair<std::string, int>> places;
  const Names names = must(names_in(here.book));
  for (const Placed& person : evening.people)
    places.emplace_back(names.of(person.id), person.place);
  EXPECT_EQ(places, (std::vector<std::pair<std::string, int>>{
                        {"Ann", 1}, {"Chris", 1}, {"Bob", 3}, {"Dora", 3}}));
}

TEST_F(Lists, nobody_is_ahead_where_both_sides_have_the_same) {
  EXPECT_EQ(score("euchre/seed", {"Ann 3", "Bob 3"}, four),
            (EveningScore{{{"Ann & Chris", 1}, {"Bob & Dora", 1}}}));
}

TEST_F(Lists, who_plays_for_himself_is_named_where_he_is_ahead) {
  EXPECT_EQ(score("kyuuri/seed", {"Ann 7", "Bob K"}, {"Ann", "Bob", "Chris"}),
            (EveningScore{{{"Chris", 0, true}}}));
  EXPECT_EQ(score("kyuuri/seed", {"Ann 7"}, {"Ann", "Bob", "Chris"}),
            (EveningScore{{{"Bob", 0, true}, {"Chris", 0, true}}}));
}

TEST_F(Lists, where_partners_change_it_is_everybodys_own_total) {
  EXPECT_EQ(score("klaverjas/individual", {"Ann 92", "Bob 100"}, four),
            (EveningScore{{{"Bob", 170, true}, {"Dora", 170, true}}}));
}

TEST_F(Lists, people_who_took_turns_are_told_one_by_one) {
  Desk desk = played("euchre/seed", {"Ann 3"}, four);
  must(write_down(here.book, desk,
                  must(seats_event(here.book, desk, {"Eve", "Bob", "Chris", "Dora"}, {}, false))));
  const Names names = must(names_in(here.book));
  must(record_deal(here.book, desk, must(deal_told(place_of_next(desk, names), "Chris 5"))));
  EXPECT_EQ(score(desk), (EveningScore{{{"Eve", 3, true}, {"Chris", 3, true}}}));
}

TEST_F(Lists, a_name_from_right_to_left_is_shut_off) {
  EXPECT_EQ(score("euchre/seed", {"1 3"}, {"נועה", "Bob", "Chris", "Dora"}).lines[0].name,
            "\u2068נועה\u2069 & Chris");
}

}  // namespace
}  // namespace spadille::tests
